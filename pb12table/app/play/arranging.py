"""A scenario as it is arranged before a game: who leads which force, and whether it is set up by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import SystemRandom

from pb12table.files.content import load_content
from pb12table.files.forces import scan_forces
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import Scenario, scenario_of
from pb12table.forces.gathering import with_force, with_player_key
from pb12table.layouts.chance.generate import LARGEST_SEED
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.systems import known
from pb12table.texts.locale import Texts


def any_seed() -> int:
    """A number by which a map is made."""
    return SystemRandom().randrange(LARGEST_SEED + 1)


@dataclass(frozen=True, slots=True)
class Force:
    """A force that can be led: what it is called, and what a file with it says."""

    name: str
    document: Document


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What is wished: forces by player, and whether the game is set up by itself, on a map made by a number."""

    forces: Mapping[str, Force] = field(default_factory=dict)
    by_itself: bool = False
    seed: int = 0


AS_IT_IS = Arrangement()


@dataclass(frozen=True, slots=True)
class Arranging:
    """What can be arranged before a game of a scenario: which players may be given a force, and which there are.

    `ids` are all players in their order.  `sets_up` says whether the program can set it up, `has_map` whether a map is
    there already.
    """

    ids: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    forces: tuple[Force, ...] = ()
    sets_up: bool = False
    has_map: bool = True


NOTHING_ARRANGED = Arranging()


def arranging(texts: Texts, scenario: Scenario) -> Arranging:
    """What can be arranged before a game of a scenario."""
    setup, face = scenario.setup, known.forces(scenario.setup.system)
    rules, cells = known.system(setup.system), known.cells(setup.system)
    has_map = cells is None or cells.laid_out(scenario.document) == scenario.document
    ids = tuple(str(player.id) for player in setup.players)
    sets_up = rules.prepares(rules.new_game(setup))
    ready = () if face is None else face.ready(texts.of(setup.system), setup)
    if face is None or not ready:
        return Arranging(ids, sets_up=sets_up, has_map=has_map)
    own = scan_forces(setup.system)[0].values()
    forces = [Force(name, document) for name, document in ready]
    forces += [Force(force.name.in_language(texts.language), force.document) for force in own]
    players = tuple(str(player.id) for player in setup.players if not face.is_there(setup, player.id))
    return Arranging(ids, players, tuple(forces), sets_up, has_map)


def arranged(scenario: Scenario, wish: Arrangement) -> Scenario:
    """A scenario with the forces that are wished, and a map where it is set up by itself; raises FileProblem."""
    setup, document = scenario.setup, dict(scenario.document)
    face, cells, content = known.forces(setup.system), known.cells(setup.system), load_content(setup.system)
    for player, force in wish.forces.items():
        if face is not None:
            document = _given(document, player, force, str(scenario.path), face)
    if wish.by_itself and cells is not None and cells.laid_out(document) != document:
        document = cells.by_chance(document, content, wish.seed, scenario.path)
    return scenario if document == scenario.document else scenario_of(document, content, scenario.path)


def _given(document: Document, player: str, force: Force, file: str, face: ForcesFace) -> Document:
    if "content" not in force.document:
        for key, value in force.document.items():
            document = with_player_key(document, player, key, value)
        return document
    try:
        return with_force(document, player, force.document, file, face.keys)
    except FileProblem:
        # Content that the file brings along is another one here: the scenario's counts.
        kept = {key: value for key, value in force.document.items() if key not in face.keys.content}
        return with_force(document, player, kept, file, face.keys)
