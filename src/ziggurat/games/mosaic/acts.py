"""The kinds of action: what their numbers mean, how a move is written, its label and what on the table it means."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic import domains as d
from ziggurat.games.mosaic.payment import say_payment
from ziggurat.games.mosaic.placing import START_CITY
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.kernel.acts import Arg, Kinds, act
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action


def say_face_up(s: MosaicState, seat: int, action: Action, args: dict[str, object]) -> Say:
    key = "act.play" if action[0] == c.A_PLAY else "act.technology"
    return Say(key if action[2] else key + "_down", {"card": args["card"]})


def say_hex(s: MosaicState, seat: int, action: Action, args: dict[str, object]) -> Say:
    """A hex stands for a piece to place, a tile to take or a city to take over."""
    t = s.tables
    frame = s.stack[-1]
    tile = s.tiles[action[1]]
    what = "no_tile"
    if tile != NO_TILE:
        what = t.resource_ids[tile - RESOURCE_TILE] if tile >= RESOURCE_TILE else "good_" + t.good_ids[tile]
    said: dict[str, object] = {"hex": args["hex"], "tile": what}
    if frame[0] == c.S_TILE:
        return Say("act.tile", said, "R5.10")
    if frame[0] == c.S_PLACE_WONDER:
        said["piece"] = t.wonder_ids[frame[2]]
        return Say("act.place", said, "R6.15")
    if frame[0] == c.S_PLACE:
        piece, where = frame[2], frame[3]
        said["piece"] = "piece_" + c.PIECES[piece]
        return Say("act.place", said, "R2.14" if piece == c.CITY and where == START_CITY else "R5.6")
    return Say("act.take_city", {"hex": args["hex"]}, "R10.6")


def hex_group(s: MosaicState, seat: int, action: Action) -> str:
    step = s.stack[-1][0]
    return "tile" if step == c.S_TILE else "place" if step in (c.S_PLACE, c.S_PLACE_WONDER) else "take_over"


def worked(s: MosaicState, seat: int, action: Action) -> int:
    board = s.boards[seat]
    return board[c.POPULATION] + board[c.P_STONE + action[1]]


def say_population(s: MosaicState, seat: int, action: Action, args: dict[str, object]) -> Say:
    t = s.tables
    if action[1] < 0:
        food, people = t.population_exhausted
        return Say("act.population", {"n": people, "food": food}, "R6.7")
    return Say("act.population", {"n": t.population_gain[action[1]], "food": t.population_food[action[1]]}, "R6.4")


def exhausted_deck(s: MosaicState, seat: int, action: Action) -> tuple[str, ...]:
    return ("deck:population",) if action[1] < 0 else ()


def say_pay(s: MosaicState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return say_payment("act.pay", action[1], action[2], action[3])


def say_way(s: MosaicState, seat: int, action: Action, args: dict[str, object]) -> Say:
    """Labels call the two ends of a way a and b."""
    said = {name: value for name, value in args.items() if name not in ("origin", "goal")}
    return Say("act." + KINDS.all[action[0]].name, said | {"a": args["origin"], "b": args["goal"]})


def say_track(s: MosaicState, seat: int, action: Action, args: dict[str, object]) -> Say:
    return Say("act.track", {"what": args["track"], "n": s.stack[-1][3]})


def converted(s: MosaicState, seat: int, action: Action) -> int:
    return s.tables.leader_power[s.boards[seat][c.LEADER]][2]


KINDS: Final = Kinds(
    act(c.A_LEADER, "leader", "leader {leader}", "R2.12", leader=d.LEADER_CARD),
    act(c.A_KEEP, "keep", "keep {card}", "R2.13", card=d.TECHNOLOGY),
    act(c.A_HEX, "hex", "{hex}", "R5.6", group=hex_group, tell=say_hex, hex=d.HEX),
    act(
        c.A_PLAY,
        "play",
        "play {card}[ face-{face}]",
        "R2.16",
        tell=say_face_up,
        card=d.TECHNOLOGY,
        face=Arg(d.FACE, usual=1, always=True),
    ),
    act(c.A_WORK, "work", "work {what}", "R6.1", count=worked, what=d.CURRENCY),
    act(
        c.A_POPULATION,
        "population",
        "population {card}",
        "R6.4",
        tell=say_population,
        after=exhausted_deck,
        card=d.POPULATION_CARD,
    ),
    act(c.A_BUILD, "build", "build {card}", "R6.8", card=d.BUILD),
    act(c.A_BUILD_PLAIN, "build_plain", "build {piece} without card", "R6.11", group="build", piece=d.PIECE),
    act(c.A_WONDER, "wonder", "wonder {wonder}", "R6.15", wonder=d.WONDER),
    act(
        c.A_TECHNOLOGY,
        "technology",
        "technology {card}[ face-{face}]",
        "R6.19",
        tell=say_face_up,
        card=d.TECHNOLOGY,
        face=Arg(d.FACE, usual=1, always=True),
    ),
    act(c.A_TAX, "tax", "collect {card}", "R6.22", group="tax_tariff", card=d.TAX_CARD),
    act(
        c.A_TAX_PLAIN,
        "plain_tax",
        "collect {card}",
        "R6.25",
        group="tax_tariff",
        label="act.tax",
        before=("card:plain_{card}",),
        card=d.PLAIN_TAX,
    ),
    act(c.A_MILITARY, "military", "military", "R6.27", before=("action:military",)),
    act(c.A_GOVERNMENT, "government", "government {government}", "R7.1", government=d.GOVERNMENT),
    act(c.A_LOOK, "look", "look {deck}", "R7.7", deck=d.SEEN_DECK),
    act(c.A_AGE, "golden_age", "claim {card}", "R12.1", group="free", label="act.claim", card=d.AGE),
    act(c.A_ACHIEVEMENT, "achievement", "claim {card}", "R12.1", group="free", label="act.claim", card=d.ACHIEVEMENT),
    act(c.A_FLIP, "flip", "turn up {card}", "R3.6", group="free", card=d.TECHNOLOGY),
    act(c.A_REFRESH, "refresh", "refresh {deck}", "R4.6", group="free", deck=d.DECK),
    act(
        c.A_CONVERT_POPULATION,
        "convert_population",
        "convert population {what}",
        "R10.1",
        group="free",
        count=converted,
        what=d.RESOURCE,
    ),
    act(c.A_TAKE_OVER, "take_over", "take over", "R10.6", group="free", before=("action:take_over",)),
    act(c.A_END, "end", "end turn", "R3.8", group="done"),
    act(
        c.A_PAY,
        "pay",
        "pay {n} {what}[ {money} money]",
        "R4.2",
        tell=say_pay,
        what=d.PAID,
        n=d.NUMBER,
        money=Arg(d.NUMBER, usual=0, follows=True),
    ),
    act(c.A_RECRUIT, "recruit", "recruit {unit} {region}", "R6.28", unit=d.UNIT, region=d.REGION),
    act(
        c.A_MOVE,
        "move",
        "move {unit} {origin}>{goal}",
        "R6.30",
        tell=say_way,
        unit=d.UNIT,
        origin=d.REGION,
        goal=d.REGION,
    ),
    act(c.A_DONE, "done", "done", "R6.27"),
    act(c.A_TRACK, "track", "raise {track}", "R11.2", tell=say_track, track=d.TRACK),
    act(c.A_CONVERT, "convert", "convert {origin}>{goal}", "R11.7", tell=say_way, origin=d.TRACK, goal=d.TRACK),
    act(c.A_AMOUNT, "amount", "{n}", "R11.7", n=d.NUMBER),
    act(c.A_UNIT, "unit", "place {unit} {region}", "R6.33", unit=d.UNIT, region=d.REGION),
    act(c.A_REGION, "region", "{region}", "", region=d.REGION),
    act(
        c.A_ELIMINATE,
        "eliminate",
        "eliminate {player} {unit} {region}",
        "R6.34",
        before=("region:{region}",),
        player=d.PLAYER,
        unit=d.UNIT,
        region=d.PLACE,
    ),
    act(
        c.A_DISPLACE,
        "displace",
        "displace {player} {origin}>{goal}",
        "R11.10",
        tell=say_way,
        player=d.PLAYER,
        origin=d.REGION,
        goal=d.REGION,
    ),
    act(c.A_DECLINE, "decline", "decline", "", group="done"),
    act(c.A_SHARE, "share", "{n} {what}", "R11.8", group="amount", n=d.NUMBER, what=Arg(d.PAID, follows=True)),
    prefix="act.",
)
