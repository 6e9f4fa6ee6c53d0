"""R10: Movere, second part. Cities change hands, temples fall."""

from ziggurat.games.antike.codes import (
    BANK_TEMPLES,
    CITY_AT,
    CONQUER,
    CONQUEST,
    END_CONQUEST_ACTION,
    LEGION_AT,
    MARBLE_AT,
    TEMPLE_AT,
    TOKENS_LEFT,
    TRADE,
    WIDTH,
)
from ziggurat.games.antike.figures import city_strength
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.reasons import why_not_conquer
from ziggurat.games.antike.setup import settle_city
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, can_trade, open_trade
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def open_conquest(s: AntikeState) -> None:
    """Part 2 of Movere, if an own unit stands where there is something to conquer."""
    row = s.active * WIDTH
    nat = s.nat
    if (nat[row + LEGION_AT] | nat[row + LEGION_AT + 1]) & s.taken & ~nat[row + CITY_AT] or can_trade(s):
        s.ask(CONQUEST, s.active)
    else:
        open_founding(s)


class Conquest(Step[AntikeState]):
    """D9: conquest by conquest, with the mix of units that leave (R10.5)."""

    def __init__(self) -> None:
        self.name = "conquest"
        self.args = []

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        nat = s.nat
        row = s.active * WIDTH
        actions: list[Action] = []
        armed = nat[row + LEGION_AT] | nat[row + LEGION_AT + 1]
        if armed & s.taken & ~nat[row + CITY_AT]:
            if nat[row + TOKENS_LEFT]:  # R10.4
                for nation in range(s.board.nations):
                    cities = nat[nation * WIDTH + CITY_AT]
                    # R10.4: never the only city that is left to a nation.
                    if nation != s.active and armed & cities and cities & (cities - 1):
                        targets = armed & cities
                        while targets:
                            low = targets & -targets
                            targets ^= low
                            region = low.bit_length() - 1
                            add_mixes(s, region, city_strength(s, nation, region), actions)
            targets = armed & s.neutral
            while targets:
                low = targets & -targets
                targets ^= low
                add_mixes(s, low.bit_length() - 1, s.board.neutral_strength, actions)
        add_trades(s, actions)
        actions.append(END_CONQUEST_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == CONQUER:
            conquer(s, action[1], action[2], action[3])
            s.again()
        elif kind == TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        places = len({action[1] for action in s.legal(seat) if action[0] == CONQUER})
        return Say("prompt.conquest", {"nation": s.nation_id(s.active), "n": places}, "R10.1")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_conquer(s, intent)


def add_mixes(s: AntikeState, region: int, strength: int, actions: list[Action]) -> None:
    """R10.3, R10.5: at least `strength` units must be there; which of them leave is free."""
    regions = s.board.regions
    legions = s.units[s.active * 2 * regions + region]
    galleys = s.units[(s.active * 2 + 1) * regions + region]
    if legions + galleys >= strength:
        fewest = strength - galleys if galleys < strength else 0
        most = strength if strength < legions else legions
        for leaving in range(fewest, most + 1):
            actions.append((CONQUER, region, leaving, strength - leaving))


def conquer(s: AntikeState, region: int, legions: int, galleys: int) -> None:
    bit = 1 << region
    for _legion in range(legions):
        s.remove(s.active, 0, region)
    for _galley in range(galleys):
        s.remove(s.active, 1, region)
    args: dict[str, object] = {"nation": s.nation_id(s.active), "region": s.board.region_ids[region]}
    if s.neutral & bit:
        # R10.6: the temple is gone, the site is free.
        s.neutral ^= bit
        s.taken ^= bit
        s.bank[BANK_TEMPLES] += 1
        s.razed += 1
        if s.log is not None:
            s.note(s.seats[s.active], Say("log.razes", args, "R10.6"))
        return
    defender = s.owner(region)
    other = defender * WIDTH
    for unit in (0, 1):
        for _unit in range(s.count(defender, unit, region)):
            s.remove(defender, unit, region)
    if s.nat[other + TEMPLE_AT] & bit:
        s.nat[other + TEMPLE_AT] ^= bit
        s.bank[BANK_TEMPLES] += 1
        s.razed += 1
        key = "log.conquers_temple"
    else:
        key = "log.conquers"
    resource = s.city_kind(defender, region)
    s.nat[other + MARBLE_AT + resource] ^= bit
    s.nat[other + CITY_AT] ^= bit
    s.nat[other + TOKENS_LEFT] += 1
    settle_city(s, s.active, region, resource)
    if s.log is not None:
        args["other"] = s.nation_id(defender)
        s.note(s.seats[s.active], Say(key, args, "R10.5"))
