"""What the readers of the content share."""

from typing import Protocol, TypeVar

from ziggurat.games.civilization import codes as c
from ziggurat.kernel.errors import BadContent


class Named(Protocol):
    id: str


N = TypeVar("N", bound=Named)


def by_id(records: list[N]) -> list[N]:
    """Records in an order that no file has a part in: what chance drew from them means the same for ever."""
    return sorted(records, key=record_id)


def record_id(record: Named) -> str:
    return record.id


def in_order(records: list[N], ids: tuple[str, ...], where: str) -> list[N]:
    """Exactly these records, in the order the engine numbers them."""
    expect(sorted(record.id for record in records) == sorted(ids), where, f"exactly {', '.join(ids)}")
    return [next(record for record in records if record.id == id) for id in ids]


def find(names: list[str], name: str, where: str) -> int:
    if name not in names:
        raise BadContent(f"{where}: there is no {name!r}")
    return names.index(name)


def mask(names: list[str], wanted: list[str], where: str) -> int:
    return sum(1 << find(names, name, where) for name in wanted)


def packed(trade: int, production: int, culture: int, coin: int) -> int:
    return trade | production << c.PRODUCTION_SHIFT | culture << c.CULTURE_SHIFT | coin << c.COIN_SHIFT


def expect(condition: bool, where: str, said: str) -> None:
    if not condition:
        raise BadContent(f"{where}: {said}")
