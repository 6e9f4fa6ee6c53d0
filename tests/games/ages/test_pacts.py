"""Pacts (R21)."""

from support import rule
from ziggurat.games.ages import TITLE
from ziggurat.games.ages.codes import S_ACTIONS, S_POLITICS
from ziggurat.games.ages.derive import retune_all
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.kernel.content import Pack

from .positions import arm, can, card, civ, do, moves, politics, rates, reason, refresh, table, war_phase


@rule("ages", "R21.1", "R21.2")
def test_offer_and_refusal() -> None:
    s = table(3, age=2)
    p = arm(s, military=("international_trade_agreement",))
    politics(s)
    do(s, "pact international_trade_agreement 2 b")
    assert s.actors() == [2]
    do(s, "refuse")
    assert p.military == [card("international_trade_agreement")]
    assert s.stack[-1][0] == S_ACTIONS
    # Everybody has seen the card.
    assert s.observe(1)["civilizations"][0]["military_hand"]["known"] == ["international_trade_agreement"]


@rule("ages", "R21.3", "R21.4")
def test_one_pact_in_front_of_each_player() -> None:
    s = table(3, age=2)
    p = arm(s, military=("international_trade_agreement",))
    q = civ(s, 1)
    p.pact, p.pact_partner = card("promise_of_military_protection"), 2
    q.pact, q.pact_partner = card("open_borders_agreement"), 0
    refresh(s)
    assert rates(s, 2)[2] == 1 + 4
    politics(s)
    do(s, "pact international_trade_agreement 1 b", "accept")
    # The old pact is cancelled; the one lying at the partner stays, so the two share two pacts.
    assert (p.pact, p.pact_partner, p.pact_role) == (card("international_trade_agreement"), 1, 1)
    assert [n % KNOWN for n in s.discards[2]] == [card("promise_of_military_protection")]
    assert rates(s, 2)[2] == 1
    assert q.pact == card("open_borders_agreement")
    assert (p.tune.food_production, q.tune.resource_production) == (1, 1)
    assert p.military == []


@rule("ages", "R21.5")
def test_an_offer_is_the_only_question() -> None:
    s = table(3, age=2)
    arm(s, military=("peace_treaty",))
    politics(s)
    do(s, "pact peace_treaty 1 a")
    assert moves(s) == ["accept", "refuse"]
    do(s, "refuse")
    assert s.stack[-1][0] != S_POLITICS


@rule("ages", "R21.6")
def test_either_party_may_break_a_pact() -> None:
    for breaker in (0, 1):
        s = table(3, age=1)
        p = civ(s, 0)
        p.pact, p.pact_partner = card("open_borders_agreement"), 1
        refresh(s)
        politics(s, breaker)
        do(s, "break open_borders_agreement 0")
        assert p.pact == -1
        assert [q.tune.ma_total for q in s.civs] == [2, 2, 2]
        assert [n % KNOWN for n in s.discards[1]] == [card("open_borders_agreement")]


@rule("ages", "R21.7", "R21.10")
def test_attack_rules() -> None:
    def against(pact: str, attack: str) -> bool:
        s = table(3, age=3)
        arm(s, military=(attack,), government="monarchy")
        civ(s, 1).pact, civ(s, 1).pact_partner = card(pact), 0
        refresh(s)
        politics(s)
        word = "war" if attack.startswith(("war", "holy")) else "aggression"
        if not can(s, f"{word} {attack} 1"):
            assert reason(s, f"{word} {attack} 1")[0] in ("why.pact_forbids", "why.immune")
            return False
        do(s, f"{word} {attack} 1")
        return True

    assert against("trade_routes_agreement", "spy_ii")
    assert against("open_borders_agreement", "holy_war_iii")
    for pact in ("peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty"):
        assert not against(pact, "spy_ii")
        assert not against(pact, "holy_war_iii")


@rule("ages", "R21.7", "R22.1")
def test_loss_of_sovereignty_protects_from_everybodys_wars() -> None:
    s = table(3, age=3)
    arm(s, 2, military=("holy_war_iii", "spy_ii"), government="monarchy")
    p = civ(s, 0)
    p.pact, p.pact_partner = card("loss_of_sovereignty"), 1
    refresh(s)
    politics(s, 2)
    assert can(s, "war holy_war_iii 0")
    assert not can(s, "war holy_war_iii 1")
    assert reason(s, "war holy_war_iii 1") == ("why.immune", "R22.1")
    assert can(s, "aggression spy_ii 1")


@rule("ages", "R21.8")
def test_old_pacts_end_with_the_age() -> None:
    from ziggurat.games.ages.row import end_age

    s = table(3, age=2)
    civ(s, 0).pact, civ(s, 0).pact_partner = card("open_borders_agreement"), 1
    civ(s, 1).pact, civ(s, 1).pact_partner = card("scientific_cooperation"), 2
    refresh(s)
    end_age(s)
    assert (civ(s, 0).pact, civ(s, 1).pact) == (-1, card("scientific_cooperation"))
    assert civ(s, 0).tune.ma_total == 2


@rule("ages", "R21.9")
def test_pacts_remain_after_resignations() -> None:
    s = table(3, age=2)
    arm(s, military=("peace_treaty",))
    s.civs[2].resigned = 1
    s.resigned = 1
    politics(s)
    assert can(s, "pact peace_treaty 1 a")
    assert not can(s, "pact peace_treaty 2 a")
    # A war declared before the treaty is fought all the same.
    civ(s, 1).war, civ(s, 1).war_target = card("war_over_culture_ii"), 0
    do(s, "pact peace_treaty 1 a", "accept")
    arm(s, 1, workers={"warriors": 4})
    arm(s, 0, culture=9)
    war_phase(s, 1)
    do(s, "done", "done")
    assert civ(s, 0).culture == 6


@rule("ages", "R21.3")
def test_actions_that_an_owner_gives_a_pact() -> None:
    """No pact of the box brings civil actions; a content pack may."""
    text = b"military_pacts: {cards: [{id: open_borders_agreement, civilization_a: {civil_actions: 2}}]}"
    s = TITLE.new(2, 1, {}, Pack("mine", text))
    assert isinstance(s, AgesState)
    p, q = s.civs
    before = [p.tune.ca_total, q.tune.ca_total]
    p.pact, p.pact_partner, p.pact_role = card("open_borders_agreement"), 1, 0
    retune_all(s)
    assert [p.tune.ca_total, q.tune.ca_total] == [before[0] + 2, before[1]]
