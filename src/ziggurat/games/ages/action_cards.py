"""Yellow action cards: the action some contain, and what they give (R9.7, R28.1, R28.2)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.building import (
    build_cost,
    build_stages,
    can_grow,
    gain_goods,
    grow,
    move_worker,
    place_worker,
    spend,
    spend_civil,
    stages_payable,
    upgrade_cost,
)
from ziggurat.games.ages.derive import strength_of
from ziggurat.games.ages.points import note_amount
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import Effect
from ziggurat.games.ages.technology import may_play, may_revolt, play_technology
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action


def card_actions(s: AgesState, seat: int, card: int, found: list[Action]) -> None:
    """Every way to play the card: with each object its included action may have (R9.7)."""
    t = s.tables
    p = s.civs[seat]
    e = t.effects[card][0]
    kind = e.kind
    funds = p.resources + p.credit_resources
    if kind == c.E_DO_INCREASE_POPULATION:
        if can_grow(t, p, 0):
            found.append((c.A_USE, card, 0, 0))
    elif kind == c.E_DO_BUILD_FARM_OR_MINE or kind == c.E_DO_BUILD_URBAN:
        if p.unused == 0:
            return
        urban = kind == c.E_DO_BUILD_URBAN
        for tech in p.techs:
            cls = t.t_class[tech]
            if tech >= t.first_unit:
                break
            if (cls >= c.TEMPLE) != urban or (urban and p.counts[cls] >= p.tune.urban_limit):
                continue
            if build_cost(t, p, tech, e.amount) <= funds:
                found.append((c.A_USE_BUILD, card, tech, 0))
    elif kind == c.E_DO_BUILD_WONDER_STAGE:
        if stages_payable(t, p, 1, e.amount):
            found.append((c.A_USE, card, 0, 0))
    elif kind == c.E_DO_UPGRADE_FARM_MINE_URBAN:
        techs = p.techs
        for i in range(len(techs)):
            tech = techs[i]
            if tech >= t.first_unit:
                break
            if p.workers[tech] == 0:
                continue
            for j in range(i + 1, len(techs)):
                u = techs[j]
                if t.t_class[u] != t.t_class[tech]:
                    break
                if upgrade_cost(t, p, tech, u, e.amount) <= funds:
                    found.append((c.A_USE_UPGRADE, card, tech, u))
    elif kind == c.E_DO_PLAY_TECHNOLOGY:
        for technology in p.civil:
            if t.types[technology] != c.TECHNOLOGY:
                continue
            if may_play(s, p, technology):
                found.append((c.A_USE_PLAY, card, technology, 0))
            if t.classes[technology] == c.GOVERNMENT and may_revolt(s, p, technology):
                found.append((c.A_USE_REVOLUTION, card, technology, 0))
    else:
        found.append((c.A_USE, card, 0, 0))


def play_action_card(s: AgesState, seat: int, action: Action) -> None:
    """Spend the civil action, carry out the included action, then the rest of the text (R9.7a)."""
    t = s.tables
    p = s.civs[seat]
    card = action[1]
    spend_civil(p, 1)
    p.civil.remove(card)
    s.gone += (card,)
    if s.log is not None:
        s.note(seat, Say("log.card", {"card": t.ids[card]}, "R9.7"))
    effects = t.effects[card]
    included(s, seat, effects[0], action)
    for e in effects:
        give(s, seat, e)


def included(s: AgesState, seat: int, e: Effect, action: Action) -> None:
    t = s.tables
    p = s.civs[seat]
    kind = e.kind
    a = action[2]
    b = action[3]
    if kind == c.E_DO_INCREASE_POPULATION:
        grow(s, seat, 0)
    elif kind == c.E_DO_BUILD_FARM_OR_MINE or kind == c.E_DO_BUILD_URBAN:
        cost = build_cost(t, p, a, e.amount)
        paid = spend(t, p, cost)
        place_worker(s, seat, a)
        if s.log is not None:
            s.note(seat, Say("log.build", {"card": t.ids[t.card_of[a]], "n": paid}, "R28.1"))
    elif kind == c.E_DO_BUILD_WONDER_STAGE:
        build_stages(s, seat, 1, e.amount)
    elif kind == c.E_DO_UPGRADE_FARM_MINE_URBAN:
        cost = upgrade_cost(t, p, a, b, e.amount)
        paid = spend(t, p, cost)
        move_worker(s, seat, a, b)
        if s.log is not None:
            args: dict[str, object] = {"old": t.ids[t.card_of[a]], "new": t.ids[t.card_of[b]], "n": paid}
            s.note(seat, Say("log.upgrade", args, "R28.1"))
    elif kind == c.E_DO_PLAY_TECHNOLOGY:
        play_technology(s, seat, a, c.REVOLUTION if action[0] == c.A_USE_REVOLUTION else c.PEACEFUL)


def give(s: AgesState, seat: int, e: Effect) -> None:
    """What the card gives besides its action."""
    p = s.civs[seat]
    kind = e.kind
    if kind == c.E_EXTRA_MILITARY_ACTIONS_THIS_TURN:
        # For this turn only; the total stays (R10.6).
        p.ma += e.amount
        p.ma_extra += e.amount
        note_amount(s, seat, "log.gets_military_actions", e.amount, "R10.6")
    elif kind == c.E_MILITARY_RESOURCES_THIS_TURN:
        give_military_resources(s, seat, e.amount)
    elif kind == c.E_MILITARY_RESOURCES_THIS_TURN_PER_STRONGER_CIVILIZATION:
        mine = strength_of(s, seat)
        stronger = 0
        for other in s.playing():
            if strength_of(s, other) > mine:
                stronger += 1
        give_military_resources(s, seat, e.by_players[s.in_game()] * stronger)
    elif kind == c.E_SCORE_CULTURE_PER_RICHER_CIVILIZATION:
        richer = 0
        for other in s.playing():
            if s.civs[other].culture > p.culture:
                richer += 1
        gain_goods(s, seat, 0, 0, e.by_players[s.in_game()] * richer, 0)
    else:
        gain_goods(s, seat, e.food, e.resources, e.culture, e.science)


def give_military_resources(s: AgesState, seat: int, n: int) -> None:
    """Resources for units, for this turn (R10.5)."""
    s.civs[seat].milres += n
    note_amount(s, seat, "log.gets_military_resources", n, "R10.5")
