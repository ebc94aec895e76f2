"""A game by chance: a random layout, two forces drawn at equal value, and what is fought for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, Literal

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.forces.by_play import shipped_play_values
from pb12table.layouts.chance.generate import KINDS, LARGEST_SEED, generated
from pb12table.layouts.chance.parts import PLAYERS
from pb12table.layouts.chance.sketch import Sliders
from pb12table.layouts.editing import Document
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import DrawnGame, ForcesFace, Muster
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.table.shapes import rounded
from pb12table.texts.locale import LANGUAGES, Texts

Size = Literal["small", "middle", "large"]
Aim = Literal["ground", "defeat"]

FIGURES: Final[Mapping[Size, int]] = {"small": 3, "middle": 5, "large": 8}
"""About so many figures a side has."""
TABLES: Final[Mapping[Size, tuple[float, float]]] = {
    "small": (26.0, 18.0),
    "middle": (34.0, 24.0),
    "large": (44.0, 30.0),
}
"""Width and depth of the table, in steps."""
MINUTES: Final[Mapping[Size, int]] = {"small": 25, "middle": 45, "large": 75}
WITHIN: Final = (0.4, 2.5)
"""Of what a figure of the middle is worth: who is worth less or more is not drawn, sums would not compare."""
ALIKE: Final = 2
"""So many figures of a kind at most a side has."""
TRIES: Final = 600
SEEDS: Final = 6
"""So many layouts of the kind that is wished are tried until one has enough terrain, …"""
APART: Final = 7919
"""… and so far apart are their seeds."""
PIECE: Final = 60.0
"""A layout has enough terrain with a piece for so many square steps."""
GROUND: Final = 0.14
"""The radius of the ground that is fought for, as a share of the table's depth."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wished of a game by chance; "" leaves the kind of layout, or what is fought for, to chance."""

    system: str
    size: Size = "small"
    kind: str = ""
    aim: Aim | Literal[""] = ""


def drawn_systems() -> list[str]:
    """Return the rule systems that games by chance can be drawn for."""
    faces = {system: known.forces(system) for system in known.SYSTEMS}
    return [system for system, face in faces.items() if face is not None and face.drawn is not None]


def aims_of(system: str) -> list[Aim]:
    """Return what can be fought for in a game by chance."""
    return ["defeat"] if _drawing(system)[1].ground is None else ["ground", "defeat"]


def kinds_of(system: str) -> tuple[str, ...]:
    """Return the kinds of layout that a game by chance may have: those that the system has terrain for."""
    return tuple(kind for kind in KINDS if kind not in _drawing(system)[1].without)


def _drawing(system: str) -> tuple[ForcesFace, DrawnGame]:
    """Return the faces of a system that games can be drawn for."""
    face = known.forces(system)
    drawn = None if face is None else face.drawn
    assert face is not None, system
    assert drawn is not None, system
    return face, drawn


def drawn_game(wish: Wish, seed: int) -> Document:
    """Return the document of a game by chance; equal wishes and seeds make equal games.  Raises FileProblem.

    The layout is the same after half a turn, and the forces differ in value by as little as was found.
    """
    _, drawing = _drawing(wish.system)
    chance, content = Random(f"{wish.system} {wish.size} {seed}"), load_content(wish.system)
    kinds = [wish.kind] * SEEDS if wish.kind else _in_chance(chance, kinds_of(wish.system))
    aim = wish.aim or chance.choice(aims_of(wish.system))
    width, depth = TABLES[wish.size]
    heights, density = chance.choice((0.2, 0.5, 0.8)), chance.choice((0.4, 0.55, 0.7))
    sliders = Sliders(seed, density, "half-turn", heights, width, depth, system=wish.system)
    layout = _first_made(kinds, sliders, content)
    pool = _worths(layout, wish.system, content)
    own = _drawn(chance, pool, FIGURES[wish.size])
    theirs = _matched(chance, pool, own, FIGURES[wish.size])
    settings = drawing.player(len(own))
    document = {
        **layout,
        "name": _names(wish.size, seed),
        "description": _told("drawn-about"),
        "minutes": MINUTES[wish.size],
        "player": [{**player, **settings} for player in layout["player"]],
        "figure": [*placed(layout, 0, own), *placed(layout, 1, theirs)],
    }
    if aim == "ground":
        circle = [width / 2.0, depth / 2.0, round(depth * GROUND, 1)]
        ground = {"id": "middle", "kind": "contest", "name": _told("drawn-ground"), "circle": circle}
        document |= {"zone": [*layout["zone"], ground], "rules": dict(drawing.ground or {})}
    return document


def _in_chance(chance: Random, options: Sequence[str]) -> list[str]:
    found = list(options)
    chance.shuffle(found)
    return found


def _first_made(kinds: Sequence[str], sliders: Sliders, content: Any) -> Document:
    """Return the first layout with enough terrain, else the one with most; raises FileProblem where none has any.

    A rule system may lack the kinds of terrain that one kind of layout is made of.
    """
    enough, made, problems = sliders.area / PIECE, list[Document](), list[FileProblem]()
    for number, kind in enumerate(kinds):
        seed = (sliders.seed + number * APART) % (LARGEST_SEED + 1)
        try:
            made.append(generated(kind, replace(sliders, seed=seed), content))
        except FileProblem as problem:
            problems.append(problem)
            continue
        if len(made[-1]["terrain"]) >= enough:
            return made[-1]
    if not made:
        raise problems[0]
    return max(made, key=lambda layout: len(layout["terrain"]))


def placed(layout: Document, side: int, force: Sequence[str]) -> list[Entry]:
    """Return the figures of a side in a line in its entry zone, facing the other."""
    player, _, _ = PLAYERS[side]
    (zone,) = [zone for zone in layout["zone"] if zone["kind"] == "entry" and zone["players"] == [player]]
    x, y, width, depth = zone["rectangle"]
    apart = depth / len(force)
    return [
        {
            "id": f"{player}-{profile}-{number}",
            "profile": profile,
            "player": player,
            "at": [rounded(x + width / 2.0), rounded(y + apart * (number - 0.5))],
            "facing": 180.0 * side,
        }
        for number, profile in enumerate(force, start=1)
    ]


def _worths(layout: Document, system: str, content: Any) -> dict[str, float]:
    """Return what a figure of each profile is worth that a force by chance may have: by play, where that is known."""
    face, _ = _drawing(system)
    values, found = shipped_play_values(system, face), dict[str, float]()
    for profile, (value, setup, figure) in stands_alone(layout, system, content).items():
        known_value = None if values is None else values.strength(value, face.traits(setup, figure)).value
        found[profile] = float(value) if known_value is None else known_value
    middle = median(found.values())
    return {profile: value for profile, value in found.items() if WITHIN[0] <= value / middle <= WITHIN[1]}


def stands_alone(layout: Document, system: str, content: Any) -> dict[str, tuple[int, GameSetup, Any]]:
    """Return the value by the rules of each profile that can stand alone, with a setup of it, and its figure there."""
    (face, drawing), texts = _drawing(system), Texts("en").of(system)
    path, found = Path("drawn.toml"), dict[str, tuple[int, GameSetup, Any]]()
    bare = {key: value for key, value in layout.items() if key not in ("terrain", "figure")}
    (first, _, _), _ = PLAYERS
    offers = face.offers(Muster(bare, content, scenario_of(bare, content, path).setup, path, texts))
    for profile in sorted(offer.value for offer in offers):
        entry = {"id": "drawn", "profile": profile, "player": first}
        try:
            setup = scenario_of({**bare, "figure": [entry]}, content, path).setup
        except FileProblem:
            continue  # one that cannot stand alone
        (figure,) = [each for each in setup.figures if each.player == PlayerId(first)][:1]
        worth = face.figure_worth(texts, setup, figure)
        if worth is not None and worth.value > 0 and drawing.takes(figure):
            found[profile] = worth.value, setup, figure
    return found


def _drawn(chance: Random, pool: Mapping[str, float], count: int) -> list[str]:
    """Return a force of so many figures, few of them alike."""
    force: list[str] = []
    profiles = sorted(pool)
    while len(force) < count:
        profile = chance.choice(profiles)
        if Counter(force)[profile] < ALIKE:
            force.append(profile)
    return sorted(force, key=lambda profile: (-pool[profile], profile))


def _matched(chance: Random, pool: Mapping[str, float], own: Sequence[str], count: int) -> list[str]:
    """Return another force of nearly the same value: of many that are drawn, the nearest."""
    value = sum(pool[profile] for profile in own)
    counts = [number for number in (count, count - 1, count + 1) if number > 1]
    tried = (_drawn(chance, pool, chance.choice(counts)) for _ in range(TRIES))
    return min(tried, key=lambda force: abs(sum(pool[profile] for profile in force) - value))


def _names(size: Size, seed: int) -> dict[str, str]:
    return {language: Texts(language)(f"drawn-name-{size}", seed=str(seed)) for language in LANGUAGES}


def _told(key: str) -> dict[str, str]:
    return {language: Texts(language)(key) for language in LANGUAGES}
