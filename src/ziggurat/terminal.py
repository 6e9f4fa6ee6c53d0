"""The language of a command line: chosen once, for all that its commands print, explain and refuse.

The words are `words/<language>/cli/*.ftl`. A command is explained by `command-<name>`, what it takes by
`parameter-<command>-<name>`, or by `parameter-<name>` where several commands mean the same.
"""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar

import typer
from typer import rich_utils
from typer._click.formatting import HelpFormatter
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from ziggurat.kernel.errors import BadOptions, ZigguratError
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import Words, languages, words

PACKAGE = "ziggurat.cli"
OPTION = "--lang"
INTERRUPTED = 130  # the shell's status for Ctrl-C
LANGUAGE: ContextVar[str] = ContextVar("language", default="en")


def spoken() -> Words:
    return words(PACKAGE, LANGUAGE.get())


def say(key: str, /, **args: object) -> str:
    """A sentence in the language of this command line."""
    return spoken().say(Say(key, args))


def figure(value: float, form: str) -> str:
    """A number as the language writes it: `1,184.5` or `1.184,5`."""
    return format(value, form).translate(str.maketrans(",.", say("says.marks")))


def refuse(key: str, /, **args: object) -> ZigguratError:
    """The same as an error, which is told where it ends the command."""
    return ZigguratError(Say(key, args), PACKAGE)


# -- which language ---------------------------------------------------------------------------------------------------


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Take the language from `--lang`, or from the environment; returns the other arguments."""
    LANGUAGE.set(of_environment(environment))
    wanted, others = without_language(arguments)
    if wanted is not None:
        LANGUAGE.set(known_language(wanted))
    return others


def without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--lang` says, wherever it stands, and the other arguments."""
    wanted: str | None = None
    others: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == OPTION:
            wanted = next(words, "")
        elif word.startswith(OPTION + "="):
            wanted = word.removeprefix(OPTION + "=")
        else:
            others.append(word)
    return wanted, others


def of_environment(environment: Mapping[str, str]) -> str:
    """ZIGGURAT_LANG is meant for us and must be one we speak; the system's own language need not."""
    if wanted := environment.get("ZIGGURAT_LANG"):
        return known_language(wanted)
    system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return next((lang for lang in languages() if system.replace("_", ".").split(".")[0] == lang), "en")


def known_language(lang: str) -> str:
    if lang not in languages():
        raise BadOptions(Say("cli.lang", {"known": ", ".join(languages()), "lang": lang}))
    return lang


# -- explaining -------------------------------------------------------------------------------------------------------


class SpokenFormatter(HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, say("help.usage") + " ")


class SpokenContext(typer.Context):
    formatter_class = SpokenFormatter


def everywhere(lang: str = "") -> None:
    """Declared to be explained: `--lang` is taken from the arguments before any command sees them."""


def explained(app: typer.Typer, **known: str) -> TyperCommand | TyperGroup:
    """The command line with its help in the language of this run; `known` are the names that the help lists."""
    app.callback()(everywhere)
    root = typer.main.get_command(app)
    assert isinstance(root, TyperGroup)
    for panel in ("ARGUMENTS", "OPTIONS", "COMMANDS"):
        setattr(rich_utils, f"{panel}_PANEL_TITLE", say(f"help.{panel.lower()}"))
    rich_utils.DEFAULT_STRING = say("help.default", value="{}")
    rich_utils.ENVVAR_STRING = say("help.variable", name="{}")
    rich_utils.REQUIRED_LONG_STRING = say("help.required")
    language = next(param for param in root.params if OPTION in param.opts)
    language.expose_value = False
    _explain(root, (), known | {"languages": ", ".join(languages())})
    for command in _leaves(root):
        command.params.append(language)
    return root


def _leaves(command: TyperGroup) -> list[TyperCommand]:
    found: list[TyperCommand] = []
    for one in command.commands.values():
        if isinstance(one, TyperGroup):
            found += _leaves(one)
        elif isinstance(one, TyperCommand):
            found.append(one)
    return found


def _explain(command: TyperCommand | TyperGroup, path: tuple[str, ...], known: dict[str, str]) -> None:
    name = "-".join(path)
    command.context_class = SpokenContext
    command.options_metavar = say("help.some_options")
    command.help = say(f"command-{name or 'ziggurat'}")
    if command.epilog:
        command.epilog = say("help.example", command=command.epilog)
    help_option = command.get_help_option(SpokenContext(command))
    for param in (*command.params, *([help_option] if help_option else [])):
        assert isinstance(param, (TyperArgument, TyperOption))
        own = f"parameter-{name}-{param.name}"
        param.help = say(own if spoken().has(own) else f"parameter-{param.name}", **known)
        kind = param.display_type(SpokenContext(command)).strip("<>").removesuffix(" range")
        setattr(param, "display_type", _told(say(f"help.{TYPES[kind]}")))  # noqa: B010  (a method of Typer's)
        param.metavar = param.metavar and say(param.metavar)
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = say("help.a_command")
        for word, inner in command.commands.items():
            assert isinstance(inner, (TyperCommand, TyperGroup))
            _explain(inner, (*path, word), known)


# What Typer calls a type, and the message that tells what one writes.
TYPES = {
    **dict.fromkeys(("int", "float"), "number"),
    **dict.fromkeys(("str", "list[str]"), "text"),
    **dict.fromkeys(("path", "FileText"), "path"),
    "bool": "switch",
}


def _told(text: str) -> Callable[[object], str]:
    return lambda _: text


# -- refusing ---------------------------------------------------------------------------------------------------------


def check_command(command: TyperCommand | TyperGroup, arguments: Sequence[str]) -> None:
    """Refuse a command that does not exist."""
    for word in arguments:
        if not isinstance(command, TyperGroup) or word.startswith("-"):
            return
        if word not in command.commands:
            raise refuse("refused.no_command", name=word, known=", ".join(command.commands))
        inner = command.commands[word]
        assert isinstance(inner, (TyperCommand, TyperGroup))
        command = inner


def refused(error: typer.TyperException) -> str:
    """What Typer refuses, by its kinds, which have no public names."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("refused.no_option", name=error.option_name)  # type: ignore[attr-defined]
    if kind == "BadOptionUsage":
        given = error.message.endswith("does not take a value.")
        return say("refused.value_given" if given else "refused.no_value", name=error.option_name)  # type: ignore[attr-defined]
    param = getattr(error, "param", None)
    if param is None:
        many = re.fullmatch(r"Got unexpected extra argument\(s\) \((.*)\)", error.message)
        if many is not None:
            return say("refused.too_much", words=many[1])
        return error.message or say("refused.nothing")
    name = param.opts[0] if param.param_type_name == "option" else param.name
    if kind == "MissingParameter":
        return say("refused.missing", kind=param.param_type_name, name=name)
    if isinstance(error.__cause__, OSError):
        return no_access(str(error.__cause__.filename), error.__cause__).said(LANGUAGE.get())
    checked = getattr(error.__cause__, "errors", None)
    detail = checked()[0] if checked is not None else {}
    if str(detail.get("type", "")).endswith("_parsing"):
        return say("refused.number", name=name, value=str(detail["input"]))
    if detail.get("type") == "greater_than_equal":
        return say("refused.too_small", name=name, low=str(detail["ctx"]["ge"]))
    if detail.get("type") == "less_than_equal":
        return say("refused.too_great", name=name, high=str(detail["ctx"]["le"]))
    return say("refused.value", name=name, detail=error.message)


def no_access(file: str, error: OSError) -> ZigguratError:
    """A file that cannot be used; why, but for the usual reason, in the system's words."""
    if isinstance(error, FileNotFoundError):
        return refuse("refused.no_file", file=file)
    return refuse("refused.bad_file", file=file, detail=error.strerror or str(error))


def complain(message: str) -> None:
    """One line on the error stream, whatever the message holds; to a person between words, where it is long."""
    line = "ziggurat: " + " ".join(message.split())
    if sys.stderr.isatty():
        width = shutil.get_terminal_size().columns
        line = textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)
    print(line, file=sys.stderr)


# -- running ----------------------------------------------------------------------------------------------------------


def run(app: typer.Typer, arguments: Sequence[str], **known: str) -> int:
    """Run a command line; input that cannot be gets one line and status 2."""
    try:
        given = choose_language(arguments, os.environ)
        command = explained(app, **known)
        check_command(command, given)
        status = int(command(given, standalone_mode=False) or 0)
    except typer.TyperException as error:
        complain(refused(error))
        return 2
    except ZigguratError as error:
        complain(error.said(LANGUAGE.get()))
        return 2
    except (typer.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        complain(no_access(str(error.filename), error).said(LANGUAGE.get()) if error.filename else str(error))
        return 2
    if status == INTERRUPTED:
        complain(say("says.stopped"))
    return status
