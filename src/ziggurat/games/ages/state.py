"""The position of a game: civilisations, decks, events, and what is going on between players."""

from typing import Any, Final

from ziggurat.games.ages.civ import Civ, card_name, card_number, dump_civ, load_civ
from ziggurat.games.ages.seen import AgesSeen
from ziggurat.games.ages.tables import Content
from ziggurat.kernel.errors import BadPosition
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
        "content",
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
        "territory",
        "tier",
        "turn",
        "victor",
    )
    content: Content
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
    civil_decks: list[list[int]]  # unordered, by age
    gone: Row  # civil cards out of the game
    military_decks: list[list[int]]  # unordered, by age
    discards: list[list[int]]  # by age, with who knows them
    out: list[int]  # military cards out of the game, with who knows them
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
    attack_units: list[int]  # by technology; also what a colonist pays with
    defence_units: list[int]
    offer_cards: list[int]  # bonus cards chosen by the defender or colonist, still in his hand
    victor: int
    spoil: int  # advantage in a war; level or build cost of what was lost
    agreement_used: bool

    def clone(self) -> "AgesState":
        twin = AgesState.__new__(AgesState)
        self.copy_base(twin)
        twin.content = self.content
        twin.tier = self.tier
        twin.easier = self.easier
        twin.less_mean = self.less_mean
        twin.draw_action = self.draw_action
        twin.alternative_corruption = self.alternative_corruption
        twin.fewer_points = self.fewer_points
        twin.resigning = self.resigning
        twin.bonus_mode = self.bonus_mode
        twin.civs = [civ.clone() for civ in self.civs]
        twin.row = self.row.copy()
        twin.civil_decks = [deck.copy() for deck in self.civil_decks]
        twin.gone = self.gone
        twin.military_decks = [deck.copy() for deck in self.military_decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.out = self.out.copy()
        twin.current = self.current.copy()
        twin.future = self.future.copy()
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
        twin.markers = self.markers.copy()
        twin.open_bonus = self.open_bonus.copy()
        twin.bonus_pool = self.bonus_pool.copy()
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
        twin.attack_units = self.attack_units.copy()
        twin.defence_units = self.defence_units.copy()
        twin.offer_cards = self.offer_cards.copy()
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
        """Every card by its id, and all yellow and blue tokens."""
        c = self.content
        found = [0] * len(c.ids)
        yellow = self.box_yellow
        blue = self.box_blue
        for p in self.civs:
            yellow += p.yellow_bank + p.unused + sum(p.workers)
            blue += p.blue_bank + sum(p.tokens) + p.stage
            for pile in (p.wonders, p.colonies, p.civil, p.military):
                for card in pile:
                    found[card] += 1
            for card in (p.leader, p.wonder, p.tactics, p.pact, p.war, *p.specials):
                if card >= 0:
                    found[card] += 1
            if c.copies[p.government][4]:
                found[p.government] += 1
            for t in p.techs:
                if c.copies[c.card_of[t]][4]:
                    found[c.card_of[t]] += 1
        for card in self.gone + self.past:
            found[card] += 1
        for deck in (self.row, self.open_bonus, self.bonus_pool, *self.civil_decks):
            for card in deck:
                if card >= 0:
                    found[card] += 1
        for deck in self.military_decks:
            for card in deck:
                found[card] += 1
        for cards in self.kept:
            for card in cards:
                found[card] += 1
        for deck in (self.out, self.current, self.future, *self.discards):
            for card in deck:
                found[card % KNOWN] += 1
        if self.battle_card >= 0 and not self.battle_war:
            found[self.battle_card] += 1
        if self.revealed >= 0:
            found[self.revealed] += 1
        counted = {c.ids[card]: number for card, number in enumerate(found) if number}
        counted["yellow"] = yellow
        counted["blue"] = blue
        return counted

    # -- JSON ------------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        c = self.content
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        for name in CARDS:
            data[name] = card_name(c, getattr(self, name))
        for name in CARD_LISTS:
            data[name] = [card_name(c, card) for card in getattr(self, name)]
        for name in (*CARD_PILES, *CARD_ROWS):
            data[name] = [[c.ids[card] for card in pile] for pile in getattr(self, name)]
        for name in HIDDEN_LISTS:
            data[name] = [_dump_hidden(c, card) for card in getattr(self, name)]
        data["discards"] = [[_dump_hidden(c, card) for card in pile] for pile in self.discards]
        for name in UNITS:
            data[name] = {c.ids[c.card_of[t]]: n for t, n in enumerate(getattr(self, name)) if n}
        data["may_leave"] = self.may_leave
        data["markers"] = self.markers
        finals = self.finals
        data["finals"] = [[c.ids[finals[i]], finals[i + 1], finals[i + 2]] for i in range(0, len(finals), 3)]
        data["civilizations"] = [dump_civ(c, civ) for civ in self.civs]
        return data

    def load(self, data: dict[str, Any]) -> None:
        from ziggurat.games.ages.derive import read_tuning

        c = self.content
        for name in NUMBERS:
            setattr(self, name, data[name])
        for name in CARDS:
            setattr(self, name, card_number(c, data[name]))
        for name in CARD_LISTS:
            cards = [card_number(c, id) for id in data[name]]
            setattr(self, name, tuple(cards) if name in SHARED else cards)
        for name in CARD_PILES:
            setattr(self, name, [[card_number(c, id) for id in pile] for pile in data[name]])
        for name in CARD_ROWS:
            setattr(self, name, tuple([tuple([card_number(c, id) for id in pile]) for pile in data[name]]))
        for name in HIDDEN_LISTS:
            setattr(self, name, [_load_hidden(c, entry) for entry in data[name]])
        self.discards = [[_load_hidden(c, entry) for entry in pile] for pile in data["discards"]]
        for name in UNITS:
            units = [0] * c.techs
            for id, n in data[name].items():
                units[c.tech_of[card_number(c, id)]] = n
            setattr(self, name, units)
        self.may_leave = bool(data.get("may_leave", False))  # positions of older games have none
        self.markers = [int(seat) for seat in data["markers"]]
        self.finals = ()
        for id, seat, points in data["finals"]:
            self.finals += (card_number(c, id), seat, points)
        self.civs = [load_civ(c, entry) for entry in data["civilizations"]]
        if len(self.civs) != self.players or len(self.markers) != self.players:
            raise BadPosition(f"{self.players} players need as many civilisations and markers")
        if len(self.row) != len(c.slot_cost):
            raise BadPosition(f"the card row has {len(c.slot_cost)} slots")
        if not 0 <= self.turn < self.players or not 0 <= self.start < self.players:
            raise BadPosition("turn and start are seats")
        if self.civs[self.turn].resigned and self.stack:
            raise BadPosition("the player whose turn it is has resigned")
        for seat in range(self.players):
            self.civs[seat].tune = read_tuning(self, seat)


NUMBERS: Final = (
    "age",
    "turn",
    "start",
    "round",
    "last_round",
    "resigned",
    "box_yellow",
    "box_blue",
    "bid",
    "bidder",
    "bidding",
    "battle_war",
    "attacker",
    "defender",
    "victor",
    "spoil",
    "agreement_used",
)
CARDS: Final = ("revealed", "territory", "battle_card")
CARD_LISTS: Final = ("row", "gone", "past", "open_bonus", "bonus_pool", "offer_cards")
SHARED: Final = ("gone", "past")  # of these, what copies of a position share
CARD_PILES: Final = ("civil_decks", "military_decks")
CARD_ROWS: Final = ("kept", "dealt")
HIDDEN_LISTS: Final = ("out", "current", "future")
UNITS: Final = ("attack_units", "defence_units")


def _dump_hidden(c: Content, card: int) -> list[Any]:
    return [c.ids[card % KNOWN], card // KNOWN]


def _load_hidden(c: Content, entry: list[Any]) -> int:
    return card_number(c, entry[0]) + KNOWN * int(entry[1])
