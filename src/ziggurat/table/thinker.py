"""A process in which bots think: `python -m ziggurat.table.thinker`.

It reads one question per line and answers with one line.
"""

import sys

import msgspec

from ziggurat.sitting.thinking import Answer, Question, think


def main() -> None:
    asked = msgspec.json.Decoder(Question)
    answers = sys.stdout.buffer
    # Whatever a title or bot prints must not be taken for an answer.
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        try:
            answer = think(asked.decode(line))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
