"""Positions as JSON, and records of older rules."""

from pathlib import Path

import msgspec
import pytest

from games.civilization.positions import (
    T,
    table,
)
from ziggurat.games.civilization import TITLE
from ziggurat.kernel.errors import BadPosition, BadRecord
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record


def test_position_round_trip_and_refusals():
    s = table("egypt", "germany", "china")
    data = TITLE.to_data(s)
    again = TITLE.from_data(msgspec.json.decode(TITLE.to_json(s)))
    assert TITLE.to_json(again) == TITLE.to_json(s)
    for change, text in [
        ({"nonsense": 1}, "unknown field"),
        ({"techs": [[], []]}, "players need"),
        ({"pool": dict.fromkeys(T.pool_ids, 0)}, "buildings"),
        ({"cities": ["a1"] * 9}, "no city can stand"),
        ({"pieces": {"none": "market"}}, "stands nowhere"),
        ({"civ": ["atlantis", "germany", "china"]}, "does not fit"),
    ]:
        broken = msgspec.json.decode(msgspec.json.encode(data))
        broken["state"].update(change)
        with pytest.raises(BadPosition, match=text):
            TITLE.from_data(broken)
    broken = msgspec.json.decode(msgspec.json.encode(data))
    broken["state"]["figures"][0] = broken["state"]["figures"][9]
    with pytest.raises(BadPosition, match="two players"):
        TITLE.from_data(broken)


def test_a_record_of_older_rules_is_tried_and_refused_where_it_no_longer_fits():
    text = (Path(__file__).parent / "golden" / "round_limit.txt").read_text(encoding="utf-8")
    record = read_record(text.replace("rules 2\n", "rules 1\n", 1))
    assert replay(record, TITLE).state.over()
    record.entries[40].notation = "produce 0-0 brandenburg_gate"
    with pytest.raises(BadRecord, match=r"41.*brandenburg_gate|brandenburg_gate.*41"):
        replay(record, TITLE)
