"""Byways of golden games: from moments of every record, and from the first one with options as the dice fall, anybody
does anything for a while. So more is met than sensible play shows: every seat in every role, the first card and the
last, variants beside each other, what a seat deals that knows only its own.

Half of them go on with a pack that raises every figure it can by one. Where the box has the same figure twice, or none
at all, rules that take one for the other show only so.

`golden/byways.yaml` holds which figures are raised and a short digest of every byway; `games.ways` writes it anew.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from games.ways import Asking, stood
from ziggurat.kernel.content import Origin, Pack, read_box
from ziggurat.kernel.errors import BadContent, BadOptions, BadPosition
from ziggurat.kernel.figures import figures, with_value
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title

HERE = Path(__file__).parent
BRANCHES = 4  # of a record
LENGTH = 30  # of a byway
FRESH = 16  # games from the beginning


class Byways(msgspec.Struct):
    raised: list[str]  # figures by what they mean, as `kernel.figures` names them
    ways: dict[str, list[str]]  # by record


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


def anything(s: State, seat: int, dice: Rng) -> Action:
    """Any kind of action, then any of it, but to leave."""
    actions = {s.title.notation(s, seat, action): action for action in s.legal(seat)}
    kinds = sorted({action[0] for action in actions.values()} - {s.title.leaving})
    kind = kinds[dice.below(len(kinds))]
    some = sorted(notation for notation, action in actions.items() if action[0] == kind)
    return actions[some[dice.below(len(some))]]


def byway(s: State, number: int) -> str:
    dice = rng_from_seed(number)
    asking = Asking(dice)
    digest = hashlib.sha256()
    s = s.clone()
    for step in range(LENGTH):
        digest.update(stood(s) + msgspec.json.encode(asking.told(s)))
        if not s.actors():
            break
        world = s.resample(step % s.players, rng_from_seed(step))
        digest.update(stood(world) + msgspec.json.encode([sorted(world.notations(seat)) for seat in world.actors()]))
        seats = s.actors()
        seat = seats[dice.below(len(seats))]
        s.apply(seat, anything(s, seat, dice))
    return digest.hexdigest()[:8]


def byways(title: Title, name: str, pack: Pack) -> list[str]:
    """Of a record, or with `fresh` of new games."""
    begun = fresh(title, pack) if name == "fresh" else beginnings(title, name, pack)
    return [byway(s, number) for number, s in enumerate(begun)]


def write(title: Title, records: list[str]) -> None:
    meanings = can_rise(title, at(title, records[0], 1))
    pack = odd_pack(title, meanings)
    lines = ["raised:", *(f"  - {meaning}" for meaning in meanings), "ways:"]
    for name in [*records, "fresh"]:
        lines.append(f"  {name}: [{', '.join(repr(part) for part in byways(title, name, pack))}]")
    (HERE / title.id / "golden" / "byways.yaml").write_text("\n".join(lines) + "\n")
