"""Compile the kernel and the first-party titles together with mypyc into `.fast/`, beside the sources.

The compiled package lies in `.fast/ziggurat`, with everything that is not compiled (components, words, rules,
a few interpreted modules) copied next to it and a stamp of the sources it was made from. `ziggurat/_fast.py`
uses it only while that stamp fits. What one build leaves in `.fast/work` makes the next one short. Tests have a
build of their own elsewhere (ZIGGURAT_FAST_DIR), made sooner with `--optimise 1`.
"""

import argparse
import ast
import contextlib
import os
import shutil
import sys
import time
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
os.environ["ZIGGURAT_PURE"] = "1"
sys.path.insert(0, str(SRC))

from ziggurat._fast import ENGINE, FAST, LIBRARIES, STAMP, source_stamp  # noqa: E402

WORK = FAST / "work"


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def classes_of(path: Path) -> list[tuple[str, list[str]]]:
    """The classes of a module and their bases, by their full names: `Nation` is another class in another module."""
    module = module_name(path)
    tree = ast.parse(path.read_bytes())
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
        elif isinstance(node, ast.Import):
            known.update({alias.asname or alias.name: alias.name for alias in node.names})

    def full(base: ast.expr) -> str:
        if isinstance(base, ast.Subscript):
            return full(base.value)
        if isinstance(base, ast.Attribute):
            return f"{full(base.value)}.{base.attr}"
        name = base.id if isinstance(base, ast.Name) else ""
        return known.get(name, f"{module}.{name}")

    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [(f"{module}.{node.name}", [full(base) for base in node.bases]) for node in found]


def with_structs(paths: list[Path]) -> set[Path]:
    """The modules that define msgspec types: these read annotations which mypyc does not keep whole."""
    found = [(path, name, bases) for path in paths for name, bases in classes_of(path)]
    structs = {"msgspec.Struct"}
    while True:
        more = {name for _, name, bases in found if structs.intersection(bases)} - structs
        if not more:
            return {path for path, _, bases in found if structs.intersection(bases)}
        structs |= more


def groups() -> tuple[list[tuple[str, list[Path]]], list[Path]]:
    """What is compiled, by shared library, and what stays interpreted. An edited title rebuilds only its own."""
    package = SRC / "ziggurat"
    folders = [package / "kernel", *sorted(path for path in (package / "games").iterdir() if path.is_dir())]
    compiled: list[tuple[str, list[Path]]] = []
    interpreted = [package / "games" / "__init__.py"]
    # All folders at once: a title's records build on the kernel's.
    structs = with_structs([path for folder in folders for path in sorted(folder.rglob("*.py"))])
    for folder in folders:
        paths = sorted(folder.rglob("*.py"))
        plain = {path for path in paths if path in structs or path.name == "__init__.py"}
        interpreted += sorted(plain)
        native = [path for path in paths if path not in plain]
        if native:
            compiled.append((f"ziggurat_{folder.name}", native))
    return compiled, interpreted


def run_once(compiled: list[tuple[str, list[Path]]]) -> Path:
    """A header that spares the compiler the modules' own bodies: run once, they are a third of its work."""
    names = [module_name(path).replace(".", "___") for _, paths in compiled for path in paths]
    lines = [f'char CPyDef_{name}_____top_level__(void) __attribute__((optimize("O0")));' for name in names]
    header = WORK / "run_once.h"
    text = "\n".join(["#if defined(__GNUC__) && !defined(__clang__)", *lines, "#endif", ""])
    if not header.is_file() or header.read_text() != text:
        header.write_text(text)
    return header


def compile_groups(compiled: list[tuple[str, list[Path]]], tree: Path, optimise: int) -> None:
    def relative(paths: list[Path]) -> list[str]:
        return [str(path.relative_to(SRC)) for path in paths]

    names = [name for _, paths in compiled for name in relative(paths)]
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(WORK / "mypy"), *names],
        only_compile_paths=names,
        opt_level=str(optimise),
        debug_level="0",
        separate=[(relative(paths), name) for name, paths in compiled],
        target_dir=str(WORK / "c"),
    )
    if os.name == "posix":
        header = run_once(compiled)
        for extension in extensions:
            # What nobody outside a library calls may be called, and inlined, without a detour inside it.
            hidden = ["-fvisibility=hidden", "-include", str(header)]
            extension.extra_compile_args = [*extension.extra_compile_args, *hidden]
    command = Distribution({"name": "ziggurat-engine", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(tree)
    command.build_temp = str(WORK / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def copy_rest(interpreted: list[Path], tree: Path) -> None:
    """Interpreted modules, and the data that `importlib.resources` looks for beside the modules."""
    package = SRC / "ziggurat"
    data = [
        path
        for folder in ENGINE
        for path in (package / folder).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc")
    ]
    for path in interpreted + data:
        target = tree / path.relative_to(SRC)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def build(optimise: int) -> None:
    stamp = source_stamp()
    stamp_file = FAST / STAMP
    if stamp_file.is_file() and stamp_file.read_text().strip() == stamp:
        print("The compiled engine is up to date.")
        return
    began = time.monotonic()
    compiled, interpreted = groups()
    tree = WORK / "tree"
    WORK.mkdir(parents=True, exist_ok=True)
    os.chdir(SRC)
    log = WORK / "log"
    try:
        with log.open("w") as file, contextlib.redirect_stdout(file):
            compile_groups(compiled, tree, optimise)
    except BaseException:
        print(log.read_text()[-6000:], file=sys.stderr)  # mypy's complaints, or the compiler's
        raise
    if source_stamp() != stamp:
        sys.exit("The sources changed while they were being compiled; run it again.")
    with contextlib.suppress(FileNotFoundError):
        stamp_file.unlink()
    for part in (FAST / "ziggurat", FAST / LIBRARIES):
        shutil.rmtree(part, ignore_errors=True)
    shutil.copytree(tree / "ziggurat", FAST / "ziggurat")
    (FAST / LIBRARIES).mkdir()
    for path in tree.glob("ziggurat_*"):
        shutil.copyfile(path, FAST / LIBRARIES / path.name)
    copy_rest(interpreted, FAST)
    stamp_file.write_text(stamp + "\n")
    modules = sum(len(paths) for _, paths in compiled)
    print(f"Compiled {modules} modules in {time.monotonic() - began:.0f} s; interpreted stay:")
    for path in interpreted:
        if path.name != "__init__.py":
            print(f"  {path.relative_to(SRC)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="compile the engine")
    parser.add_argument("--optimise", type=int, default=3, help="how much the compiler does about speed, 0 to 3")
    build(parser.parse_args().optimise)
