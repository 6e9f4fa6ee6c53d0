"""The process that walks through whole games."""

import os
import select
import subprocess
import sys

SERVER = """
import asyncio, os
from ziggurat.table.pools import WALKS
if __name__ == "__main__":
    print(asyncio.run(WALKS.run(os.getpid)), flush=True)
    input()
"""


def test_a_server_that_is_killed_takes_its_walking_process_with_it(tmp_path):
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    # Whatever lives on holds this pipe open.
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=writing,
        text=True,
    )
    os.close(writing)
    try:
        assert int(server.stdout.readline()) != server.pid
    finally:
        server.kill()
        server.communicate()
    with open(reading, "rb") as left:
        assert select.select([left], [], [], 60)[0]
        left.read()
