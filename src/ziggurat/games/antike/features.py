"""A position as numbers for programs that learn: names, and the same straight from the state (see kernel.features).

The nations come clockwise, the first own one first.
"""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import asked_nation, navigator_points, yield_of
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.bits import bits
from ziggurat.kernel.features import small


def clockwise(s: AntikeState, seat: int) -> list[int]:
    """The nations, the seat's own first one first."""
    count = s.tables.nations
    first = s.seats.index(seat) if seat in s.seats else 0
    return [(first + turn) % count for turn in range(count)]


def feature_names(s: AntikeState, seat: int) -> list[str]:
    t = s.tables
    order = [f"{{order.{nation}}}" for nation in clockwise(s, seat)]
    regions = t.region_ids
    found = ["round", *[f"phase={step.name}" for step in s.title.steps]]
    found += [f"bank.{what}" for what in ["coins", "temples", *c.PERSONALITIES]]
    for nation in order:
        own = f"nations.{nation}."
        found += [f"deciding={nation}", f"active={nation}", f"bellona={nation}", f"{own}seat={seat}"]
        found += [own + good for good in c.GOODS]
        found += [f"{own}marker={field}" for field in t.field_ids]
        found += [f"{own}advances:{advance}" for advance in t.advance_ids]
        found += [f"{own}personalities.{kind}" for kind in c.PERSONALITIES]
        found += [own + "score", own + "supply.legions", own + "supply.galleys", own + "supply.cities"]
        found += [own + "cities", own + "temples", own + "navigator_points"]
        found += [f"{own}yield.{good}" for good in c.RESOURCES]
        found += [f"regions.{region}.units.{nation}.{unit}" for unit in c.UNITS for region in regions]
        found += [f"regions.{region}.city.owner={nation}" for region in regions]
    found += [f"regions.{region}.city.resource={good}" for good in c.RESOURCES for region in regions]
    found += [f"regions.{region}.city.temple" for region in regions]
    found += [f"regions.{region}.neutral_temple" for region in regions]
    found += ["turn.pay.cost", "turn.trade.give", "turn.trade.get", "turn.razed", "turn.firsts"]
    found += [f"turn.bought:{advance}" for advance in t.advance_ids]
    found += [f"turn.entry.region={region}" for region in regions]
    found += [f"turn.entry.unit={unit}" for unit in c.UNITS]
    found += [f"turn.room.{region}" for region in regions]
    for lane in range(t.lanes):
        found += [f"turn.movable.{region}.{c.UNITS[lane & 1]}:{lane // 2 + 1}" for region in regions]
    return found


def features(s: AntikeState, seat: int) -> bytes:
    t, nat = s.tables, s.nat
    regions = t.regions
    none = [0] * regions
    frame = s.stack[-1] if s.stack else (-1, 0, 0, 0, 0)
    step = frame[0]
    out: list[int] = [small(s.round)]
    for at in range(len(s.title.steps)):
        out.append(1 if at == step else 0)
    for left in s.bank:
        out.append(small(left))
    seated = len(s.nations) > 0
    asked = asked_nation(s)
    for nation in clockwise(s, seat):
        row = nation * c.WIDTH
        out.append(1 if nation == asked else 0)
        out.append(1 if seated and nation == s.active else 0)
        out.append(1 if seated and nation == s.bellona else 0)
        out.append(1 if seated and s.seats[nation] == seat else 0)
        for good in range(4):
            out.append(small(nat[row + good]))
        marker = nat[row + c.MARKER] if seated else c.OFF
        for field in range(t.fields):
            out.append(1 if field == marker else 0)
        owned = nat[row + c.ADVANCES]
        for advance in range(len(t.advance_ids)):
            out.append(owned >> advance & 1)
        out.extend(nat[row + c.KING : row + c.LEGION_AT])
        cities = nat[row + c.CITY_AT]
        out.append(cities.bit_count())
        out.append(nat[row + c.TEMPLE_AT].bit_count())
        out.append(navigator_points(s, nation))
        for good in range(3):
            out.append(yield_of(s, nation, good) if seated else 0)
        out.extend(s.units[nation * 2])
        out.extend(s.units[nation * 2 + 1])
        spread(out, none, cities)
    for good in range(3):
        mask = 0
        for nation in range(t.nations):
            mask |= nat[nation * c.WIDTH + c.MARBLE_AT + good]
        spread(out, none, mask)
    mask = 0
    for nation in range(t.nations):
        mask |= nat[nation * c.WIDTH + c.TEMPLE_AT]
    spread(out, none, mask)
    spread(out, none, s.neutral)
    out.append(frame[2] if step == c.S_PAY else 0)
    trading = step == c.S_GIVE or step == c.S_TAKE
    out.append(t.rates[frame[2]][0] if trading else 0)
    out.append(t.rates[frame[2]][1] if trading else 0)
    out.append(s.razed)
    out.append(s.firsts)
    for advance in range(len(t.advance_ids)):
        out.append(s.bought >> advance & 1)
    entering = step == c.S_ENTRY or step == c.S_REACTION
    spread(out, none, 1 << frame[3] if entering else 0)
    out.append(1 if entering and not frame[2] & 1 else 0)
    out.append(1 if entering and frame[2] & 1 else 0)
    at = len(out)
    out.extend(none)
    for pending in s.stack:
        if pending[0] == c.S_BELLONA or pending[0] == c.S_MILITIA:
            for region in bits(nat[s.active * c.WIDTH + c.CITY_AT]):
                out[at + region] = s.placed[region]
            break
    if s.ready:
        out.extend(s.ready[: t.lanes * regions])
    else:
        out.extend([0] * (t.lanes * regions))
    return bytes(out)


def spread(out: list[int], none: list[int], mask: int) -> None:
    """A one for each region of a bit mask."""
    at = len(out)
    out.extend(none)
    while mask:
        low = mask & -mask
        out[at + low.bit_length() - 1] = 1
        mask ^= low
