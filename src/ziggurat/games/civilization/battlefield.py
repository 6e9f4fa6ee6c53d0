"""A battle under way, as plain data."""


class Battle:
    """A battle under way (R11). Side 0 attacks, side 1 defends."""

    __slots__ = (
        "attacker",
        "bonus",
        "city",
        "defender",
        "extra",
        "fronts",
        "hands",
        "healed",
        "killed",
        "lost",
        "square",
        "turn",
        "village",
    )
    attacker: int
    defender: int  # for barbarians the player who plays them
    village: bool
    square: int
    city: int  # the attacked city, -1 none
    bonus: list[int]  # the difference, held by one side
    hands: list[list[int]]
    fronts: list[list[int]]  # attacker's card, its wounds, defender's card, its wounds; -1 no card
    killed: list[int]  # units lost by each side
    lost: list[list[int]]  # the cards killed, for China
    turn: int
    extra: int  # damage the next unit deals on top
    healed: list[int]  # bit mask of healing techs used by each side

    def clone(self) -> "Battle":
        twin = Battle()
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.village = self.village
        twin.square = self.square
        twin.city = self.city
        twin.bonus = self.bonus.copy()
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.fronts = [front.copy() for front in self.fronts]
        twin.killed = self.killed.copy()
        twin.lost = [self.lost[0].copy(), self.lost[1].copy()]
        twin.turn = self.turn
        twin.extra = self.extra
        twin.healed = self.healed.copy()
        return twin
