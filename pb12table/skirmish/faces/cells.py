"""The cells face of a rule system: what lies on the cells of a lattice, and how it stands in a document.

A map of cells is a list of entries in a scenario, one for each cell.  A cell has a ground; something may cover it; it
may be a player's own; a figure may stand on it.  An editor needs no more to put such things down, move and remove
them.  Setups and contents are `Any` here: those of some system.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.rows import Document
from pb12table.skirmish.naming import Label
from pb12table.table.cells import Cell, Lattice


@dataclass(frozen=True, slots=True)
class CellKeys:
    """Where a document says what lies on cells, each of which stands there as its two coordinates.

    `section`: the list of the cells, each `at` its coordinates with its `ground` and perhaps a `cover`; `own`: the key
    of a player's entry with the cell that is the player's own, which must be covered; `profile`: the key of a figure's
    entry that says what it is, "" where no figure stands on a cell from the beginning; `edge`: the key of the scenario
    that says how long an edge of a cell is in steps, "" where all are equally long.
    """

    section: str
    ground: str
    cover: str
    own: str = ""
    profile: str = ""
    edge: str = ""


@dataclass(frozen=True, slots=True)
class CellMeasures:
    """What a map of cells is worth while it is empty.

    `exposure`: from which share of all other cells each is seen; `steps`: for each player by id how many steps lead
    from the player's own cell to each other one that can be got to.
    """

    exposure: Mapping[Cell, float]
    steps: Mapping[str, Mapping[Cell, int]]

    @property
    def mean(self) -> float:
        """The mean exposure."""
        return sum(self.exposure.values()) / len(self.exposure) if self.exposure else 0.0

    def nearer(self, player: str) -> int:
        """How many cells a player gets to in fewer steps than anybody else."""
        own = self.steps.get(player, {})
        others = [steps for other, steps in self.steps.items() if other != player]
        return sum(all(far < steps.get(cell, far + 1) for steps in others) for cell, far in own.items())


class CellsFace(Protocol):
    """How maps of cells are put together; a system inherits from it and says what is its own.

    What is told of cells has texts that begin with `cells-`, which a system may say in words of its own.
    """

    keys: CellKeys
    is_measured: bool = False
    size: tuple[float, float] = (20.0, 24.0)
    """Width and depth of the table of a new map, in steps."""

    def lattice(self, setup: Any, /) -> Lattice:
        """Where the cells of a setup lie."""
        ...

    def grounds(self, content: Any, /) -> Mapping[str, Label]:
        """The names of the kinds of ground, by id."""
        ...

    def covers(self, content: Any, /) -> Mapping[str, Label]:
        """The names of what may cover a cell, by id."""
        return {}

    def about(self, texts: Phrases, content: Any, kind: str, /) -> str:
        """What a ground or cover does, in a sentence; "" for nothing."""
        return ""

    def laid_out(self, document: Document, /) -> Document:
        """The document made ready for a cell to be put down, where it says that there is no map yet."""
        return document

    def by_chance(self, document: Document, content: Any, seed: int, path: Path, /) -> Document:
        """The document with another map, made by chance; equal seeds make equal maps.  Raises FileProblem."""
        return document

    def measured(self, setup: Any, stop: Callable[[], bool], /) -> CellMeasures:
        """What the map of a setup is worth, where `is_measured`.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        return CellMeasures({}, {})
