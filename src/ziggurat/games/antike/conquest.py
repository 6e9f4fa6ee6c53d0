"""R10: Movere, second part. Cities change hands, temples fall."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import city_strength
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.setup import settle_city
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, can_trade, may_trade, only_trades, open_trade, prompt_trade
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def open_conquest(s: AntikeState) -> None:
    """Part 2 of Movere, if an own unit stands where there is something to conquer."""
    row = s.active * c.WIDTH
    nat = s.nat
    if (nat[row + c.LEGION_AT] | nat[row + c.LEGION_AT + 1]) & s.taken & ~nat[row + c.CITY_AT] or can_trade(s):
        s.ask(c.S_CONQUEST, s.active)
    else:
        open_founding(s)


def may_conquer(s: AntikeState, region: int, legions: int, galleys: int) -> int:
    """R10.3 to R10.5: a foreign city or a temple, enough units there, and just as many leave as it withstands."""
    if region <= OPEN:
        return FINE
    nat = s.nat
    if not s.taken >> region & 1:
        return c.N_NOTHING_TO_CONQUER
    owner = s.owner(region)
    if owner == s.active:
        return c.N_OWN_CITY
    if owner != -1:
        cities = nat[owner * c.WIDTH + c.CITY_AT]
        if not cities & (cities - 1):
            return c.N_LAST_CITY
        if not nat[s.active * c.WIDTH + c.TOKENS_LEFT]:
            return c.N_NO_TOKEN_TO_CONQUER
    need = s.tables.neutral_strength if owner == -1 else city_strength(s, owner, region)
    there = [s.count(s.active, 0, region), s.count(s.active, 1, region)]
    if sum(there) < need:
        return c.N_TOO_WEAK
    for leaving, stand, others in ((legions, there[0], there[1]), (galleys, there[1], there[0])):
        if leaving > OPEN and not need - others <= leaving <= min(stand, need):
            return c.N_OTHER_UNITS
    return c.N_OTHER_UNITS if legions > OPEN and galleys > OPEN and legions + galleys != need else FINE


class Conquest(Step[AntikeState]):
    """D9: conquest by conquest, with the mix of units that leave (R10.5)."""

    def __init__(self) -> None:
        self.name = "conquest"
        self.offers = (c.A_CONQUER, c.A_TRADE, c.A_END_CONQUEST)
        self.elsewhere = {c.A_MOVE: c.N_MOVEMENT_OVER, c.A_FIGHT: c.N_MOVEMENT_OVER}

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_CONQUER:
            return may_conquer(s, x, y, z)
        return may_trade(s, x) if kind == c.A_TRADE else FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        nat = s.nat
        row = s.active * c.WIDTH
        actions: list[Action] = []
        armed = nat[row + c.LEGION_AT] | nat[row + c.LEGION_AT + 1]
        if armed & s.taken & ~nat[row + c.CITY_AT]:
            if nat[row + c.TOKENS_LEFT]:  # R10.4
                for nation in range(s.tables.nations):
                    cities = nat[nation * c.WIDTH + c.CITY_AT]
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
                add_mixes(s, low.bit_length() - 1, s.tables.neutral_strength, actions)
        add_trades(s, actions)
        actions.append(c.END_CONQUEST_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_CONQUER:
            conquer(s, action[1], action[2], action[3])
            s.again()
        elif kind == c.A_TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        if only_trades(s, seat):
            return prompt_trade(s)
        places = len({action[1] for action in s.legal(seat) if action[0] == c.A_CONQUER})
        return Say("prompt.conquest", {"nation": s.nation_id(s.active), "n": places}, "R10.1")


def add_mixes(s: AntikeState, region: int, strength: int, actions: list[Action]) -> None:
    """R10.3, R10.5: at least `strength` units must be there; which of them leave is free."""
    legions, galleys = s.count(s.active, 0, region), s.count(s.active, 1, region)
    if legions + galleys >= strength:
        fewest = strength - galleys if galleys < strength else 0
        most = strength if strength < legions else legions
        for leaving in range(fewest, most + 1):
            actions.append((c.A_CONQUER, region, leaving, strength - leaving))


def conquer(s: AntikeState, region: int, legions: int, galleys: int) -> None:
    bit = 1 << region
    for _legion in range(legions):
        s.remove(s.active, 0, region)
    for _galley in range(galleys):
        s.remove(s.active, 1, region)
    if s.log is not None:
        note_losses(s, s.active, region, legions, galleys)
    args: dict[str, object] = {"nation": s.nation_id(s.active), "region": s.tables.region_ids[region]}
    if s.neutral & bit:
        # R10.6: the temple is gone, the site is free.
        s.neutral ^= bit
        s.taken ^= bit
        s.bank[c.BANK_TEMPLES] += 1
        s.razed += 1
        if s.log is not None:
            s.note(s.seats[s.active], Say("log.razes", args, "R10.6"))
        return
    defender = s.owner(region)
    other = defender * c.WIDTH
    guards = [s.count(defender, 0, region), s.count(defender, 1, region)]
    if s.log is not None and (guards[0] or guards[1]):
        note_losses(s, defender, region, guards[0], guards[1])
    for unit in (0, 1):
        for _unit in range(guards[unit]):
            s.remove(defender, unit, region)
    if s.nat[other + c.TEMPLE_AT] & bit:
        s.nat[other + c.TEMPLE_AT] ^= bit
        s.bank[c.BANK_TEMPLES] += 1
        s.razed += 1
        key = "log.conquers_temple"
    else:
        key = "log.conquers"
    resource = s.city_kind(defender, region)
    s.nat[other + c.MARBLE_AT + resource] ^= bit
    s.nat[other + c.CITY_AT] ^= bit
    s.nat[other + c.TOKENS_LEFT] += 1
    settle_city(s, s.active, region, resource)
    if s.log is not None:
        args["other"] = s.nation_id(defender)
        s.note(s.seats[s.active], Say(key, args, "R10.5"))


def note_losses(s: AntikeState, nation: int, region: int, legions: int, galleys: int) -> None:
    """R10.5: units that go back to their nation's supply."""
    units = [Say("units." + c.UNITS[unit], {"n": n}) for unit, n in enumerate((legions, galleys)) if n]
    args: dict[str, object] = {"nation": s.nation_id(nation), "units": units, "region": s.tables.region_ids[region]}
    s.note(s.seats[nation], Say("log.loses", args, "R10.5"))
