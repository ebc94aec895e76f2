"""The strip below the tape: the section along its last leg, in the game's words and beside what must be seen."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from pb12table.app.preview.information import Ruler
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import measures
from pb12table.table.shapes import Point3
from pb12table.table.terrain import Piece
from pb12table.texts.locale import Language, Texts
from pb12table.window.scene.layers.sections import draw_section, strip_place
from pb12table.window.scene.picture import Picture, SectionDrawing

WOOD = Piece("wood", ((5.0, 0.0), (9.0, 0.0), (9.0, 8.0), (5.0, 8.0)), height=4.0, passable=True, hides=3.0)
VIEW = pygame.Rect(52, 42, 1228, 546)


def setup(scenario: str = "smugglers-cove") -> GameSetup:
    found: GameSetup = load_scenario(scenario).setup
    return found


def strip(*points: Point3, scenario: str = "smugglers-cove", language: Language = "en") -> SectionDrawing | None:
    """The strip of a tape on a table with nothing but a wood."""
    base, picture = setup(scenario), Picture()
    table = replace(base.battlefield, pieces=(WOOD,))
    Ruler(list(points)).add_to(picture, base, Texts(language), table)
    return picture.section


def test_it_says_how_deep_the_line_is_in_a_wood_and_what_blocks_it() -> None:
    free = strip((1.0, 4.0, 1.8), (7.5, 4.0, 1.8))
    assert free is not None
    assert (free.is_blocked, free.words) == (False, "Free · wood: 2.5 in it; one sees 3 deep")
    deep = strip((1.0, 4.0, 1.8), (8.5, 4.0, 1.8))
    assert deep is not None
    assert (deep.is_blocked, deep.words) == (True, "Wood: blocks the line: 3.5 in it, and one sees 3 deep")
    through = strip((1.0, 4.0, 1.8), (12.0, 4.0, 1.8), language="de")
    assert through is not None
    assert (through.is_blocked, through.words, through.length_words) == (True, "Gesperrt: wood", "11 Schritte")
    assert through.pieces[0][0] == ((4.0, 0.0), (8.0, 0.0), (8.0, 4.0), (4.0, 4.0))


def test_a_place_is_looked_from_by_a_person_who_stands_there() -> None:
    found = strip((1.0, 4.0, 0.0), (4.0, 4.0, 0.0))
    assert found is not None
    person = measures("pb12").layout
    assert person is not None
    assert found.ends == (person.person.aim_at(person.person.stature.height),) * 2
    figure = strip((1.0, 4.0, 1.2), (4.0, 4.0, 0.0))
    assert figure is not None
    assert figure.ends[0] == 1.2


def test_it_is_that_of_the_last_leg_and_of_no_place() -> None:
    bent = strip((1.0, 1.0, 0.0), (1.0, 4.0, 0.0), (3.0, 4.0, 0.0))
    assert bent is not None
    assert bent.length == pytest.approx(2.0)
    assert strip((1.0, 1.0, 0.0)) is None
    assert strip((1.0, 1.0, 0.0), (1.0, 1.0, 0.0)) is None


def test_a_mouse_that_rests_on_the_last_bend_begins_no_leg() -> None:
    base, picture = setup(), Picture()
    bends = [(1.0, 4.0, 0.0), (4.0, 4.0, 0.0), (4.0, 7.0, 0.0)]
    Ruler(list(bends), mouse=bends[-1]).add_to(picture, base, Texts("en"), base.battlefield)
    assert picture.measure_label.endswith("last leg 3")
    assert picture.section is not None
    assert picture.section.length == pytest.approx(3.0)


@pytest.mark.parametrize("tape", [((100, 300), (500, 300)), ((640, 100), (660, 580)), ((60, 560), (1270, 560))])
def test_it_lies_beside_the_tape_and_within_the_table(tape: tuple[tuple[int, int], tuple[int, int]]) -> None:
    place = strip_place(VIEW, 1.0, [], tape)
    assert VIEW.contains(place)
    assert not place.clipline(*tape)
    taken = strip_place(VIEW, 1.0, [place], tape)
    assert not taken.colliderect(place)


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_it_is_drawn_in_the_colours_of_what_it_shows(scale: float) -> None:
    surface = pygame.Surface((700, 400), pygame.SRCALPHA)
    found = strip((1.0, 4.0, 1.8), (12.0, 4.0, 1.8))
    assert found is not None
    place = strip_place(surface.get_rect(), scale, [], [])
    draw_section(surface, found, place, scale)
    middle = surface.get_at((place.left + round(place.w * 0.57), place.top + round(place.h * 0.6)))
    assert middle.r > middle.g + 30, "the wood that blocks is red"
    assert surface.get_at((place.right + 2, place.top)).a == 0
