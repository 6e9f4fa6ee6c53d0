"""Break the rules at random places and see whether the tests notice: `tools/mutants.py --draw 60 --seed 1`.

Drawn from is the code that decides: of every title all modules but those that only declare (kinds, codes, domains,
reasons, records, what is seen), read or check component files, store or show positions, or think for bots; in them all
functions but those that store, show or count a position, and nothing of what is said (prompts, log lines) nor of codes
and actions made ahead at the head of a module. What cannot change anything is left out by rule, never by
result: docstrings, annotations, assertions, texts, in a comparison that picks the greater or smaller of two the
question whether they may be equal, whether a code that is 0 is added or taken away, and that a list of actions is kept
for the next who asks (without it the same list is made again).

A mutant changes one thing in a scratch copy of the tree. On the pure engine games go on from corners of the rules,
golden records replay, then the title's own tests run and what all titles share, the conformance suite last; the first
failure kills it, and so does a run twice as long as that of the sound rules. Survivors are listed; the exit status is 0
when at most one in twenty lives.
"""

import argparse
import ast
import copy
import os
import queue
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src/ziggurat/games")
# Modules that declare; that read or check component files; where positions are stored, shown or thought about.
DECLARE = "__init__ acts codes domains reasons terms records effect_records military_records seen order"
READ = "content content_cards content_checks content_effects tables"
SHOW = "position title view outlook evaluate features candidates card_worth turn_end atlas reach"
NO_RULES = set(f"{DECLARE} {READ} {SHOW}".split())
KEPT = "s.cached_seat = seat"  # says whose actions are kept; -1 in its place says that they hold no longer
SAYING = {"Say", "say", "note"}  # with what follows: say_replaced, note_amount
NO_RULES_FUNCTIONS = {"prompt", "old", "observe", "dump", "load", "census", "box", "clone", *SAYING}
PAIRS = "Eq NotEq, Lt LtE, Gt GtE, In NotIn, Is IsNot, And Or, Add Sub, Mult FloorDiv, BitAnd BitOr, LShift RShift"
SWAPS = {"Mod": "FloorDiv", "BitXor": "BitOr"}
for one, other in (pair.split() for pair in PAIRS.split(", ")):
    SWAPS |= {one: other, other: one}
PASSED, FAILED, TOO_LONG = "lives", "dies", "never ends"
ALONE = {"ZIGGURAT_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
BYWAYS = "test_byways_of_a_golden_record_go_where_they_went"
SHARED = ("golden", "ledger", "agreement", "positions", "conformance")  # tests of all titles
ORDERS = {"Lt", "LtE", "Gt", "GtE"}


class Mutant(NamedTuple):
    path: Path  # from the root
    line: int
    start: int  # of the changed bytes in the file
    end: int
    before: str
    after: str


def called(node: ast.AST) -> str:
    call = node.value if isinstance(node, ast.Expr) else node
    return ast.unparse(call.func).split(".")[-1] if isinstance(call, ast.Call) else ""


def only_said(node: ast.AST) -> bool:
    """Whether a part of the tree decides nothing: words, checks of the author, what only types need."""
    if isinstance(node, ast.FunctionDef):
        said = node.returns is not None and "Say" in ast.unparse(node.returns)
        return said or node.name == "__init__" or node.name.lstrip("_").split("_")[0] in NO_RULES_FUNCTIONS
    if isinstance(node, ast.If) and not node.orelse:
        test = ast.unparse(node.test)
        return test == "TYPE_CHECKING" or "s.log is not None" in test
    if isinstance(node, ast.Call | ast.Expr) and called(node).split("_")[0] in SAYING:
        return True
    if isinstance(node, ast.Assign):
        return ast.unparse(node) == KEPT or ast.unparse(node.targets[0]) == "__slots__"
    return isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom | ast.Raise)


def picks_one(node: ast.AST) -> ast.AST | None:
    """The comparison of `a if a > b else b` and of `if a > b: b = a`."""
    test = getattr(node, "test", None)
    if not isinstance(test, ast.Compare) or len(test.ops) != 1:
        return None
    sides = sorted((ast.unparse(test.left), ast.unparse(test.comparators[0])))
    if isinstance(node, ast.IfExp):
        return test if sides == sorted((ast.unparse(node.body), ast.unparse(node.orelse))) else None
    if isinstance(node, ast.If) and not node.orelse and len(node.body) == 1 and isinstance(node.body[0], ast.Assign):
        set_to = node.body[0]
        return test if sides == sorted((ast.unparse(set_to.targets[0]), ast.unparse(set_to.value))) else None
    return None


def parts(node: ast.AST, same: frozenset[ast.AST] = frozenset(), returns: str = "") -> Iterator[tuple[Any, ast.AST]]:
    """Every part of a module that decides something, and what may stand in its place."""
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "args") and not isinstance(node, ast.Call):
            continue
        for child in field if isinstance(field, list) else [field]:
            declared = isinstance(node, ast.Module) and isinstance(child, ast.Assign | ast.AnnAssign)
            if not isinstance(child, ast.AST) or declared or only_said(child):
                continue
            picked = picks_one(child)
            inside = same | {picked} if picked else same
            yield from ((child, after) for after in changed(child, child in inside, returns))
            if name in ("test", "ifs") and not negated(child):
                yield child, ast.parse(f"not ({ast.unparse(child)})", mode="eval").body
            result = ast.unparse(child.returns or child) if isinstance(child, ast.FunctionDef) else returns
            yield from parts(child, inside, result)


def swapped(op: ast.AST) -> Any:
    return getattr(ast, SWAPS[type(op).__name__])()


def changed(node: Any, equal_is_same: bool, returns: str) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            if not (equal_is_same and type(op).__name__ in ORDERS):
                compared = copy.deepcopy(node)
                compared.ops[at] = swapped(op)
                yield compared
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op).__name__ in SWAPS:
        other = copy.copy(node)
        other.op = swapped(node.op)
        yield other
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        if node.value > 0:
            yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Call) and called(node) in ("min", "max"):
        yield ast.Call(ast.Name("max" if called(node) == "min" else "min"), node.args, node.keywords)
    elif isinstance(node, ast.Return) and node.value and not isinstance(node.value, ast.Constant):
        if returns == "bool" and not negated(node.value):
            yield ast.Return(ast.UnaryOp(ast.Not(), node.value))
        elif returns == "int":
            yield ast.Return(ast.BinOp(node.value, ast.Add(), ast.Constant(1)))
    stored = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    done = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if stored or done or isinstance(node, ast.AugAssign | ast.Break | ast.Continue):
        yield ast.Pass()


def negated(test: ast.AST) -> bool:
    """Whether another change of a test already is its negation."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and type(test.ops[0]).__name__ not in ORDERS
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def no_difference(node: ast.AST, codes: ModuleType) -> bool:
    """Whether a code that is 0 is added or taken away."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub)):
        return False
    return isinstance(node.right, ast.Attribute) and getattr(codes, node.right.attr, None) == 0


def mutants(path: Path) -> Iterator[Mutant]:
    source = (ROOT / path).read_bytes()
    begins = [0]
    for line in source.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    codes = import_module(".".join((*path.parts[1:-1], "codes")))
    for node, after in parts(ast.parse(source)):
        if no_difference(node, codes):
            continue
        start = begins[node.lineno - 1] + node.col_offset
        end = begins[node.end_lineno - 1] + node.end_col_offset
        before = " ".join(source[start:end].decode().split())
        text = ast.unparse(ast.fix_missing_locations(after))
        yield Mutant(path, node.lineno, start, end, before, text if isinstance(after, ast.stmt) else f"({text})")


class Scratch:
    """A copy of the tree, in which one mutant lives at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "client", "*.so")
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=left_out)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.stamp = time.time()

    def runs(self, title: str) -> tuple[list[str], list[str]]:
        """Corners and golden records first, alone: most mutants do not get past them."""
        own = sorted((self.folder / "tests/games" / title).glob("test_*.py"))
        golden, *shared = [self.folder / "tests/games" / f"test_{name}.py" for name in SHARED]
        return [f"{golden}::{BYWAYS}[{title}-corners]", str(golden)], [*map(str, own), *map(str, shared)]

    def end_of(self, title: str, seconds: float) -> tuple[str, float]:
        """How a run of the tests ends, PASSED, FAILED or TOO_LONG, and what time the processor took for it."""
        env = {**os.environ, **ALONE, "PYTHONPATH": str(self.folder / "src")}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        passed = 0.0
        for files in self.runs(title):
            command = [sys.executable, "-m", "pytest", "-x", "--tb=no", "-p", "no:cacheprovider", "-m", "not sweep"]
            command += ["-k", title, *files]
            run = subprocess.Popen(command, cwd=self.folder, env=env, stdout=subprocess.DEVNULL)
            left = int(seconds - passed) + 1
            resource.prlimit(run.pid, resource.RLIMIT_CPU, (left, left + 5))
            _, status, used = os.wait4(run.pid, 0)
            run.returncode = os.waitstatus_to_exitcode(status)
            if run.returncode:
                return TOO_LONG if run.returncode == -signal.SIGXCPU else FAILED, 0.0
            passed += used.ru_utime + used.ru_stime
        return PASSED, passed

    def end_with(self, mutant: Mutant, seconds: float) -> str:
        path = self.folder / mutant.path
        sound = path.read_bytes()
        try:
            path.write_bytes(sound[: mutant.start] + mutant.after.encode() + sound[mutant.end :])
            self.date(path)
            return self.end_of(mutant.path.parts[-2], seconds)[0]
        finally:
            path.write_bytes(sound)
            self.date(path)

    def date(self, path: Path) -> None:
        """Bytecode is known by size and second: each version of a file gets a second of its own."""
        self.stamp += 1
        os.utime(path, (self.stamp, self.stamp))


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--draw", type=int, default=60)
    ask.add_argument("--seed", type=int, default=random.randrange(10**6))
    ask.add_argument("--jobs", type=int, default=2)
    ask.add_argument("--only", default="", help="a part of the path: of one title, or of one module")
    given = ask.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))  # what never ends may also never stop growing
    modules = [path.relative_to(ROOT) for path in sorted((ROOT / GAMES).glob("*/*.py")) if path.stem not in NO_RULES]
    known = [mutant for path in modules if given.only in str(path) for mutant in mutants(path)]
    drawn = random.Random(given.seed).sample(known, min(given.draw, len(known)))
    print(f"{len(drawn)} of {len(known)} mutants, seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        copies: queue.Queue[Scratch] = queue.Queue()
        for number in range(given.jobs):
            copies.put(Scratch(Path(folder) / str(number)))

        def twice_as_long(title: str) -> float:
            scratch = copies.get()
            ends, seconds = scratch.end_of(title, 600)
            copies.put(scratch)
            if ends != PASSED:
                sys.exit(f"{title}: its tests fail as it is")
            return 2 * seconds

        def end(mutant: Mutant) -> str:
            scratch = copies.get()
            ends = scratch.end_with(mutant, seconds[mutant.path.parts[-2]])
            copies.put(scratch)
            told = f"\n{ends}: {mutant.path}:{mutant.line}: {mutant.before}  ->  {mutant.after}\n"
            print("." if ends == FAILED else told, end="", flush=True)
            return ends

        titles = sorted({mutant.path.parts[-2] for mutant in drawn})
        seconds = dict(zip(titles, pool.map(twice_as_long, titles), strict=True))
        ends = Counter(pool.map(end, drawn))
    alive = ends[PASSED]
    print(f"\n{len(drawn) - alive} of {len(drawn)} killed ({ends[TOO_LONG]} by their time), seed {given.seed}")
    return int(alive * 20 > len(drawn))


if __name__ == "__main__":
    sys.exit(main())
