"""One game among people: seats, moves kept for good, undo, clocks, chat, bots and notices. Knows no title."""
