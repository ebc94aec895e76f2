"""The labels of sight lines: each on its own line or led to it, and on nothing else."""

from __future__ import annotations

from dataclasses import replace
from math import cos, hypot, radians, sin
from typing import Any

import pygame
import pytest

from pb12table.window.kit.strokes import Pixel
from pb12table.window.scene.layers import lines
from pb12table.window.scene.layers.lines import KeptLabels, PlacedLabel, line_on_screen, place_labels
from pb12table.window.scene.picture import Camera, SightDrawing, plate_size

VIEW = pygame.Rect(0, 0, 900, 700)
CAMERA = Camera.fitted(40.0, 30.0, VIEW)
EYE = (20.0, 3.0)


def line_to(
    degrees: float,
    length: float,
    label: str = "54 % +3",
    *,
    weight: float = 0.75,
    half: bool = False,
    faint: bool = False,
) -> SightDrawing:
    """A covered line from the eye in a direction."""
    end = (EYE[0] + cos(radians(degrees)) * length, EYE[1] + sin(radians(degrees)) * length, 1.8)
    return SightDrawing((*EYE, 1.8), end, "covered", label=label, weight=weight, half=half, faint=faint)


def fan(count: int, apart: float, length: float = 20.0) -> list[SightDrawing]:
    """Several lines a few degrees apart."""
    return [line_to(90.0 + (number - count / 2.0) * apart, length, f"{number} % +2") for number in range(count)]


def tokens(camera: Camera, sights: list[SightDrawing]) -> list[pygame.Rect]:
    """What the figures at the ends of lines cover."""
    found = []
    for sight in sights:
        for x, y, _ in (sight.start, sight.end):
            room = pygame.Rect(0, 0, 30, 40)
            room.center = camera.to_screen((x, y))
            found.append(room)
    return found


def plate_of(label: PlacedLabel) -> pygame.Rect:
    rect = pygame.Rect((0, 0), plate_size(label.text, 1.0))
    rect.center = (round(label.middle[0]), round(label.middle[1]))
    return rect


def off_line(point: Pixel, sight: SightDrawing, camera: Camera) -> float:
    """How far a pixel lies off a line."""
    (ax, ay), (bx, by) = line_on_screen(camera, sight)
    return abs((point[0] - ax) * (by - ay) - (point[1] - ay) * (bx - ax)) / hypot(bx - ax, by - ay)


@pytest.mark.parametrize(("count", "apart"), [(1, 10.0), (4, 9.0), (5, 6.0), (9, 12.0), (12, 4.0)])
def test_each_label_lies_on_its_own_line_and_on_nothing_else(count: int, apart: float) -> None:
    sights = fan(count, apart)
    room = tokens(CAMERA, sights)
    placed = place_labels(CAMERA, sights, list(room), VIEW, 1.0)
    assert len(placed) >= min(count, 5)
    for number, label in enumerate(placed):
        plate = plate_of(label)
        assert VIEW.contains(plate)
        assert off_line(label.foot or label.middle, label.sight, CAMERA) < 1.0
        assert plate.collidelist(room) < 0
        assert plate.collidelist([plate_of(other) for other in placed[:number]]) < 0
        for other in sights:
            if other is not label.sight:
                # Whoever crosses a label does so far from its middle.
                assert off_line(label.middle, other, CAMERA) > plate.h / 2.0 or not plate.clipline(
                    *line_on_screen(CAMERA, other)
                )


def test_where_there_is_room_a_label_lies_near_the_target() -> None:
    (label,) = place_labels(CAMERA, [line_to(90.0, 20.0)], tokens(CAMERA, [line_to(90.0, 20.0)]), VIEW, 1.0)
    start, end = line_on_screen(CAMERA, label.sight)
    assert label.foot is None
    assert hypot(label.middle[0] - end[0], label.middle[1] - end[1]) < 60.0
    assert hypot(label.middle[0] - start[0], label.middle[1] - start[1]) > 200.0


def test_a_label_comes_into_view_where_only_a_part_of_its_line_is_seen() -> None:
    near = CAMERA.centred(EYE).zoomed(6.0)
    sight = line_to(60.0, 20.0)
    assert not near.shows((sight.end[0], sight.end[1]))
    (label,) = place_labels(near, [sight], [], VIEW, 1.0)
    assert VIEW.contains(plate_of(label))
    assert off_line(label.middle, sight, near) < 1.0


def test_between_figures_that_stand_close_a_leader_goes_to_the_label() -> None:
    sights = [line_to(90.0, 2.4)]
    (label,) = place_labels(CAMERA, sights, tokens(CAMERA, sights), VIEW, 1.0)
    assert label.foot is not None
    assert off_line(label.foot, sights[0], CAMERA) < 1.0
    assert plate_of(label).collidelist(tokens(CAMERA, sights)) < 0


def test_what_finds_no_place_is_left_out_but_the_held_target_is_always_told() -> None:
    everywhere = [VIEW.copy()]
    assert place_labels(CAMERA, fan(3, 8.0), list(everywhere), VIEW, 1.0) == []
    held = line_to(70.0, 20.0, weight=1.0)
    assert [label.sight for label in place_labels(CAMERA, [*fan(3, 8.0), held], everywhere, VIEW, 1.0)] == [held]


def test_the_held_target_has_the_first_choice() -> None:
    sights = fan(12, 2.0)
    held = replace(sights[5], weight=1.0)
    placed = place_labels(CAMERA, [*sights[:5], *sights[6:], held], tokens(CAMERA, sights), VIEW, 1.0)
    assert placed[0].sight == held
    assert placed == place_labels(CAMERA, [*sights[:5], *sights[6:], held], tokens(CAMERA, sights), VIEW, 1.0)


def test_a_faint_line_has_no_label_and_half_a_line_has_it_on_its_half() -> None:
    faint, half = line_to(120.0, 20.0, faint=True), line_to(60.0, 20.0, half=True)
    (label,) = place_labels(CAMERA, [faint, half], tokens(CAMERA, [faint, half]), VIEW, 1.0)
    assert label.sight == half
    start, middle = line_on_screen(CAMERA, half)
    assert pygame.Rect(plate_of(label)).clipline(start, middle)
    assert hypot(label.middle[0] - start[0], label.middle[1] - start[1]) < hypot(
        middle[0] - start[0], middle[1] - start[1]
    )


def test_lines_to_figures_exactly_above_each_other_have_both_their_labels() -> None:
    below, above = line_to(60.0, 20.0, "Below: blocked"), line_to(60.0, 20.0, "Above: 28 % covered, +1")
    placed = place_labels(CAMERA, [below, above], tokens(CAMERA, [below, above]), VIEW, 1.0)
    assert {label.text for label in placed} == {below.label, above.label}
    first, second = (plate_of(label) for label in placed)
    assert not first.colliderect(second)
    assert all(off_line(label.foot or label.middle, label.sight, CAMERA) < 1.0 for label in placed)


def test_who_looks_straight_up_has_a_label_beside_both() -> None:
    up = line_to(60.0, 0.0, "Above: blocked", weight=0.75)
    taken = tokens(CAMERA, [up])
    (label,) = (each for each in place_labels(CAMERA, [line_to(0.0, 9.0), up], taken, VIEW, 1.0) if each.sight == up)
    assert label.foot is not None
    assert plate_of(label).collidelist(tokens(CAMERA, [up])) < 0


def test_labels_are_placed_anew_only_when_something_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, searches = KeptLabels(), 0
    search = lines.place_labels

    def counted(*asked: Any) -> list[PlacedLabel]:
        nonlocal searches
        searches += 1
        return search(*asked)

    monkeypatch.setattr(lines, "place_labels", counted)
    sights = fan(5, 9.0)
    room = tokens(CAMERA, sights)
    for _ in range(3):
        placed = kept.place(CAMERA, sights, list(room), VIEW, 1.0)
    assert searches == 1
    assert placed == search(CAMERA, sights, room, VIEW, 1.0)
    # What comes to lie on a label sends it away, and so does another view.
    room.append(plate_of(placed[0]))
    assert placed[0] not in kept.place(CAMERA, sights, room, VIEW, 1.0)
    near = CAMERA.zoomed(2.0)
    assert kept.place(near, sights, room, VIEW, 1.0) == search(near, sights, room, VIEW, 1.0)


def test_a_leader_keeps_off_tokens_and_lines_also_where_hundreds_lie() -> None:
    sights = [line_to(60.0 + number * 0.9, 14.0 + number % 7, f"{number} % +2") for number in range(70)]
    room = tokens(CAMERA, sights)
    placed = place_labels(CAMERA, sights, room, VIEW, 1.0)
    led = [label for label in placed if label.foot is not None]
    assert led
    for label in led:
        assert label.foot is not None
        assert not any(rect.clipline(label.foot, label.middle) for rect in room)
        others = [sight for sight in sights if sight is not label.sight]
        assert not any(crosses((label.foot, label.middle), line_on_screen(CAMERA, other)) for other in others)


def crosses(first: tuple[Pixel, Pixel], second: tuple[Pixel, Pixel]) -> bool:
    """Whether two stretches have a point in common."""

    def side(line: tuple[Pixel, Pixel], point: Pixel) -> float:
        (ax, ay), (bx, by) = line
        return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)

    apart = side(first, second[0]) * side(first, second[1]) > 0.0
    return not apart and side(second, first[0]) * side(second, first[1]) <= 0.0
