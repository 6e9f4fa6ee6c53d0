"""Actions as one line that reads like a move."""

from ziggurat.games.ages.kinds import (
    A_ACCEPT,
    A_AGGRESSION,
    A_BEGIN,
    A_BID,
    A_BREAK,
    A_BUILD,
    A_CARD,
    A_CHOOSE,
    A_COLONY,
    A_COLUMBUS,
    A_DESTROY,
    A_DISBAND,
    A_DISCARD,
    A_DONE,
    A_DRAW,
    A_END,
    A_EVENT,
    A_FREE_BUILD,
    A_FREE_POPULATION,
    A_LEADER,
    A_LOSE_WORKER,
    A_MIX,
    A_OFFER_CARD,
    A_OFFER_UNIT,
    A_PACT,
    A_PASS,
    A_PLAY,
    A_POPULATION,
    A_RAZE,
    A_RECRUIT,
    A_REDUCE,
    A_REFUSE,
    A_RESIGN,
    A_REVOLUTION,
    A_SPECIAL,
    A_STAGE,
    A_TACTICS,
    A_TAKE,
    A_TOKEN,
    A_TRADE,
    A_UNIT,
    A_UPGRADE,
    A_UPGRADE_UNIT,
    A_WAR,
    A_WONDER,
    A_YES,
    E_DO_BUILD_FARM_OR_MINE,
    E_DO_BUILD_URBAN,
    E_DO_PLAY_TECHNOLOGY,
    E_DO_UPGRADE_FARM_MINE_URBAN,
    REVOLUTION,
)
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.state import Action

PLAIN = {
    A_BEGIN: "begin",
    A_RESIGN: "resign",
    A_PASS: "pass",
    A_POPULATION: "population",
    A_FREE_POPULATION: "free population",
    A_DRAW: "draw",
    A_DONE: "done",
    A_ACCEPT: "accept",
    A_REFUSE: "refuse",
    A_YES: "yes",
}
WITH_CARD = {
    A_EVENT: "event",
    A_COLUMBUS: "columbus",
    A_DISCARD: "discard",
    A_LEADER: "leader",
    A_PLAY: "play",
    A_REVOLUTION: "revolution",
    A_TACTICS: "tactics",
    A_OFFER_CARD: "bonus",
    A_COLONY: "colony",
    A_WONDER: "wonder",
    A_SPECIAL: "special",
}
WITH_TECHNOLOGY = {
    A_BUILD: "build",
    A_DESTROY: "destroy",
    A_RECRUIT: "recruit",
    A_UNIT: "unit",
    A_DISBAND: "disband",
    A_OFFER_UNIT: "sacrifice",
    A_LOSE_WORKER: "lose",
    A_TOKEN: "token",
    A_FREE_BUILD: "build",
    A_REDUCE: "reduce",
}


def notation(s: AgesState, action: Action) -> str:
    c = s.content
    kind, a, b, d = action
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in WITH_CARD:
        return f"{WITH_CARD[kind]} {c.ids[a]}"
    if kind in WITH_TECHNOLOGY:
        return f"{WITH_TECHNOLOGY[kind]} {c.ids[c.card_of[a]]}"
    if kind == A_TAKE:
        card = s.row[a]
        # The cheapest of equal cards is meant, unless its slot is named.
        return f"take {c.ids[card]}" if s.row.index(card) == a else f"take {c.ids[card]} from {a + 1}"
    if kind == A_END:
        return f"end {a}" if a else "end"
    if kind in (A_AGGRESSION, A_WAR):
        return f"{'aggression' if kind == A_AGGRESSION else 'war'} {c.ids[a]} {b}"
    if kind == A_PACT:
        return f"pact {c.ids[a]} {b} {'b' if d else 'a'}"
    if kind == A_BREAK:
        return f"break {c.ids[s.civs[a].pact]} {a}"
    if kind in (A_UPGRADE, A_UPGRADE_UNIT):
        return f"upgrade {c.ids[c.card_of[a]]} {c.ids[c.card_of[b]]}"
    if kind == A_STAGE:
        return f"stage {a}"
    if kind == A_CARD:
        return "use " + " ".join([c.ids[a], *card_arguments(s, action)])
    if kind == A_TRADE:
        return "trade resource for food" if a else "trade food for resource"
    if kind == A_BID:
        return f"bid {a}"
    if kind == A_MIX:
        return f"food {a} resources {b}"
    if kind == A_RAZE:
        return f"raze {c.ids[c.card_of[a]]} {b}"
    assert kind == A_CHOOSE
    return f"choose {c.ids[a]}" if b < 0 else f"choose {c.ids[a]} {c.ids[b]}"


def card_arguments(s: AgesState, action: Action) -> list[str]:
    """What an action card is used on, by ids."""
    c = s.content
    kind = c.effects[action[1]][0].kind
    if kind == E_DO_BUILD_FARM_OR_MINE or kind == E_DO_BUILD_URBAN:
        return [c.ids[c.card_of[action[2]]]]
    if kind == E_DO_UPGRADE_FARM_MINE_URBAN:
        return [c.ids[c.card_of[action[2]]], c.ids[c.card_of[action[3]]]]
    if kind == E_DO_PLAY_TECHNOLOGY:
        return [c.ids[action[2]], *(["revolution"] if action[3] == REVOLUTION else [])]
    return []
