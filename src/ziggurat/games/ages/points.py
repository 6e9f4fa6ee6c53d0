"""Points and tokens that come and go (R1.4, R1.6, R11.4)."""

from ziggurat.games.ages.state import AgesState


def score_science(s: AgesState, seat: int, n: int) -> None:
    """Science points go up to 40, any excess is lost (R1.4)."""
    p = s.civs[seat]
    p.science = min(s.content.science_max, p.science + n)


def lose_science(s: AgesState, seat: int, n: int) -> int:
    p = s.civs[seat]
    lost = min(n, p.science)
    p.science -= lost
    return lost


def lose_culture(s: AgesState, seat: int, n: int) -> int:
    """Nobody loses more than he has (R1.6)."""
    p = s.civs[seat]
    lost = min(n, p.culture)
    p.culture -= lost
    return lost


def change_tokens(s: AgesState, seat: int, blue: int, yellow: int) -> int:
    """Tokens a card gives come from the box; what it gave goes back (R11.4).

    Says how many blue tokens are still owed, because the bank had not enough.
    """
    p = s.civs[seat]
    if yellow < 0:
        yellow = -min(-yellow, p.yellow_bank)
    p.yellow_bank += yellow
    s.box_yellow -= yellow
    owed = 0
    if blue < 0:
        owed = max(0, -blue - p.blue_bank)
        blue = -min(-blue, p.blue_bank)
    p.blue_bank += blue
    s.box_blue -= blue
    p.dirty = True
    return owed
