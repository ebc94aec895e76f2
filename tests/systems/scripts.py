"""Referee scripts in tests: that they hold, that no number in them is idle, and that they show what they say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest

from pb12table.cli.saves import failure_line
from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.referee.running import judge
from pb12table.referee.script import Case, Line, load_script

CHANCES: Final = ("chance", "p_out")


class ScriptsHold:
    """What holds for all scripts of a rule system: a test class of its own names them.

    `looks` are the words of lines that look at something, `tag` is what tells an answer, and `vectors` how the ids of
    vectors begin.
    """

    folder: ClassVar[Path]
    system: ClassVar[str]
    looks: ClassVar[tuple[str, ...]]
    tag: ClassVar[str]
    vectors: ClassVar[str]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        scripts = sorted(self.folder.glob("*.toml"))
        assert scripts
        metafunc.parametrize("path", scripts, ids=[path.stem for path in scripts])

    def test_everything_comes_as_the_script_expects(self, path: Path) -> None:
        assert not differences(path, load_content(self.system))

    @pytest.mark.slow
    def test_no_expectation_is_idle(self, path: Path) -> None:
        """Each number that a script expects matters: with another one in its place the script fails."""
        assert not idle(path, load_content(self.system), self.looks, self.tag)

    def test_a_script_shows_the_vectors_it_is_named_by(self, path: Path) -> None:
        shows = tomllib.loads(path.read_text(encoding="utf-8"))["shows"]
        assert shows
        named = re.findall(rf"{self.vectors}(\d+)", path.stem, re.IGNORECASE)
        assert {f"{self.vectors}{number}" for number in named} <= set(shows)


def differences(path: Path, content: Any) -> list[str]:
    """What in a script does not come as it expects, in sentences."""
    told: list[str] = []
    for case in judge(load_script(path, content)).cases:
        setup = None if case.state is None else case.state.setup
        told += [f"{case.name}: {each.place} {each.line}: {failure_line(setup, each)}" for each in case.failures]
    return told


def idle(path: Path, content: Any, looks: tuple[str, ...], tag: str) -> list[str]:
    """The expectations of a script that would hold with another number, too; `tag` is what tells an answer."""
    script = load_script(path, content)
    found: list[str] = []
    for case in script.cases:
        for number, line in enumerate(case.play):
            does = "declare" in line.said or (tag in line.said and "event" not in line.said)
            if does or not any(word in line.said for word in looks):
                continue
            for said in turned(line.said):
                changed = _with_line(case, number, replace(line, said=said))
                with suppress(FileProblem):  # what is no line any more is not idle
                    if judge(replace(script, cases=(changed,))).ok:
                        found.append(f"{line.place}: {said}")
    return found


def _with_line(case: Case, number: int, line: Line) -> Case:
    return replace(case, play=(*case.play[:number], line, *case.play[number + 1 :]))


def turned(said: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A line that looks, with one number or truth in it changed, once for each."""
    for key, value in said.items():
        if isinstance(value, bool):
            yield {**said, key: not value}
        elif key in CHANCES:
            yield {**said, key: value + 0.1 if value < 0.5 else value - 0.1}
        elif isinstance(value, int | float):
            yield {**said, key: value + 1 if value < 100 else value - 1}
        elif isinstance(value, dict):
            yield from ({**said, key: inner} for inner in turned(value))
