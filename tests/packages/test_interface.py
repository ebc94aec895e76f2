"""The documents of the interface say what the docstrings say, and name all that a package must have."""

from __future__ import annotations

import re
from pathlib import Path

from pb12table.packages import FACES, FURTHER, GROUP, INTERFACE, SWITCH
from pb12table.testing.interface import PAGES, WALKED, main, pages
from pb12table.testing.suite import SystemLaws

FOLDER = Path(__file__).parents[2] / "docs" / "systems"
README = (FOLDER / "README.md").read_text(encoding="utf-8")


def test_the_pages_are_as_the_docstrings() -> None:
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md") if path.name != "README.md"}
    made = pages()
    assert sorted(there) == sorted(made)
    assert not [name for name, text in made.items() if there[name] != text], "`make docs` writes them"


def test_they_are_written_by_one_command(tmp_path: Path) -> None:
    main(tmp_path / "systems")
    written = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "systems").iterdir()}
    assert written == pages()


def test_a_page_tells_classes_with_what_they_leave_to_a_system() -> None:
    page = pages()["system.md"]
    assert "### `class RuleSystem(System[State], Protocol[State])`" in page
    assert "- `new_game(setup: Any) -> State`: Return the state before the first round of a game" in page
    assert "- `bots: Mapping[str, MakeBot]`: Players that answer by themselves" in page
    assert "_setting" not in "".join(pages().values())


def test_whatever_a_page_is_to_tell_of_is_there_and_words_to_choose_from_are_told() -> None:
    made = pages()
    for name, page in PAGES.items():
        headings = re.findall(r"^### `(?:class )?(\w+)", made[f"{name}.md"], re.MULTILINE)
        wished = [each for names in page.modules.values() for each in names]
        assert not [each for each in wished if each not in headings], name
    assert "### `Manner = Literal['shot', 'blow', 'spell']`\n\nHow somebody is attacked" in made["scene.md"]
    assert "State = TypeVar" not in "".join(made.values())


def test_the_readme_names_the_version_and_all_that_a_package_has() -> None:
    assert f"This is version {INTERFACE} of the interface" in README
    assert GROUP in README
    assert SWITCH in README
    for module, (name, kind, needed) in FACES.items():
        words = ", ".join(f"`{each}`" for each in needed)
        assert f"| `{module}` | `{name}` | `{kind}` | needed, with {words} |" in README
    for module, (name, kind) in FURTHER.items():
        assert f"| `{module}` | `{name}` | `{kind}` | if there is any |" in README
    assert re.findall(r"\]\((\w+)\.md\)", README) == ["walk", "walk", *PAGES]


def test_the_walk_shows_every_module_and_every_law_is_among_the_tests() -> None:
    walk = pages()["walk.md"]
    assert re.findall(r"^## (\S+\.py)$", walk, re.MULTILINE) == [
        *WALKED, "tests/conftest.py", "tests/test_laws.py", "tests/test_rules.py",
    ]  # fmt: skip
    laws = {name for name in vars(SystemLaws) if name.startswith("test_")}
    assert len(laws) > 10
    checks = set(re.findall(r"^### `(check_\w+)", pages()["testing.md"], re.MULTILINE))
    used = Path(SystemLaws.__module__.replace(".", "/") + ".py")
    source = (FOLDER.parents[1] / used).read_text(encoding="utf-8")
    assert not [check for check in checks if f"laws.{check}(" not in source]
