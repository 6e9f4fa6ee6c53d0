"""Giving up at the table where the title has an action for it: the others play on."""

from ziggurat.games.ages.state import AgesState
from ziggurat.local.table import LocalTable
from ziggurat.sitting.wishes import NewSeat, NewTable


def test_who_gives_up_in_ages_leaves_at_the_next_turn_and_the_others_play_on() -> None:
    table = LocalTable.create(NewTable(title="ages", seats=[NewSeat(kind="me") for _ in range(3)], seed=1), "Red")
    table.resign(1)
    assert table.row.status == "running"
    for _ in range(200):
        state = table.state
        assert isinstance(state, AgesState)
        if state.civs[1].resigned:
            break
        if table.bot_step():
            continue
        seat = state.actors()[0]
        notations = [state.title.notation(state, seat, action) for action in state.legal(seat)]
        table.move(seat, table.row.seq, "", next((text for text in notations if text == "end"), notations[0]))
    assert state.civs[1].resigned == 1
    assert (table.row.status, state.in_game()) == ("running", 2)
    # The next one to give up leaves the last player as the winner, by the rules of the game.
    assert [event for event in table.game.log(None) if event.say.key == "log.resigned"]
