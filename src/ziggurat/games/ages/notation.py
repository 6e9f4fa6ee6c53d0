"""Actions as one line that reads like a move."""

from ziggurat.games.ages import kinds as k
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.state import Action

PLAIN = {
    k.A_BEGIN: "begin",
    k.A_RESIGN: "resign",
    k.A_PASS: "pass",
    k.A_POPULATION: "population",
    k.A_FREE_POPULATION: "free population",
    k.A_DRAW: "draw",
    k.A_DONE: "done",
    k.A_ACCEPT: "accept",
    k.A_REFUSE: "refuse",
    k.A_YES: "yes",
}
WITH_CARD = {
    k.A_EVENT: "event",
    k.A_COLUMBUS: "columbus",
    k.A_DISCARD: "discard",
    k.A_LEADER: "leader",
    k.A_PLAY: "play",
    k.A_REVOLUTION: "revolution",
    k.A_TACTICS: "tactics",
    k.A_OFFER_CARD: "bonus",
    k.A_COLONY: "colony",
    k.A_WONDER: "wonder",
    k.A_SPECIAL: "special",
}
WITH_TECHNOLOGY = {
    k.A_BUILD: "build",
    k.A_DESTROY: "destroy",
    k.A_RECRUIT: "recruit",
    k.A_UNIT: "unit",
    k.A_DISBAND: "disband",
    k.A_OFFER_UNIT: "sacrifice",
    k.A_LOSE_WORKER: "lose",
    k.A_TOKEN: "token",
    k.A_FREE_BUILD: "build",
    k.A_REDUCE: "reduce",
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
    if kind == k.A_TAKE:
        card = s.row[a]
        # The cheapest of equal cards is meant, unless its slot is named.
        return f"take {c.ids[card]}" if s.row.index(card) == a else f"take {c.ids[card]} from {a + 1}"
    if kind == k.A_END:
        return f"end {a}" if a else "end"
    if kind in (k.A_AGGRESSION, k.A_WAR):
        return f"{'aggression' if kind == k.A_AGGRESSION else 'war'} {c.ids[a]} {b}"
    if kind == k.A_PACT:
        return f"pact {c.ids[a]} {b} {'b' if d else 'a'}"
    if kind == k.A_BREAK:
        return f"break {c.ids[s.civs[a].pact]} {a}"
    if kind in (k.A_UPGRADE, k.A_UPGRADE_UNIT):
        return f"upgrade {c.ids[c.card_of[a]]} {c.ids[c.card_of[b]]}"
    if kind == k.A_STAGE:
        return f"stage {a}"
    if kind == k.A_CARD:
        return "use " + " ".join([c.ids[a], *card_arguments(s, action)])
    if kind == k.A_TRADE:
        return "trade resource for food" if a else "trade food for resource"
    if kind == k.A_BID:
        return f"bid {a}"
    if kind == k.A_MIX:
        return f"food {a} resources {b}"
    if kind == k.A_RAZE:
        return f"raze {c.ids[c.card_of[a]]} {b}"
    assert kind == k.A_CHOOSE
    return f"choose {c.ids[a]}" if b < 0 else f"choose {c.ids[a]} {c.ids[b]}"


def card_arguments(s: AgesState, action: Action) -> list[str]:
    """What an action card is used on, by ids."""
    c = s.content
    kind = c.effects[action[1]][0].kind
    if kind == k.E_DO_BUILD_FARM_OR_MINE or kind == k.E_DO_BUILD_URBAN:
        return [c.ids[c.card_of[action[2]]]]
    if kind == k.E_DO_UPGRADE_FARM_MINE_URBAN:
        return [c.ids[c.card_of[action[2]]], c.ids[c.card_of[action[3]]]]
    if kind == k.E_DO_PLAY_TECHNOLOGY:
        return [c.ids[action[2]], *(["revolution"] if action[3] == k.REVOLUTION else [])]
    return []
