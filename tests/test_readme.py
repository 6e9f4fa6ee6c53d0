"""The README's examples run as they are printed."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_examples_of_the_readme_are_true() -> None:
    parser = doctest.DocTestParser()
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = parser.get_doctest(text, {}, "README.md", "README.md", 0)
    assert len(example.examples) > 10
    out: list[str] = []
    results = doctest.DocTestRunner().run(example, out=out.append)
    assert results.failed == 0, "".join(out)


@pytest.mark.parametrize("path", sorted(ROOT.glob("*.md")), ids=lambda path: path.name)
def test_links_between_the_documents_lead_somewhere(path: Path) -> None:
    for part in path.read_text(encoding="utf-8").split("](")[1:]:
        target = part.split(")")[0].split("#")[0]
        if target and "://" not in target:
            assert (ROOT / target).exists(), target
