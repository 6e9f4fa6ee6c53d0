"""Write `kernel/plurals.py`: the plural categories of whole numbers in every language that CLDR knows, from Babel."""

import re
import textwrap
from collections import defaultdict
from pathlib import Path

from babel import localedata
from babel.core import Locale

TARGET = Path(__file__).resolve().parents[1] / "src/ziggurat/kernel/plurals.py"
SAMPLE = (*range(1001), 10**5, 10**6, 10**6 + 1)
ORDER = ("zero", "one", "two", "few", "many")
HEAD = '''"""Which plural a whole number takes: CLDR's rules for all its languages. Written by `tools/plurals.py`."""

from collections.abc import Callable
from typing import Final

'''


def term(text: str) -> str:
    """One condition of CLDR as Python, for a number without a fraction: `True` or `False` where that decides it."""
    found = re.fullmatch(r"([nivfte])(?: mod (\d+))? (not )?in (.+)", text.strip())
    assert found, text
    operand, modulus, negated, ranges = found.groups()
    spans = [[int(end) for end in part.split("..")] for part in ranges.split(",")]
    if operand in "vfte":  # no digits after the point, no exponent
        return str(any(span[0] <= 0 <= span[-1] for span in spans) != bool(negated))
    value = f"n % {modulus}" if modulus else "n"
    single = [span[0] for span in spans if span[0] == span[-1]]
    tests = [f"{span[0]} <= {value} <= {span[-1]}" for span in spans if span[0] != span[-1]]
    if len(single) == 1:
        tests.append(f"{value} == {single[0]}")
    elif single:
        tests.append(f"{value} in ({', '.join(map(str, single))})")
    said = " or ".join(tests)
    if negated and len(tests) == len(single) == 1:
        return said.replace("==", "!=")
    if negated:
        return f"not ({said})"
    return f"({said})" if len(tests) > 1 else said


def condition(text: str) -> str:
    """A whole rule, without the parts that a whole number can never meet."""
    clauses = []
    for clause in text.split(" or "):
        terms = [term(part) for part in clause.split(" and ")]
        if "False" in terms:
            continue
        clauses.append(" and ".join(part for part in terms if part != "True") or "True")
    return " or ".join(clauses)


def main() -> None:
    languages = sorted({name for name in localedata.locale_identifiers() if "_" not in name})
    alike: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for language in languages:
        alike[tuple(Locale(language).plural_form(n) for n in SAMPLE)].append(language)
    functions, rows = [], []
    for number, spoken in enumerate(sorted(alike.values(), key=lambda each: (-len(each), each))):
        rules = Locale(spoken[0]).plural_form.rules
        said = [(category, condition(rules[category])) for category in ORDER if category in rules]
        body = [f'    if {test}:\n        return "{category}"' for category, test in said if test]
        functions.append("\n".join([f"def _rule_{number}(n: int) -> str:", *body, '    return "other"']))
        lines = textwrap.wrap(" ".join(spoken), 100)
        rows.append(f"    (_rule_{number}, " + "\n".join(f'"{line} "' for line in lines) + "),")
    table = "ALIKE: Final = (\n" + "\n".join(rows) + "\n)\n"
    listed = "{code: rule for rule, codes in ALIKE for code in codes.split()}"
    tail = f"PLURALS: Final[dict[str, Callable[[int], str]]] = {listed}"
    TARGET.write_text(HEAD + "\n\n\n".join(functions) + "\n\n\n" + table + tail + "\n")


if __name__ == "__main__":
    main()
