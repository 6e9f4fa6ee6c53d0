"""A picture of a tournament: the ratings with their intervals, and the spread of scores, as SVG."""

from collections.abc import Sequence
from html import escape

from ziggurat.arena.rating import Rating
from ziggurat.arena.tournament import Played

WIDE, LINE, LEFT, RIGHT, TOP = 720, 34, 150, 40, 60
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.small{font-size:12px;fill:#666}.axis{stroke:#ccc}"
    ".bar{stroke:#2b6cb0;stroke-width:3}.dot{fill:#2b6cb0}.score{fill:#c05621;fill-opacity:.35}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}.axis{stroke:#555}}"
)


def svg(heads: tuple[str, str, str], ratings: Sequence[Rating], played: Sequence[Played]) -> str:
    """Ratings above, scores below, one line for each bot; the heads are those of the whole and of the two."""
    title, above, below = heads
    scores: dict[str, list[int]] = {line.bot: [] for line in ratings}
    for game in played:
        for bot, score in zip(game.bots, game.scores, strict=True):
            scores[bot].append(score)
    rows = len(ratings)
    second = TOP + LINE * rows + 70
    height = second + LINE * rows + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
        f'<text class="small" x="{LEFT}" y="{TOP - 16}">{escape(above)}</text>',
        f'<text class="small" x="{LEFT}" y="{second - 16}">{escape(below)}</text>',
    ]
    low, high = min(line.low for line in ratings), max(line.high for line in ratings)
    for row, line in enumerate(ratings):
        y = TOP + LINE * row + LINE // 2
        at = _place(line.rating, low, high)
        parts.append(
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(line.bot)}</text>'
            f'<line class="bar" x1="{_place(line.low, low, high):.1f}" x2="{_place(line.high, low, high):.1f}" '
            f'y1="{y}" y2="{y}"/><circle class="dot" cx="{at:.1f}" cy="{y}" r="5"/>'
            f'<text class="small" x="{at:.1f}" y="{y - 9}" text-anchor="middle">{line.rating:.0f}</text>'
        )
    every = [score for one in scores.values() for score in one]
    least, most = min(every), max(every)
    for row, line in enumerate(ratings):
        y = second + LINE * row + LINE // 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(line.bot)}</text>')
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}"/>')
        parts += [
            f'<circle class="score" cx="{_place(score, least, most):.1f}" cy="{y}" r="4"/>'
            for score in scores[line.bot]
        ]
    bottom = second + LINE * rows + 14
    parts.append(f'<text class="small" x="{LEFT}" y="{bottom}">{least}</text>')
    parts.append(f'<text class="small" x="{WIDE - RIGHT}" y="{bottom}" text-anchor="end">{most}</text></svg>')
    return "\n".join(parts) + "\n"


def _place(value: float, low: float, high: float) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * (value - low) / ((high - low) or 1.0)


COLOURS = ("#c53030", "#2b6cb0", "#b7791f", "#2f855a", "#6b46c1", "#4a5568")
HIGH = 300


def curves(title: str, names: Sequence[str], chances: Sequence[Sequence[float]], marked: Sequence[int]) -> str:
    """Everybody's chance to win over a game, one line for each name; marked moments have a stroke."""
    span = WIDE - LEFT - RIGHT
    steps = max(1, len(chances) - 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH + TOP + 60}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
    ]
    for share in (0, 50, 100):
        y = TOP + HIGH * (100 - share) / 100
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.0f}" y2="{y:.0f}"/>')
        parts.append(f'<text class="small" x="{LEFT - 12}" y="{y + 4:.0f}" text-anchor="end">{share} %</text>')
    for at in marked:
        x = LEFT + span * at / steps
        parts.append(f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + HIGH}"/>')
        parts.append(f'<text class="small" x="{x:.1f}" y="{TOP + HIGH + 18}" text-anchor="middle">{at}</text>')
    for seat, name in enumerate(names):
        points = " ".join(
            f"{LEFT + span * at / steps:.1f},{TOP + HIGH * (1 - now[seat]):.1f}" for at, now in enumerate(chances)
        )
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>')
        left = LEFT + 90 * seat
        parts.append(f'<text x="{left}" y="{TOP + HIGH + 48}" style="fill:{colour}">{escape(name)}</text>')
    return "\n".join(parts) + "\n</svg>\n"


Share = tuple[float, float, float]
"""A share of wins, and its interval."""


def progress(heads: tuple[str, str], rounds: Sequence[dict[str, Share]]) -> str:
    """Wins of each round of a training against each rival, with their intervals; `heads` are a title and a caption."""
    title, caption = heads
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH + TOP + 60}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
        f'<text class="small" x="{LEFT}" y="{TOP - 16}">{escape(caption)}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = _height(share / 100)
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.0f}" y2="{y:.0f}"/>')
        parts.append(f'<text class="small" x="{LEFT - 12}" y="{y + 4:.0f}" text-anchor="end">{share} %</text>')
    step = (WIDE - LEFT - RIGHT) / max(1, len(rounds))
    at = [LEFT + step * (number + 0.5) for number in range(len(rounds))]
    for number, x in enumerate(at, 1):
        parts.append(f'<text class="small" x="{x:.1f}" y="{TOP + HIGH + 20}" text-anchor="middle">{number}</text>')
    for number, rival in enumerate(rounds[0] if rounds else ()):
        colour = COLOURS[number % len(COLOURS)]
        for x, (won, low, high) in zip(at, (line[rival] for line in rounds), strict=True):
            parts.append(
                f'<line stroke="{colour}" x1="{x:.1f}" x2="{x:.1f}" y1="{_height(low):.1f}" y2="{_height(high):.1f}"/>'
                f'<circle fill="{colour}" cx="{x:.1f}" cy="{_height(won):.1f}" r="4"/>'
            )
        points = " ".join(f"{x:.1f},{_height(line[rival][0]):.1f}" for x, line in zip(at, rounds, strict=True))
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>')
        left = LEFT + 140 * number
        parts.append(f'<text x="{left}" y="{TOP + HIGH + 48}" style="fill:{colour}">{escape(rival)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _height(share: float) -> float:
    return TOP + HIGH * (1.0 - share)
