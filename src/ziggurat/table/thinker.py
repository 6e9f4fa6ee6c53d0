"""A process in which bots think: `python -m ziggurat.table.thinker`.

An empty line says that it listens; then it reads one question per line and answers with one line.
"""

import os
import sys
from typing import BinaryIO

import msgspec

from ziggurat.sitting.thinking import Answer, Question, think


def main() -> None:
    asked = msgspec.json.Decoder(Question)
    answers = sys.stdout.buffer
    # Whatever a title or bot prints must not be taken for an answer.
    sys.stdout = sys.stderr
    try:
        tell(answers, b"")
        for line in sys.stdin.buffer:
            try:
                answer = think(asked.decode(line))
            except Exception as error:
                answer = Answer(error=f"{type(error).__name__}: {error}")
            tell(answers, msgspec.json.encode(answer))
    except BrokenPipeError:
        # Whoever asked was killed meanwhile; there is nobody to be told, not even what is left to be written.
        os._exit(0)


def tell(answers: BinaryIO, line: bytes) -> None:
    answers.write(line + b"\n")
    answers.flush()


if __name__ == "__main__":
    main()
