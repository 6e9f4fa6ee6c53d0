"""What the readers of the content share."""

from ziggurat.games.civilization.codes import COIN_SHIFT, CULTURE_SHIFT, PRODUCTION_SHIFT
from ziggurat.kernel.errors import BadContent


def find(names: list[str], name: str, where: str) -> int:
    if name not in names:
        raise BadContent(f"{where}: there is no {name!r}")
    return names.index(name)


def mask(names: list[str], wanted: list[str], where: str) -> int:
    return sum(1 << find(names, name, where) for name in wanted)


def packed(trade: int, production: int, culture: int, coin: int) -> int:
    return trade | production << PRODUCTION_SHIFT | culture << CULTURE_SHIFT | coin << COIN_SHIFT


def expect(condition: bool, where: str, said: str) -> None:
    if not condition:
        raise BadContent(f"{where}: {said}")
