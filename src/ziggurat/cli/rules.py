"""`rules`: a title's numbered rules, and which of them no test proves."""

import re
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import JsonOption
from ziggurat.cli.console import console, print_json
from ziggurat.cli.proof import run_proofs
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.rulebook import Rule, engine_rules, rulebook
from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title
from ziggurat.terminal import LANGUAGE, say, spoken


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat rules antike R9.6 · ziggurat rules antike --untested --json")(rules)


def rules(
    title: str,
    wanted: Annotated[list[str] | None, typer.Argument(metavar="help.number_or_words")] = None,
    untested: Annotated[bool, typer.Option("--untested")] = False,
    json: JsonOption = False,
) -> None:
    found = named_title(title)
    lang = LANGUAGE.get()
    if untested:
        proof = run_proofs(found)
        if json:
            print_json(proof.to_data())
        else:
            console().print(proof.line())
        if proof.untested or proof.failed:
            raise typer.Exit(1)
    elif json:
        print_json([rule_data(rule) for rule in select(found, wanted or [], lang)])
    else:
        print_rules(console(), found, wanted or [], lang)


def select(title: Title, wanted: list[str], lang: str) -> list[Rule]:
    """The book; or rules by number (a chapter brings all its rules), or those that hold all the words.

    Asked by number, the rules for programs answer as well."""
    book = rulebook(title.package, lang)
    if not wanted:
        return list(book.values())
    if wanted[0][:1] in "Rr" and wanted[0][1:2].isdigit():
        book = book | engine_rules(title.package)
        chosen: list[Rule] = []
        for number in wanted:
            name = "R" + number[1:]
            inside = [rule for rule in book.values() if rule.number == name or rule.number.startswith(name + ".")]
            if not inside:
                known: dict[str, object] = {"name": name, "first": next(iter(book)), "last": list(book)[-1]}
                raise ZigguratError(Say("cli.no_rule", {"title": title.name, **known}))
            chosen += inside
        return chosen
    hits = [rule for rule in book.values() if all(word.lower() in rule.text.lower() for word in wanted)]
    if not hits:
        raise ZigguratError(Say("cli.no_rule_of", {"title": title.name, "words": " ".join(wanted)}))
    return hits


def print_rules(out: Console, title: Title, wanted: list[str], lang: str) -> None:
    for rule in select(title, wanted, lang):
        if "." not in rule.number:
            out.print(f"\n[bold]{rule.number}[/] [bold]{rule.chapter}[/]")
            body = plain(rule.text.removeprefix(rule.chapter).strip())
            if body:
                out.print(Markdown(body))
        else:
            out.print(Markdown(f"**{rule.number}** {plain(rule.text)}"))


LINK = re.compile(r"(!?)\[([^\]]+)\]\((?:card|picture):[^)]*\)")
MARK = re.compile(r"(?:\*\*)?\[([A-Z]+)\b[:;, ]*([^\]]*)\](?:\*\*)?")


def plain(text: str) -> str:
    """The words of links to cards and of marks; a picture is told."""
    return MARK.sub(marked, LINK.sub(lambda m: f"*({m[2]})*" if m[1] else m[2], text))


def marked(found: re.Match[str]) -> str:
    """`[RESOLVED: why]` in words; what is no mark stays as it is."""
    key = f"mark-{found[1].lower()}"
    return f"*({': '.join(filter(None, (say(key), found[2])))})*" if spoken().has(key) else found[0]


def rule_data(rule: Rule) -> dict[str, str]:
    return {"number": rule.number, "chapter": rule.chapter, "text": rule.text}
