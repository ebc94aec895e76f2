"""Sides of players: those that are written down, and one for each player without."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from pb12table.files.forms.basics import BothNames
from pb12table.files.forms.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.skirmish.naming import Label


class SeatForm(Protocol):
    """The form of a player, who may name a side."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def side(self) -> str | None: ...


class WrittenSide(Protocol):
    """The form of a side."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str | BothNames | None: ...


Form = TypeVar("Form", bound=WrittenSide)
Side = TypeVar("Side")


def side_of(player: SeatForm) -> str:
    """The side a player stands on, which without one has the id of the player."""
    return player.side or player.id


def sides_of(
    players: Sequence[SeatForm],
    written: Sequence[Form],
    make: Callable[[str, Label, Form | None], Side],
    file: str | Path,
) -> tuple[Side, ...]:
    """The sides that have players, in their order; raises FileProblem where one is named that there is not.

    `make` gives a side from its id, what it is called, and its form where it has one.
    """
    forms = {side.id: side for side in written}
    for number, player in enumerate(players):
        if player.side is not None and player.side not in forms:
            place = f'player[{number}] "{player.id}".side'
            raise FileProblem(file, place, "problem-no-such-side", id=player.side)
    found: dict[str, Side] = {}
    for player in players:
        identity = side_of(player)
        side = forms.get(identity)
        label = Label(player.name, player.name) if side is None or side.name is None else label_of(side.name)
        if identity not in found:
            found[identity] = make(identity, label, side)
    return tuple(found.values())
