"""What a player can pay resources with: tokens, hut and village markers, gift cards (R2.15)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.effects import SEAT
from ziggurat.games.civilization.flow import KNOWN_EVENT, KNOWN_MARKER, kinds_in
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


def can_pay(s: "CivilizationState", seat: int, number: int) -> bool:
    """Whether the seat has what the ability costs."""
    cost = s.tables.abilities[number].cost
    if not s.held[seat] and not s.events[seat]:
        tokens = s.tokens
        base = seat * 4
        if len(cost) == 1 and cost[0] != -1:
            return cost[0] < 4 and tokens[base + cost[0]] > 0
        return tokens[base] + tokens[base + 1] + tokens[base + 2] + tokens[base + 3] >= len(cost)
    if cost[0] != c.ANY:
        return has_way(s, seat, cost[0])
    return wealth(s, seat) >= len(cost)


def has_way(s: "CivilizationState", seat: int, resource: int) -> bool:
    if resource < 4 and s.tokens[seat * 4 + resource]:
        return True
    for marker in s.held[seat]:
        if s.tables.marker_resource[marker % KNOWN_MARKER] == resource:
            return True
    for card in s.events[seat]:
        if s.tables.events[card % KNOWN_EVENT].gift >> resource & 1:
            return True
    return False


def wealth(s: "CivilizationState", seat: int) -> int:
    """How many resources the seat could pay in all."""
    found = len(s.held[seat])
    for resource in range(4):
        found += s.tokens[seat * 4 + resource]
    for card in s.events[seat]:
        if s.tables.events[card % KNOWN_EVENT].op == c.OP_GIFT:
            found += 1
    return found


def ways(s: "CivilizationState", seat: int, resource: int) -> list[Action]:
    """Every way to pay one resource."""
    found: list[Action] = []
    for token in range(4) if resource == c.ANY else ((resource,) if resource < 4 else ()):
        if s.tokens[seat * 4 + token]:
            found.append((c.A_PAY, c.G_TOKEN + token, 0, 0))
    if s.held[seat]:
        for kind in kinds_in(s.held[seat], KNOWN_MARKER):
            if resource in (c.ANY, s.tables.marker_resource[kind]):
                found.append((c.A_PAY, c.G_MARKER + kind, 0, 0))
    if s.events[seat]:
        for kind in kinds_in(s.events[seat], KNOWN_EVENT):
            event = s.tables.events[kind]
            if event.op != c.OP_GIFT or (resource != c.ANY and not event.gift >> resource & 1):
                continue
            good = s.tables.event_good + kind
            takers = (
                [other for other in range(s.players) if other != seat and (kind, SEAT[other]) not in s.refused]
                if event.coin
                else []
            )
            if takers:
                found += [(c.A_PAY_GIFT, good, taker, 0) for taker in takers]
            else:
                found.append((c.A_PAY, good, 0, 0))
    return found
