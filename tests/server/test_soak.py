"""The soak names a table that stands still, and no other."""

from bench.soak_watch import LONGEST, Standing


def test_a_table_that_goes_on_is_not_said_to_stand() -> None:
    standing = Standing()
    for second in range(200):
        # However slowly: a game that bots play to its end has one to act whenever one looks.
        assert standing.look({"a": second // 20}, float(second)) == []
    assert standing.longest == 19


def test_a_table_that_stands_is_told_once_and_again_in_its_next_version() -> None:
    standing = Standing()
    late = [second for second in range(200) if standing.look({"a": second // 150, "b": second}, float(second))]
    assert late == [LONGEST + 1]
    assert standing.look({"a": 1, "b": 200}, 150 + LONGEST + 1) == ["a"]


def test_time_in_which_no_bot_was_to_act_does_not_count() -> None:
    standing = Standing()
    assert standing.look({"a": 3}, 0.0) == []
    assert standing.look({}, 50.0) == []
    assert standing.look({"a": 3}, 70.0) == []
