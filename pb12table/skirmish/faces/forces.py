"""The forces interface of a rule system: what a force is made of and worth, in files and print; and maps of cells."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.table.cells import Cell, Lattice
from pb12table.table.shapes import rounded

if TYPE_CHECKING:
    # A game needs no pages on which forces are changed.
    from pb12table.skirmish.forms.force_pages import Document, Groups, Offer, Page, Part, Shelf


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
        """Return how many cells a player reaches in fewer steps than anybody else."""
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
        """Return the lattice of a setup's cells."""
        ...

    def grounds(self, content: Any, /) -> Mapping[str, Label]:
        """Return the names of the kinds of ground, by id."""
        ...

    def covers(self, content: Any, /) -> Mapping[str, Label]:
        """Return the names of what may cover a cell, by id."""
        return {}

    def about(self, texts: Phrases, content: Any, kind: str, /) -> str:
        """Return what a ground or cover does, in a sentence; "" if nothing."""
        return ""

    def laid_out(self, document: Document, /) -> Document:
        """Return the document ready for putting down a cell, if it says that there is no map yet."""
        return document

    def by_chance(self, document: Document, content: Any, seed: int, path: Path, /) -> Document:
        """Return the document with another, random map; equal seeds make equal maps.  Raises FileProblem."""
        return document

    def measured(self, setup: Any, stop: Callable[[], bool], /) -> CellMeasures:
        """Return the measures of the map of a setup, if `is_measured`.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        return CellMeasures({}, {})


@dataclass(frozen=True, slots=True)
class Muster:
    """A layout whose forces are being put together: its document, all that it may name, and what can be built of it."""

    document: Document
    content: Any
    setup: Any
    path: Path
    texts: Phrases


@dataclass(frozen=True, slots=True)
class Worth:
    """What a figure, or a whole force, is worth.

    `words` tell it whole, `note` what is beside the number ("level 4"), `within` whether it keeps to what was
    agreed; what a force is worth must stay below its `limit`, and `lines` tell how that comes about.  `short` sums a
    force up.  `plain` is what `--json` tells beside value and limit, `listed` the part of it that lists of forces tell.
    """

    value: int
    words: str
    note: str = ""
    within: bool = True
    limit: float | None = None
    short: str = ""
    lines: tuple[str, ...] = ()
    plain: Mapping[str, Any] = field(default_factory=dict)
    listed: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Listing:
    """A table for people, and the same as JSON-ready data; `right` are the columns of numbers."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    plain: tuple[Mapping[str, Any], ...]
    right: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ForceKeys:
    """Which keys of a scenario belong to a force.

    `player`: those of a player's entry; `content`: the sections of its own content that it may bring along; `layout`:
    the keys of a figure that it has on a layout only, of which one that is fixed to another keeps those of `seat`.
    """

    player: tuple[str, ...] = ()
    content: tuple[str, ...] = ("profile", "item")
    layout: tuple[str, ...] = ("player", "at", "height", "facing")
    seat: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawnGame:
    """How games by chance are made: unless overridden, two forces on random terrain that fight until one is defeated.

    `ground` are the rules under which holding ground decides, None where a system knows no such thing; `without` are
    the kinds of layout that the system has hardly any terrain for; `alike` is how many of a kind a force may have, 0
    where rules do not say.
    """

    ground: Mapping[str, Any] | None = None
    without: Collection[str] = ()
    alike: int = 0

    def player(self, figures: int) -> Mapping[str, Any]:
        """Return what the entry of a player with about so many figures says besides id and name."""
        return {}

    def takes(self, unit: Any) -> bool:
        """Return whether a force by chance may have a figure, or whatever else `ForcesFace.units` lists."""
        return True

    def units(self, content: Any) -> Mapping[str, Label]:
        """Return what forces by chance are made of, by id; nothing for the profiles of the content."""
        return {}

    def band(self, content: Any, unit: str) -> str:
        """Return with whom one fights: a force is made of those of one band only."""
        return ""

    def layout(self, seed: int, figures: int) -> Document | None:
        """Return a layout without names for two players with about so many figures each, the same after half a turn.

        None for one of terrain, with a zone for each to enter by.
        """
        return None

    def placed(self, layout: Document, content: Any, side: int, force: Sequence[str]) -> Document:
        """Return a layout with another force for its first player, or its second one: unless overridden in a line.

        They stand in the zone by which they would enter, and face the others.
        """
        player = layout["player"][side]["id"]
        (zone,) = [zone for zone in layout["zone"] if zone["kind"] == "entry" and zone["players"] == [player]]
        x, y, width, depth = zone["rectangle"]
        apart = depth / max(len(force), 1)
        others = [entry for entry in layout.get("figure", ()) if entry["player"] != player]
        own = [
            {
                "id": f"{player}-{profile}-{number}",
                "profile": profile,
                "player": player,
                "at": [rounded(x + width / 2.0), rounded(y + apart * (number - 0.5))],
                "facing": 180.0 * side,
            }
            for number, profile in enumerate(force, start=1)
        ]
        return {**layout, "figure": [*others, *own]}


class ForcesFace:
    """What the program must know of a rule system to put forces together; every function has a default.

    `even`: forces whose values differ by no more than this share are called equal.
    """

    keys: ForceKeys = ForceKeys()
    form: type[Any] | None = None
    """The form of a file with a force, a `files.forces.ForceForm`; None for that itself."""
    even: float = 0.02
    traits_edition: int = 0
    """The edition of `traits`, 0 where nothing is learned of them: values by play of another one do not fit."""
    drawn: DrawnGame | None = None
    """How games by chance are made, None where there are none."""
    makes_figures: bool = False
    """Whether a force is made of figures, which are made of the profiles that `offers` lists."""
    sheet_style: str = ""
    """CSS of its own for printed sheets."""

    # -- what it is worth ---------------------------------------------------------------------------------------------

    def figure_worth(self, texts: Phrases, setup: Any, figure: Any) -> Worth | None:
        """Return the value of a figure with all it carries; None if a system calculates no such value."""
        return None

    def units(self, setup: Any, player: PlayerId) -> Mapping[str, Sequence[Any]]:
        """Return what of a player's force has a value, by the row of `listing` that tells of it: its figures.

        What is no figure is understood by `figure_worth` and `traits` all the same.
        """
        return {str(figure.id): (figure,) for figure in setup.figures if figure.player == player}

    def traits(self, setup: Any, figure: Any) -> Mapping[str, float]:
        """Return what of a figure may make it worth more or less in play than its value says, by name.

        "kind:" with the id of its profile stands for what else is particular about its kind.  Without any trait it has
        no value in play: what is fought is not what values were learned from.
        """
        return {}

    def groups(self, texts: Phrases, setup: Any, player: PlayerId) -> Sequence[tuple[str, str, Any]]:
        """Return the groups of figures that one entry puts down: name, what it is made of, and the group itself."""
        return ()

    def worth(self, texts: Phrases, setup: Any, player: PlayerId) -> Worth:
        """Return the value of a player's force: the sum of its figures."""
        own = [figure for figure in setup.figures if figure.player == player]
        worths = [self.figure_worth(texts, setup, figure) for figure in own]
        value = sum(each.value for each in worths if each is not None)
        return Worth(value, texts.number(value), short=texts("forces-count", figures=len(own)))

    def sides(self, texts: Phrases, setup: Any) -> Sequence[tuple[str, Sequence[PlayerId]]]:
        """Return who fights together, with their names: unless overridden everybody alone."""
        return [(player.name, (player.id,)) for player in setup.players]

    def is_there(self, setup: Any, player: PlayerId) -> bool:
        """Return whether a player has a force: without figures only if a force is made of something else."""
        return not self.makes_figures or any(figure.player == player for figure in setup.figures)

    def ready(self, texts: Phrases, setup: Any) -> Sequence[tuple[str, Document]]:
        """Return forces for a player who has none yet: the name of each, and the keys of the player's entry."""
        return ()

    # -- what there is ------------------------------------------------------------------------------------------------

    def profiles(self, texts: Phrases, content: Any) -> Listing | None:
        """Return all profiles, by id; None for a system without any."""
        return None

    def items(self, texts: Phrases, content: Any) -> Listing | None:
        """Return all items and abilities, by id; None for a system without any."""
        return None

    def offers(self, muster: Muster) -> Sequence[Offer]:
        """Return the profiles to choose from that a figure can be made of."""
        return ()

    # -- what is shown and set ----------------------------------------------------------------------------------------

    def figure_page(self, muster: Muster, figure: str) -> Page | None:
        """Return the page of a figure of the document, which may be one that cannot be built; None if there is none."""
        return None

    def shelves(self, muster: Muster) -> Sequence[Shelf]:
        """Return what a scenario brings of its own that has pages here."""
        return ()

    def own_page(self, muster: Muster, section: str, entry: str) -> Page | None:
        """Return the page of something on a shelf, which may be wrong in itself; None if there is none."""
        return None

    def force_groups(self, muster: Muster, player: str) -> Groups:
        """Return what the page of a player's force shows below the player's name."""
        return ()

    def agreed(self, muster: Muster) -> Sequence[Part]:
        """Return what is agreed for a game, for the scenario page."""
        return ()

    # -- documents ----------------------------------------------------------------------------------------------------

    def new_player(self) -> Mapping[str, Any]:
        """Return what the entry of a new player contains besides id and name."""
        return {}

    def used(
        self, figures: Sequence[Mapping[str, Any]], settings: Mapping[str, Any], content: Any
    ) -> Mapping[str, Collection[str]]:
        """Return the ids of the content that a force uses, by the sections of `keys.content`."""
        return {}

    def kind(self, texts: Phrases, setup: Any, figure: Any) -> str:
        """Return a figure's kind, "" if its name says it: that of its profile."""
        return ""

    def radius(self, setup: Any, figure: Any) -> float:
        """Return a figure's radius around its place, in steps."""
        return 0.25

    # -- for people ---------------------------------------------------------------------------------------------------

    def listing(self, texts: Phrases, setup: Any, player: PlayerId) -> Listing:
        """Return the figures of a force, each with its value."""
        rows, plain = [], []
        for figure in setup.figures:
            if figure.player == player:
                worth = self.figure_worth(texts, setup, figure)
                name = figure.label.in_language(texts.language)
                rows.append((str(figure.id), name, "" if worth is None else texts.number(worth.value)))
                plain.append({"id": figure.id, "name": name, "value": None if worth is None else worth.value})
        headings = tuple(texts(f"cli-column-{key}") for key in ("id", "name", "value"))
        return Listing(headings, tuple(rows), tuple(plain), (2,))

    def agreed_plain(self, setup: Any) -> Mapping[str, Any]:
        """Return what is agreed for a game, as JSON-ready data."""
        return {}

    def sheet(self, texts: Phrases, setup: Any, player: PlayerId, number: int) -> str:
        """Return the printed text for a player, the `number`-th of the game, below the name: HTML."""
        listing = self.listing(texts, setup, player)
        rows = [listing.headings, *listing.rows]
        cells = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
        return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"
