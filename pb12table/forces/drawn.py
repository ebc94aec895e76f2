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
from pb12table.layouts.chance.sketch import Sliders
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import DrawnGame, ForcesFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.systems import known
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
    drawing = _drawing(system)[1]
    return (
        ()
        if drawing.layout(0, FIGURES["small"]) is not None
        else tuple(kind for kind in KINDS if kind not in drawing.without)
    )


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
    count = FIGURES[wish.size]
    kinds = [wish.kind] * SEEDS if wish.kind else _in_chance(chance, kinds_of(wish.system))
    aim = wish.aim or chance.choice(aims_of(wish.system))
    width, depth = TABLES[wish.size]
    heights, density = chance.choice((0.2, 0.5, 0.8)), chance.choice((0.4, 0.55, 0.7))
    sliders = Sliders(seed, density, "half-turn", heights, width, depth, system=wish.system)
    own_layout = drawing.layout(seed, count)
    layout = (
        _first_made(kinds, sliders, content)
        if own_layout is None
        else {"format": 1, "system": wish.system, **own_layout}
    )
    named = {
        **layout,
        "name": _names(wish.size, seed),
        "description": _told("drawn-about"),
        "minutes": MINUTES[wish.size],
    }
    pool, bands = _worths(named, wish.system, content), bands_of(wish.system, content)
    own = _drawn(chance, _band(chance, pool, bands), count)
    theirs = _matched(chance, _band(chance, pool, bands), pool, own, count)
    settings = drawing.player(len(own))
    document = with_forces(
        wish.system, named | {"player": [{**each, **settings} for each in layout["player"]]}, (own, theirs)
    )
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


def with_forces(system: str, layout: Document, forces: Sequence[Sequence[str]]) -> Document:
    """Return a layout with these forces for its first and second player, in place of those that they had."""
    (_, drawing), content = _drawing(system), load_content(system)
    for side, force in enumerate(forces):
        layout = drawing.placed(layout, content, side, force)
    return layout


def unit_names(system: str, content: Any) -> Mapping[str, Label]:
    """Return what forces by chance are made of, by id."""
    _, drawing = _drawing(system)
    return drawing.units(content) or known.content(system).profiles(content)


def alike_in(system: str) -> int:
    """Return how many of a kind a force may have by the rules, 0 where they do not say."""
    return _drawing(system)[1].alike


def bands_of(system: str, content: Any) -> dict[str, str]:
    """Return the band of each unit that forces by chance are made of: who fights together."""
    _, drawing = _drawing(system)
    return {unit: drawing.band(content, unit) for unit in unit_names(system, content)}


def _band(chance: Random, pool: Mapping[str, float], bands: Mapping[str, str]) -> dict[str, float]:
    """Return what those of a random band are worth."""
    found = sorted({bands[unit] for unit in pool})
    band = chance.choice(found) if len(found) > 1 else found[0]
    return {unit: value for unit, value in pool.items() if bands[unit] == band}


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
    """Return the value by the rules of each unit that can stand alone, with a setup of it, and the unit there."""
    (face, drawing), texts = _drawing(system), Texts("en").of(system)
    path, found = Path("drawn.toml"), dict[str, tuple[int, GameSetup, Any]]()
    bare = {key: value for key, value in layout.items() if key not in ("terrain", "figure")}
    for unit in sorted(unit_names(system, content)):
        try:
            setup = scenario_of(with_forces(system, bare, ([unit], [])), content, path).setup
        except FileProblem:
            continue  # one that cannot stand alone
        (thing, *_), *_ = face.units(setup, PlayerId(bare["player"][0]["id"])).values()
        worth = face.figure_worth(texts, setup, thing)
        if worth is not None and worth.value > 0 and drawing.takes(thing):
            found[unit] = worth.value, setup, thing
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


def _matched(
    chance: Random, pool: Mapping[str, float], values: Mapping[str, float], own: Sequence[str], count: int
) -> list[str]:
    """Return a force of some pool of nearly the same value as another: of many that are drawn, the nearest."""
    value = sum(values[profile] for profile in own)
    counts = [number for number in (count, count - 1, count + 1) if number > 1]
    tried = (_drawn(chance, pool, chance.choice(counts)) for _ in range(TRIES))
    return min(tried, key=lambda force: abs(sum(pool[profile] for profile in force) - value))


def _names(size: Size, seed: int) -> dict[str, str]:
    return {language: Texts(language)(f"drawn-name-{size}", seed=str(seed)) for language in LANGUAGES}


def _told(key: str) -> dict[str, str]:
    return {language: Texts(language)(key) for language in LANGUAGES}
