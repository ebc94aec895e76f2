"""Keys: within what is alive at the same time a key means one thing, and who changes one is told what it would hide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pb12table.app.screens.game  # noqa: F401  # it brings all modes
from pb12table.app import keys
from pb12table.app.modes.base import Mode


def modes(kind: type[Mode] = Mode) -> Iterator[type[Mode]]:
    for mode in kind.__subclasses__():
        yield mode
        yield from modes(mode)


def test_no_key_means_two_things_at_the_same_time() -> None:
    assert {command.name: keys.clashes(command.name, command.key, {}) for command in keys.COMMANDS} == {
        command.name: None for command in keys.COMMANDS
    }


def test_what_modes_listen_to_is_known_to_be_alive_together() -> None:
    found = {mode: mode.groups for mode in modes()}
    assert len(found) > 20
    assert [mode.__name__ for mode, groups in found.items() if not keys.are_alive_together(groups)] == []


@pytest.mark.parametrize(
    ("name", "binding", "hidden"),
    [
        ("move", "q", "turn-left"),
        ("climb", "shift+p", "pay"),
        ("respond", "g", "climb"),
        ("boost-more", "e", "turn-right"),
        ("activate", "f1", "help"),
        ("activate", "m", None),
        ("edit-select", "q", "edit-turn-left"),
        ("edit-select", "a", None),
    ],
)
def test_a_change_that_would_hide_another_command_is_seen(name: str, binding: str, hidden: str | None) -> None:
    assert keys.clashes(name, binding, {}) == hidden
