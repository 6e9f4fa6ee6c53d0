"""Every kind of action: what its numbers mean, how it is written in a record and offered to a person.

Targets, in the order a person clicks them: `card:<id>` (in the hand, in play, or what an action card is used on),
`slot:<n>` of the card row (not `card:` as well: another copy may be in the hand), `player:<seat>`, `side:<a|b>` of a
pact, `pact:<owner>`, `bid:<n>`, `number:<n>`, `mix:<food>-<resources>`, `mode:<play|revolution>`, `bank:yellow` and
`button:<name>`.
"""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages import domains as d
from ziggurat.games.ages.battle import attack_cost
from ziggurat.games.ages.building import build_cost, growth_cost, unit_cost, upgrade_cost
from ziggurat.games.ages.row import take_cost
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.technology import science_cost
from ziggurat.kernel.acts import Arg, Kinds, act
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

# -- what it costs ----------------------------------------------------------------------------------------------------


def to_attack(s: AgesState, seat: int, action: Action) -> int:
    return attack_cost(s, action[1], action[2])


def to_take(s: AgesState, seat: int, action: Action) -> int:
    return take_cost(s, s.civs[seat], action[1])


def to_grow(s: AgesState, seat: int, action: Action) -> int:
    return growth_cost(s.tables, s.civs[seat], 0)


def to_grow_free(s: AgesState, seat: int, action: Action) -> int:
    p = s.civs[seat]
    return growth_cost(s.tables, p, p.tune.free_population)


def to_build(s: AgesState, seat: int, action: Action) -> int:
    return build_cost(s.tables, s.civs[seat], action[1], 0)


def to_arm(s: AgesState, seat: int, action: Action) -> int:
    return unit_cost(s, seat, action[1], 0)


def to_upgrade(s: AgesState, seat: int, action: Action) -> int:
    return upgrade_cost(s.tables, s.civs[seat], action[1], action[2], 0)


def to_play(s: AgesState, seat: int, action: Action) -> int:
    return science_cost(s.tables, s.civs[seat], action[1], False)


def to_revolt(s: AgesState, seat: int, action: Action) -> int:
    return science_cost(s.tables, s.civs[seat], action[1], True)


# -- which cards a kind can name ---------------------------------------------------------------------------------------


def of_type(s: AgesState, type: int) -> list[int]:
    return [card for card, found in enumerate(s.tables.types) if found == type]


def action_cards(s: AgesState) -> list[int]:
    return of_type(s, c.ACTION)


def with_effect(s: AgesState, effect: int) -> list[int]:
    return [card for card in action_cards(s) if s.tables.effects[card][0].kind == effect]


def upgrading_cards(s: AgesState) -> list[int]:
    return with_effect(s, c.E_DO_UPGRADE_FARM_MINE_URBAN)


def inventing_cards(s: AgesState) -> list[int]:
    return with_effect(s, c.E_DO_PLAY_TECHNOLOGY)


def technology_cards(s: AgesState) -> list[int]:
    return of_type(s, c.TECHNOLOGY)


def governments(s: AgesState) -> list[int]:
    return [card for card in technology_cards(s) if s.tables.classes[card] == c.GOVERNMENT]


def events(s: AgesState) -> list[int]:
    return of_type(s, c.EVENT)


def events_or_none(s: AgesState) -> list[int]:
    return [-1, *events(s)]


# -- labels that say more than their arguments ------------------------------------------------------------------------


def say_pass(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    step = s.stack[-1][0]
    if step == c.S_POLITICS:
        return Say("act.pass_politics")
    return Say("act.pass_bid" if step == c.S_AUCTION else "act.pass")


def say_done(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.done_battle" if s.stack[-1][0] in (c.S_ATTACK, c.S_DEFEND) else "act.done")


def say_pact(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["role"] = d.ROLES[action[3]]
    return Say("act.pact" if s.tables.symmetric[action[1]] else "act.pact_side", args)


def say_break(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    owner = action[1]
    other = s.civs[owner].pact_partner if owner == seat else owner
    return Say("act.break", {"card": args["pact"], "player": f"seat_{other}"})


def say_end(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    n = action[1]
    if n:
        return Say("act.end_draw", {"n": n}, "R16.2")
    return Say("act.end" if end_group(s, seat, action) == "end" else "act.end_undrawn", {}, "R13.1")


def end_group(s: AgesState, seat: int, action: Action) -> str:
    """To draw as many cards as one may is what ends the turn; fewer is a choice of its own."""
    return "end" if (c.A_END, action[1] + 1, 0, 0) not in s.legal(seat) else "draw_less"


def say_take(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.take", {"card": args["slot"], "n": args["n"]})


def say_recruit(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    p = s.civs[seat]
    args["food"] = growth_cost(s.tables, p, p.tune.recruit_food)
    args["n"] = unit_cost(s, seat, action[1], p.tune.recruit_resources)
    return Say("act.recruit", args)


def say_stage(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    p = s.civs[seat]
    cost = sum(s.tables.stages[p.wonder][p.stage : p.stage + action[1]])
    return Say("act.stage", {"card": s.tables.ids[p.wonder], "n": action[1], "cost": cost})


def own_wonder(s: AgesState, seat: int, action: Action) -> tuple[str, ...]:
    return ("card:" + s.tables.ids[s.civs[seat].wonder],)


def say_play(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.peaceful" if s.tables.classes[action[1]] == c.GOVERNMENT else "act.play", args)


def say_use_on(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.card_on", {"card": args["card"], "on": [args[name] for name in args if name != "card"]})


def say_use_revolution(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.card_revolution", {"card": args["card"], "on": args["on"]})


def say_bid(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.bid", {"n": action[1]})


def say_raze(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.raze", {"card": args["card"], "n": action[2]})


def say_choose(s: AgesState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.choose", {"cards": [s.tables.ids[card] for card in action[1:3] if card >= 0]})


KINDS: Final = Kinds(
    act(c.A_BEGIN, "begin", "begin", group="turn", before=("button:begin",)),
    act(c.A_RESIGN, "resign", "resign", group="turn", before=("button:resign",)),
    act(c.A_PASS, "pass", "pass", tell=say_pass, before=("button:pass",)),
    act(c.A_EVENT, "event", "event {card}", "R18.2", group="politics", card=d.CARD),
    act(c.A_AGGRESSION, "aggression", "aggression {card} {player}", "R20.1", group="politics", count=to_attack,
        card=d.CARD, player=d.PLAYER),
    act(c.A_WAR, "war", "war {card} {player}", "R22.1", group="politics", count=to_attack,
        card=d.CARD, player=d.PLAYER),
    act(c.A_PACT, "pact", "pact {card} {player} {side}", "R21.1", group="politics", tell=say_pact,
        card=d.CARD, player=d.PLAYER, side=d.SIDE),
    act(c.A_BREAK, "break", "break {pact}", "R21.6", group="politics", tell=say_break, pact=d.PACT),
    act(c.A_COLUMBUS, "columbus", "columbus {card}", "R28.3", group="politics", card=d.CARD),
    act(c.A_DISCARD, "discard", "discard {card}", "R16.4", card=d.CARD),
    act(c.A_END, "end", "end[ {cards}]", "R13.1", group=end_group, tell=say_end, before=("button:end",),
        cards=Arg(d.CARDS_DRAWN, usual=0, always=True)),
    act(c.A_TAKE, "take", "take {slot}", "R9.8", tell=say_take, count=to_take, slot=d.SLOT),
    act(c.A_POPULATION, "population", "population", "R9.1", count=to_grow,
        before=("button:population", "bank:yellow")),
    act(c.A_FREE_POPULATION, "free_population", "free population", "R9.12", group="population", count=to_grow_free,
        before=("button:free_population", "bank:yellow")),
    act(c.A_BUILD, "build", "build {card}", "R9.2", count=to_build, card=d.TECHNOLOGY),
    act(c.A_DESTROY, "destroy", "destroy {card}", "R9.4", card=d.TECHNOLOGY),
    act(c.A_UPGRADE, "upgrade", "upgrade {old} {new}", "R9.10", count=to_upgrade, old=d.TECHNOLOGY, new=d.TECHNOLOGY),
    act(c.A_STAGE, "stage", "stage {stages}", "R9.5", group="wonder", tell=say_stage, before=own_wonder,
        stages=d.WONDER_STAGES),
    act(c.A_LEADER, "leader", "leader {card}", "R9.6", group="hand", card=d.CARD),
    act(c.A_USE, "use", "use {card}", "R9.7", group="hand", label="act.card", card=d.CARD),
    act(c.A_USE_BUILD, "use_build", "use {card} {on}", "R9.7", group="hand", tell=say_use_on,
        card=Arg(d.CARD, among=action_cards), on=d.TECHNOLOGY),
    act(c.A_USE_UPGRADE, "use_upgrade", "use {card} {old} {new}", "R9.7", group="hand", tell=say_use_on,
        card=Arg(d.CARD, among=upgrading_cards), old=d.TECHNOLOGY, new=d.TECHNOLOGY),
    act(c.A_USE_PLAY, "use_play", "use {card} {on}", "R9.7", group="hand", tell=say_use_on,
        card=Arg(d.CARD, among=inventing_cards), on=Arg(d.CARD, among=technology_cards)),
    act(c.A_USE_REVOLUTION, "use_revolution", "use {card} {on} revolution", "R9.7", group="hand",
        tell=say_use_revolution, after=("mode:revolution",),
        card=Arg(d.CARD, among=inventing_cards), on=Arg(d.CARD, among=governments)),
    act(c.A_PLAY, "play", "play {card}", "R9.9", group="hand", tell=say_play, count=to_play, after=("mode:play",),
        card=d.CARD),
    act(c.A_REVOLUTION, "revolution", "revolution {card}", "R9.9", group="hand", count=to_revolt,
        after=("mode:revolution",), card=d.CARD),
    act(c.A_RECRUIT, "recruit", "recruit {card}", "R28.11", group="population", tell=say_recruit,
        before=("button:recruit",), card=d.TECHNOLOGY),
    act(c.A_UNIT, "unit", "unit {card}", "R10.1", group="build", count=to_arm, card=d.TECHNOLOGY),
    act(c.A_DISBAND, "disband", "disband {card}", "R10.2", group="destroy", card=d.TECHNOLOGY),
    act(c.A_UPGRADE_UNIT, "upgrade_unit", "upgrade {old} {new}", "R9.10", group="upgrade", label="act.upgrade",
        count=to_upgrade, old=d.TECHNOLOGY, new=d.TECHNOLOGY),
    act(c.A_TACTICS, "tactics", "tactics {card}", "R10.4", group="military", card=d.CARD),
    act(c.A_DRAW, "draw", "draw", group="military", before=("button:draw",)),
    act(c.A_TRADE_FOOD, "trade_food", "trade resource for food", "R12.3", group="trade",
        before=("button:trade_food",)),
    act(c.A_TRADE_RESOURCE, "trade_resource", "trade food for resource", "R12.3", group="trade",
        before=("button:trade_resource",)),
    act(c.A_BID, "bid", "bid {bid}", "R19.1", group="auction", tell=say_bid, bid=d.BID),
    act(c.A_OFFER_UNIT, "sacrifice", "sacrifice {card}", "R23.7", group="offer", card=d.TECHNOLOGY),
    act(c.A_OFFER_CARD, "bonus", "bonus {card}", "R19.3", group="offer", card=d.CARD),
    act(c.A_DONE, "done", "done", tell=say_done, before=("button:done",)),
    act(c.A_ACCEPT, "accept", "accept", group="answer", before=("button:accept",)),
    act(c.A_REFUSE, "refuse", "refuse", group="answer", before=("button:refuse",)),
    act(c.A_MIX, "mix", "food {food} resources {resources}", "R12.4", group="choice",
        after=("mix:{food}-{resources}",), food=d.GOODS, resources=Arg(d.GOODS, follows=True)),
    act(c.A_LOSE_WORKER, "lose_worker", "lose {card}", "R18.8", group="choice", card=d.TECHNOLOGY),
    act(c.A_RAZE, "raze", "raze {card} {buildings}", "R20.7", group="choice", tell=say_raze,
        card=d.TECHNOLOGY, buildings=d.BUILDINGS),
    act(c.A_COLONY, "colony", "colony {card}", "R19.6", group="choice", card=d.CARD),
    act(c.A_WONDER, "wonder", "wonder {card}", "R18.16", group="choice", card=d.CARD),
    act(c.A_TOKEN, "token", "token {card}", "R11.4", group="choice", card=d.TECHNOLOGY),
    act(c.A_CHOOSE, "choose", "choose {card}[ {other}]", "R27.5", group="choice", tell=say_choose,
        card=Arg(d.CARD, among=events), other=Arg(d.CARD_OR_NONE, usual=-1, among=events_or_none)),
    act(c.A_SPECIAL, "special", "special {card}", "R22.5", group="choice", card=d.CARD),
    act(c.A_FREE_BUILD, "free_build", "build {card}", "R18.12", group="choice", card=d.TECHNOLOGY),
    act(c.A_REDUCE, "reduce", "reduce {card}", "R27.6", group="choice", card=d.TECHNOLOGY),
    act(c.A_YES, "yes", "yes", group="answer", before=("button:yes",)),
    prefix="act.",
)  # fmt: skip
