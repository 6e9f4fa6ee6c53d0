"""A fresh process in which several threads ask for the titles first, all at once."""

import subprocess
import sys

import pytest

STARTS = 6  # of 52 cold starts of an engine that was not safe, 3 died; two threads for each title are worse than those

COLD = """
import sys, threading
from ziggurat.kernel.registry import find_title, title_ids

sys.setswitchinterval(1e-6)
ids = [id for id in title_ids() for _ in range(THREADS)]
gate = threading.Barrier(len(ids))
made, failed = [], []

def first(id):
    gate.wait()
    try:
        title = find_title(id)
        state = title.new(title.min_players, 7)
        made.append((id, title.to_json(title.from_json(title.to_json(state)))))
    except BaseException as error:
        failed.append(f"{id}: {type(error).__name__} {error}")

threads = [threading.Thread(target=first, args=(id,)) for id in ids]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert not failed, failed
assert len(made) == len(ids) and len(set(made)) == len(title_ids()), "threads got different games"
"""


@pytest.mark.parametrize("start", range(STARTS))
def test_threads_that_ask_for_the_titles_first_all_get_the_same_game(start: int) -> None:
    text = COLD.replace("THREADS", str(2 + start))
    done = subprocess.run([sys.executable, "-c", text], check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
