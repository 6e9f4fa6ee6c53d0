"""The squares of a map layout and how they touch: the part of the map that never changes."""

from typing import Final

from ziggurat.games.civilization.records import Layout
from ziggurat.kernel.errors import BadContent

WIDTH: Final = 16
TILE: Final = 4
DIRECTIONS: Final = ("north", "east", "south", "west")
_MOVES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_AROUND: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


class Board:
    """One layout. A square is y * 16 + x; a place is where one tile lies."""

    __slots__ = ("around", "height", "home_place", "home_turn", "near", "place_of", "places", "ring", "size", "steps")
    size: int
    height: int
    places: list[tuple[int, ...]]  # place -> its 16 squares, row by row
    place_of: list[int]  # square -> place, -1 outside the map
    near: list[tuple[int, ...]]  # orthogonal neighbours on the map
    steps: list[tuple[tuple[int, int], ...]]  # (direction, neighbour)
    around: list[tuple[int, ...]]  # adjacent squares, corners included
    ring: list[tuple[int, ...]]  # the same where all eight exist, else empty (R6.3 b)
    home_place: list[int]
    home_turn: list[int]  # quarter turns clockwise


def build_board(layout: Layout) -> Board:
    """R3.10-R3.12: the layout's tiles as one grid."""
    board = Board()
    board.height = layout.height
    board.size = WIDTH * layout.height
    board.place_of = [-1] * board.size
    board.places = []
    board.home_place = []
    board.home_turn = []
    homes = sorted(layout.home, key=lambda home: home.seat)
    if layout.width != WIDTH:
        raise BadContent(f"map_layouts.yaml: layouts {layout.id}: every map is {WIDTH} squares wide")
    if [home.seat for home in homes] != list(range(1, layout.players + 1)):
        raise BadContent(f"map_layouts.yaml: layouts {layout.id}: home: one per seat from 1 to {layout.players}")
    corners = [(home.x, home.y) for home in homes] + sorted((place.x, place.y) for place in layout.neutral)
    for home in homes:
        if home.rotation not in (0, 90, 180, 270):
            raise BadContent(f"map_layouts.yaml: layouts {layout.id}: home: rotation {home.rotation}")
        board.home_place.append(home.seat - 1)
        board.home_turn.append(home.rotation // 90)
    for place, (left, top) in enumerate(corners):
        if not (0 <= left <= WIDTH - TILE and 0 <= top <= layout.height - TILE):
            raise BadContent(f"map_layouts.yaml: layouts {layout.id}: a tile at {left},{top} leaves the map")
        squares = tuple((top + row) * WIDTH + left + col for row in range(TILE) for col in range(TILE))
        for square in squares:
            if board.place_of[square] != -1:
                raise BadContent(f"map_layouts.yaml: layouts {layout.id}: two tiles overlap at {left},{top}")
            board.place_of[square] = place
        board.places.append(squares)
    board.steps = []
    board.around = []
    for square in range(board.size):
        x, y = square % WIDTH, square // WIDTH
        board.steps.append(
            tuple(
                (direction, (y + dy) * WIDTH + x + dx)
                for direction, (dx, dy) in enumerate(_MOVES)
                if _on(board, x + dx, y + dy) and board.place_of[square] != -1
            )
        )
        board.around.append(tuple((y + dy) * WIDTH + x + dx for dx, dy in _AROUND if _on(board, x + dx, y + dy)))
    board.near = [tuple(square for _, square in steps) for steps in board.steps]
    board.ring = [around if len(around) == len(_AROUND) else () for around in board.around]
    return board


def _on(board: Board, x: int, y: int) -> bool:
    return 0 <= x < WIDTH and 0 <= y < board.height and board.place_of[y * WIDTH + x] != -1


def turned(turns: int, row: int, col: int) -> int:
    """Which canonical square of a tile is displayed at (row, col) after clockwise quarter turns (R3.13)."""
    if turns == 1:
        row, col = TILE - 1 - col, row
    elif turns == 2:
        row, col = TILE - 1 - row, TILE - 1 - col
    elif turns == 3:
        row, col = col, TILE - 1 - row
    return row * TILE + col


NAMES: Final = [f"{chr(97 + square % WIDTH)}{square // WIDTH + 1}" for square in range(WIDTH * WIDTH)]


def square_name(square: int) -> str:
    """Column letter and row number, counted from the top left: a1 to p16."""
    return NAMES[square]
