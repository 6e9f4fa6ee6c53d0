"""`bot`: one of our bots, or one's own, takes seats at a server as a program."""

import json
import time
from typing import Annotated, Any

import httpx
import typer

from ziggurat.arena.titles import named_title
from ziggurat.cli.console import console
from ziggurat.players import Bot, Budget, View, make_bot
from ziggurat.terminal import refuse, say

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds between attempts to reach a server that is away


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat bot --server https://table.example.org --token T --bot expert")(bot)


def bot(
    server: Annotated[str, typer.Option()],
    token: Annotated[str, typer.Option(envvar="ZIGGURAT_TOKEN")],
    bot: str = "expert",
    titles: str = "",
    seconds: float = 2.0,
    games: int = 0,
) -> None:
    make_bot(bot, 0)  # says at once when there is none of that name
    wanted = [name.strip() for name in titles.split(",") if name.strip()]
    with httpx.Client(base_url=server, headers={"authorization": f"Bearer {token}"}, timeout=30) as http:
        Player(http, bot, wanted, Budget(seconds)).run(games)


class Player:
    def __init__(self, http: httpx.Client, bot: str, titles: list[str], budget: Budget) -> None:
        self.http = http
        self.bot = bot
        self.titles = titles
        self.budget = budget
        self.bots: dict[tuple[str, int], Bot] = {}
        self.out = console()

    def run(self, games: int) -> None:
        over = missed = 0
        greeted = False
        while not games or over < games:
            try:
                if not greeted:
                    self.greet()
                    greeted = True
                with self.http.stream("GET", "/api/events", timeout=httpx.Timeout(30, read=60)) as stream:
                    if stream.status_code != 200:
                        raise refuse("refused.by_server", detail=json.loads(stream.read())["text"])
                    missed = 0
                    for line in stream.iter_lines():
                        if line.startswith("data:"):
                            over += self.heard(json.loads(line[5:]))
                            if games and over >= games:
                                return
            except httpx.TransportError:
                time.sleep(PAUSES[min(missed, len(PAUSES) - 1)])
                missed += 1

    def greet(self) -> None:
        me = self.http.get("/api/me").json()
        if me is None:
            raise refuse("refused.token")
        self.out.print(say("says.waits", name=me["name"]), markup=False)

    def heard(self, event: dict[str, Any]) -> bool:
        """Whether a game is over."""
        table = event["table"]
        if event["type"] == "asked":
            self.answer(event)
        elif event["type"] == "turn":
            self.act(table, event["title"], event["seat"])
        elif event["type"] == "over":
            self.out.print(say("says.is_over", table=table), markup=False)
            self.bots = {key: bot for key, bot in self.bots.items() if key[0] != table}
            return True
        return False

    def answer(self, event: dict[str, Any]) -> None:
        """Sit down or decline. A seat that was given to somebody else meanwhile is no reason to leave the server."""
        table = event["table"]
        if self.titles and event["title"] not in self.titles:
            self.http.post(f"/api/tables/{table}/decline")
            return
        taken = self.http.post(f"/api/tables/{table}/join", json={"seat": event["seat"]})
        if taken.status_code == 200:
            told = say("says.sits_down", table=table, title=event["title"])
        else:
            told = say("says.no_seat", table=table, why=taken.json()["text"])
        self.out.print(told, markup=False)

    def act(self, table: str, title: str, seat: int) -> None:
        """Every decision of the turn, until somebody else is to act."""
        bot = self.bots.setdefault((table, seat), make_bot(self.bot, hash((table, seat)) & 0xFFFFFFFF))
        while True:
            answer = self.http.get(f"/api/tables/{table}/world", params={"seat": seat})
            if answer.status_code != 200:
                return  # over, or no longer ours
            state = named_title(title).from_json(answer.content)
            if seat not in state.actors():
                return
            seq = int(answer.headers["x-ziggurat-seq"])
            view = View(state, seat)
            notation = view.notation(bot.choose(view, self.budget))
            move = {"seat": seat, "seq": seq, "key": f"{seq}", "notation": notation}
            if self.http.post(f"/api/tables/{table}/move", json=move).status_code not in (200, 409):
                raise refuse("refused.move", move=notation)
