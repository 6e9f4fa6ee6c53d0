"""A bot that looks one action ahead and takes what leaves its seat best off."""

from ziggurat.kernel.state import Action, State
from ziggurat.players.bot import Bot
from ziggurat.players.view import View

# An action that lets chance fall is judged in several worlds; one that does not needs a single one.
WORLDS = 3

# Ending the game counts for more than any evaluation: first place best, last place worst.
ENDING = 1e9


class Greedy(Bot):
    __slots__ = ()

    def choose(self, view: View) -> Action:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        worlds = [view.world(self.rng)]
        best: list[Action] = []
        best_value = float("-inf")
        for action in legal:
            after = _after(worlds[0], view.seat, action)
            value = _value(after, view.seat)
            if after.reveals != worlds[0].reveals:
                while len(worlds) < WORLDS:
                    worlds.append(view.world(self.rng))
                value += sum(_value(_after(world, view.seat, action), view.seat) for world in worlds[1:])
                value /= WORLDS
            if value > best_value:
                best_value = value
                best = [action]
            elif value == best_value:
                best.append(action)
        return best[self.rng.below(len(best))]


def _after(world: State, seat: int, action: Action) -> State:
    after = world.clone()
    after.apply(seat, action)
    return after


def _value(state: State, seat: int) -> float:
    outcome = state.outcome() if state.over() else None
    if outcome is None:
        return state.title.evaluate(state, seat)
    place = outcome.places[seat]
    return ENDING / len(outcome.winners()) if place == 1 else -ENDING * place
