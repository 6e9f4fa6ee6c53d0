"""What ending the turn now would bring: told beside the question, before anything is decided."""

from typing import Final

from ziggurat.games.ages.production import end_of_turn
from ziggurat.games.ages.state import AgesState

# How the production phase would go, as the words tell it apart.
AS_USUAL: Final = 0
CHOICE: Final = 1
UPRISING: Final = 2


def outlook(s: AgesState, seat: int) -> dict[str, object]:
    """The production phase carried out on a copy, up to the first choice it would ask for.

    Drawing is left out: how many cards come is said by the action itself, which ones nobody knows.
    """
    twin = s.clone()
    twin.log = []
    end_of_turn(twin, seat, 0)
    told = {event.say.key: event.say.args for event in twin.log}
    before = s.civs[seat]
    after = twin.civs[seat]
    course = AS_USUAL
    if "log.uprising" in told:
        course = UPRISING
    elif len(twin.stack) > len(s.stack):
        course = CHOICE
    return {
        "course": course,
        "culture": after.culture - before.culture,
        "science": after.science - before.science,
        "food": _amount(told, "log.food") - _amount(told, "log.loses_food"),
        "eaten": _amount(told, "log.eats_food"),
        "resources": _amount(told, "log.resources") - _amount(told, "log.loses_resources"),
        "corruption": _amount(told, "log.corruption"),
    }


def _amount(told: dict[str, dict[str, object]], key: str) -> int:
    n = told[key]["n"] if key in told else 0
    assert isinstance(n, int)
    return n
