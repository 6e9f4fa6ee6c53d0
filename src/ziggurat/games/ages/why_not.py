"""Why something a person would expect to be able to do cannot be done now: a sentence and its rule.

An intent is a notation (`build iron`) or the id of a thing on the table (`card:iron`).
"""

from ziggurat.games.ages.building import (
    build_cost,
    civil_funds,
    growth_cost,
    military_funds,
    stages_payable,
    unit_cost,
    upgrade_cost,
)
from ziggurat.games.ages.kinds import (
    ACTION,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    TACTICS,
    TECHNOLOGY,
    TEMPLE,
    TERRITORY,
    WAR,
    WONDER,
)
from ziggurat.games.ages.row import take_cost, take_reason
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.technology import outdated, partner_refuses, revolution_possible, science_cost
from ziggurat.kernel.say import Say


def words_of(s: AgesState, intent: str) -> tuple[str, list[int]]:
    """The verb of an intent (empty for a bare thing) and the cards it names."""
    if ":" in intent:
        _kind, _, id = intent.partition(":")
        return "", [s.content.index[id]] if id in s.content.index else []
    verb, _, rest = intent.partition(" ")
    return verb, [s.content.index[id] for id in rest.split() if id in s.content.index]


def why_not_action(s: AgesState, seat: int, intent: str) -> Say | None:
    verb, cards = words_of(s, intent)
    p = s.civs[seat]
    if verb in ("population", "free"):
        return why_not_grow(s, seat)
    if verb == "stage" or intent == "wonder":
        return why_not_stage(s, seat, 0)
    if not cards:
        return None
    card = cards[0]
    kind = s.content.types[card]
    if verb == "take" or (verb == "" and card in s.row):
        return why_not_take(s, seat, intent, p.ca)
    if kind == WONDER and card == p.wonder:
        return why_not_stage(s, seat, 0)
    if s.round == 1:
        return Say("why.first_round", {}, "R7.2")
    if kind in (EVENT, TERRITORY, AGGRESSION, PACT, WAR):
        return Say("why.politics_over", {}, "R6.3")
    if kind == BONUS:
        return Say("why.bonus_card", {}, "R16.1")
    if kind == TACTICS:
        if card not in p.military:
            return Say("why.not_in_hand", {"card": s.content.ids[card]})
        return Say("why.military_actions", {"n": s.content.military_cost[card], "have": p.ma}, "R10.4")
    if kind == ACTION:
        return why_not_card(s, seat, card)
    if kind == LEADER:
        if card not in p.civil:
            return Say("why.not_in_hand", {"card": s.content.ids[card]})
        return Say("why.civil_actions", {"n": 1, "have": p.ca}, "R9.6")
    if kind == TECHNOLOGY:
        if card in p.civil and verb not in ("build", "unit", "upgrade", "destroy", "disband"):
            return why_not_play(s, seat, card, verb == "revolution")
        return why_not_build(s, seat, verb, cards)
    return None


def why_not_take(s: AgesState, seat: int, intent: str, budget: int) -> Say | None:
    """A card of the row: forbidden at any price, or too dear (R9.8)."""
    _verb, cards = words_of(s, intent)
    if not cards:
        return None
    card = cards[0]
    id = s.content.ids[card]
    if card not in s.row:
        return Say("why.not_in_row", {"card": id}, "R9.8")
    p = s.civs[seat]
    reason = take_reason(s, p, card)
    if reason:
        return Say(reason, {"card": id, "n": p.tune.civil_limit}, "R9.8")
    cost = take_cost(s, p, s.row.index(card))
    if cost > budget:
        return Say("why.civil_actions", {"n": cost, "have": budget}, "R5.1")
    return None


def why_not_grow(s: AgesState, seat: int) -> Say | None:
    p = s.civs[seat]
    if s.round == 1:
        return Say("why.first_round", {}, "R7.2")
    cost = growth_cost(s.content, p, 0)
    if p.yellow_bank == 0:
        return Say("why.bank_empty", {}, "R3.3")
    if p.ca == 0:
        return Say("why.civil_actions", {"n": 1, "have": 0}, "R9.1")
    return Say("why.food", {"n": cost, "have": p.food + p.credit_food}, "R9.1")


def why_not_stage(s: AgesState, seat: int, discount: int) -> Say | None:
    c = s.content
    p = s.civs[seat]
    if s.round == 1:
        return Say("why.first_round", {}, "R7.2")
    if p.wonder < 0:
        return Say("why.no_wonder_begun", {}, "R9.5")
    if p.ca == 0:
        return Say("why.civil_actions", {"n": 1, "have": 0}, "R9.5")
    cost = max(0, c.stages[p.wonder][p.stage] - discount)
    if cost > civil_funds(p):
        return Say("why.resources", {"n": cost, "have": civil_funds(p)}, "R9.5")
    if stages_payable(c, p, 1, discount) == 0:
        return Say("why.blue_token", {}, "R9.5a")
    return Say("why.stages", {"n": p.tune.stages}, "R9.5")


def why_not_card(s: AgesState, seat: int, card: int) -> Say | None:
    p = s.civs[seat]
    id = s.content.ids[card]
    if card not in p.civil:
        return Say("why.not_in_hand", {"card": id})
    if p.civil.count(card) <= p.fresh.count(card):
        return Say("why.fresh", {"card": id}, "R9.7")
    if p.ca == 0:
        return Say("why.civil_actions", {"n": 1, "have": 0}, "R9.7")
    return Say("why.included", {"card": id}, "R9.7")


def why_not_play(s: AgesState, seat: int, card: int, revolution: bool) -> Say | None:
    c = s.content
    p = s.civs[seat]
    if revolution and c.classes[card] == GOVERNMENT and not revolution_possible(p):
        if p.tune.robespierre:
            return Say("why.revolution_military", {}, "R28.4")
        return Say("why.revolution_first", {}, "R11.5")
    if not revolution and p.ca == 0:
        return Say("why.civil_actions", {"n": 1, "have": 0}, "R9.9")
    if partner_refuses(s, p):
        return Say("why.partner", {"player": f"seat_{p.tune.partner}"}, "R28.10")
    if outdated(c, p, card):
        return Say("why.outdated", {"card": c.ids[p.specials[c.families[card]]]}, "R11.4")
    return Say("why.science", {"n": science_cost(c, p, card, revolution), "have": p.science}, "R9.9")


def why_not_build(s: AgesState, seat: int, verb: str, cards: list[int]) -> Say | None:
    """Building, upgrading, destroying on a technology card."""
    c = s.content
    p = s.civs[seat]
    card = cards[-1]
    t = c.tech_of[card]
    id = c.ids[card]
    if t < 0:
        return None
    if t not in p.techs:
        return Say("why.not_in_play", {"card": id}, "R9.2")
    unit = t >= c.first_unit
    rule = "R10.1" if unit else "R9.3" if c.t_class[t] >= TEMPLE else "R9.2"
    if unit and p.ma == 0:
        return Say("why.military_actions", {"n": 1, "have": 0}, rule)
    if not unit and p.ca == 0:
        return Say("why.civil_actions", {"n": 1, "have": 0}, rule)
    if verb in ("destroy", "disband") or (verb == "upgrade" and p.workers[c.tech_of[cards[0]]] == 0):
        return Say("why.no_worker_there", {"card": c.ids[cards[0]]}, rule)
    funds = military_funds(p) if unit else civil_funds(p)
    if verb == "upgrade":
        old = c.tech_of[cards[0]]
        if len(cards) < 2 or c.t_class[old] != c.t_class[t] or c.t_level[old] >= c.t_level[t]:
            return Say("why.same_class", {}, "R9.10")
        return Say("why.resources", {"n": upgrade_cost(c, p, old, t, 0), "have": funds}, "R9.10")
    if p.unused == 0:
        return Say("why.no_unused", {}, rule)
    if not unit and c.t_class[t] >= TEMPLE and p.counts[c.t_class[t]] >= p.tune.urban_limit:
        return Say("why.urban_limit", {"n": p.tune.urban_limit}, "R9.3")
    cost = unit_cost(s, seat, t, 0) if unit else build_cost(c, p, t, 0)
    return Say("why.resources", {"n": cost, "have": funds}, rule)


def why_not_politics(s: AgesState, seat: int, intent: str) -> Say | None:
    from ziggurat.games.ages.battle import attack_cost, attack_reason

    _verb, cards = words_of(s, intent)
    c = s.content
    p = s.civs[seat]
    if not cards:
        return None
    card = cards[0]
    kind = c.types[card]
    if kind in (AGGRESSION, WAR) and card in p.military:
        rule = "R20.1" if kind == AGGRESSION else "R22.1"
        named = [other for other in s.playing() if intent.endswith(f" {other}")]
        for rival in named or [other for other in s.playing() if other != seat]:
            reason = attack_reason(s, seat, card, rival) if rival != seat else "why.yourself"
            if reason:
                args: dict[str, object] = {
                    "player": f"seat_{rival}",
                    "n": attack_cost(s, card, rival),
                    "have": p.ma,
                }
                return Say(reason, args, rule)
        return None
    if kind == BONUS:
        return Say("why.bonus_card", {}, "R16.1")
    if kind == TACTICS or card in p.civil or card in s.row or c.tech_of[card] >= 0:
        return Say("why.politics_first", {}, "R6.3")
    return None
