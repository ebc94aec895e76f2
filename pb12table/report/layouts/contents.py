"""What a report is about: one layout or two, what was measured, how they differ, and the games played on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pb12table.analysis.comparing import Compared
from pb12table.analysis.games.trials import Trial, Tried
from pb12table.analysis.layout import Measured
from pb12table.report.colours import Colour
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId


@dataclass(frozen=True, eq=False)
class Part:
    """One layout: its file's id, its setup, what was measured, and what games on it came to.

    Where it is told with pictures, also the colours of its players, and the pictures by name.
    """

    id: str
    setup: GameSetup
    measured: Measured
    tried: Tried | None = None
    colours: Mapping[PlayerId, Colour] = field(default_factory=dict)
    pictures: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def players(self) -> list[PlayerId]:
        """The players, in their order."""
        return [player.id for player in self.setup.players]


@dataclass(frozen=True, eq=False)
class Comparison:
    """How the second of two layouts differs from the first, with the pictures of that by name where it has some."""

    compared: Compared
    pictures: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Report:
    """The layouts in order, the games on them if there were any, and how long it all took, in seconds.

    Of two layouts that were measured alike it also tells how they differ.
    """

    parts: tuple[Part, ...]
    trial: Trial | None
    seconds: float
    version: str
    comparison: Comparison | None = None
