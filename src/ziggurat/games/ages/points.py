"""Points and tokens that come and go (R1.4, R1.6, R11.4)."""

from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.say import Say


def note_amount(s: AgesState, seat: int, key: str, n: int, rule: str = "") -> None:
    """A line of the log that tells one amount, unless it is 0."""
    if n and s.log is not None:
        s.note(seat, Say(key, {"n": n}, rule))


def score_science(s: AgesState, seat: int, n: int) -> int:
    """Science points go up to 40, any excess is lost (R1.4). Says how many came."""
    p = s.civs[seat]
    gained = min(n, s.tables.science_max - p.science)
    p.science += gained
    return gained


def lose_science(s: AgesState, seat: int, n: int) -> int:
    p = s.civs[seat]
    lost = min(n, p.science)
    p.science -= lost
    note_amount(s, seat, "log.loses_science", lost, "R1.6")
    return lost


def lose_culture(s: AgesState, seat: int, n: int) -> int:
    """Nobody loses more than he has (R1.6)."""
    p = s.civs[seat]
    lost = min(n, p.culture)
    p.culture -= lost
    note_amount(s, seat, "log.loses_culture", lost, "R1.6")
    return lost


def take_yellow_tokens(s: AgesState, seat: int, rival: int, n: int, rule: str) -> None:
    """From bank to bank (R18.22, R22.7)."""
    n = min(n, s.civs[rival].yellow_bank)
    s.civs[rival].yellow_bank -= n
    s.civs[seat].yellow_bank += n
    if s.log is not None and n:
        s.note(seat, Say("log.takes_tokens", {"n": n, "player": f"seat_{rival}"}, rule))


def change_tokens(s: AgesState, seat: int, blue: int, yellow: int, rule: str = "R11.4") -> int:
    """Tokens a card gives come from the box; what it gave goes back (R11.4).

    Says how many blue tokens are still owed, because the bank had not enough.
    """
    p = s.civs[seat]
    yellow = max(yellow, -p.yellow_bank)
    p.yellow_bank += yellow
    s.box_yellow -= yellow
    owed = max(-blue - p.blue_bank, 0)
    blue = max(blue, -p.blue_bank)
    p.blue_bank += blue
    s.box_blue -= blue
    p.dirty = True
    note_amount(s, seat, "log.gets_blue" if blue > 0 else "log.returns_blue", abs(blue), rule)
    note_amount(s, seat, "log.gets_yellow" if yellow > 0 else "log.returns_yellow", abs(yellow), rule)
    return owed
