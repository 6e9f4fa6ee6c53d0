"""Pages of the documentation that stand elsewhere in the tree, given to mkdocs as they are: nothing stands twice."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "ziggurat" / "games"
PAGES = {
    "architecture.md": ROOT / "ARCHITECTURE.md",
    "contributing.md": ROOT / "CONTRIBUTING.md",
    **{f"rules/{path.parent.name}.md": path for path in sorted(GAMES.glob("*/rules.md"))},
}
# Where a link between the documents of the repository leads on the site; code is named, not linked.
MOVED = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    **{f"docs/{path.name}": path.name for path in (ROOT / "docs").glob("*.md")},
}
LINK = re.compile(r"\[([^\]]+)\]\(([^)#:]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for uri, path in PAGES.items():
        files.append(File.generated(config, uri, content=path.read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: object, config: MkDocsConfig, files: Files) -> str:
    return LINK.sub(moved, markdown)


def moved(link: re.Match[str]) -> str:
    text, target, anchor = link[1], link[2].removeprefix("../"), link[3] or ""
    if target in MOVED:
        return f"[{text}]({MOVED[target]}{anchor})"
    return link[0] if (ROOT / "docs" / link[2]).exists() or link[2] in PAGES else text
