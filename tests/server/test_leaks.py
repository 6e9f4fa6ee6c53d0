"""Only observations leave the server: every installed title is played, and every byte that was sent is searched.

Two ways to find a leak. What a seat is sent must be the same, byte for byte, in another world that the seat cannot
tell from the real one. And nothing that is sent to a seat may name a thing that only others can see.
"""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.inside import Inside, inside
from server.running import Client, Line
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Event
from ziggurat.kernel.state import State
from ziggurat.kernel.words import Words, words
from ziggurat.sitting import views
from ziggurat.sitting.views import LogLine, scene

MOVES = 120
# Among them games of Through the Ages with a defence, an aggression and a colony paid for with a card.
SEEDS = (20_260_101_004, 20_260_101_007, 20_260_101_020, 20_260_101_026)
# By these rules a card is shown as it is spent, and in nobody's observation afterwards: the line of the log that comes
# with the rule may name it, if it has just left somebody's hand.
SPENT_OPENLY = {"ages": {"R19.4", "R20.1", "R20.4"}}
SCENE = ("observation", "prompt", "actions")


def installed() -> list[str]:
    found = []
    for id in [*title_ids(), "tiny"]:
        try:
            find_title(id)
        except (ImportError, AttributeError):
            continue
        except Exception:
            if id != "tiny":
                raise
        found.append(id)
    return list(dict.fromkeys(found))


def words_in(value: Any, into: Counter[str]) -> Counter[str]:
    """Every string of an observation, keys included, and how often it is there."""
    if isinstance(value, str):
        into[value] += 1
    elif isinstance(value, dict):
        for key, part in value.items():
            words_in(key, into)
            words_in(part, into)
    elif isinstance(value, (list, tuple)):
        for part in value:
            words_in(part, into)
    return into


class Watch:
    """One pair of eyes at the table: everything it was sent, and what it could see."""

    def __init__(self, client: Client, seat: int | None, table: str, lang: str) -> None:
        self.client = client
        self.seat = seat
        self.lang = lang
        self.line: Line = client.socket()
        self.view = self.line.subscribe(table, lang=lang, **({} if seat is None else {"seat": seat}))
        self.counts: Counter[str] = Counter()
        self.visible: set[str] = set()
        self.ever: set[str] = set()
        self.checked = 0

    def catch_up(self, seq: int) -> None:
        while self.view["seq"] < seq:
            self.view = self.line.view()

    def news(self) -> tuple[bytes, list[Any]]:
        """All that was sent since the last time, and of it what no other world vouches for: logs and the like."""
        fresh = self.line.received[self.checked :]
        self.checked = len(self.line.received)
        return b"\n".join(fresh), [without_scene(msgspec.json.decode(message)) for message in fresh]


def without_scene(message: Any) -> Any:
    if isinstance(message, dict):
        kept = message.items() if "type" in message else [(k, v) for k, v in message.items() if k not in SCENE]
        return {key: without_scene(part) for key, part in kept}
    if isinstance(message, list):
        return [without_scene(part) for part in message]
    return message


def lines_by(rules: set[str], sent: Any) -> list[str]:
    """The texts in what was sent that come with one of the rules."""
    if isinstance(sent, list):
        return [text for part in sent for text in lines_by(rules, part)]
    if not isinstance(sent, dict):
        return []
    if sent.get("rule") in rules:
        return [sent["text"]]
    return [text for part in sent.values() for text in lines_by(rules, part)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("title", installed())
def test_nobody_is_sent_what_they_must_not_know(title: str, seed: int, tmp_path: Path) -> None:
    with inside(str(tmp_path / "t.sqlite")) as server:
        game = find_title(title)
        players = min(3, game.max_players)
        people = [server.person(f"Player {seat}") for seat in range(players)]
        seats = ["me"] + ["open"] * (players - 1)
        options = dict(game.unattended)
        table = people[0].table(*seats, title=title, public=True, options=options, seed=seed)["table"]
        for person in people[1:]:
            person.ok("POST", f"/api/tables/{table}/join")
        people[0].ok("POST", f"/api/tables/{table}/start")
        eyes = [Watch(person, seat, table, ("en", "de")[seat % 2]) for seat, person in enumerate(people)]
        eyes.append(Watch(server.person(""), None, table, "en"))
        play(server, table, title, eyes)
        for watch in eyes:
            watch.line.close()


def play(server: Inside, table: str, title: str, eyes: list[Watch]) -> None:
    dice = random.Random(title)
    live = server.do(server.services.tables.get(table))
    named = {key[5:] for key in words(find_title(title).package, "en").messages if key.startswith("name-")}
    secret = str(live.row.seed).encode()
    seq = 0
    for _move in range(MOVES):
        for watch in eyes:
            watch.catch_up(seq)
        state = live.state
        assert state is not None
        same_in_other_worlds(state, eyes, dice)
        search(state, eyes, named, secret)
        acting = [watch for watch in eyes if watch.view["actions"]]
        if not acting:
            break
        watch = dice.choice(acting)
        watch.line.move(watch.view, dice.choice(watch.view["actions"])["notation"])
        seq += 1
    for watch in eyes:
        watch.catch_up(seq)
    if live.row.status == "running":
        ask_for_more(table, seq, eyes)
        assert live.state is not None
        search(live.state, eyes, named, secret, ever=True)


def ask_for_more(table: str, seq: int, eyes: list[Watch]) -> None:
    """What can be asked for besides views: the past, the log, an export."""
    for watch in eyes:
        query = "" if watch.seat is None else f"seat={watch.seat}"
        for path in (f"replay/{seq}?{query}", f"log?{query}&limit=1000", f"export?{query}", f"course?points=2&{query}"):
            answer = watch.client.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 200, (path, answer.text)
            watch.line.received.append(answer.content)
        for other in range(len(eyes) - 1):
            if other != watch.seat:
                assert watch.client.http.get(f"/api/tables/{table}/replay/0?seat={other}").status_code == 403


def same_in_other_worlds(state: State, eyes: list[Watch], dice: random.Random) -> None:
    for watch in eyes:
        others = [watch.seat] if watch.seat is not None else list(range(state.players))
        for seat in others:
            world = state.resample(seat, rng_from_seed(dice.getrandbits(60)))
            real, other = (scene(s, watch.seat, watch.lang) for s in (state, world))
            assert bytes(real.observation) == bytes(other.observation)
            assert bytes(real.prompt) == bytes(other.prompt)
            assert bytes(real.actions) == bytes(other.actions)
        # And what was sent is that very scene.
        sent = msgspec.json.decode(bytes(scene(state, watch.seat, watch.lang).observation))
        assert watch.view["observation"] == sent


def search(state: State, eyes: list[Watch], named: set[str], secret: bytes, *, ever: bool = False) -> None:
    """A thing that only somebody else sees, now or before the last action, is in nothing that was just sent.

    With `ever`: what was sent tells of the whole game, so it may name whatever could once be seen.
    """
    counts = [words_in(msgspec.to_builtins(state.observe(watch.seat)), Counter()) for watch in eyes]
    now = [count.keys() & named for count in counts]
    # Of several alike one was laid open and another is still in somebody's hand: its name was rightly said.
    fewer = {thing for watch, count in zip(eyes, counts, strict=True) for thing in watch.counts - count}
    laid_open = fewer & set().union(*now)
    for watch, visible in zip(eyes, now, strict=True):
        known = visible | laid_open | (watch.ever if ever else watch.visible)
        hidden = set().union(*now, *(other.visible for other in eyes)) - known
        everything, rest = watch.news()
        assert secret not in everything, "the seed was sent"
        news = msgspec.json.encode(rest)
        spoken = words(state.title.package, watch.lang)
        openly = lines_by(SPENT_OPENLY.get(state.title.id, set()), rest)
        spent = {thing for thing in fewer if any(spoken.name(thing) in line for line in openly)}
        watch.ever |= spent
        for thing in hidden - spent:
            pattern = rb"\b" + re.escape(thing).encode() + rb"\b"
            assert not re.search(pattern, news), f"{thing} was sent to {watch.seat}"
            name = spoken.name(thing)
            if len(name) > 3 and not any(name in spoken.name(seen) for seen in known):
                pattern = rb"\b" + re.escape(name).encode() + rb"\b"
                assert not re.search(pattern, news), f"{name} was named to {watch.seat}"
    for watch, visible, count in zip(eyes, now, counts, strict=True):
        watch.counts = count
        watch.visible = visible
        watch.ever |= visible | laid_open


def test_the_search_finds_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = find_title("tiny")
    kind = type(tiny.new(2))
    real = kind.observe
    monkeypatch.setattr(kind, "observe", lambda s, seat: real(s, seat) | {"all": s.hands})
    with pytest.raises(AssertionError):
        test_nobody_is_sent_what_they_must_not_know("tiny", SEEDS[0], tmp_path)


def test_the_search_finds_a_leak_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that only one seat may read go to all."""

    def unchecked(events: list[Event], length: int, _seat: int | None, spoken: Words, _loud: object) -> list[LogLine]:
        return [LogLine(length, event.seat, spoken.say(event.say), event.say.rule) for event in events]

    monkeypatch.setattr(views, "lines_of", unchecked)
    with pytest.raises(AssertionError, match=r"was (named|sent) to"):
        test_nobody_is_sent_what_they_must_not_know("ages", SEEDS[0], tmp_path)
