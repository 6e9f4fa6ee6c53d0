"""A program that takes a seat, with nothing but an HTTP library: it accepts every invitation and plays at random.

    python examples/bot.py http://localhost:8765 TOKEN

The token is made in the client (Account, Programs) or with `ziggurat tokens make NAME`.
"""

import json
import random
import sys

import httpx

dice = random.Random()


def act(http: httpx.Client, table: str, seat: int) -> None:
    """Play until the turn is somebody else's."""
    while True:
        view = http.get(f"/api/tables/{table}", params={"seat": seat}).json()
        if view.get("status") != "running" or seat not in view["actors"]:
            return
        move = dice.choice(view["actions"])["notation"]
        # The key makes it safe to send a move twice: the same key is played once.
        http.post(
            f"/api/tables/{table}/move",
            json={"seat": seat, "seq": view["seq"], "key": f"{view['seq']}", "notation": move},
        )


def main(server: str, token: str, games: int = 0) -> None:
    over = 0
    with (
        httpx.Client(base_url=server, headers={"authorization": f"Bearer {token}"}, timeout=60) as http,
        http.stream("GET", "/api/events") as events,
    ):
        for line in events.iter_lines():
            if not line.startswith("data:"):
                continue
            event = json.loads(line[5:])
            if event["type"] == "asked":
                http.post(f"/api/tables/{event['table']}/join", json={"seat": event["seat"]})
            elif event["type"] == "turn":
                act(http, event["table"], event["seat"])
            elif event["type"] == "over":
                over += 1
                if over == games:
                    return


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
