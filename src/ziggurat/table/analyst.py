"""A process in which a finished game is looked at again: `python -m ziggurat.table.analyst`.

It reads a record and its pack, says after every action how many it has looked at, and then what it has found.
"""

import os
import sys

import msgspec

from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title
from ziggurat.players.analysis import Looking
from ziggurat.sitting.thinking import read_pack


class Task(msgspec.Struct):
    record: str
    pack: bytes = b""


def main() -> None:
    os.nice(10)
    answers = sys.stdout.buffer
    # Whatever a title prints must not be taken for an answer.
    sys.stdout = sys.stderr
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    record = read_record(task.record)
    looking = Looking(record, find_title(record.title), read_pack(task.pack) if task.pack else None)
    for done in looking:
        answers.write(b"%d\n" % done)
        answers.flush()
    answers.write(msgspec.json.encode(looking.found()) + b"\n")
    answers.flush()


if __name__ == "__main__":
    main()
