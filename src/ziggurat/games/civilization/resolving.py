"""Carrying out what was announced once its window has closed (R22.6)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import carry_out, lose_action
from ziggurat.games.civilization.culture import discard_event
from ziggurat.games.civilization.effects import resolve_ability, resolve_event
from ziggurat.games.civilization.flow import CivStep, say
from ziggurat.games.civilization.payment import gift_resolved
from ziggurat.games.civilization.world import SHEET, SLOTS
from ziggurat.kernel.rows import raised
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


class ResolveStep(CivStep):
    """The top item resolves: last in, first out."""

    def __init__(self) -> None:
        self.name = "resolve"

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        kind, seat, which, x, y, _mask = s.items.pop()
        if kind == c.I_EVENT:
            discard_event(s, which)
            event = s.tables.events[which]
            if event.op == c.OP_GIFT:
                if event.coin and x[0] == c.A_TARGET_PLAYER:
                    s.coins_on = raised(s.coins_on, x[1] * SLOTS + SHEET, 1)
                    s.dirty = -1
                    if s.log is not None:
                        say(s, x[1], "log.gift_coin", {}, "R16.6")
                gift_resolved(s, False)
            elif event.op == c.OP_CANCEL:
                cancel(s)
            else:
                resolve_event(s, seat, which, x, y)
        elif kind == c.I_ABILITY:
            if s.tables.abilities[which].op == c.OP_CANCEL:
                cancel(s)
            else:
                resolve_ability(s, seat, which, x, y)
        elif kind == c.I_ACTION:
            carry_out(s, seat, x)
        else:
            self.was_cancelled(s, kind - c.I_CANCELLED, seat, which, x)

    def was_cancelled(self, s: "CivilizationState", kind: int, seat: int, which: int, x: Action) -> None:
        """R16.2: a cancelled card is discarded without effect, an ability's resources are lost."""
        if s.log is not None:
            say(s, seat, "log.cancelled", {}, "R16.2")
        if kind == c.I_EVENT:
            discard_event(s, which)
            if s.tables.events[which].op == c.OP_GIFT:
                gift_resolved(s, True)
        elif kind == c.I_ACTION:
            lose_action(s, x)


def cancel(s: "CivilizationState") -> None:
    """Cancel the item below; nobody needs to react to it any more."""
    if not s.items:
        return
    kind, seat, which, x, y, mask = s.items[-1]
    if kind < c.I_CANCELLED:
        s.items[-1] = (kind + c.I_CANCELLED, seat, which, x, y, mask)
    if s.stack and s.stack[-1][0] == c.S_WINDOW:
        s.stack.pop()
