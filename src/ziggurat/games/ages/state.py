"""The position of a game: civilisations, decks, events, and what is going on between players."""

from typing import Any, Final

from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.seen import AgesSeen
from ziggurat.games.ages.tables import Tables
from ziggurat.kernel.outcome import Outcome
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.rows import Row
from ziggurat.kernel.state import State

# A military card that lies face down is kept with the bit mask of the seats that know its face:
# `card + KNOWN * mask`. Everybody knows it with EVERYONE.
KNOWN: Final = 256
EVERYONE: Final = 15


class AgesState(State):
    __slots__ = (
        "age",
        "agreement_used",
        "alternative_corruption",
        "attack_units",
        "attacker",
        "battle_card",
        "battle_war",
        "bid",
        "bidder",
        "bidding",
        "bonus_mode",
        "bonus_pool",
        "box_blue",
        "box_yellow",
        "civil_decks",
        "civs",
        "current",
        "dealt",
        "defence_units",
        "defender",
        "discards",
        "draw_action",
        "easier",
        "fewer_points",
        "finals",
        "future",
        "gone",
        "kept",
        "last_round",
        "less_mean",
        "markers",
        "may_leave",
        "military_decks",
        "offer_cards",
        "open_bonus",
        "out",
        "past",
        "resigned",
        "resigning",
        "revealed",
        "round",
        "row",
        "spoil",
        "start",
        "tables",
        "territory",
        "tier",
        "turn",
        "victor",
    )
    tables: Tables
    # the options, as numbers
    tier: int
    easier: bool
    less_mean: bool
    draw_action: bool
    alternative_corruption: bool
    fewer_points: bool
    resigning: bool
    bonus_mode: int
    # the table
    civs: list[Civ]
    row: list[int]
    civil_decks: list[Row]  # unordered, by age
    gone: Row  # civil cards out of the game
    military_decks: list[Row]  # unordered, by age
    discards: list[Row]  # by age, with who knows them
    out: Row  # military cards out of the game, with who knows them
    current: list[int]  # events with who knows them; the earliest age is on top, unordered within an age
    future: list[int]  # events with who knows them, in the order of playing
    past: Row
    revealed: int  # the event or territory being resolved, -1 for none
    age: int  # of the civil deck in use; 4 after the third
    turn: int
    start: int
    round: int
    last_round: int  # 0 while unknown
    resigned: int  # how many have resigned
    may_leave: bool  # the active player has not decided anything in this turn yet (R25.1)
    box_yellow: int
    box_blue: int
    markers: list[int]  # variant R27.2: who attacks this seat, -1 for nobody
    # bonus-card variants (R27.5)
    open_bonus: list[int]
    bonus_pool: list[int]  # still face down (age by age), or still to choose from (open choice)
    kept: tuple[Row, ...]
    dealt: tuple[Row, ...]
    finals: Row  # what the final scoring gave: card, seat, points, and so on
    # an auction (R19)
    territory: int
    bid: int
    bidder: int
    bidding: int  # bit mask of those who have not passed
    # an aggression or war being fought (R20, R22)
    battle_card: int
    battle_war: bool
    attacker: int
    defender: int
    attack_units: Row  # by technology; also what a colonist pays with
    defence_units: Row
    offer_cards: list[int]  # bonus cards chosen by the defender or colonist, still in his hand
    victor: int
    spoil: int  # advantage in a war; level or build cost of what was lost
    agreement_used: bool

    def clone(self) -> "AgesState":
        twin = self.shared()
        twin.civs = [civ.clone() for civ in self.civs]
        twin.row = self.row.copy()
        twin.civil_decks = self.civil_decks.copy()
        twin.military_decks = self.military_decks.copy()
        twin.discards = self.discards.copy()
        twin.current = self.current.copy()
        twin.future = self.future.copy()
        twin.markers = self.markers.copy()
        twin.open_bonus = self.open_bonus.copy()
        twin.bonus_pool = self.bonus_pool.copy()
        twin.offer_cards = self.offer_cards.copy()
        return twin

    def sketch(self, seat: int) -> "AgesState":
        """A copy for a thought: only decks and the seat's own civilisation may be changed, all else is shared."""
        twin = self.shared()
        twin.civs = self.civs.copy()
        twin.civs[seat] = self.civs[seat].clone()
        twin.civil_decks = self.civil_decks.copy()
        twin.military_decks = self.military_decks.copy()
        twin.discards = self.discards.copy()
        return twin

    def shared(self) -> "AgesState":
        """Another state of the very same lists."""
        twin = AgesState()
        self.copy_base(twin)
        twin.tables = self.tables
        twin.tier = self.tier
        twin.easier = self.easier
        twin.less_mean = self.less_mean
        twin.draw_action = self.draw_action
        twin.alternative_corruption = self.alternative_corruption
        twin.fewer_points = self.fewer_points
        twin.resigning = self.resigning
        twin.bonus_mode = self.bonus_mode
        twin.civs = self.civs
        twin.row = self.row
        twin.civil_decks = self.civil_decks
        twin.gone = self.gone
        twin.military_decks = self.military_decks
        twin.discards = self.discards
        twin.out = self.out
        twin.current = self.current
        twin.future = self.future
        twin.past = self.past
        twin.revealed = self.revealed
        twin.age = self.age
        twin.turn = self.turn
        twin.start = self.start
        twin.round = self.round
        twin.last_round = self.last_round
        twin.resigned = self.resigned
        twin.may_leave = self.may_leave
        twin.box_yellow = self.box_yellow
        twin.box_blue = self.box_blue
        twin.markers = self.markers
        twin.open_bonus = self.open_bonus
        twin.bonus_pool = self.bonus_pool
        twin.kept = self.kept
        twin.dealt = self.dealt
        twin.finals = self.finals
        twin.territory = self.territory
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.bidding = self.bidding
        twin.battle_card = self.battle_card
        twin.battle_war = self.battle_war
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.attack_units = self.attack_units
        twin.defence_units = self.defence_units
        twin.offer_cards = self.offer_cards
        twin.victor = self.victor
        twin.spoil = self.spoil
        twin.agreement_used = self.agreement_used
        return twin

    def playing(self) -> list[int]:
        """Seats still in the game, in turn order from the active player."""
        found: list[int] = []
        for i in range(self.players):
            seat = (self.turn + i) % self.players
            if not self.civs[seat].resigned:
                found.append(seat)
        return found

    def in_game(self) -> int:
        """How many players are still in the game (R25.3)."""
        return self.players - self.resigned

    def final_round(self) -> bool:
        """The last round of the full game, in which nothing can be sacrificed (R19.7, R20.8, R22.6)."""
        return self.tier == 2 and self.round == self.last_round

    # -- the contract, in modules of their own ---------------------------------------------------------------

    def observe(self, seat: int | None) -> AgesSeen:
        from ziggurat.games.ages.view import observe

        return observe(self, seat)

    def resample_in_place(self, seat: int, rng: Rng) -> None:
        from ziggurat.games.ages.resample import resample

        resample(self, seat, rng)

    def outcome(self) -> Outcome | None:
        from ziggurat.games.ages.scoring import outcome

        return outcome(self) if self.over() else None

    def as_it_stands(self) -> Outcome:
        from ziggurat.games.ages.scoring import as_it_stands

        return as_it_stands(self)

    def census(self) -> dict[str, int]:
        from ziggurat.games.ages.position import census

        return census(self)

    def dump(self) -> dict[str, Any]:
        from ziggurat.games.ages.position import dump

        return dump(self)

    def load(self, data: dict[str, Any]) -> None:
        from ziggurat.games.ages.position import load

        load(self, data)
