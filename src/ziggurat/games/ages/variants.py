"""The bonus-card variants: scoring events laid aside before the game (R27.5)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.choices import offered
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step

NO_BONUS: Final = 0
PUBLIC: Final = 1
AGE_BY_AGE: Final = 2
PRIVATE: Final = 3
OPEN_CHOICE: Final = 4
BONUS_MODES: Final = ("none", "public", "age_by_age", "private", "open_choice")

FACE_DOWN: Final = 5  # cards of the variant age by age


def lay_out_bonus(s: AgesState, public: int) -> None:
    """Make the bonus deck of the thirteen events of Age III and lay out what the variant asks for."""
    t = s.tables
    deck = s.military_decks[3]
    bonus = [card for card in deck if t.types[card] == c.EVENT]
    rest = [card for card in deck if t.types[card] != c.EVENT]
    if s.bonus_mode == PUBLIC:
        for _i in range(public):
            s.open_bonus.append(s.draw(bonus))
    elif s.bonus_mode == AGE_BY_AGE:
        for _i in range(FACE_DOWN):
            s.bonus_pool.append(s.draw(bonus))
        reveal_bonus(s)
    elif s.bonus_mode == PRIVATE:
        s.out += (s.draw(bonus),)
        each = len(bonus) // s.players
        for seat in range(s.players):
            cards = tuple(sorted([s.draw(bonus) for _i in range(each)]))
            s.dealt = replaced(s.dealt, seat, cards)
            s.kept = replaced(s.kept, seat, cards)
    elif s.bonus_mode == OPEN_CHOICE:
        s.bonus_pool.extend(bonus)
        bonus.clear()
    rest.extend(bonus)
    s.military_decks[3] = tuple(rest)


def ask_for_bonus(s: AgesState) -> None:
    """Push the choices of the variant, to be made before the first turn."""
    if s.bonus_mode == PRIVATE:
        s.push(c.S_KEEP, (1 << s.players) - 1)
    elif s.bonus_mode == OPEN_CHOICE:
        for seat in reversed(s.playing()):
            for _i in range(chosen_each(s)):
                s.push(c.S_CHOOSE, 1 << seat)


def chosen_each(s: AgesState) -> int:
    return 2 if s.players == 2 else 1


def reveal_bonus(s: AgesState) -> None:
    """Age by age: turn up the next card."""
    if s.bonus_mode == AGE_BY_AGE and s.bonus_pool:
        card = s.draw(s.bonus_pool)
        s.open_bonus.append(card)
        if s.log is not None:
            s.note(-1, Say("log.bonus_card", {"card": s.tables.ids[card]}, "R27.5"))


class Keep(Step[AgesState]):
    """Private: everybody keeps one card (two when two play) of those dealt, all at once."""

    def __init__(self) -> None:
        self.name = "keep"
        self.offers = (c.A_CHOOSE,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        cards = s.dealt[seat]
        if chosen_each(s) == 1:
            return [(c.A_CHOOSE, card, -1, 0) for card in cards]
        return [(c.A_CHOOSE, cards[i], cards[j], 0) for i in range(len(cards)) for j in range(i + 1, len(cards))]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        kept = [card for card in (action[1], action[2]) if card != -1]
        for card in s.dealt[seat]:
            if card not in kept:
                s.military_decks[3] = s.military_decks[3] + (card,)
        s.kept = replaced(s.kept, seat, tuple(kept))
        s.answered(seat)

    def run(self, s: AgesState, frame: Frame) -> None:
        """Everybody has chosen; the first turn follows."""

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.keep", {"n": chosen_each(s)}, "R27.5")


class Choose(Step[AgesState]):
    """Open choice: one after the other picks a card that will score for all."""

    def __init__(self) -> None:
        self.name = "choose"
        self.offers = (c.A_CHOOSE,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_CHOOSE, card, -1, 0) for card in s.bonus_pool]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        s.bonus_pool.remove(action[1])
        s.open_bonus.append(action[1])
        if s.log is not None:
            s.note(seat, Say("log.bonus_card", {"card": s.tables.ids[action[1]]}, "R27.5"))
        if s.stack[-1][0] != c.S_CHOOSE:
            s.military_decks[3] = s.military_decks[3] + tuple(s.bonus_pool)
            s.bonus_pool.clear()

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.choose", {}, "R27.5")
