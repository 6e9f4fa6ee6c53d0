"""How an action is written in a record, and how it is offered to a person.

Targets, in the order a person clicks them: `rondel:<field>`, `region:<region>` (a move names home and goal),
`supply:<legion|galley>` (the kind of a new unit), `advance:<advance>`, `nation:<nation>`, `good:<marble|iron|gold>`
(the kind of city, or what is taken), `trade:<give>:<get>`, and `coins:<n>` where more coins are used than needed.
"""

from ziggurat.games.antike.codes import (
    ADVANCE,
    ARM,
    COINS,
    CONQUER,
    CONQUEST,
    DEMAND,
    DONE,
    ENTRY,
    FIGHT,
    FOUND,
    FOUNDING,
    FREE_UNIT,
    GIVEN,
    GOLD,
    GOODS,
    INSTEAD,
    IRON,
    KING,
    LEAD,
    MARBLE,
    MARKER,
    MOVE,
    MOVEMENT,
    PASS,
    PAYMENT,
    PERSONALITIES,
    RESOURCES,
    TAKEN,
    TEMPLE,
    TEMPLE_AT,
    TO_FIELD,
    UNITS,
    WIDTH,
)
from ziggurat.games.antike.figures import price_of, yield_of
from ziggurat.games.antike.movement import opponents, tired
from ziggurat.games.antike.personalities import due_now
from ziggurat.games.antike.state import AntikeState, bits
from ziggurat.games.antike.trade import goods_said
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import Action


def amounts(marble: int, iron: int, gold: int, coins: int) -> str:
    """`2 marble 1 coin`"""
    parts = []
    for good, n in zip(GOODS, (marble, iron, gold, coins), strict=True):
        if n:
            parts.append(f"{n} {'coin' if good == 'coins' and n == 1 else good}")
    return " ".join(parts)


def with_coins(coins: int, least: int) -> str:
    """Fewest coins is the rule and goes without saying."""
    return "" if coins == least else f" with {coins} coin{'' if coins == 1 else 's'}"


def fewest(s: AntikeState, resource: int, cost: int) -> int:
    """The coins a payment in one resource needs at least."""
    return max(0, cost - s.nat[s.active * WIDTH + resource])


def fewest_split(s: AntikeState) -> int:
    """The way to pay for a city that spares most coins."""
    row = s.active * WIDTH
    for at, split in enumerate(s.board.splits):
        if all(split[good] <= s.nat[row + good] for good in range(4)):
            return at
    return 0


def unit_name(s: AntikeState, lane: int, region: int) -> str:
    """`legion`, or `legion/1` where own legions in the region have different ranges left (R19.1)."""
    unit = lane & 1
    board = s.board
    kinds = int(tired(s, unit, region) > 0)
    for other in range(unit, board.lanes, 2):
        kinds += int(s.ready[other * board.regions + region] > 0)
    return UNITS[unit] if kinds < 2 else f"{UNITS[unit]}/{(lane >> 1) + 1}"


def notation(s: AntikeState, action: Action) -> str:
    kind, a, b, c = action
    board = s.board
    step = s.stack[-1][0]
    if kind == LEAD:
        return "lead " + " ".join(board.nation_ids[nation] for nation in board.teams[a])
    if kind == TO_FIELD:
        return board.field_ids[a]
    if kind == PAYMENT:
        return "pay " + amounts(a, b, c, s.stack[-1][2] - a - b - c)
    if kind == INSTEAD:
        return "instead " + RESOURCES[a]
    if kind == FREE_UNIT:
        return f"bellona {UNITS[b]} {board.region_ids[a]}"
    if kind == ARM:
        return f"{UNITS[b]} {board.region_ids[a]}" + with_coins(c, fewest(s, IRON, board.unit_cost))
    if kind == TEMPLE:
        return f"temple {board.region_ids[a]}" + with_coins(b, fewest(s, MARBLE, board.temple_cost))
    if kind == ADVANCE:
        return f"advance {board.advance_ids[a]}" + with_coins(b, fewest(s, GOLD, price_of(s, a)))
    if kind == MOVE:
        return f"{unit_name(s, a, b)} {board.region_ids[b]}>{board.region_ids[c]}"
    if kind == FIGHT and step == ENTRY:
        return "fight " + s.nation_id(c)
    if kind == FIGHT:
        return f"fight {unit_name(s, a, b)} {board.region_ids[b]} {s.nation_id(c)}"
    if kind == PASS:
        return "pass"
    if kind == DEMAND:
        return "demand"
    if kind == CONQUER:
        mix = [f"{n} {name}{'s' if n > 1 else ''}" for n, name in ((b, "legion"), (c, "galley")) if n]
        return f"conquer {board.region_ids[a]} with {' '.join(mix)}"
    if kind == FOUND:
        paying = "" if c == fewest_split(s) else " paying " + amounts(*board.splits[c])
        return f"found {board.region_ids[a]} {RESOURCES[b]}{paying}"
    if kind == GIVEN:
        return "give " + amounts(a, b, c, board.rates[s.stack[-1][2]][0] - a - b - c)
    if kind == TAKEN:
        return "take " + amounts(a, b, c, 0)
    if kind == DONE:
        return {MOVEMENT: "end movement", CONQUEST: "end conquest", FOUNDING: "end turn"}.get(step, "done")
    give, get = board.rates[a]
    return f"trade {give}:{get}"


def describe(s: AntikeState, action: Action) -> Described:
    kind, a, b, c = action
    board = s.board
    step = s.stack[-1][0]
    if kind == LEAD:
        ids = [board.nation_ids[nation] for nation in board.teams[a]]
        return Described(Say("action.lead", {"nations": ids}, "R3.3"), "lead", tuple("nation:" + id for id in ids))
    if kind == TO_FIELD:
        return describe_field(s, a, b)
    if kind == PAYMENT:
        paid = goods_said(a, b, c, s.stack[-1][2] - a - b - c)
        return Described(Say("action.pay", {"goods": paid}, "R4.4"), "pay")
    if kind == INSTEAD:
        label = Say("action.instead", {"resource": RESOURCES[a]}, "R5.3")
        return Described(label, "instead", ("good:" + RESOURCES[a],))
    if kind == FREE_UNIT:
        label = Say("action.bellona", {"unit": UNITS[b], "region": board.region_ids[a]}, "R15.1")
        return Described(label, "bellona", ("region:" + board.region_ids[a], "supply:" + UNITS[b]))
    if kind == ARM:
        price = goods_said(0, board.unit_cost - c, 0, c)
        label = Say("action.arm", {"unit": UNITS[b], "region": board.region_ids[a], "price": price}, "R6.1")
        targets: tuple[str, ...] = ("region:" + board.region_ids[a], "supply:" + UNITS[b])
        return Described(label, "arm", targets + coin_target(c, fewest(s, IRON, board.unit_cost)))
    if kind == TEMPLE:
        price = goods_said(board.temple_cost - b, 0, 0, b)
        label = Say("action.temple", {"region": board.region_ids[a], "price": price}, "R7.1")
        targets = ("region:" + board.region_ids[a],)
        return Described(label, "temple", targets + coin_target(b, fewest(s, MARBLE, board.temple_cost)))
    if kind == ADVANCE:
        cost = price_of(s, a)
        first = not s.known >> a & 1
        price = goods_said(0, 0, cost - b, b)
        key = "action.advance_first" if first else "action.advance"
        label = Say(key, {"advance": board.advance_ids[a], "price": price}, "R8.4" if first else "R8.1")
        targets = ("advance:" + board.advance_ids[a],)
        return Described(label, "advance", targets + coin_target(b, fewest(s, GOLD, cost)))
    if kind == MOVE:
        unit, home, there = UNITS[a & 1], board.region_ids[b], board.region_ids[c]
        args: dict[str, object] = {"unit": unit, "home": home, "there": there}
        facing = [s.nation_id((s.active + 1 + turn) % board.nations) for turn in bits(opponents(s, a & 1, c))]
        label = Say("action.move", args, "R9.2")
        if facing:
            label = Say("action.move_meets", {**args, "others": facing}, "R9.6")
        return Described(label, "move", ("region:" + home, "region:" + there))
    if kind == FIGHT and step == ENTRY:
        label = Say("action.fight_entry", {"other": s.nation_id(c), "unit": UNITS[a & 1]}, "R9.6")
        return Described(label, "fight", ("nation:" + s.nation_id(c),))
    if kind == FIGHT:
        unit, region = UNITS[a & 1], board.region_ids[b]
        args = {"unit": unit, "region": region, "other": s.nation_id(c)}
        return Described(Say("action.fight", args, "R9.8"), "fight", ("region:" + region, "nation:" + s.nation_id(c)))
    if kind == PASS:
        entry = step == ENTRY
        return Described(Say("action.pass_entry" if entry else "action.pass_reaction", rule="R9.6"), "pass")
    if kind == DEMAND:
        return Described(Say("action.demand", rule="R9.6"), "fight")
    if kind == CONQUER:
        mix = [Say("units." + name, {"n": n}) for n, name in ((b, "legion"), (c, "galley")) if n]
        args = {"region": board.region_ids[a], "units": mix}
        if s.neutral >> a & 1:
            label = Say("action.raze", args, "R10.6")
        elif s.nat[s.owner(a) * WIDTH + TEMPLE_AT] >> a & 1:
            label = Say("action.conquer_temple", args, "R10.5")
        else:
            label = Say("action.conquer", args, "R10.5")
        return Described(label, "conquer", ("region:" + board.region_ids[a],))
    if kind == FOUND:
        return describe_founding(s, a, b, c)
    if kind == GIVEN:
        given = goods_said(a, b, c, board.rates[s.stack[-1][2]][0] - a - b - c)
        return Described(Say("action.give", {"goods": given}, "R14.2"), "give")
    if kind == TAKEN:
        goods = tuple("good:" + RESOURCES[at] for at, n in enumerate((a, b, c)) if n)
        return Described(Say("action.take", {"goods": goods_said(a, b, c, 0)}, "R14.2"), "take", goods)
    if kind == DONE and step == FOUNDING:
        cards = [Say("cards." + PERSONALITIES[card - KING], {"n": number}) for card, number in due_now(s)]
        if cards:
            return Described(Say("action.end_turn_takes", {"cards": cards}, "R12.1"), "end")
        return Described(Say("action.end_turn", rule="R11.4"), "end")
    if kind == DONE:
        ends = {
            MOVEMENT: ("action.end_movement", "R9.11", "end"),
            CONQUEST: ("action.end_conquest", "R10.1", "end"),
        }
        key, rule, group = ends.get(step, ("action.done", "R4.6", "done"))
        return Described(Say(key, rule=rule), group)
    give, get = board.rates[a]
    return Described(Say("action.trade", {"give": give, "get": get}, "R14.2"), "trade", (f"trade:{give}:{get}",))


def coin_target(coins: int, least: int) -> tuple[str, ...]:
    return () if coins == least else (f"coins:{coins}",)


def describe_field(s: AntikeState, field: int, cost: int) -> Described:
    """The field, what it costs to get there and, for production, what it will yield."""
    board = s.board
    id = board.field_ids[field]
    does = board.field_does[field]
    at = s.nat[s.active * WIDTH + MARKER]
    steps = 0 if at >= board.fields else (field - at - 1) % board.fields + 1
    args: dict[str, object] = {"field": id, "steps": steps, "n": cost}
    key = "action.field_paid" if cost else "action.field"
    if does < 3:
        args["resource"] = RESOURCES[does]
        args["amount"] = yield_of(s, s.active, does)
        key += "_produce"
    return Described(Say(key, args, "R4.4" if steps else "R4.3"), "rondel", ("rondel:" + id,))


def describe_founding(s: AntikeState, region: int, resource: int, split: int) -> Described:
    board = s.board
    price = goods_said(*board.splits[split])
    id = board.region_ids[region]
    label = Say("action.found", {"region": id, "resource": RESOURCES[resource], "price": price}, "R11.1")
    targets = ["region:" + id]
    if board.symbol[region] != resource or board.free_building:
        targets.append("good:" + RESOURCES[resource])
    if split != fewest_split(s):
        targets.append(f"coins:{board.splits[split][COINS]}")
    return Described(label, "found", tuple(targets))
