"""What the lines of Civilization's log say that they move, so that they can be followed with a pencil."""

from collections.abc import Iterator

from ledger import Lines, Moved, Pencil, by_table
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.flow import KNOWN_EVENT, KNOWN_MARKER
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.kernel.say import Event, Say

TAKEN = "taken "  # before the key of a line: what it takes from the other player
GOODS = ("trade", "culture", *c.RESOURCES[:4], "hut", "village", "culture_1", "culture_2", "culture_3")
PAID = ("log.pays", "log.research")
GAINED = ("log.gains",)
FROM_OTHER = tuple(f"log.loot.{name}" for name in ("trade", "culture", "token", "marker", "event", "deck"))
DRAWN = ("log.draw_event", "log.draw_event_own")
LINES: Lines = {
    "log.start_trade": (("trade", "n"),),
    "log.collect": (("trade", "n"),),
    "log.dial_full": (("trade", "-n"),),
    "log.arts": (("culture", "n"),),
    "log.coins": (("coins", "n"), ("coins", "-was")),
    "log.advance": (("step", 1),),
    "log.hut": (("hut", 1),),
    "log.village": (("village", 1),),
    "log.great_person": (("reserve", 1),),
    "log.place_great_person": (("reserve", -1),),
    "log.replaced great": (("reserve", 1),),
    **dict.fromkeys(("log.unit", "log.unit_own", "log.unit_saved"), (("units", 1),)),
    "log.unit_killed": (("units", -1),),
    "log.unit_dies": (("units", -1),),
    **{f"log.take_resource {name}": ((name, 1),) for name in c.RESOURCES[:4]},
    **{f"{key} culture_{deck}": ((f"culture_{deck}", 1),) for deck in (1, 2, 3) for key in DRAWN},
    **{
        f"{key} culture_{deck}": ((f"culture_{deck}", -1),)
        for deck in (1, 2, 3)
        for key in ("log.event", "log.discard")
    },
    **{f"{key} {good}": ((good, "-n"),) for key in (*PAID, "log.exchange") for good in GOODS},
    **{f"{key} {good}": ((good, "n"),) for key in (*GAINED, *FROM_OTHER) for good in GOODS},
    **{f"{TAKEN}log.exchange {good}": ((good, "n"),) for good in GOODS},
    **{f"{TAKEN}{key} {good}": ((good, "-n"),) for key in FROM_OTHER for good in GOODS},
}


MOVES = by_table(LINES)


def stocks(s: CivilizationState, seat: int) -> dict[str, int]:
    t = s.tables
    markers = [t.marker_kind[marker % KNOWN_MARKER] for marker in s.held[seat]]
    # What lies in the purse is paid once the ability is; until then it is still its owner's.
    started = [bill[5] for bill in s.bills if bill[1] == seat]
    purse = s.purse[started[0] :] if started else []
    markers += [t.marker_kind[(good - c.G_MARKER) % KNOWN_MARKER] for good in purse if good >= c.G_MARKER]
    decks = [t.events[card % KNOWN_EVENT].deck for card in s.events[seat]]
    units = len(s.units[seat])
    if s.battle is not None:
        for side, owner in ((0, s.battle.attacker), (1, s.battle.defender)):
            if owner == seat and not (side == 1 and s.battle.village):
                units += len(s.battle.hands[side]) + sum(1 for front in s.battle.fronts if front[2 * side] >= 0)
    return {
        "trade": s.trade[seat],
        "culture": s.culture[seat],
        "coins": s.coin_count[seat],
        "step": s.culture_step[seat],
        "hut": markers.count(c.HUT),
        "village": markers.count(c.VILLAGE),
        "reserve": len(s.reserve[seat]),
        "units": units,
        **{f"culture_{deck}": decks.count(deck) for deck in (1, 2, 3)},
        **{name: s.tokens[seat * 4 + r] + purse.count(c.G_TOKEN + r) for r, name in enumerate(c.RESOURCES[:4])},
    }


def spelled(s: CivilizationState, event: Event) -> Iterator[Event]:
    """A line once for everything it names, and for the other player it takes it from or gives it to."""
    ids = [s.tables.civ_ids[civ] for civ in s.civ]
    key, args = event.say.key, event.say.args
    if "goods" in args:
        goods = args["goods"] if isinstance(args["goods"], list) else [args["goods"]]
        for good in goods:
            name = str(good.args["goods"])
            name = name.partition("_")[0] if name.startswith(("hut_", "village_")) else name
            said = Say(f"{key} {name}", {"n": good.args["n"]})
            yield Event(event.seat, said, event.see)
            if "other" in args:
                yield Event(ids.index(str(args["other"])), Say(TAKEN + said.key, said.args), event.see)
    elif key == "log.take_resource":
        yield Event(event.seat, Say(f"{key} {args['resource']}", {}), event.see)
    elif key == "log.draw_event":
        yield Event(event.seat, Say(f"{key} {args['deck']}", {}), event.see)
    elif key in ("log.event", "log.discard", "log.draw_event_own"):
        deck = s.tables.events[s.tables.event_ids.index(str(args["event"]))].deck
        yield Event(event.seat, Say(f"{key} culture_{deck}", {}), event.see)
    elif key == "log.replaced" and args["piece"] in s.tables.great_ids:
        yield Event(event.seat, Say("log.replaced great", {}), event.see)
    else:
        yield event


def reads(s: CivilizationState, event: Event) -> Iterator[Moved]:
    for line in spelled(s, event):
        yield from MOVES(s, line)


PENCIL = Pencil(TITLE, stocks, reads)
