"""What no person would write: nought of a thing, one of many things, doubled words, articles that do not fit.

Which words are one and which are many is learned from the sentences themselves: where a sentence is said of one and of
two, the words behind the number that differ are a pair.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import ziggurat
from ziggurat.kernel.fluent import Message, Part, read_messages
from ziggurat.kernel.words import Words

FOLDER = Path(ziggurat.__file__).parent / "words"
WORD = r"[^\W\d_][\w-]*"
NUMBERED = re.compile(rf"(?<![\w./+−-])(\d+) ({WORD})(?: ({WORD}))?")
# Pairs that no sentence is said in both ways of.
FURTHER = {
    "en": [("hut", "huts"), ("village", "villages"), ("time", "times"), ("round", "rounds"), ("level", "levels")],
    "de": [("Hütte", "Hütten"), ("Dorf", "Dörfer"), ("Runde", "Runden"), ("Stufe", "Stufen")],
}
PLAIN = str.maketrans("äöü", "aou")
DOUBLED = re.compile(rf"\b({WORD}) \1\b", re.IGNORECASE)
UNFINISHED = re.compile(
    r"\{\w+\}|  |^ | $|\( | [,.;!?)]|(?<!\d) :|[!?][.:]|,,|\.\.(?!\.)|\b(?:log|act|action|prompt|ask|why)[.-][a-z_]+\b"
    r"|\b[a-z]+_[a-z_]+\b"
)
NOUGHT = re.compile(r"(?<![\w.,/:-])[+−-]?0(?![\w.,/:%])|(?<![\w.,/:-])[+−-]?0(?=[.,](?:\s|$))")
WRONG_ARTICLE = re.compile(
    r"(?:\ba|(?:^|[.!?:] )A) (?!(?:uni[tfvq]|us[aeiu]|eu|one\b))[aeiouAEIOU]\w*"
    r"|\b[aA]n (?!hour|honest|heir|honour|http|[A-Z]{2})[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]\w*"
)


class Mute(Words):
    """Says sentences whose arguments are no ids of anything."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, {})


@cache
def sentences(lang: str) -> tuple[tuple[str, Message], ...]:
    """Every message of a language with the file it stands in."""
    return tuple(
        (f"{file.relative_to(FOLDER / lang)}: {key}", message)
        for file in sorted((FOLDER / lang).rglob("*.ftl"))
        for key, message in read_messages(file.read_text()).items()
    )


def counted(lang: str, pattern: Part, n: int) -> str:
    """A sentence with the same number for whatever is counted in it."""
    args: dict[str, object] = {name: "X" if kind == "name" else n for name, kind in pattern.arguments().items()}
    return pattern.put(Mute(lang), args)


@cache
def pairs(lang: str) -> tuple[dict[str, str], frozenset[str]]:
    """Words for one with those for many, and the words that stand between a number and such a word."""
    known, between = dict(FURTHER.get(lang, ())), set[str]()
    for _, message in sentences(lang):
        one, many = (NUMBERED.findall(counted(lang, message.pattern, n)) for n in (1, 2))
        for (_, first, second), (_, firsts, seconds) in zip(one, many, strict=len(one) == len(many)):
            if first != firsts and _akin(first, firsts):
                known[first] = firsts
            elif first == firsts and second != seconds and _akin(second, seconds):
                known[second] = seconds
                between.add(first)
        for form in ("one", "many"):
            if form in message.forms:
                singular, plural = (message.forms.get(which, message.pattern) for which in ("one", "many"))
                known[counted(lang, singular, 1)] = counted(lang, plural, 1)
    return {one: many for one, many in known.items() if one != many}, frozenset(between)


def _akin(one: str, many: str) -> bool:
    """Forms of one word, and not two words."""
    return len(one) > 3 and one.translate(PLAIN)[:3] == many.translate(PLAIN)[:3]


def miscounted(lang: str, text: str) -> Iterator[str]:
    """`1 ideas`, `2 hut`."""
    known, between = pairs(lang)
    plurals = set(known.values()) - set(known)
    singulars = set(known) - set(known.values())
    for number, first, second in NUMBERED.findall(text):
        wrong = plurals if number == "1" else singulars
        # A noun before a noun (`city actions`) stays as it is.
        word = second if first in between or (first in known and second in plurals) else first
        if word in wrong:
            yield f"{number} {word}"


def faults(lang: str, text: str) -> list[str]:
    """What is wrong with a sentence as it is read, but for noughts: some of them mean something."""
    found = [*miscounted(lang, text)]
    for pattern in (UNFINISHED, DOUBLED, *([WRONG_ARTICLE] if lang == "en" else [])):
        found += [match.group(0) for match in pattern.finditer(text)]
    return found


# What an article says about the noun behind it, whatever its case: `eine` is never said of a masculine one.
ARTICLES = {
    "einen": "m",
    "keinen": "m",
    "deinen": "m",
    "eine": "f",
    "das": "n",
    "ein": "mn",
    "einem": "mn",
    "eines": "mn",
}
NOUN = re.compile(
    r"\b(einen|keinen|deinen|eine|das|ein|einem|eines)(?: (?!deine|seine)[a-zäöü]+(?:e|en|es|er))?"
    r" ([A-ZÄÖÜ][a-zäöüß]+)\b"
)


@cache
def genders(lang: str) -> dict[str, dict[str, str]]:
    """Every noun with the genders that articles before it speak of, each with a sentence."""
    found: dict[str, dict[str, str]] = {}
    for at, message in sentences(lang):
        for n in (1, 2):
            text = counted(lang, message.pattern, n)
            for article, noun in NOUN.findall(text):
                found.setdefault(noun, {}).setdefault(ARTICLES[article], f"{at}: {text}")
    # `ein` fits what is masculine and what is neuter.
    for seen in found.values():
        if "mn" in seen and ("m" in seen or "n" in seen):
            del seen["mn"]
    return found
