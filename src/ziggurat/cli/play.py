"""`play`: a game in the terminal, people and bots at one table."""

import contextlib
import secrets
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, OptionsOption
from ziggurat.cli.board import asked, event_line, find, house, part, result, short, table_of, with_rule
from ziggurat.cli.boards import told
from ziggurat.cli.boards.printed import printed
from ziggurat.cli.company import Company, bot_name
from ziggurat.cli.console import console, parse_options, read_pack_file, read_record_file, write_new
from ziggurat.cli.rules import print_rules
from ziggurat.kernel.errors import Illegal, ZigguratError
from ziggurat.kernel.game import Game, new_game
from ziggurat.kernel.game import replay as play_again
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.seen import plain
from ziggurat.kernel.state import Action
from ziggurat.players import Bot, Budget, View, make_bot
from ziggurat.players.hints import hints
from ziggurat.terminal import LANGUAGE

HUMAN = "human"
HINT = 1.0  # seconds of thought for a hint
CARDS = 6  # cards that `card` tells of at once
SHORT_LIST = 40  # with more actions than this, a group is opened by its name

# What one can type at the table; each is explained by `cli-help-<word>`. A language has words of its own for them, the
# first of `cli-type-<word>`; the English ones work in every language.
WORDS = ("undo", "board", "card", "log", "why", "rules", "hint", "save", "quit", "help")
COMMANDS = ("move", "text", *WORDS)


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat play antike --seats human,greedy,greedy --seed 7 --options map=orient")(play)


def play(
    title: str,
    seats: str = "human,greedy,greedy",
    seed: int | None = None,
    options: OptionsOption = None,
    content: ContentOption = None,
    load: Path | None = None,
) -> None:
    found = named_title(title)
    pack = read_pack_file(content)
    named = [seat.rpartition("=") for seat in seats.split(",")]
    sitting = [who.strip() for _name, _sign, who in named]
    names = [name.strip() or ("" if who == HUMAN else bot_name(who, LANGUAGE.get())) for name, _sign, who in named]
    if load is not None:
        game = play_again(read_record_file(load), found, pack)
        if len(sitting) != game.state.players:
            sitting = [HUMAN] + ["greedy"] * (game.state.players - 1)
            names = []
    else:
        number = secrets.randbelow(1 << 31) if seed is None else seed
        game = new_game(found, len(sitting), number, dict(parse_options(options)), pack)
    bots = {seat: make_bot(name, game.seed + (seat + 1 << 40)) for seat, name in enumerate(sitting) if name != HUMAN}
    Session(game, bots, LANGUAGE.get(), console(), names).run()


class Leave(Exception):
    """The person wants to go."""


class Session:
    """One sitting: asks the people, lets the bots play, shows each person only what their seat may see."""

    def __init__(self, game: Game, bots: dict[int, Bot], lang: str, out: Console, names: Sequence[str] = ()) -> None:
        self.game = game
        self.bots = bots
        self.names = names
        self.out = out
        self.title = game.state.title
        self.spoken = self.title.words(lang, game.state.pack)
        self.lang = lang
        self.people = [seat for seat in range(game.state.players) if seat not in bots]
        self.at_keyboard = self.people[0] if self.people else -1
        self.heard = dict.fromkeys(self.people, 0)
        self.filter = ""
        self.typed = {self.house(f"type.{word}").split()[0]: word for word in WORDS} | {"?": "help", "exit": "quit"}

    def run(self) -> None:
        name = self.spoken.text("title", self.title.name)
        welcome = "welcome" if self.people else "welcome_bots"
        self.out.print(f"[bold]{escape(name)}[/]. {self.house(welcome, seed=self.game.seed)}")
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - line editing and history for input()
        try:
            while not self.game.over():
                self.one_decision()
        except (Leave, EOFError):
            self.out.print(self.house("leave"))
            return
        if self.people:  # a game of bots alone was told while it was played
            self.tell(self.people[0])
        self.out.print(result(self.game, self.company()))

    def one_decision(self) -> None:
        actors = self.game.state.actors()
        programs = [seat for seat in actors if seat in self.bots]
        if programs:
            seat = programs[0]
            self.game.play(seat, self.bots[seat].choose(View(self.game.state, seat)))
            if not self.people:
                company = self.company()
                for event in self.game.played[-1].events:
                    if event.visible_to(None):
                        self.out.print(event_line(event, company))
            return
        self.ask(actors[0])

    # -- a person's decision ------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        if seat != self.at_keyboard:
            # Another person takes the keyboard: what the last one saw goes out of sight first.
            self.out.clear()
            input(self.spoken.say(Say("cli.turn", {"player": self.company().name(seat)})) + " ")
            self.at_keyboard = seat
        self.tell(seat)
        if not self.game.played or self.game.played[-1].entry.seat != seat:
            # Within a turn the log says what changed; the whole table is shown when the turn comes round.
            self.out.print(table_of(self.game.state, seat, self.company()))
        self.filter = ""
        length = len(self.game.played)
        self.list_actions(seat)
        while len(self.game.played) == length:
            try:
                self.command(seat, input("> ").strip())
            except Illegal as error:
                self.out.print(f"[red]{with_rule(error.reason, self.spoken)}[/]")
            except ZigguratError as error:
                self.out.print(f"[red]{escape(error.said(self.lang))}[/]")

    def command(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        word = self.typed.get(word.lower(), word)
        rest = rest.strip()
        state = self.game.state
        action = self.meant(seat, text)
        if action is not None:
            self.game.play(seat, action)
        elif not text:
            self.filter = ""
            self.list_actions(seat)
        elif text.isdecimal():
            raise ZigguratError(Say("cli.no_number", {"n": int(text), "most": len(state.legal(seat))}))
        elif word == "quit":
            raise Leave
        elif word == "help":
            self.help()
        elif word == "undo":
            self.take_back(seat)
        elif word == "board":
            self.show(seat, rest)
        elif word == "card" and rest:
            self.card(rest)
        elif word == "log":
            lines = self.game.log(seat)
            company = self.company()
            for event in lines[-int(rest) if rest.isdecimal() else -20 :]:
                self.out.print(event_line(event, company))
        elif word == "why":
            self.out.print(with_rule(state.why_not(seat, rest), self.spoken))
        elif word == "rules":
            print_rules(self.out, self.title, rest.split(), self.lang)
        elif word == "hint":
            self.hint(seat)
        elif word == "save":
            if not rest:
                raise ZigguratError(Say("cli.save_name"))
            write_new(Path(rest).expanduser(), self.game.record().write())
            self.out.print(self.house("saved", file=rest))
        elif any(text.lower() in self.line(seat, action).lower() for action in state.legal(seat)):
            self.filter = text.lower()
            self.list_actions(seat)
        else:
            self.game.find(seat, text)  # says why not

    def company(self) -> Company:
        return Company(self.game.state, self.spoken, self.names)

    def house(self, key: str, **args: object) -> str:
        return house(self.spoken, key, **args)

    def help(self) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for command in COMMANDS:
            table.add_row(f"[bold]{self.house(f'type.{command}')}[/]", self.house(f"help.{command}"))
        self.out.print(table)

    def card(self, what: str) -> None:
        """What a card, a place or anything with a name does, by its name or a part of it."""
        names = {key[5:]: self.spoken.text(key) for key in self.spoken.messages if key.startswith("name-")}
        found = named(names, what)
        if not found:
            raise ZigguratError(Say("cli.no_card", {"what": what}))
        company = self.company()
        texts = printed(self.game.state, company)
        if company.drawing is not None:
            texts = told(self.game.state, self.at_keyboard, company) | texts
        for id in names:
            if text := escape(self.spoken.text("text-" + id)):
                texts[id] = f"{text} [dim]{texts[id]}[/]" if id in texts else text
        known = [id for id in found if texts.get(id)] or found
        for id in known[:CARDS]:
            self.out.print(f"[bold]{escape(names[id])}[/]  {texts.get(id, '')}".rstrip())
        if len(known) > CARDS:
            self.out.print(self.house("more", n=len(known) - CARDS))

    def hint(self, seat: int) -> None:
        """The three best actions, the chance to win that each leaves, and why."""
        state = self.game.state
        listed = Table.grid(padding=(0, 2, 0, 0))
        listed.add_column(justify="right", min_width=4, no_wrap=True)
        for hint in hints(View(state, seat), rng_from_seed(state.ply), Budget(HINT)):
            label = escape(self.spoken.say(self.title.describe(state, seat, hint.action).label))
            why = "; ".join(self.spoken.say(reason) for reason in hint.reasons)
            listed.add_row(f"[bold]{100 * hint.chance:.0f} %[/]", f"{label}  [cyan]{escape(hint.notation)}[/]")
            listed.add_row("", f"[dim]{escape(why)}[/]")
        self.out.print(listed)

    def take_back(self, seat: int) -> None:
        """Back to before the person's last action, with what the bots answered, up to the last barrier."""
        played = self.game.played
        at = len(played)
        while at and played[at - 1].entry.seat in self.bots and not played[at - 1].barrier:
            at -= 1
        if not at or played[at - 1].entry.seat != seat or played[at - 1].barrier:
            self.game.undo(seat)  # says why not
        self.game.rewind(at - 1)
        for other, heard in self.heard.items():
            self.heard[other] = min(heard, len(self.game.log(other)))

    def meant(self, seat: int, text: str) -> Action | None:
        """The action a person named by its number in the list or by its notation."""
        legal = self.game.state.legal(seat)
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        return self.title.parse(self.game.state, seat, text)

    # -- showing ------------------------------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """What happened since this person last looked."""
        events = self.game.log(seat)
        begin = self.heard.get(seat, 0) if seat is not None else 0
        company = self.company()
        for event in events[begin:]:
            self.out.print(event_line(event, company))
        if seat is not None:
            self.heard[seat] = len(events)

    def show(self, seat: int, what: str) -> None:
        state, company = self.game.state, self.company()
        if not what:
            self.out.print(table_of(state, seat, company))
            return
        if company.drawing is not None:
            self.place(told(state, seat, company), what)
            return
        observation = plain(state.observe(seat))
        found = find(observation, what)
        if found is None:
            raise ZigguratError(Say("cli.no_thing", {"what": what, "parts": ", ".join(observation)}))
        if isinstance(found, (dict, list)):
            self.out.print(part(what, found, self.spoken))
        else:
            self.out.print(escape(f"{what}: {short(found, self.spoken)}"))

    def place(self, places: dict[str, str], what: str) -> None:
        """What is at a place, by its name or a part of it."""
        names = {id: self.spoken.name(id) for id in places}
        found = named(names, what)
        if not found:
            raise ZigguratError(Say("cli.no_place", {"what": what}))
        for id in found[:CARDS]:
            self.out.print(f"[bold]{escape(names[id])}[/]  {places[id]}")
        if len(found) > CARDS:
            self.out.print(self.house("more", n=len(found) - CARDS))

    def line(self, seat: int, action: Action) -> str:
        described = self.title.describe(self.game.state, seat, action)
        return f"{self.spoken.say(described.label)}  {self.title.notation(self.game.state, seat, action)}"

    def list_actions(self, seat: int) -> None:
        state = self.game.state
        prompt = state.prompt(seat)
        groups: dict[str, list[tuple[int, Action]]] = {}
        for number, action in enumerate(state.legal(seat), 1):
            if self.filter and self.filter not in self.line(seat, action).lower():
                continue
            groups.setdefault(self.title.describe(state, seat, action).group, []).append((number, action))
        total = sum(map(len, groups.values()))
        long = total > SHORT_LIST and not self.filter and len(groups) > 1
        for group, members in groups.items():
            name = self.spoken.text("group." + group, self.spoken.name(group))
            if long and len(members) > SHORT_LIST // len(groups) + 4:
                first = self.title.notation(state, seat, members[0][1])
                such = self.house("such_as", n=len(members), first=first)
                self.out.print(f"[bold]{escape(name)}[/]: {such}")
                continue
            if len(groups) > 1 and name != group:  # a group without a name in words needs no heading
                self.out.print(f"[bold]{escape(name)}[/]")
            # Columns, so that what goes on in the next line stands under its words and not under the numbers.
            listed = Table.grid(padding=(0, 2, 0, 0))
            listed.add_column(justify="right", min_width=4)
            for number, action in members:
                label = with_rule(self.title.describe(state, seat, action).label, self.spoken)
                listed.add_row(str(number), f"{label}  [cyan]{escape(self.title.notation(state, seat, action))}[/]")
            self.out.print(listed)
        if long:
            self.out.print(f"[dim]{self.house('narrow')}[/]")
        if prompt is not None:
            self.out.print(asked(prompt, seat, self.company()))


def named(names: dict[str, str], what: str) -> list[str]:
    """The ids of what is called so, whole or else in part."""
    wanted = what.casefold()
    whole = [id for id, name in names.items() if wanted in (id, name.casefold())]
    return whole or [id for id, name in names.items() if wanted in name.casefold()]
