"""A room of games for a program that reads and writes text: a language model, say. `mcp` hands it out as tools.

Each game has one seat for the program; bots sit in the others and answer at once. The program is told what its seat
may know and nothing else, in few words: everything it says is short enough to be read many times in a game.
"""

import secrets
from io import StringIO
from threading import Lock

from rich.console import Console
from rich.markup import render

from ziggurat.arena.titles import named_title
from ziggurat.cli.board import table_of, with_rule
from ziggurat.cli.company import Company
from ziggurat.cli.rules import select
from ziggurat.cli.titles import values
from ziggurat.kernel.errors import BadOptions, Illegal, ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.kernel.game import new_game as begin
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.kernel.words import Words, words
from ziggurat.players import Bot, Budget, View, bot_names, make_bot
from ziggurat.players.hints import hints
from ziggurat.players.levels import LEVELS
from ziggurat.terminal import known_language

GAMES = 100  # at once; the one that was not touched for longest makes room
LINES = 60  # of a list of actions or rules; more are counted
WIDTH = 110  # letters in a line of a position
THOUGHT = Budget(1.0)  # a bot's turn, and a hint


class Chair:
    """The program's place in one game."""

    __slots__ = ("bots", "game", "heard", "lock", "seat", "spoken")

    def __init__(self, game: Game, seat: int, bots: dict[int, Bot], spoken: Words) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.spoken = spoken
        self.heard = 0
        self.lock = Lock()

    def let_bots_play(self) -> None:
        """Until the program is asked, or the game is over."""
        state = self.game.state
        while not state.over() and self.seat not in state.actors():
            seat = state.actors()[0]
            self.game.play(seat, self.bots[seat].choose(View(state, seat), THOUGHT))
            state = self.game.state

    def news(self) -> list[str]:
        """What happened since the program last heard of it."""
        events = self.game.log(self.seat)
        told = [self.spoken.say(event.say) for event in events[self.heard :]]
        company = self.company()
        who = [f"{company.name(event.seat)}: " if event.seat >= 0 else "" for event in events[self.heard :]]
        self.heard = len(events)
        return [name + text for name, text in zip(who, told, strict=True)]

    def company(self) -> Company:
        return Company(self.game.state, self.spoken)

    def asked(self) -> str:
        """The question that waits for the program, or how the game ended."""
        state = self.game.state
        outcome = state.outcome()
        company = self.company()
        if outcome is not None:
            places = [
                f"{outcome.places[seat]}. {company.name(seat)}, {outcome.scores[seat]}"
                for seat in sorted(range(state.players), key=lambda seat: outcome.places[seat])
            ]
            return "\n".join([self.say("over", reason=outcome.reason), *places])
        prompt = state.prompt(self.seat)
        said = self.with_rule(prompt) if prompt is not None else ""
        return self.say("asked", player=company.name(self.seat), said=said, n=len(state.legal(self.seat)))

    def say(self, key: str, **args: object) -> str:
        return self.spoken.say(Say(f"cli.room.{key}", args))

    def with_rule(self, said: Say) -> str:
        return render(with_rule(said, self.spoken)).plain


class Room:
    """The games of one program. Every method answers with text, or with a ZigguratError that says what is wrong."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.chairs: dict[str, Chair] = {}

    # -- tools: what each one does is said with the words, as room-tool-... -------------------------------------------

    def titles(self) -> str:
        lines = []
        for id in title_ids():
            title = find_title(id)
            options = "; ".join(f"{option.id}={values(option)}" for option in title.options)
            numbers = {"low": title.min_players, "high": title.max_players}
            lines.append(f"{id}: {title.name}, {self.say('title', options=options, **numbers)}")
        return "\n".join([*lines, self.say("bots", levels=", ".join(LEVELS), all=", ".join(bot_names()))])

    def new_game(
        self,
        title: str,
        players: int = 2,
        seat: int = 1,
        bot: str = "skilled",
        seed: int | None = None,
        options: dict[str, str] | None = None,
        lang: str = "",
    ) -> str:
        number = secrets.randbelow(1 << 31) if seed is None else seed
        found = named_title(title)
        game = begin(found, players, number, dict(options or {}))
        if not 1 <= seat <= players:
            raise BadOptions(Say("cli.room.seat", {"most": players}))
        bots = {other: make_bot(bot, number + (other + 1 << 40)) for other in range(players) if other != seat - 1}
        chair = Chair(game, seat - 1, bots, found.words(known_language(lang or self.lang), None))
        name = f"{title}-{secrets.token_hex(3)}"
        while len(self.chairs) >= GAMES:
            del self.chairs[next(iter(self.chairs))]
        self.chairs[name] = chair
        with chair.lock:
            chair.let_bots_play()
        return f"{chair.say('game', name=name)}\n{self.look(name)}"

    def look(self, game: str) -> str:
        chair = self._chair(game)
        with chair.lock:
            return position_text(chair.game.state, chair.seat, chair.spoken) + "\n" + chair.asked()

    def actions(self, game: str, containing: str = "") -> str:
        chair = self._chair(game)
        with chair.lock:
            state = chair.game.state
            title = state.title
            lines = []
            for action in state.legal(chair.seat):
                label = chair.spoken.say(title.describe(state, chair.seat, action).label)
                lines.append(f"{title.notation(state, chair.seat, action)} | {label}")
        wanted = [line for line in lines if containing.lower() in line.lower()]
        if not wanted:
            return chair.say("none", n=len(lines), containing=containing)
        more = [chair.say("more", n=len(wanted) - LINES)] if len(wanted) > LINES else []
        return "\n".join(wanted[:LINES] + more)

    def play(self, game: str, move: str) -> str:
        chair = self._chair(game)
        with chair.lock:
            try:
                chair.game.play(chair.seat, move)
            except Illegal as error:
                raise ZigguratError(chair.with_rule(error.reason)) from None
            chair.let_bots_play()
            return "\n".join([*chair.news()[-LINES:], chair.asked()])

    def why_not(self, game: str, what: str) -> str:
        chair = self._chair(game)
        with chair.lock:
            return chair.with_rule(chair.game.state.why_not(chair.seat, what))

    def hint(self, game: str) -> str:
        chair = self._chair(game)
        with chair.lock:
            state = chair.game.state
            if state.over() or not state.legal(chair.seat):
                raise ZigguratError(chair.say("nothing"))
            found = hints(View(state, chair.seat), rng_from_seed(state.ply), THOUGHT)
        return "\n".join(
            f"{100 * hint.chance:.0f} % {hint.notation} | {'; '.join(map(chair.spoken.say, hint.reasons))}"
            for hint in found
        )

    def rules(self, title: str, wanted: str, lang: str = "") -> str:
        found = select(named_title(title), wanted.split(), known_language(lang or self.lang))
        lines = [f"{rule.number} {rule.text}" for rule in found[: LINES // 3]]
        more = len(found) - len(lines)
        return "\n\n".join([*lines, self.say("more_rules", n=more)] if more > 0 else lines)

    def record(self, game: str) -> str:
        chair = self._chair(game)
        if not chair.game.state.over():
            raise ZigguratError(chair.say("record"))
        return chair.game.record().write()

    # -----------------------------------------------------------------------------------------------------------------

    def _chair(self, name: str) -> Chair:
        if name not in self.chairs:
            known = ", ".join(self.chairs)
            raise ZigguratError(Say("cli.room.no_game", {"name": name, "known": known, "n": len(self.chairs)}))
        chair = self.chairs.pop(name)
        self.chairs[name] = chair  # the last one that was touched
        return chair

    def say(self, key: str, **args: object) -> str:
        return words("", self.lang).say(Say(f"cli.room.{key}", args))


TOOLS = (
    Room.titles,
    Room.new_game,
    Room.look,
    Room.actions,
    Room.play,
    Room.why_not,
    Room.hint,
    Room.rules,
    Room.record,
)


def position_text(state: State, seat: int, spoken: Words) -> str:
    """The board as the terminal draws it, without its colours and the space around it."""
    page = StringIO()
    company = Company(state, spoken)
    Console(file=page, width=WIDTH, highlight=False, color_system=None).print(table_of(state, seat, company))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
