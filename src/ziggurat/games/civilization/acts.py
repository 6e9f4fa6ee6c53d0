"""Every kind of action: what its numbers mean, how it is written in a record and offered to a person.

Targets, in the order a person clicks them, begin with the kind of thing they stand for: `square:e5`, `city:0-1`,
`item:library`, `tech:writing`, `player:2`, `goods:silk`, `front:new`, `loot:token:silk`. Where an amount is chosen too:
`amount:3`, `group:2+1` (armies and scouts), `step:4` (of the culture track).
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization import domains as d
from ziggurat.games.civilization.battle import unit_name
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.city_actions import arts, conversions, item_cost
from ziggurat.games.civilization.flow import player
from ziggurat.games.civilization.units import strength
from ziggurat.games.civilization.world import city_production
from ziggurat.kernel.acts import Arg, Kind, Kinds, act
from ziggurat.kernel.domains import Domain
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

# -- labels that say more than their arguments ------------------------------------------------------------------------


def say_gather(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    args["square"] = args.pop("scout")
    return Say("action.gather" if action[0] == c.A_GATHER else "action.gather_none", args)


def say_give(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    """A culture event is not counted like goods, but named."""
    return Say("action.give_card" if action[1] >= s.tables.event_good else "action.give", args)


def arts_gain(s: "CivilizationState", seat: int, action: Action) -> int:
    return arts(s, action[1])


def say_produce(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    """With the cost, and the trade that has to become production (R8.4)."""
    city, item = action[1], action[2]
    cost = item_cost(s, seat, item)
    second = bool(s.stack) and s.stack[-1][0] == c.S_SECOND_ITEM
    production, spent, converted = (s.price[0], s.price[1], s.price[2]) if second else (city_production(s, city), 0, 0)
    more = conversions(s, seat, spent + cost - production) - converted
    args["cost"] = cost
    args["n"] = more * s.tables.civs[s.civ[seat]].rate_trade
    return Say("action.produce_trade" if args["n"] else "action.produce", args)


def say_advance(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    step = s.culture_step[seat] + 1
    return Say(
        "action.advance", {"n": step, "culture": s.tables.track_culture[step], "trade": s.tables.track_trade[step]}
    )


def next_step(s: "CivilizationState", seat: int, action: Action) -> tuple[str, ...]:
    return (f"step:{s.culture_step[seat] + 1}",)


def say_coin(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    slot = s.tables.coin_slot[action[1]]
    args["n"] = s.tables.coin_price_trade[slot] or s.tables.coin_price_culture[slot]
    return Say("action.coin_trade" if s.tables.coin_price_trade[slot] else "action.coin_culture", args)


def say_group(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    armies, scouts = action[2], action[3]
    args["n"] = armies + scouts
    return Say("action.move_armies" if not scouts else "action.move_group" if armies else "action.move_scouts", args)


def say_step(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    """What entering the square leads to."""
    to = action[1]
    owner = s.owner_at[to]
    city = s.city_at[to]
    if s.techs[seat] & s.tables.fly_mask:
        return Say("action.step", args)
    if city >= 0 and city // c.CITIES != seat:
        args["player"] = player(s, city // c.CITIES)
        return Say("action.step_city", args, "R9.6")
    if owner >= 0 and owner != seat:
        args["player"] = player(s, owner)
        return Say("action.step_attack" if s.armies_at[to] else "action.step_scouts", args, "R9.9")
    if s.token[to] == c.HUT:
        return Say("action.step_hut", args, "R9.7")
    return Say("action.step_village", args, "R9.8") if s.token[to] == c.VILLAGE else Say("action.step", args)


def unexplored(s: "CivilizationState", seat: int, action: Action) -> tuple[str, ...]:
    """The square that is looked at, and the place of the tile there."""
    to = next(to for way, to in s.board.steps[s.group_square] if way == action[1])
    return (f"square:{square_name(to)}", f"place:{s.board.place_of[to]}")


def say_front(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    assert s.battle is not None
    return Say("action.front", {"unit": unit_name(s, s.battle, s.battle.turn, action[1])})


def say_strike(s: "CivilizationState", seat: int, action: Action, args: dict[str, object]) -> Say:
    battle = s.battle
    assert battle is not None
    side = battle.turn
    enemy = unit_name(s, battle, 1 - side, battle.fronts[action[2]][2 - 2 * side])
    return Say("action.attack", {"unit": unit_name(s, battle, side, action[1]), "enemy": enemy})


def saved_strength(s: "CivilizationState", seat: int, action: Action) -> int:
    return strength(s, seat, action[1])


def city_squares(s: "CivilizationState") -> list[int]:
    """R6.3 b: where a city can stand, for it has eight squares around it."""
    return [square for square, ring in enumerate(s.board.ring) if ring]


def wounds(s: "CivilizationState") -> list[int]:
    """As many as the strongest unit can take, with what wonders add."""
    most = max([max(sides) for sides in s.tables.card_strength])
    return list(range(1, most + sum([s.tables.wonders[wonder].n for wonder in s.tables.op_wonders[c.OP_STRENGTH]]) + 1))


# -- the kinds --------------------------------------------------------------------------------------------------------


def loot(number: int, name: str, what: Domain | None = None) -> Kind:
    """One thing a winner may take; some leave a choice of which."""
    word, rule, label = f"loot_{name}", "R11.17", f"action.loot.{name}"
    if what is None:
        return act(number, word, f"loot {name}", rule, group="loot", label=label, after=(f"loot:{name}",))
    after = (f"loot:{name}:{{what}}",)
    return act(number, word, f"loot {name} {{what}}", rule, group="loot", label=label, after=after, what=what)


KINDS: Final = Kinds(
    act(
        c.A_CIVILIZATION,
        "civilization",
        "civilization {civilization}",
        "R3.1",
        group="set_up",
        civilization=d.CIVILIZATION,
    ),
    act(c.A_CAPITAL, "capital", "capital {square}", "R4.1", group="place", square=d.SQUARE),
    act(c.A_FIGURE, "figure", "{figure} {square}", "R4.3", group="place", figure=d.PLACED, square=d.SQUARE),
    act(
        c.A_GREAT_PERSON,
        "great_person",
        "great_person {great_person} {square}",
        "R8.16",
        group="great_people",
        great_person=d.GREAT_PERSON,
        square=d.SQUARE,
    ),
    act(
        c.A_GREAT_PERSON_RESERVE,
        "great_person_reserve",
        "great_person {great_person} reserve",
        "R8.16",
        group="end",
        great_person=d.GREAT_PERSON,
    ),
    act(c.A_WONDER_SQUARE, "wonder_square", "wonder {square}", "R4.2", group="place", square=d.SQUARE),
    act(c.A_END, "end", "end", "R22.2"),
    act(c.A_FOUND, "found", "found {square}", "R6.3", group="cities", square=d.SQUARE),
    act(c.A_FOUND_ARMY, "found_army", "found {square} army", "R6.8", group="cities", square=d.SQUARE),
    act(c.A_DISPLACE, "displace", "displace {square}", "R6.4", group="place", square=d.SQUARE),
    act(c.A_GOVERNMENT, "government", "government {government}", "R6.7", government=d.GOVERNMENT),
    act(
        c.A_WONDER_FIGURE,
        "wonder_figure",
        "wonder {wonder} {figure}",
        "R19.1",
        group="wonders",
        wonder=d.WONDER,
        figure=d.FIGURE,
    ),
    act(
        c.A_WONDER_TECH, "wonder_tech", "wonder {wonder} {tech}", "R19.3", group="wonders", wonder=d.WONDER, tech=d.TECH
    ),
    act(c.A_WONDER_ADVANCE, "wonder_advance", "wonder {wonder}", "R19.2", group="wonders", wonder=d.WONDER),
    act(c.A_PLAY, "play", "play {event}", "R8.18", group="events", event=d.EVENT),
    act(c.A_USE, "use", "use {ability}", "R10.9", group="abilities", ability=d.ABILITY),
    act(c.A_GATHER, "gather", "gather {scout} {city}", "R13.1", tell=say_gather, scout=d.SCOUT, city=d.CITY),
    act(c.A_GATHER_NONE, "gather_none", "gather {scout} none", "R13.1", group="gather", tell=say_gather, scout=d.SCOUT),
    act(c.A_OFFER, "offer", "offer {player}", "R7.3", player=d.PLAYER),
    act(c.A_PASS, "pass", "pass", "R22.2", group="end"),
    act(c.A_GIVE, "give", "give {n} {goods}", "R7.3", tell=say_give, goods=d.GIVEN, n=d.NUMBER),
    act(c.A_WANT, "want", "want {n} {goods}", "R7.3", goods=d.WANTED, n=d.NUMBER),
    act(c.A_SEND, "send", "send", "R22.3", group="done"),
    act(c.A_DROP, "drop", "drop", "R22.3", group="offer"),
    act(c.A_ACCEPT, "accept", "accept", "R7.4", group="answer"),
    act(c.A_REFUSE, "refuse", "refuse", "R7.4", group="answer"),
    act(c.A_COUNTER, "counter", "counter", "R22.3", group="answer"),
    act(c.A_HAND_OVER, "hand_over", "hand_over {goods}", "R22.3", group="offer", goods=d.GOODS),
    act(c.A_ARTS, "arts", "arts {city}", "R8.14", count=arts_gain, city=d.CITY),
    act(c.A_HARVEST, "harvest", "harvest {city} {resource}", "R8.19", city=d.CITY, resource=d.RESOURCE),
    act(c.A_PRODUCE, "produce", "produce {city} {item}", "R8.3", tell=say_produce, city=d.CITY, item=d.ITEM),
    act(c.A_DONE, "done", "done", "R19.9", group="end"),
    act(c.A_FREE, "free", "free {city} {item}", "R18.3", group="produce", city=d.CITY, item=d.ITEM),
    act(c.A_PLACE, "place", "place {square}", "R8.7", square=d.SQUARE),
    act(c.A_ADVANCE, "advance", "advance", "R8.15", group="culture", tell=say_advance, after=next_step),
    act(c.A_COIN, "coin", "coin {tech}", "R8.20", group="coins", tell=say_coin, tech=d.TECH),
    act(c.A_DISCARD, "discard", "discard {event}", "R8.18", group="events", event=d.EVENT),
    act(c.A_TARGET_NONE, "target_none", "target none", "R16.1", group="target"),
    act(c.A_TARGET_CITY, "target_city", "target {city}", "R16.1", group="target", city=d.CITY),
    act(c.A_TARGET_PLAYER, "target_player", "target player {player}", "R16.1", group="target", player=d.PLAYER),
    act(c.A_TARGET_TECH, "target_tech", "target {tech}", "R16.5", group="target", label="action.learn", tech=d.TECH),
    act(
        c.A_TARGET_FIGURE,
        "target_figure",
        "target {figure} {square} {player}",
        "R19.12",
        group="target",
        square=d.SQUARE,
        figure=d.FIGURE,
        player=d.OWNER,
    ),
    act(
        c.A_TARGET_GREAT_PERSON,
        "target_great_person",
        "target great_person",
        "R8.17",
        group="target",
        after=("figure:great_person",),
    ),
    act(
        c.A_TARGET_FIGURES,
        "target_figures",
        "target {armies} armies {scouts} scouts {player}",
        "R19.12",
        group="target",
        after=("group:{armies}+{scouts}",),
        armies=d.ARMIES,
        scouts=d.SCOUTS,
        player=d.OWNER,
    ),
    act(c.A_TARGET_WONDER, "target_wonder", "target {wonder}", "R19.7", group="target", wonder=d.WONDER),
    act(c.A_TARGET_UNIT, "target_unit", "target player {player}", "R19.7", group="target", player=d.PLAYER),
    act(c.A_TARGET_SQUARE, "target_square", "target {square}", "R16.1", group="target", square=d.SQUARE),
    act(c.A_PAY, "pay", "pay {goods}", "R2.15", goods=d.GOODS),
    act(c.A_PAY_GIFT, "pay_gift", "pay {goods} {player}", "R16.6", group="pay", goods=d.GOODS, player=d.PLAYER),
    act(c.A_TAKE_BACK, "take_back", "take back", "R16.6", group="end"),
    act(c.A_REACT_EVENT, "react_event", "react {card}", "R22.6", group="react", label="action.react", card=d.EVENT),
    act(
        c.A_REACT_ABILITY, "react_ability", "react {card}", "R22.6", group="react", label="action.react", card=d.ABILITY
    ),
    act(c.A_PASS_TURN, "pass_turn", "pass turn", "R22.6", group="end"),
    act(c.A_LEARN, "learn", "learn {tech}", "R10.6", group="techs", tech=d.TECH),
    act(c.A_DECLINE, "decline", "decline", "R16.5", group="end"),
    act(c.A_RESOURCE, "take", "take {resource}", "R18.4", group="resources", resource=d.RESOURCE),
    act(
        c.A_GROUP,
        "move",
        "move {square} {armies}+{scouts}",
        "R9.1",
        tell=say_group,
        after=("group:{armies}+{scouts}",),
        square=d.SQUARE,
        armies=d.ARMIES,
        scouts=d.SCOUTS,
    ),
    act(c.A_STEP, "step", "step {square}", "R9.1", group="move", tell=say_step, square=d.SQUARE),
    act(
        c.A_DISCOVER, "discover", "discover {direction}", "R9.12", group="move", after=unexplored, direction=d.DIRECTION
    ),
    act(c.A_STOP, "stop", "stop", "R9.1", group="end"),
    act(
        c.A_SACRIFICE,
        "sacrifice",
        "sacrifice {square} {tech}",
        "R9.16",
        group="move",
        square=Arg(d.SQUARE, among=city_squares),
        tech=d.TECH,
    ),
    act(c.A_RAZE, "raze", "raze", "R9.15"),
    act(
        c.A_FRONT,
        "front",
        "unit {unit} front",
        "R11.7",
        group="units",
        tell=say_front,
        after=("front:new",),
        unit=d.UNIT,
    ),
    act(
        c.A_STRIKE,
        "attack",
        "unit {unit} attack {front}",
        "R11.7",
        group="units",
        tell=say_strike,
        unit=d.UNIT,
        front=d.FRONT,
    ),
    act(c.A_HEAL, "heal", "heal {tech}", "R11.13", group="abilities", tech=d.TECH),
    act(c.A_WOUND, "wounds", "wounds {front} {n}", "R11.13", front=d.FRONT, n=Arg(d.NUMBER, among=wounds)),
    act(c.A_DECK, "deck", "deck {unit}", "R11.20", group="decks", unit=d.UNIT_TYPE),
    act(c.A_SAVE, "save", "save {unit}", "R18.2", group="units", count=saved_strength, unit=d.UNIT),
    act(c.A_SAVE_NONE, "save_none", "save none", "R18.2", group="end"),
    loot(c.A_LOOT_TRADE, "trade"),
    loot(c.A_LOOT_CULTURE, "culture"),
    loot(c.A_LOOT_TOKEN, "token", d.LOOT_RESOURCE),
    loot(c.A_LOOT_MARKER, "marker", d.LOOT_MARKER),
    loot(c.A_LOOT_TECH, "tech", d.LOOT_TECH),
    loot(c.A_LOOT_HAND, "hand"),
    loot(c.A_LOOT_EVENT, "event", d.LOOT_EVENT),
    loot(c.A_LOOT_DECK, "deck", d.DECK),
    loot(c.A_LOOT_COIN, "coin", d.COIN_PLACE),
    loot(c.A_LOOT_STEAL_COIN, "steal_coin", d.COIN_PLACE),
    act(c.A_RESEARCH, "research", "research {tech}", "R10.1", group="techs", tech=d.TECH),
    act(c.A_RESEARCH_NONE, "research_none", "research none", "R10.1", group="end"),
)
