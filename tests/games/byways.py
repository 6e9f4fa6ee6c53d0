"""Byways of golden games: from moments of every record, from the first one with options as the dice fall, and from
corners of the rules (see `corners`), anybody does anything for a while, rather what was done seldom. So more is met
than sensible play shows: every seat in every role, the first card and the last, variants beside each other, what a
seat deals that knows only its own.

Half of them go on with a pack that raises every figure it can by one. Where the box has the same figure twice, or none
at all, rules that take one for the other show only so.

`golden/byways.yaml` holds which figures are raised and a short digest of every byway; `games.ways` writes it anew.
"""

import gzip
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from games.ways import Asking, stood
from ziggurat.kernel.conformance import guards_agree
from ziggurat.kernel.content import Origin, Pack, read_box
from ziggurat.kernel.errors import BadContent, BadOptions, BadPosition
from ziggurat.kernel.figures import figures, with_value
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title

HERE = Path(__file__).parent
CORNERS = "corners.jsonl.gz"
BRANCHES = 4  # of a record
LENGTH = 80  # of a byway
FRESH = 16  # games from the beginning
FROM_CORNER = 8  # of a byway from a corner
ASKED = 4  # things at each moment of a byway


class Corner(msgspec.Struct):
    plays: str  # what a rule test plays there
    position: dict[str, Any]


class Byways(msgspec.Struct):
    raised: list[str]  # figures by what they mean, as `kernel.figures` names them
    ways: dict[str, list[str]]  # by record, of new games and from corners


def byways_of(id: str) -> Byways:
    return msgspec.yaml.decode((HERE / id / "golden" / "byways.yaml").read_bytes(), type=Byways)


def raised(title: Title, meanings: set[str]) -> dict[str, Any]:
    files = title.content.files()
    for figure in figures(read_box(files, title.content.type, Origin(None)), files):
        if figure.meaning in meanings:
            files = with_value(files, figure.path, figure.value + 1)
    return files


def odd_pack(title: Title, meanings: list[str]) -> Pack:
    return Pack("odd.yaml", msgspec.yaml.encode(raised(title, set(meanings))))


def with_pack(s: State, pack: Pack) -> State:
    return s.title.from_data({**s.title.to_data(s), "content": s.title.content.digest(pack)}, pack)


def can_rise(title: Title, begun: State) -> list[str]:
    """What can be raised all at once, also in a game that has begun; figures that count others are refused."""
    files = title.content.files()
    box = read_box(files, title.content.type, Origin(None))
    found: set[str] = set()
    rest = [sorted({figure.meaning for figure in figures(box, files) if type(figure.value) is int})]
    while rest:
        some = rest.pop()
        try:
            pack = odd_pack(title, [*found, *some])
            with_pack(begun, pack)
            title.try_pack(pack)
            found |= set(some)
        except (BadContent, BadPosition):
            half = len(some) // 2
            rest += [some[half:], some[:half]] if half else []
    return sorted(found)


def at(title: Title, name: str, branch: int) -> State:
    record = read_record((HERE / title.id / "golden" / f"{name}.txt").read_text())
    return replay(record.cut(len(record.entries) * branch // BRANCHES), title).state


def beginnings(title: Title, name: str, pack: Pack) -> Iterator[State]:
    for branch in range(BRANCHES):
        s = at(title, name, branch)
        yield s
        try:
            yield with_pack(s, pack)
        except BadPosition:
            continue  # a pending decision names a figure


def fresh(title: Title, pack: Pack) -> Iterator[State]:
    dice = rng_from_seed(2)
    begun = 0
    while begun < FRESH:
        players = title.min_players + begun % (title.max_players - title.min_players + 1)
        options: dict[str, object] = {}
        for option in title.options:
            values: list[object] = [*option.choices] if option.kind == "choice" else [False, True]
            if option.kind != "int" and dice.below(2):
                options[option.id] = values[dice.below(len(values))]
        try:
            yield title.new(players, begun, options, pack if begun % 2 else None)
        except BadOptions:
            continue
        begun += 1


Ways = Iterator[Iterator[State]]
Played = Counter[int | str]  # how often each kind of action was, and each notation


def rarest(some: Iterable[Any], played: Played, dice: Rng) -> Any:
    fewest = min(played[one] for one in some)
    found = sorted(one for one in some if played[one] == fewest)
    return found[dice.below(len(found))]


def anything(s: State, seat: int, played: Played, dice: Rng) -> Action:
    """What the byways of this record took least so far: of the kinds of action, then of the kind; but to leave.

    Every second time any kind: what is rare stands at the end of what is common.
    """
    actions = {s.title.notation(s, seat, action): action for action in s.legal(seat)}
    all_kinds = {action[0] for action in actions.values()}
    kinds = sorted(all_kinds - {s.title.leaving} or all_kinds)
    kind = rarest(kinds, played, dice) if dice.below(2) else kinds[dice.below(len(kinds))]
    notation = rarest([text for text, action in actions.items() if action[0] == kind], played, dice)
    played.update((kind, notation))
    return actions[notation]


def given(s: State, first: str) -> tuple[int, Action | None]:
    for seat in s.actors():
        action = s.title.parse(s, seat, first)
        if action is not None:
            return seat, action
    return -1, None


def walk(s: State, number: int, played: Played, length: int, first: str = "") -> Iterator[State]:
    """Every position on the way; the action that comes `first` may be given."""
    dice = rng_from_seed(number)
    s = s.clone()
    for step in range(length):
        yield s
        seats = [seat for seat in s.actors() if s.legal(seat)]
        if not seats:
            return  # over; or nothing goes on from what was built by hand
        seat, action = given(s, first) if first and not step else (-1, None)
        if action is None:
            seat = seats[dice.below(len(seats))]
            action = anything(s, seat, played, dice)
        s.apply(seat, action)
    yield s


def told(way: Iterable[State], number: int, in_corner: bool) -> str:
    """What stands, is offered and refused on a way, what worlds were dealt from there, and how it would end."""
    dice = rng_from_seed(number)
    asking = Asking(dice, ASKED)
    digest = hashlib.sha256()
    for step, s in enumerate(way):
        digest.update(stood(s) + msgspec.json.encode(asking.told(s)))
        if in_corner and s.actors():
            guards_agree(s, dice)  # elsewhere the conformance suite sees to it
        world = s.resample(step % s.players, rng_from_seed(step))
        digest.update(stood(world) + msgspec.json.encode([sorted(world.notations(seat)) for seat in world.actors()]))
    digest.update(msgspec.json.encode(ended(s)))
    return digest.hexdigest()[:8]


def ended(s: State) -> object:
    """Who would be where if the players agreed to end it."""
    outcome = s.outcome() or s.as_it_stands()
    return outcome.places, outcome.scores, outcome.parts, outcome.reason.key


def corners_of(id: str) -> list[Corner]:
    lines = gzip.decompress((HERE / id / "golden" / CORNERS).read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Corner) for line in lines]


def corner(title: Title, one: Corner, pack: Pack | None) -> State:
    """With the rules and figures of today."""
    now = {"rules": title.rules_version, "content": title.content.digest(pack)}
    return title.from_data({**one.position, **now}, pack)


def from_corner(title: Title, one: Corner, pack: Pack, number: int = 0, played: Played | None = None) -> Ways:
    played = Counter() if played is None else played
    yield walk(corner(title, one, None), number, played, FROM_CORNER, one.plays)
    try:
        yield walk(corner(title, one, pack), number, played, FROM_CORNER, one.plays)
    except BadPosition:
        return  # a pending decision names a figure


def ways(title: Title, name: str, pack: Pack) -> Ways:
    """Of a record, with `fresh` of new games, or from `corners`."""
    played: Played = Counter()
    if name == "corners":
        for number, one in enumerate(corners_of(title.id)):
            yield from from_corner(title, one, pack, number, played)
    else:
        for number, s in enumerate(fresh(title, pack) if name == "fresh" else beginnings(title, name, pack)):
            yield walk(s, number, played, LENGTH)


def byways(title: Title, name: str, pack: Pack) -> list[str]:
    return [told(way, number, name == "corners") for number, way in enumerate(ways(title, name, pack))]


def write(title: Title, records: list[str]) -> None:
    meanings = can_rise(title, at(title, records[0], 1))
    pack = odd_pack(title, meanings)
    lines = ["raised:", *(f"  - {meaning}" for meaning in meanings), "ways:"]
    for name in [*records, "fresh", "corners"]:
        lines.append(f"  {name}: [{', '.join(repr(part) for part in byways(title, name, pack))}]")
    (HERE / title.id / "golden" / "byways.yaml").write_text("\n".join(lines) + "\n")
