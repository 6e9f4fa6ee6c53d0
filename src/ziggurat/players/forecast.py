"""What an action will change of a seat's own things, before it is made. What chance decides is not told."""

from ziggurat.kernel.playout import others_chosen
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action
from ziggurat.players.hints import ending, term_changed
from ziggurat.players.outlook import changes
from ziggurat.players.view import View

WORLDS = 2  # what differs between them was hidden, or is chance


class Forecast:
    """Changes that are certain, whether something else is open, and whether the seat has nothing to decide after it."""

    __slots__ = ("changes", "ends", "open")

    def __init__(self, changes: list[Say], open: bool, ends: bool) -> None:
        self.changes = changes
        self.open = open
        self.ends = ends


def forecast(view: View, action: Action, rng: Rng) -> Forecast:
    """The action is tried in worlds that might be the real one, each with other dice."""
    found: list[dict[str, float]] = []
    endings: list[Say] = []
    open = False
    ends = False
    for _ in range(WORLDS):
        before = others_chosen(view.world(rng), view.seat, rng)
        after = before.clone()
        after.apply(view.seat, action)
        open = open or after.reveals != before.reveals
        ends = ends or view.seat not in after.actors()
        if after.over():
            endings.append(ending(after, view.seat))
        found.append({name: change for name, change, _worth in changes(before, after, view.seat)})
    if len(endings) == WORLDS and len({say.key for say in endings}) == 1:
        return Forecast(endings[:1], False, ends)
    certain = [term_changed(name, change) for name, change in found[0].items() if found[1].get(name) == change]
    return Forecast(certain, open or found[0] != found[1] or bool(endings), ends)
