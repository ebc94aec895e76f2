"""Tokens are told apart at 26 pixels by their silhouettes, and the two sides of a game by outline and colour."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations, cycle
from pathlib import Path
from typing import get_args

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from pb12table.app.preview.state_picture import FLOORS, token_of
from pb12table.files.content import load_content
from pb12table.files.places import assets_folder
from pb12table.files.scenario import load_scenario
from pb12table.files.themes import shipped_theme
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.miniatures import Hull, Miniature, Outfit, Posture
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.d20 import scene as d20
from pb12table.systems.fate import scene as fate
from pb12table.systems.kampf_w6 import scene as kampf_w6
from pb12table.systems.known import SYSTEMS, content, scene, system
from pb12table.systems.pb12.scene import miniatures as pb12
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle
from pb12table.window.kit import theme
from pb12table.window.kit.palette import PlayerLook, player_look
from pb12table.window.scene.picture import Camera, Token
from pb12table.window.tokens.hull_art import hull_picture
from pb12table.window.tokens.tokens import draw_token, figure_alone, token_radius
from tests.app.helpers import pixel_digits

Mask = npt.NDArray[np.bool_]
Colours = npt.NDArray[np.float64]
SHARED = 0.75
"""At most such a share of what two silhouettes cover together both may cover."""
SEEN = 110
DARK = 0.5
"""Ink is darker than that, whatever eyes see it, and every ground is brighter."""
TOLD = 0.12
"""So far apart two colours are told apart, of 1."""
SMALL, MIDDLE, LARGE = 13, 20, 40
SCENARIOS = sorted(
    path
    for path in (assets_folder().parent / "scenarios").rglob("*.toml")
    if not {"tutorials", "campaigns"} & {*path.parts}
)
SHIPPED = [path for path in SCENARIOS if "suite" not in path.parts]
"""Those that people play."""
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


@cache
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
            # Beasts have a silhouette and no kind; on a table they are the ones of the palette.
            kinds |= {kind: outfit for kind, outfit in kinds_of(scenario).items() if outfit not in kinds.values()}
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


def painted(token: Token, radius: int) -> pygame.Surface:
    surface = pygame.Surface((160, 160))
    draw_token(surface, Camera(surface.get_rect(), radius / 0.25, (0.0, 0.0), 1.0, 1.0), token, radius / 20.0)
    return surface


def pixels_of(token: Token, radius: int) -> str:
    return pixel_digits(painted(token, radius))


def colours_of(token: Token, radius: int) -> Colours:
    """The pixels of a token on its base, from 0 to 1."""
    room = slice(80 - radius, 80 + radius)
    found: Colours = pygame.surfarray.array3d(painted(token, radius))[room, room] / 255.0
    return found


def as_seen(colours: Colours, eyes: str) -> Colours:
    """Colours as somebody sees them who lacks one kind of cones."""
    found: Colours = np.clip(colours**2.2 @ np.array(EYES[eyes]).T, 0.0, 1.0) ** (1 / 2.2)
    return found


def figure_in(seen: Colours, share: float = 0.62) -> Mask:
    """What is dark within the disc of a token: its silhouette."""
    radius = len(seen) / 2
    across, down = np.mgrid[: len(seen), : len(seen)] - radius + 0.5
    found: Mask = (seen.mean(axis=2) < DARK) & (np.hypot(across, down) < share * radius)
    return found


def ours_and_theirs(kinds: Mapping[str, Outfit], radius: int) -> dict[str, tuple[Colours, Colours]]:
    """Each kind as it is painted for two players, on the ground that its kind has."""
    floors = zip(kinds.items(), cycle(FLOORS), strict=False)
    return {
        kind: (
            colours_of(replace(standing(outfit, player_look(0)), floor=floor), radius),
            colours_of(replace(standing(outfit, player_look(1)), floor=floor), radius),
        )
        for (kind, outfit), floor in floors
    }


def confused(painted_ones: Mapping[str, tuple[Colours, Colours]], eyes: str) -> list[tuple[str, str]]:
    """The kinds whose silhouettes cannot be told apart by these eyes."""
    masks = {kind: figure_in(as_seen(ours, eyes)) for kind, (ours, _) in painted_ones.items()}
    assert all(mask.sum() > 0.04 * mask.size for mask in masks.values()), "each of them is seen"
    return [(a, b) for (a, one), (b, other) in combinations(masks.items(), 2) if shared(one, other) > SHARED]


@pytest.mark.parametrize("worn", ["dark", "light"])
@pytest.mark.parametrize("scenario", SHIPPED, ids=lambda path: path.stem)
def test_all_tokens_of_a_scenario_are_told_apart_as_they_are_painted(scenario: Path, worn: str) -> None:
    theme.use(shipped_theme(worn))
    for radius in (SMALL, MIDDLE, LARGE):
        shown = ours_and_theirs(kinds_of(scenario), radius)
        for eyes in EYES:
            assert not confused(shown, eyes), (radius, eyes)
            for kind, sides in shown.items():
                ours, theirs = (as_seen(side, eyes) for side in sides)
                assert (np.abs(ours - theirs).max(axis=2) > TOLD).mean() > 0.2, (kind, "sides differ all around")


def test_a_near_copy_is_confused_by_all_eyes_as_it_is_painted() -> None:
    kinds = {"frog": Outfit("", emblem="frog"), "bird": Outfit("", emblem="heron")}
    copied = kinds | {"toad": Outfit("", emblem="frog", held="bow")}
    for radius in (SMALL, MIDDLE, LARGE):
        plain, near = ours_and_theirs(kinds, radius), ours_and_theirs(copied, radius)
        for eyes in EYES:
            assert not confused(plain, eyes)
            assert confused(near, eyes) == [("frog", "toad")]


@pytest.mark.parametrize(
    ("name", "emblems"),
    [("w6", kampf_w6.EMBLEMS), ("d20", d20.EMBLEMS), ("fate", fate.EMBLEMS), ("pb12", pb12.EMBLEMS)],
)
def test_each_kind_that_content_brings_has_a_silhouette_of_its_own(name: str, emblems: Mapping[str, str]) -> None:
    """Those too that stand in no scenario: what has no emblem of its own would be a plain person among others."""
    known = load_content(name)
    vehicles = {str(one.id) for one in scene(name).templates_in(known) if one.outfit.hull is not None}
    kinds = {*content(name).profiles(known), *getattr(known, "minions", {})} - vehicles
    assert kinds <= set(emblems)
    assert len({emblems[kind] for kind in kinds}) == len(kinds) > 8
    assert not too_alike({kind: Outfit("", emblem=emblems[kind]) for kind in kinds})


def test_a_mount_wagons_a_boat_and_a_gun_have_pictures_of_their_own_whole_and_wrecked() -> None:
    hulls = {str(one.id): one.outfit.hull for one in scene("pb12").templates_in(load_content("pb12"))}
    shown = {name: hull_on_table(hull) for name, hull in hulls.items() if hull is not None}
    assert {"riding-horse", "ox-cart", "coach", "rowing-boat"} <= set(shown)
    shown |= {f"wreck of {name}": hull_on_table(replace(hulls[name] or fail(), wrecked=True)) for name in [*shown]}
    for (first, one), (second, other) in combinations(shown.items(), 2):
        assert seen_apart(one, other) > 0.2, (first, second)


def fail() -> Hull:
    raise AssertionError("a hull")


def hull_on_table(hull: Hull) -> npt.NDArray[np.int_]:
    """A hull at so many pixels a step as a table has in a small window, with its transparency."""
    surface, picture = pygame.Surface((120, 120), pygame.SRCALPHA), hull_picture(hull, player_look(0), 90, 20)
    surface.blit(picture, picture.get_rect(center=(60, 60)))
    return np.dstack((pygame.surfarray.array3d(surface), pygame.surfarray.array_alpha(surface))).astype(int)


def seen_apart(first: npt.NDArray[np.int_], second: npt.NDArray[np.int_]) -> float:
    """Which share of what two pictures cover together looks another way in each."""
    covered = (first[..., 3] > SEEN) | (second[..., 3] > SEEN)
    return float((np.abs(first - second).max(axis=2) > 40)[covered].mean())


def test_a_giant_is_larger_than_who_stands_beside_it() -> None:
    setup = load_scenario("quarry-at-dusk").setup
    state, face = system(setup.system).new_game(setup), scene(setup.system)
    camera = Camera(pygame.Rect(0, 0, 160, 160), 40.0, (0.0, 0.0), 1.0, 1.0)
    sizes = {
        miniature.outfit.emblem: token_radius(camera, token)
        for miniature in (face.miniature(state, figure) for figure in setup.figure_by_id)
        for token in (token_of(miniature, player_look(0)),)
    }
    giant = sizes.pop("rock-golem")
    assert all(giant > 1.5 * size for size in sizes.values()), sizes


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
