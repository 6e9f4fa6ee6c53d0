"""A position as numbers for programs that learn: names, and the same straight from the state (see kernel.features).

The players come clockwise, the seat itself first.
"""

from collections.abc import Sequence
from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.regions import standing
from ziggurat.games.mosaic.resample import draft_hand
from ziggurat.games.mosaic.seen import Ending
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.games.mosaic.view import ENDINGS, PHASES, PLACED, phase
from ziggurat.kernel.features import ones, rotated, small

IS_GOOD: Final = bytes([tile < RESOURCE_TILE for tile in range(256)])
IS_RESOURCE: Final = bytes([RESOURCE_TILE <= tile < NO_TILE for tile in range(256)])


def feature_names(s: MosaicState, seat: int) -> list[str]:
    t = s.tables
    seats = rotated(s, seat)
    found = ["round", "scorings", "bonus_field"]
    found += [f"phase={name}" for _step, name in PHASES]
    found += [f"ending={name}" for name in ENDINGS[1:]]
    found += [f"decks.{deck}.left" for deck in c.DECKS]
    offers = (t.tech_ids, t.build_ids, t.population_ids, t.tax_ids)
    for deck, ids in zip(c.DECKS, offers, strict=True):
        found += [f"decks.{deck}.offer:{id}" for id in ids]
    found += [f"you.hand:{id}" for id in t.tech_ids]
    found += [f"you.kept:{id}" for id in t.tech_ids]
    found += [f"achievements:{id}" for id in t.achievement_ids]
    found += [f"hexes.{id}.tile.type={kind}" for kind in ("good", "resource") for id in t.hex_ids]
    found += [f"hexes.{id}.piece.type={kind}" for kind in [*PLACED, "wonder"] for id in t.hex_ids]
    for other in seats:
        own = f"players.{other}."
        found += [f"active={other}", f"start_player={other}"]
        found += [f"{own}resources.{what}" for what in c.CURRENCIES] + [own + "population"]
        found += [f"{own}production.{track}" for track in c.TRACKS]
        found += [f"{own}symbols.{pillar}" for pillar in c.PILLARS]
        found += [f"{own}supply.{piece}" for piece in c.PIECES]
        found += [f"{own}goods.{good}" for good in t.good_ids]
        found += [own + name for name in ("wild", "doubles_left", "displacements_left", "recruit_limit")]
        found += [f"{own}recruitable:{unit}" for unit in c.UNITS]
        found += [f"{own}leader={id}" for id in t.leader_ids]
        found += [f"{own}government={id}" for id in t.government_ids]
        found += [f"{own}technologies:{id}" for id in t.tech_ids]
        found += [f"{own}face_down:{id}" for id in t.tech_ids]
        found += [f"{own}wonders:{id}" for id in t.wonder_ids]
        found += [f"{own}golden_ages:{id}" for id in t.age_ids]
        found += [f"{own}achievements:{id}" for id in t.achievement_ids]
        found += [f"hexes.{id}.piece.seat={other}" for id in t.hex_ids]
        for region in t.region_ids:
            found += [f"regions.{region}.influence.{other}", f"regions.{region}.locked_by:{other}"]
            found += [f"regions.{region}.units.@{other}.{unit}" for unit in c.UNITS]
    return found


def features(s: MosaicState, seat: int) -> bytes:
    t = s.tables
    now = phase(s)
    ending: Ending | None = ENDINGS[s.ending]
    numbers: list[int] = [small(s.round), s.scorings, small(s.bonus)]
    for _step, name in PHASES:
        numbers.append(1 if name == now else 0)
    for word in ENDINGS[1:]:
        numbers.append(1 if word == ending else 0)
    for deck in s.decks:
        numbers.append(deck.size())
    techs, hexes = len(t.tech_ids), len(t.hex_ids)
    out: list[bytes] = [bytes(numbers)]
    claimed = s.achievements_left
    for b in s.boards:
        claimed |= b[c.ACHIEVEMENTS]
    cards = [mask_of(deck.offer) for deck in s.decks]
    cards += [mask_of(draft_hand(s, seat)), s.boards[seat][c.KEPT], claimed]
    put_masks(
        out,
        cards,
        [techs, len(t.build_ids), len(t.population_ids), len(t.tax_ids), techs, techs, len(t.achievement_ids)],
    )
    out.append(s.tiles.translate(IS_GOOD))
    out.append(s.tiles.translate(IS_RESOURCE))
    pieces: list[int] = []
    for piece in range(5):
        mask = 0
        for b in s.boards:
            mask |= b[c.CITIES + piece]
        pieces.append(mask)
    put_masks(out, pieces, [hexes] * 5)
    for other in rotated(s, seat):
        put_player(s, out, other, seat)
    return b"".join(out)


def put_player(s: MosaicState, out: list[bytes], other: int, seat: int) -> None:
    t = s.tables
    b = s.boards[other]
    techs = len(t.tech_ids)
    numbers = [1 if s.active == other else 0, 1 if s.start == other else 0]
    for number in b[c.STONE : c.SYMBOLS]:
        numbers.append(small(number))
    numbers.extend(b[c.SYMBOLS : c.VP_REGIONS])
    numbers.extend(b[c.GOODS : c.GOODS + len(t.good_ids)])
    numbers.append(b[c.WILD])
    numbers.append(b[c.DOUBLE])
    numbers.append(b[c.DISPLACE])
    numbers.append(b[c.RECRUIT])
    out.append(bytes(numbers))
    put_masks(
        out,
        [
            b[c.UNLOCKED],
            1 << b[c.LEADER] if b[c.LEADER] >= 0 else 0,
            1 << b[c.GOVERNMENT] if b[c.GOVERNMENT] >= 0 else 0,
            b[c.TECHS],
            b[c.DOWN] if other == seat else b[c.DOWN_OPEN],
            b[c.WONDERS],
            b[c.AGES],
            b[c.ACHIEVEMENTS],
            b[c.CITIES] | b[c.PORTS] | b[c.FARMS] | b[c.ARTISANS] | b[c.WONDER_HEXES],
        ],
        [
            len(c.UNITS),
            len(t.leader_ids),
            len(t.government_ids),
            techs,
            techs,
            len(t.wonder_ids),
            len(t.age_ids),
            len(t.achievement_ids),
            len(t.hex_ids),
        ],
    )
    numbers = []
    influence = standing(s).influence
    for region in range(len(t.region_ids)):
        numbers.append(small(influence[region * s.players + other]))
        numbers.append(s.locks[region] >> other & 1)
        units = c.AREA + region * c.AREA_SIZE + c.AREA_UNITS
        numbers.extend(b[units : units + 3])
    out.append(bytes(numbers))


def put_masks(out: list[bytes], masks: list[int], widths: list[int]) -> None:
    """Masks one after the other, written out as one: that is sooner done than each by itself."""
    whole = 0
    width = 0
    for i in range(len(masks)):
        if masks[i]:
            whole |= masks[i] << width
        width += widths[i]
    out.append(ones(whole, width))


def mask_of(cards: Sequence[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
