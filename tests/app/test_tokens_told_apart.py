"""Tokens are told apart at 26 pixels by their silhouettes, and the two sides of a game by outline and colour."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import get_args

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from pb12table.app.preview.state_picture import token_of
from pb12table.files.content import load_content
from pb12table.files.places import assets_folder
from pb12table.files.scenario import load_scenario
from pb12table.files.themes import shipped_theme
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.miniatures import Miniature, Outfit, Posture
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.known import SYSTEMS, scene, system
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle
from pb12table.window.kit import theme
from pb12table.window.kit.palette import PlayerLook, player_look
from pb12table.window.scene.picture import Camera, Token
from pb12table.window.tokens.tokens import draw_token, figure_alone
from tests.app.helpers import pixel_digits

Mask = npt.NDArray[np.bool_]
SHARED = 0.75
"""At most such a share of what two silhouettes cover together both may cover."""
SEEN = 110
SMALL, MIDDLE, LARGE = 13, 20, 40
SCENARIOS = sorted(
    path for path in (assets_folder().parent / "scenarios").rglob("*.toml") if "tutorials" not in path.parts
)
EYES = {
    "red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How people see who lack one kind of cones: Machado, Oliveira and Fernandes 2009, in linear red, green, blue."""


def standing(outfit: Outfit, look: PlayerLook) -> Token:
    return token_of(Miniature(Body("x", Circle(0.25), 0.0, 0.0, 0.0, 90.0, 2.0, 1.8), PlayerId("p"), outfit), look)


def silhouette(outfit: Outfit, radius: int = SMALL) -> Mask:
    found: Mask = pygame.surfarray.array_alpha(figure_alone(standing(outfit, player_look(0)), radius)) > SEEN
    return found


def shared(first: Mask, second: Mask) -> float:
    return float((first & second).sum() / (first | second).sum())


def too_alike(outfits: Mapping[str, Outfit]) -> list[tuple[str, str]]:
    seen = {name: silhouette(outfit) for name, outfit in outfits.items()}
    assert all(mask.sum() > 30 for mask in seen.values()), "each of them is seen"
    return [(a, b) for (a, one), (b, other) in combinations(seen.items(), 2) if shared(one, other) > SHARED]


def kinds_of(scenario: Path) -> dict[str, Outfit]:
    setup = load_scenario(scenario).setup
    state, face = system(setup.system).new_game(setup), scene(setup.system)
    outfits = (face.miniature(state, figure).outfit for figure in setup.figure_by_id)
    return {outfit.kind or outfit.emblem: outfit for outfit in outfits if outfit.hull is None}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda path: path.stem)
def test_kinds_of_a_scenario_have_silhouettes_of_their_own(scenario: Path) -> None:
    kinds = kinds_of(scenario)
    assert len(kinds) > 1
    assert not too_alike(kinds)


def test_a_near_copy_is_found() -> None:
    kinds = {"frog": Outfit("", emblem="frog"), "hare": Outfit("", emblem="heron")}
    assert not too_alike(kinds)
    assert too_alike(kinds | {"kneeling frog": Outfit("", emblem="frog", held="bow")}) == [("frog", "kneeling frog")]


@pytest.mark.parametrize("name", SYSTEMS)
def test_each_kind_of_a_game_has_its_own(name: str) -> None:
    """Not one of all that a game puts on its tables looks like another one of it."""
    kinds = {str(one.id): one.outfit for one in templates_of(name)}
    for scenario in SCENARIOS:
        if load_scenario(scenario).setup.system == name:
            kinds |= kinds_of(scenario)
    emblems = {outfit.emblem for outfit in kinds.values()}
    assert len(emblems) == len(kinds) > 5
    assert not too_alike(kinds)


def templates_of(name: str) -> list[Template]:
    return [one for one in scene(name).templates_in(load_content(name)) if one.outfit.hull is None]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("worn", ["dark", "light"])
def test_sides_differ_for_all_eyes_by_outline_and_by_colour(worn: str, eyes: str) -> None:
    theme.use(shipped_theme(worn))
    looks = [player_look(number) for number in range(2)]
    assert looks[0].shape != looks[1].shape
    matrix = np.array(EYES[eyes])
    seen = [np.clip(matrix @ (np.array(look.colour) / 255.0) ** 2.2, 0.0, 1.0) ** (1 / 2.2) for look in looks]
    assert float(np.abs(seen[0] - seen[1]).sum()) > 0.35
    for radius in (SMALL, MIDDLE, LARGE):
        bases = [pixels_of(standing(Outfit("", emblem="frog"), look), radius) for look in looks]
        assert bases[0] != bases[1]


def pixels_of(token: Token, radius: int) -> str:
    surface = pygame.Surface((160, 160))
    draw_token(surface, Camera(surface.get_rect(), radius / 0.25, (0.0, 0.0), 1.0, 1.0), token, radius / 20.0)
    return pixel_digits(surface)


def test_small_ones_are_silhouettes_and_large_ones_seen_from_above() -> None:
    smith, poacher = (Outfit("cap", "blade", kind="smith", emblem=name) for name in ("anvil", "deer-head"))
    assert shared(silhouette(smith), silhouette(poacher)) < SHARED
    assert (silhouette(smith, 60) == silhouette(poacher, 60)).all()


def test_a_pointer_is_where_facing_matters_and_nowhere_else() -> None:
    for pointer in (True, False):
        token = standing(Outfit("cap", emblem="anvil", pointer=pointer), player_look(0))
        turned = replace(token, body=replace(token.body, facing=0.0))
        assert (pixels_of(token, SMALL) != pixels_of(turned, SMALL)) is pointer
    with_pointers = set()
    for scenario in SCENARIOS:
        if any(outfit.pointer for outfit in kinds_of(scenario).values()):
            with_pointers.add(load_scenario(scenario).setup.system)
    assert with_pointers == {"pb12"}


@pytest.mark.parametrize("emblem", ["anvil", "ship-wheel", "medical-pack"])
def test_who_kneels_or_lies_is_told_from_who_stands(emblem: str) -> None:
    """Turning alone does not tell of a wheel or a cross that it has fallen."""
    stands = Outfit("cap", emblem=emblem)
    lower = [silhouette(replace(stands, posture=posture)) for posture in ("standing", "kneeling", "lying")]
    assert all(shared(one, other) < 0.9 for one, other in combinations(lower, 2))
    assert shared(lower[0], lower[2]) < 0.6


def test_who_is_dying_dead_or_in_the_air_has_a_picture_of_its_own() -> None:
    stands = standing(Outfit("", emblem="medical-pack"), player_look(0))
    for radius in (SMALL, MIDDLE, LARGE):
        shown = [replace(stands, aloft=1.0), *(replace(stands, posture=each) for each in get_args(Posture))]
        seen = {pixels_of(token, radius) for token in shown}
        assert len(seen) == len(shown)
    dying, lying = (standing(Outfit("", emblem="anvil", posture=each), player_look(0)) for each in ("dying", "lying"))
    red, pale = (redness(token) for token in (dying, lying))
    assert red > pale + 25.0


def redness(token: Token) -> float:
    """How much more red than green there is in the middle of a token."""
    surface = pygame.Surface((160, 160))
    draw_token(surface, Camera(surface.get_rect(), MIDDLE / 0.25, (0.0, 0.0), 1.0, 1.0), token, 1.0)
    middle = pygame.surfarray.array3d(surface)[70:90, 70:90].astype(int)
    return float((middle[..., 0] - middle[..., 1]).mean())


def test_a_missing_picture_is_a_plain_figure_and_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        lost = silhouette(Outfit("cap", emblem="not-there"))
    assert "not-there" in caplog.text
    assert (lost == silhouette(Outfit("cap"))).all()


def test_each_picture_is_used_and_has_its_licence_beside_it() -> None:
    folder = assets_folder() / "icons"
    systems = assets_folder().parent / "pb12table" / "systems"
    sources = [path.read_text(encoding="utf-8") for path in systems.rglob("*.py") if "scene" in str(path)]
    unused = [path.stem for path in folder.glob("*.svg") if not any(f'"{path.stem}"' in source for source in sources)]
    assert not unused
    assert "creativecommons.org/licenses/by/3.0" in (folder / "LICENSE.txt").read_text(encoding="utf-8")
