"""Actions as one line that reads like a move, and as labels with the things on the table they stand for."""

from ziggurat.games.mosaic.payment import say_payment
from ziggurat.games.mosaic.placing import START_CITY
from ziggurat.games.mosaic.state import MosaicState, player_id
from ziggurat.games.mosaic.tables import RESOURCE_TILE
from ziggurat.games.mosaic.vocabulary import (
    A_ACHIEVEMENT,
    A_AGE,
    A_AMOUNT,
    A_BUILD,
    A_BUILD_PLAIN,
    A_CONVERT,
    A_CONVERT_POPULATION,
    A_DECLINE,
    A_DISPLACE,
    A_DONE,
    A_ELIMINATE,
    A_END,
    A_FLIP,
    A_GOVERNMENT,
    A_HEX,
    A_KEEP,
    A_LEADER,
    A_LOOK,
    A_MILITARY,
    A_MOVE,
    A_PAY,
    A_PLAY,
    A_POPULATION,
    A_RECRUIT,
    A_REFRESH,
    A_REGION,
    A_TAKE_OVER,
    A_TAX,
    A_TAX_PLAIN,
    A_TECHNOLOGY,
    A_TRACK,
    A_UNIT,
    A_WONDER,
    A_WORK,
    CITY,
    CURRENCIES,
    DECKS,
    LEADER,
    P_STONE,
    PIECES,
    POPULATION,
    RESOURCES,
    ST_CONVERT,
    ST_PLACE,
    ST_SHARE,
    ST_TILE,
    TAX,
    TRACKS,
    UNITS,
    WONDER,
)
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import Action


def notation(s: MosaicState, action: Action) -> str:
    t = s.tables
    kind, a, b, c = action
    if kind == A_HEX:
        return t.hex_ids[a]
    if kind == A_WORK:
        return "work " + CURRENCIES[a]
    if kind == A_PAY:
        name = RESOURCES[a]
        if not c:
            return f"pay {b} {name}"
        return f"pay {b} {name} {c} money"
    if kind == A_TECHNOLOGY:
        return f"technology {t.tech_ids[a]}{'' if b else ' face-down'}"
    if kind == A_BUILD:
        return "build " + t.build_ids[a]
    if kind == A_BUILD_PLAIN:
        return "build " + PIECES[a] + " without card"
    if kind == A_TAX:
        return "collect " + t.tax_ids[a]
    if kind == A_TAX_PLAIN:
        return "collect " + ("tax" if a == TAX else "tariff")
    if kind == A_POPULATION:
        return "population " + ("without card" if a < 0 else t.population_ids[a])
    if kind == A_WONDER:
        return "wonder " + t.wonder_ids[a]
    if kind == A_GOVERNMENT:
        return "government " + t.government_ids[a]
    if kind == A_MILITARY:
        return "military"
    if kind == A_RECRUIT:
        return f"recruit {UNITS[a]} {t.region_ids[b]}"
    if kind == A_MOVE:
        return f"move {UNITS[a]} {t.region_ids[b]}>{t.region_ids[c]}"
    if kind == A_DONE:
        return "done"
    if kind == A_END:
        return "end turn"
    if kind == A_FLIP:
        return "turn up " + t.tech_ids[a]
    if kind == A_AGE:
        return "claim " + t.age_ids[a]
    if kind == A_ACHIEVEMENT:
        return "claim " + t.achievement_ids[a]
    if kind == A_REFRESH:
        return "refresh " + DECKS[a]
    if kind == A_LOOK:
        return "look " + DECKS[a]
    if kind == A_LEADER:
        return "leader " + t.leader_ids[a]
    if kind == A_KEEP:
        return "keep " + t.tech_ids[a]
    if kind == A_PLAY:
        return f"play {t.tech_ids[a]}{'' if b else ' face-down'}"
    if kind == A_TRACK:
        return "raise " + TRACKS[a]
    if kind == A_CONVERT:
        return f"convert {TRACKS[a]}>{TRACKS[b]}"
    if kind == A_AMOUNT:
        return f"{a}" if not c else f"{a * c} {RESOURCES[b]}"
    if kind == A_UNIT:
        return f"place {UNITS[a]} {t.region_ids[b]}"
    if kind == A_REGION:
        return t.region_ids[a]
    if kind == A_ELIMINATE:
        return f"eliminate {player_id(s, a)} {UNITS[b]} {t.region_ids[c]}"
    if kind == A_DISPLACE:
        return f"displace {player_id(s, a)} {t.region_ids[b]}>{t.region_ids[c]}"
    if kind == A_CONVERT_POPULATION:
        return "convert population " + RESOURCES[a]
    if kind == A_TAKE_OVER:
        return "take over"
    assert kind == A_DECLINE, action
    return "decline"


def describe(s: MosaicState, seat: int, action: Action) -> Described:
    t = s.tables
    kind, a, b, c = action
    if kind == A_HEX:
        return describe_hex(s, a)
    if kind == A_WORK:
        board = s.boards[seat]
        args: dict[str, object] = {"what": "resource_" + CURRENCIES[a], "n": board[POPULATION] + board[P_STONE + a]}
        return Described(Say("act.work", args, "R6.1"), "work", ("resource:" + CURRENCIES[a],))
    if kind == A_PAY:
        return Described(say_payment("act.pay", a, b, c), "pay")
    if kind == A_TECHNOLOGY:
        key = "act.technology" if b else "act.technology_down"
        ends = ("card:" + t.tech_ids[a], "face:up" if b else "face:down")
        return Described(Say(key, {"card": t.tech_ids[a]}, "R6.19"), "technology", ends)
    if kind == A_BUILD:
        return Described(Say("act.build", {"card": t.build_ids[a]}, "R6.8"), "build", ("card:" + t.build_ids[a],))
    if kind == A_BUILD_PLAIN:
        piece = "piece_" + PIECES[a]
        return Described(Say("act.build_plain", {"piece": piece}, "R6.11"), "build", ("piece:" + PIECES[a],))
    if kind == A_TAX:
        return Described(Say("act.tax", {"card": t.tax_ids[a]}, "R6.22"), "tax_tariff", ("card:" + t.tax_ids[a],))
    if kind == A_TAX_PLAIN:
        name = "plain_tax" if a == TAX else "plain_tariff"
        return Described(Say("act.tax", {"card": name}, "R6.25"), "tax_tariff", ("card:" + name,))
    if kind == A_POPULATION:
        if a < 0:
            food, people = t.population_exhausted
            return Described(
                Say("act.population", {"n": people, "food": food}, "R6.7"), "population", ("deck:population",)
            )
        args = {"n": t.population_gain[a], "food": t.population_food[a]}
        return Described(Say("act.population", args, "R6.4"), "population", ("card:" + t.population_ids[a],))
    if kind == A_WONDER:
        id = t.wonder_ids[a]
        return Described(Say("act.wonder", {"wonder": id}, "R6.15"), "wonder", ("wonder:" + id,))
    if kind == A_GOVERNMENT:
        id = t.government_ids[a]
        return Described(Say("act.government", {"government": id}, "R7.1"), "government", ("government:" + id,))
    if kind == A_MILITARY:
        return Described(Say("act.military", rule="R6.27"), "military", ("action:military",))
    if kind == A_RECRUIT:
        args = {"unit": "piece_" + UNITS[a], "region": t.region_ids[b]}
        ends = ("unit:" + UNITS[a], "region:" + t.region_ids[b])
        return Described(Say("act.recruit", args, "R6.28"), "recruit", ends)
    if kind == A_MOVE:
        args = {"unit": "piece_" + UNITS[a], "a": t.region_ids[b], "b": t.region_ids[c]}
        moved = ("unit:" + UNITS[a], "region:" + t.region_ids[b], "region:" + t.region_ids[c])
        return Described(Say("act.move", args, "R6.30"), "move", moved)
    if kind == A_DONE:
        return Described(Say("act.done", rule="R6.27"), "done")
    if kind == A_END:
        return Described(Say("act.end", rule="R3.8"), "done")
    if kind == A_FLIP:
        return Described(Say("act.flip", {"card": t.tech_ids[a]}, "R3.6"), "free", ("card:" + t.tech_ids[a],))
    if kind == A_AGE:
        return Described(Say("act.claim", {"card": t.age_ids[a]}, "R12.1"), "free", ("golden_age:" + t.age_ids[a],))
    if kind == A_ACHIEVEMENT:
        id = t.achievement_ids[a]
        return Described(Say("act.claim", {"card": id}, "R12.1"), "free", ("achievement:" + id,))
    if kind == A_REFRESH:
        return Described(Say("act.refresh", {"deck": "deck_" + DECKS[a]}, "R4.6"), "free", ("deck:" + DECKS[a],))
    if kind == A_LOOK:
        return Described(Say("act.look", {"deck": "deck_" + DECKS[a]}, "R7.7"), "look", ("look:" + DECKS[a],))
    if kind == A_LEADER:
        id = t.leader_ids[a]
        return Described(Say("act.leader", {"leader": id}, "R2.12"), "leader", ("leader:" + id,))
    if kind == A_KEEP:
        return Described(Say("act.keep", {"card": t.tech_ids[a]}, "R2.13"), "keep", ("card:" + t.tech_ids[a],))
    if kind == A_PLAY:
        key = "act.play" if b else "act.play_down"
        ends = ("card:" + t.tech_ids[a], "face:up" if b else "face:down")
        return Described(Say(key, {"card": t.tech_ids[a]}, "R2.16"), "play", ends)
    if kind == A_TRACK:
        amount = s.stack[-1][3]
        args = {"what": "track_" + TRACKS[a], "n": amount}
        return Described(Say("act.track", args, "R11.2"), "track", ("track:" + TRACKS[a],))
    if kind == A_CONVERT:
        args = {"a": "track_" + TRACKS[a], "b": "track_" + TRACKS[b]}
        return Described(Say("act.convert", args, "R11.7"), "convert", ("track:" + TRACKS[a], "track:" + TRACKS[b]))
    if kind == A_AMOUNT:
        if s.stack[-1][0] == ST_SHARE:
            args = {"n": a * c, "what": "resource_" + RESOURCES[b]}
            return Described(Say("act.share", args, "R11.8"), "amount")
        assert s.stack[-1][0] == ST_CONVERT
        return Described(Say("act.amount", {"n": a}, "R11.7"), "amount")
    if kind == A_UNIT:
        args = {"unit": "piece_" + UNITS[a], "region": t.region_ids[b]}
        ends = ("unit:" + UNITS[a], "region:" + t.region_ids[b])
        return Described(Say("act.unit", args, "R6.33"), "unit", ends)
    if kind == A_REGION:
        id = t.region_ids[a]
        return Described(Say("act.region", {"region": id}), "region", ("region:" + id,))
    if kind == A_ELIMINATE:
        args = {"player": player_id(s, a), "unit": "piece_" + UNITS[b], "region": t.region_ids[c]}
        where = ("region:" + t.region_ids[c], f"seat:{a}", "unit:" + UNITS[b])
        return Described(Say("act.eliminate", args, "R6.34"), "eliminate", where)
    if kind == A_DISPLACE:
        args = {"player": player_id(s, a), "a": t.region_ids[b], "b": t.region_ids[c]}
        where = (f"seat:{a}", "region:" + t.region_ids[b], "region:" + t.region_ids[c])
        return Described(Say("act.displace", args, "R11.10"), "displace", where)
    if kind == A_CONVERT_POPULATION:
        power = t.leader_power[s.boards[seat][LEADER]]
        args = {"n": power[2], "what": "resource_" + RESOURCES[a]}
        return Described(Say("act.convert_population", args, "R10.1"), "free", ("resource:" + RESOURCES[a],))
    if kind == A_TAKE_OVER:
        return Described(Say("act.take_over", rule="R10.6"), "free", ("action:take_over",))
    return Described(Say("act.decline"), "done")


def describe_hex(s: MosaicState, hexagon: int) -> Described:
    """A hex stands for a piece to place, a tile to take or a city to take over."""
    t = s.tables
    id = t.hex_ids[hexagon]
    targets = ("hex:" + id,)
    frame = s.stack[-1]
    tile = s.tiles[hexagon]
    what = "no_tile"
    if tile >= 0:
        what = t.resource_ids[tile - RESOURCE_TILE] if tile >= RESOURCE_TILE else "good_" + t.good_ids[tile]
    args: dict[str, object] = {"hex": id, "tile": what}
    if frame[0] == ST_TILE:
        return Described(Say("act.tile", args, "R5.10"), "tile", targets)
    if frame[0] == ST_PLACE:
        piece, where = frame[2], frame[3]
        if piece == WONDER:
            args["piece"] = t.wonder_ids[where]
            return Described(Say("act.place", args, "R6.15"), "place", targets)
        args["piece"] = "piece_" + PIECES[piece]
        rule = "R2.14" if piece == CITY and where == START_CITY else "R5.6"
        return Described(Say("act.place", args, rule), "place", targets)
    return Described(Say("act.take_city", {"hex": id}, "R10.6"), "take_over", targets)
