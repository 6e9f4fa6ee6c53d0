"""A position of Antike II: everything is open, so what is here is what everybody sees (R18.1)."""

from typing import Any

from mypy_extensions import i64

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.seen import AntikeSeen
from ziggurat.games.antike.tables import Tables
from ziggurat.kernel.outcome import AGREED, Outcome
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import State


class AntikeState(State):
    """Nations are numbered clockwise; `nat` has one row of WIDTH numbers for each (see codes)."""

    __slots__ = (
        "active",
        "bank",
        "bellona",
        "bought",
        "chosen",
        "ending",
        "firsts",
        "known",
        "nat",
        "nations",
        "neutral",
        "placed",
        "razed",
        "ready",
        "round",
        "seats",
        "shared",
        "start",
        "tables",
        "taken",
        "units",
        "winner",
    )
    tables: Tables
    nations: tuple[int, ...]  # clockwise: which nation of the board it is
    seats: tuple[int, ...]  # clockwise: the seat that leads it; two players lead two each (R3.9)
    chosen: tuple[int, ...]  # while nations are chosen: the team each seat has taken (R3.3)
    nat: list[int]
    units: list[list[int]]  # nation * 2 + unit kind: how many by region
    shared: int  # bit mask: which of these lists a copy of the position may have too
    bank: list[int]
    known: int  # advances that some nation has
    taken: int  # regions with a city or a neutral temple
    neutral: int  # regions with a neutral temple
    active: int
    start: int
    bellona: int
    round: int
    # This turn.
    razed: int  # temples destroyed: generals due (R12.9)
    firsts: int  # advances bought as the first nation: scholars due
    bought: int  # advances bought, whose trade must wait (R14.4)
    placed: list[int]  # Militia: room left for new units by region, else empty
    ready: list[int]  # Movere: own units that can still move, by lane and region (see movement); else empty
    # The end.
    winner: int  # nation, -1 while nobody has won
    ending: int

    def clone(self) -> "AntikeState":
        twin = AntikeState.__new__(AntikeState)
        self.copy_base(twin)
        twin.tables = self.tables
        twin.nations = self.nations
        twin.seats = self.seats
        twin.chosen = self.chosen
        twin.nat = self.nat.copy()
        twin.units = self.units.copy()
        self.shared = twin.shared = -1
        twin.bank = self.bank.copy()
        twin.known = self.known
        twin.taken = self.taken
        twin.neutral = self.neutral
        twin.active = self.active
        twin.start = self.start
        twin.bellona = self.bellona
        twin.round = self.round
        twin.razed = self.razed
        twin.firsts = self.firsts
        twin.bought = self.bought
        twin.placed = self.placed.copy()
        twin.ready = self.ready.copy()
        twin.winner = self.winner
        twin.ending = self.ending
        return twin

    def resample_in_place(self, seat: int, rng: Rng) -> None:
        """R18.1: nothing is hidden and nothing random lies ahead."""

    def observe(self, seat: int | None) -> AntikeSeen:
        from ziggurat.games.antike.view import observe

        return observe(self)

    def outcome(self) -> Outcome | None:
        from ziggurat.games.antike.personalities import outcome

        return outcome(self)

    def as_it_stands(self) -> Outcome:
        """By personalities, as when the last round is over (R13.6)."""
        from ziggurat.games.antike.personalities import ranked

        return ranked(self, AGREED)

    def dump(self) -> dict[str, Any]:
        from ziggurat.games.antike.position import dump

        return dump(self)

    def load(self, data: dict[str, Any]) -> None:
        from ziggurat.games.antike.position import load

        load(self, data)

    def census(self) -> dict[str, int]:
        from ziggurat.games.antike.position import census

        return census(self)

    def check_pending(self) -> None:
        from ziggurat.games.antike.position import check_pending

        check_pending(self)

    # -- asking -------------------------------------------------------------------------------------

    def ask(self, step: int, nation: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a decision to the player who leads the nation."""
        self.stack.append((step, 1 << self.seats[nation], a, b, c))
        self.again()

    def again(self) -> None:
        """Ask the decision on top; one that has a single answer is not asked but answered."""
        frame = self.stack[-1]
        if frame[0] == c.S_MOVEMENT and self.can_march():
            return  # a step or the end of it: a choice, whatever else there is
        seat = frame[1].bit_length() - 1
        step = self.title.steps[frame[0]]
        actions = step.legal(self, frame, seat)
        if len(actions) == 1:
            step.apply(self, frame, seat, actions[0])
        else:
            self.cached = tuple(actions)
            self.cached_seat = seat

    def can_march(self) -> bool:
        """Movere: some unit of the active nation has range left."""
        ready = self.ready
        first: i64 = self.tables.lanes * self.tables.regions
        end: i64 = first + self.tables.lanes
        for mask in range(first, end):
            if ready[mask]:
                return True
        return False

    # -- pieces -------------------------------------------------------------------------------------

    def place(self, nation: int, unit: int, region: int) -> None:
        """A unit from the nation's supply comes into the region."""
        left = nation * c.WIDTH + c.LEGIONS_LEFT + unit
        self.nat[left] = self.nat[left] - 1
        self.arrive(nation, unit, region)

    def remove(self, nation: int, unit: int, region: int) -> None:
        """A unit goes back to its nation's supply."""
        left = nation * c.WIDTH + c.LEGIONS_LEFT + unit
        self.nat[left] = self.nat[left] + 1
        self.leave(nation, unit, region)

    def arrive(self, nation: int, unit: int, region: int) -> None:
        here = self.muster(nation, unit)
        here[region] = here[region] + 1
        where = nation * c.WIDTH + c.LEGION_AT + unit
        self.nat[where] = self.nat[where] | 1 << region

    def leave(self, nation: int, unit: int, region: int) -> None:
        here = self.muster(nation, unit)
        left = here[region] - 1
        here[region] = left
        if not left:
            where = nation * c.WIDTH + c.LEGION_AT + unit
            self.nat[where] = self.nat[where] & ~(1 << region)

    def count(self, nation: int, unit: int, region: int) -> int:
        return self.units[nation * 2 + unit][region]

    def muster(self, nation: int, unit: int) -> list[int]:
        """The nation's units of a kind, to be changed: what copies of the position may share is left to them."""
        group = nation * 2 + unit
        if self.shared >> group & 1:
            self.units[group] = self.units[group].copy()
            self.shared &= ~(1 << group)
        return self.units[group]

    def pay(self, nation: int, marble: int, iron: int, gold: int, coins: int) -> None:
        """R1.6: coins spent return to the bank; marble, iron and gold are unlimited."""
        nat = self.nat
        row = nation * c.WIDTH
        nat[row] = nat[row] - marble
        nat[row + 1] = nat[row + 1] - iron
        nat[row + 2] = nat[row + 2] - gold
        if coins:
            nat[row + c.COINS] = nat[row + c.COINS] - coins
            self.bank[c.BANK_COINS] = self.bank[c.BANK_COINS] + coins

    def usable(self) -> int:
        """The active nation's advances, less those of this turn (R14.4)."""
        return self.nat[self.active * c.WIDTH + c.ADVANCES] & ~self.bought

    def wealth(self, nation: int) -> int:
        """What the nation can pay where any resource or coin will do."""
        row = nation * c.WIDTH
        nat = self.nat
        return nat[row] + nat[row + 1] + nat[row + 2] + nat[row + 3]

    # -- for people, tests and the view -------------------------------------------------------------

    def nation_id(self, nation: int) -> str:
        return self.tables.nation_ids[self.nations[nation]]

    def owner(self, region: int) -> int:
        """The nation whose city stands in the region, or -1."""
        for nation in range(self.tables.nations):
            if self.nat[nation * c.WIDTH + c.CITY_AT] >> region & 1:
                return nation
        return -1

    def city_kind(self, nation: int, region: int) -> int:
        row = nation * c.WIDTH
        for resource in (0, 1):
            if self.nat[row + c.CITY_AT - 3 + resource] >> region & 1:
                return resource
        return 2

    def cities(self, nation: int) -> int:
        return self.nat[nation * c.WIDTH + c.CITY_AT].bit_count()

    def temples(self, nation: int) -> int:
        return self.nat[nation * c.WIDTH + c.TEMPLE_AT].bit_count()
