"""The order in which components are numbered, which no content file has a part in.

Chance deals nations by their number, so what a record says about it must mean the same however the files are sorted.
"""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike import records as r
from ziggurat.kernel.content import place

NATIONS: Final = {
    "mare_nostrum": ("roma", "graecia", "germania", "phoenicia", "carthago", "persia"),
    "orient": ("graecia", "persia", "arabia", "phoenicia", "aegyptus", "babylonia"),
}


def put_in_order(box: r.Box) -> None:
    box.rondel.fields.sort(key=lambda field: field.index)
    box.advances.advances.sort(key=lambda advance: (advance.column, advance.level))
    box.personalities.personalities.sort(key=lambda kind: place(kind.id, c.PERSONALITIES))
    for side in (box.map_mare_nostrum, box.map_orient):
        nations = NATIONS.get(side.map.id, ())
        side.regions.sort(key=lambda region: region.id)
        side.nations.sort(key=lambda nation: place(nation.id, nations))
