"""A game in a terminal: the table, any part of an observation from its plain data alone, the log and the result."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from ziggurat.cli.boards import drawn
from ziggurat.cli.company import Company
from ziggurat.kernel.game import Game
from ziggurat.kernel.say import Event, Say
from ziggurat.kernel.seen import plain
from ziggurat.kernel.state import State
from ziggurat.kernel.words import Words

FULL = 8  # a part of the table with more entries than this is shown only when asked for
WORDY = 2000  # ... or with more letters
WIDE = 6  # so many entries stand side by side, as columns


def table_of(state: State, seat: int | None, company: Company) -> RenderableType:
    """The title's own page of the table; of a title without one, its plain data."""
    page = drawn(state, seat, company)
    return board(plain(state.observe(seat)), company.spoken) if page is None else page


def board(observation: dict[str, Any], spoken: Words) -> RenderableType:
    """The whole table at a glance: small parts in full, large ones with their size."""
    lines: list[str] = []
    parts: list[RenderableType] = []
    hidden: list[str] = []
    for key, value in observation.items():
        if entries(value):
            if short_enough(value, spoken):
                parts.append(part(key, value, spoken))
            else:
                hidden.append(key)
        else:
            text = short(value, spoken)
            if said(text):
                lines.append(f"[dim]{escape(key)}[/] {escape(text)}")
    if hidden:
        lines.append(f"[dim]{house(spoken, 'also')}[/] " + escape(", ".join(hidden)))
    return Panel(Group("  ".join(lines), *parts), border_style="dim", expand=False)


def part(key: str, value: Any, spoken: Words) -> RenderableType:
    """One part of the observation as a table: few entries as columns, many as rows."""
    named = list(value.items()) if isinstance(value, dict) else [(label(i, v, spoken), v) for i, v in enumerate(value)]
    fields = list(dict.fromkeys(field for _, entry in named if isinstance(entry, dict) for field in entry))
    if not fields:
        table = Table(box=None, title=key, title_justify="left", title_style="bold", show_header=False)
        for name, entry in named:
            text = short(entry, spoken)
            if said(text):
                table.add_row(escape(spoken.name(name)), escape(text))
        return table
    table = Table(box=None, title=key, title_justify="left", title_style="bold", header_style="bold")
    if len(named) <= WIDE:
        table.add_column("")
        for name, _ in named:
            table.add_column(escape(spoken.name(name)), overflow="fold")
        for field in fields:
            cells = [escape(short(entry.get(field), spoken)) if isinstance(entry, dict) else "" for _, entry in named]
            if any(map(said, cells)) and field != "id":
                table.add_row(f"[dim]{escape(field)}[/]", *cells)
        return table
    table.add_column("")
    shown = [field for field in fields if field != "id"][:7]
    for field in shown:
        table.add_column(field, overflow="fold")
    empty: list[str] = []
    for name, entry in named:
        cells = [escape(short(entry.get(field), spoken)) for field in shown] if isinstance(entry, dict) else []
        if any(cells):
            table.add_row(escape(spoken.name(name)), *cells)
        else:
            empty.append(spoken.name(name))
    return Group(table, house(spoken, "nothing_on", things=", ".join(empty))) if empty else table


def short_enough(value: Any, spoken: Words) -> bool:
    """Players always; other things if they are few and do not say much."""
    inner = list(value.values() if isinstance(value, dict) else value)
    if all(isinstance(entry, dict) and "seat" in entry for entry in inner):
        return True
    return len(inner) <= FULL and len(short(value, spoken)) <= WORDY


def entries(value: Any) -> bool:
    """Whether a value is a collection of things with fields of their own."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(entry, dict) for entry in inner)


def label(number: int, entry: Any, spoken: Words) -> str:
    for field in ("name", "id", "seat"):
        if isinstance(entry, dict) and field in entry and not isinstance(entry[field], (dict, list)):
            return house(spoken, "player", n=entry[field] + 1) if field == "seat" else str(entry[field])
    return str(number)


def short(value: Any, spoken: Words) -> str:
    """A value in a few words; what is empty or no says nothing."""
    if value is None or value is False or value in ("", [], (), {}):
        return ""
    if value is True:
        return house(spoken, "yes")
    if isinstance(value, str):
        return spoken.name(value)
    if isinstance(value, dict):
        return short_record(value, spoken)
    if isinstance(value, (list, tuple)):
        if all(isinstance(inner, int) for inner in value):
            # A long row of numbers is a table of the rules, not something that happened in this game.
            return "/".join(str(inner) for inner in value) if len(value) <= FULL else ""
        between = "; " if any(isinstance(inner, dict) for inner in value) else ", "
        return between.join(text for text in (short(inner, spoken) for inner in value) if text)
    return str(value)


def short_record(record: dict[str, Any], spoken: Words) -> str:
    """`key value, key value`; a thing with a name of its own comes first: `Agriculture (workers 2)`."""
    named = next((field for field in ("id", "card") if isinstance(record.get(field), str)), None)
    pairs = [(spoken.name(str(key)), short(inner, spoken)) for key, inner in record.items() if key != named]
    text = ", ".join(f"{key} {value}" for key, value in pairs if said(value))
    if named is None:
        return text
    name = spoken.name(record[named])
    return f"{name} ({text})" if text else name


def said(text: str) -> bool:
    return text not in ("", "0")


def find(observation: Any, id: str) -> Any:
    """The first thing in the observation with that id, or the part of that name."""
    if isinstance(observation, dict):
        if id in observation:
            return observation[id]
        if str(observation.get("id", "")) == id:
            return observation
        for value in observation.values():
            found = find(value, id)
            if found is not None:
                return found
    elif isinstance(observation, list):
        for value in observation:
            found = find(value, id)
            if found is not None:
                return found
    return None


def house(spoken: Words, key: str, **args: object) -> str:
    """A sentence of the terminal itself."""
    return escape(spoken.say(Say(f"cli.{key}", args)))


def with_rule(said: Say, spoken: Words) -> str:
    return escape(spoken.say(said)) + (f" [dim]({said.rule})[/]" if said.rule else "")


def event_line(event: Event, company: Company) -> str:
    """What happened, behind the seal and the name of who did it: `● Player 1 (Roma) to Aurum`."""
    text = with_rule(event.say, company.spoken)
    if event.seat < 0:
        return text
    # A sentence that begins small leaves its subject out: the name before it.
    who = f"[bold]{company.sealed(event.seat)}[/]"
    return named_first(text, event.seat, company) or (f"{who} {text}" if text[:1].islower() else f"{who}: {text}")


def asked(prompt: Say, seat: int, company: Company) -> str:
    """What a person is asked, behind their name."""
    text = with_rule(prompt, company.spoken)
    return named_first(text, seat, company) or f"[bold]{company.who(seat)}:[/] {text}"


def named_first(text: str, seat: int, company: Company) -> str:
    """A sentence whose first word is what the seat is in the game, with the person's name before it; else nothing."""
    for role in map(escape, company.roles(seat)):
        for glue in (": ", " "):
            if text.startswith(role + glue):
                return f"[bold]{company.sealed(seat)}[/] ({role}){glue}{text.removeprefix(role + glue)}"
    return ""


def log_lines(game: Game, seat: int | None, company: Company) -> list[str]:
    return [event_line(event, company) for event in game.log(seat)]


def result(game: Game, company: Company) -> RenderableType:
    """Places, scores and where they came from."""
    spoken = company.spoken
    outcome = game.outcome()
    assert outcome is not None
    sources = list(dict.fromkeys(source for parts in outcome.parts for source in parts))
    # The players side by side: sources of points may be many, and have long names.
    ranked = sorted(range(game.state.players), key=lambda seat: outcome.places[seat])
    table = Table(box=None, header_style="")
    table.add_column("")
    for seat in ranked:
        table.add_column(f"{outcome.places[seat]}. {company.who(seat)}", justify="right", overflow="fold")
    # Not everywhere is what counts a sum.
    counts = escape(spoken.text("score.total", house(spoken, "score")))
    table.add_row(counts, *(f"[bold]{outcome.scores[seat]}[/]" for seat in ranked))
    for source in sources:
        name = escape(spoken.text("score." + source, spoken.name(source)))
        table.add_row(name, *(str(outcome.parts[seat].get(source, 0)) for seat in ranked))
    # The log may have ended with the very sentence.
    ended = [event for event in game.log(None)[-1:] if spoken.say(event.say) == spoken.say(outcome.reason)]
    return table if ended else Group(with_rule(outcome.reason, spoken), table)
