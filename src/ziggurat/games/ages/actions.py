"""The action phase: every civil and military action of a turn (R8, R9, R10)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.action_cards import card_actions, play_action_card
from ziggurat.games.ages.building import (
    build_cost,
    build_stages,
    can_grow,
    free_worker,
    grow,
    military_funds,
    move_worker,
    place_worker,
    spend,
    spend_civil,
    spend_military,
    spend_on_units,
    stages_payable,
    unit_cost,
    upgrade_cost,
)
from ziggurat.games.ages.guards import may_act
from ziggurat.games.ages.leaving import RESIGN, resign
from ziggurat.games.ages.military_deck import can_draw, discard, draw_military
from ziggurat.games.ages.outlook import outlook
from ziggurat.games.ages.production import use_trade_routes
from ziggurat.games.ages.row import legal_takes, take_card, take_cost
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.technology import (
    may_play,
    may_revolt,
    play_leader,
    play_technology,
    revolution_possible,
)
from ziggurat.kernel.guards import why_not
from ziggurat.kernel.rows import without
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step

POPULATION: Final[Action] = (c.A_POPULATION, 0, 0, 0)
FREE_POPULATION: Final[Action] = (c.A_FREE_POPULATION, 0, 0, 0)
DRAW: Final[Action] = (c.A_DRAW, 0, 0, 0)
TRADE_RESOURCE: Final[Action] = (c.A_TRADE_RESOURCE, 0, 0, 0)
TRADE_FOOD: Final[Action] = (c.A_TRADE_FOOD, 0, 0, 0)


OFFERED: Final = (
    c.A_TAKE,
    c.A_RESIGN,
    c.A_POPULATION,
    c.A_RECRUIT,
    c.A_BUILD,
    c.A_DESTROY,
    c.A_UPGRADE,
    c.A_STAGE,
    c.A_USE,
    c.A_USE_BUILD,
    c.A_USE_UPGRADE,
    c.A_USE_PLAY,
    c.A_USE_REVOLUTION,
    c.A_LEADER,
    c.A_PLAY,
    c.A_REVOLUTION,
    c.A_UNIT,
    c.A_DISBAND,
    c.A_UPGRADE_UNIT,
    c.A_TACTICS,
    c.A_DRAW,
    c.A_FREE_POPULATION,
    c.A_TRADE_RESOURCE,
    c.A_TRADE_FOOD,
    c.A_END,
)
POLITICAL_ACTIONS: Final = (c.A_EVENT, c.A_AGGRESSION, c.A_WAR, c.A_PACT, c.A_BREAK, c.A_COLUMBUS)


class Actions(Step[AgesState]):
    """One action of the active player, or the end of his turn."""

    def __init__(self) -> None:
        self.name = "actions"
        self.offers = OFFERED
        self.elsewhere = dict.fromkeys(POLITICAL_ACTIONS, c.N_POLITICS_OVER)

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return may_act(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        t = s.tables
        p = s.civs[seat]
        found = legal_takes(s, p, p.ca)
        if s.may_leave:
            found.append(RESIGN)
        if s.round > 1:
            if p.ca > 0:
                civil_actions(s, seat, found)
                hand_actions(s, seat, found)
            elif p.tune.robespierre:
                for card in p.civil:
                    if t.classes[card] == c.GOVERNMENT and may_revolt(s, p, card):
                        found.append((c.A_REVOLUTION, card, 0, 0))
            if p.ma > 0:
                military_actions(s, seat, found)
            tune = p.tune
            if tune.free_population != -1 and not p.free_used and can_grow(t, p, tune.free_population):
                found.append(FREE_POPULATION)
            if not p.trade_used:
                if tune.food_as_resource and p.food > 0:
                    found.append(TRADE_RESOURCE)
                if tune.resource_as_food and p.resources > 0:
                    found.append(TRADE_FOOD)
            if s.tier != c.SIMPLE and not s.draw_action and p.ma > 0 and can_draw(s):
                # R16.2: one card per unused military action, or fewer.
                most = min(p.ma, t.draw_max)
                for n in range(most, -1, -1):
                    found.append(t.end[n])
                return found
        found.append(t.end[0])
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        s.may_leave = False
        if kind == c.A_END:
            s.stack.pop()
            s.push(c.S_FLOW, 0, c.P_PRODUCTION, action[1])
        elif kind == c.A_TAKE:
            p = s.civs[seat]
            spend_civil(p, take_cost(s, p, action[1]))
            take_card(s, seat, action[1])
        elif kind == c.A_RESIGN:
            resign(s, seat)
        elif not apply_civil(s, seat, action):
            apply_military(s, seat, action)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        p = s.civs[seat]
        return Say("ask.actions", {"civil": p.ca, "military": p.ma} | outlook(s, seat), "R8.1")

    def why_not(self, s: AgesState, frame: Frame, seat: int, intent: str) -> Say | None:
        """The wonder under construction stands for its next stage."""
        wonder = s.civs[seat].wonder
        if wonder != -1 and intent == f"card:{s.tables.ids[wonder]}":
            return why_not(s, self, frame, seat, "stage 1")
        return None


def civil_actions(s: AgesState, seat: int, found: list[Action]) -> None:
    """Population, buildings, destruction, upgrades, the wonder: R9.1 to R9.5, R9.10, R9.12."""
    t = s.tables
    p = s.civs[seat]
    tune = p.tune
    techs = p.techs
    workers = p.workers
    cost = tune.cost
    surcharge = tune.surcharge
    t_class = t.t_class
    first_unit = t.first_unit
    funds = p.resources + p.credit_resources
    unused = p.unused
    if can_grow(t, p, 0):
        found.append(POPULATION)
    if tune.recruit_food != -1 and can_grow(t, p, tune.recruit_food):
        force = military_funds(p)
        for tech in techs:
            if tech >= first_unit and unit_cost(s, seat, tech, tune.recruit_resources) <= force:
                found.append(t.recruit[tech])
    for i in range(len(techs)):
        tech = techs[i]
        if tech >= first_unit:
            break
        cls = t_class[tech]
        if (
            unused > 0
            and cost[tech] + surcharge[tech] <= funds
            and (cls < c.TEMPLE or p.counts[cls] < tune.urban_limit)
        ):
            found.append(t.build[tech])
        if workers[tech] > 0:
            found.append(t.destroy[tech])
            for j in range(i + 1, len(techs)):
                u = techs[j]
                if t_class[u] != cls:
                    break
                if upgrade_cost(t, p, tech, u, 0) <= funds:
                    found.append(t.upgrade[tech][u])
    if p.wonder != -1:
        for n in range(1, stages_payable(t, p, tune.stages, 0) + 1):
            found.append(t.stage[n])


def hand_actions(s: AgesState, seat: int, found: list[Action]) -> None:
    """Leaders, action cards, technologies and governments from the hand: R9.6, R9.7, R9.9, R9.11."""
    t = s.tables
    p = s.civs[seat]
    hand = p.civil
    for i in range(len(hand)):
        card = hand[i]
        kind = t.types[card]
        if kind == c.ACTION:
            # Copies taken this turn cannot be played; equal copies are offered once.
            if card in p.fresh and hand.count(card) <= p.fresh.count(card):
                continue
            if hand.index(card) != i:
                continue
            card_actions(s, seat, card, found)
        elif kind == c.LEADER:
            found.append((c.A_LEADER, card, 0, 0))
        else:
            if may_play(s, p, card):
                found.append((c.A_PLAY, card, 0, 0))
            if t.classes[card] == c.GOVERNMENT and revolution_possible(p) and may_revolt(s, p, card):
                found.append((c.A_REVOLUTION, card, 0, 0))


def military_actions(s: AgesState, seat: int, found: list[Action]) -> None:
    """Units and tactics: R10.1 to R10.4."""
    t = s.tables
    p = s.civs[seat]
    techs = p.techs
    workers = p.workers
    t_class = t.t_class
    funds = p.resources + p.credit_resources + p.milres
    for i in range(len(techs)):
        tech = techs[i]
        if tech < t.first_unit:
            continue
        if p.unused > 0 and unit_cost(s, seat, tech, 0) <= funds:
            found.append(t.unit[tech])
        if workers[tech] > 0:
            found.append(t.disband[tech])
            for j in range(i + 1, len(techs)):
                u = techs[j]
                if t_class[u] != t_class[tech]:
                    break
                if upgrade_cost(t, p, tech, u, 0) <= funds:
                    found.append(t.upgrade_unit[tech][u])
    hand = p.military
    for i in range(len(hand)):
        if t.types[hand[i]] == c.TACTICS and hand[i] not in hand[:i] and t.military_cost[hand[i]] <= p.ma:
            found.append((c.A_TACTICS, hand[i], 0, 0))
    if s.draw_action and can_draw(s):
        found.append(DRAW)


def apply_civil(s: AgesState, seat: int, action: Action) -> bool:
    """Carry out a civil action; False for an action that is none."""
    t = s.tables
    p = s.civs[seat]
    kind = action[0]
    tech = action[1]
    if kind == c.A_BUILD:
        cost = build_cost(t, p, tech, 0)
        spend_civil(p, 1)
        paid = spend(t, p, cost)
        place_worker(s, seat, tech)
        if s.log is not None:
            s.note(seat, Say("log.build", {"card": t.ids[t.card_of[tech]], "n": paid}, "R9.2"))
    elif kind == c.A_POPULATION:
        spend_civil(p, 1)
        grow(s, seat, 0)
    elif kind == c.A_FREE_POPULATION:
        # No civil action, so it does not stand in the way of a revolution (R11.5a).
        p.free_used = True
        grow(s, seat, p.tune.free_population)
    elif kind == c.A_DESTROY:
        spend_civil(p, 1)
        free_worker(s, seat, tech)
        if s.log is not None:
            s.note(seat, Say("log.destroy", {"card": t.ids[t.card_of[tech]]}, "R9.4"))
    elif kind == c.A_UPGRADE:
        cost = upgrade_cost(t, p, tech, action[2], 0)
        spend_civil(p, 1)
        paid = spend(t, p, cost)
        move_worker(s, seat, tech, action[2])
        note_upgrade(s, seat, tech, action[2], paid, "R9.10")
    elif kind == c.A_STAGE:
        spend_civil(p, 1)
        build_stages(s, seat, tech, 0)
    elif kind == c.A_LEADER:
        play_leader(s, seat, action[1])
    elif kind in (c.A_USE, c.A_USE_BUILD, c.A_USE_UPGRADE, c.A_USE_PLAY, c.A_USE_REVOLUTION):
        play_action_card(s, seat, action)
    elif kind == c.A_PLAY:
        spend_civil(p, 1)
        play_technology(s, seat, action[1], c.PEACEFUL)
    elif kind == c.A_REVOLUTION:
        play_technology(s, seat, action[1], c.REVOLUTION)
    elif kind == c.A_RECRUIT:
        recruit(s, seat, tech)
    else:
        return False
    return True


def apply_military(s: AgesState, seat: int, action: Action) -> None:
    t = s.tables
    p = s.civs[seat]
    kind = action[0]
    tech = action[1]
    if kind == c.A_UNIT:
        cost = unit_cost(s, seat, tech, 0)
        spend_military(p, 1)
        paid = spend_on_units(s, seat, cost)
        place_worker(s, seat, tech)
        if s.log is not None:
            s.note(seat, Say("log.unit", {"card": t.ids[t.card_of[tech]], "n": paid}, "R10.1"))
    elif kind == c.A_DISBAND:
        spend_military(p, 1)
        free_worker(s, seat, tech)
        if s.log is not None:
            s.note(seat, Say("log.disband", {"card": t.ids[t.card_of[tech]]}, "R10.2"))
    elif kind == c.A_UPGRADE_UNIT:
        cost = upgrade_cost(t, p, tech, action[2], 0)
        spend_military(p, 1)
        paid = spend_on_units(s, seat, cost)
        move_worker(s, seat, tech, action[2])
        note_upgrade(s, seat, tech, action[2], paid, "R10.3")
    elif kind == c.A_TACTICS:
        play_tactics(s, seat, action[1])
    elif kind == c.A_DRAW:
        spend_military(p, 1)
        draw_military(s, seat, 1)
    else:
        use_trade_routes(s, seat, kind == c.A_TRADE_FOOD)


def note_upgrade(s: AgesState, seat: int, tech: int, u: int, cost: int, rule: str) -> None:
    if s.log is not None:
        t = s.tables
        args: dict[str, object] = {"old": t.ids[t.card_of[tech]], "new": t.ids[t.card_of[u]], "n": cost}
        s.note(seat, Say("log.upgrade", args, rule))


def play_tactics(s: AgesState, seat: int, card: int) -> None:
    """The previous tactics card is discarded (R10.4, R23.4)."""
    p = s.civs[seat]
    spend_military(p, s.tables.military_cost[card])
    p.military.remove(card)
    if card in p.known:
        p.known = without(p.known, card)
    if p.tactics != -1:
        discard(s, p.tactics)
    p.tactics = card
    p.dirty = True
    if s.log is not None:
        s.note(seat, Say("log.tactics", {"card": s.tables.ids[card]}, "R10.4"))


def recruit(s: AgesState, seat: int, tech: int) -> None:
    """Barbarossa: one civil action for a worker and a unit of him (R28.11)."""
    t = s.tables
    p = s.civs[seat]
    spend_civil(p, 1)
    grow(s, seat, p.tune.recruit_food)
    cost = unit_cost(s, seat, tech, p.tune.recruit_resources)
    paid = spend_on_units(s, seat, cost)
    place_worker(s, seat, tech)
    if s.log is not None:
        s.note(seat, Say("log.unit", {"card": t.ids[t.card_of[tech]], "n": paid}, "R28.11"))
