"""The look screen as a stranger meets it: what is painted is what holds now, and what a click does is said."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from threading import Event
from time import sleep
from typing import Any

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from pb12table.app.look.panels import draw_silhouette
from pb12table.app.look.screen import LookScreen
from pb12table.app.panels.layout import KeptPanels
from pb12table.app.preview import sight_view
from pb12table.app.preview.information import Ruler
from pb12table.app.preview.sight_view import outlooks
from pb12table.app.program import Program
from pb12table.app.screens.help import Help
from pb12table.skirmish.ids import FigureId, Label
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.figures.figures import is_on_table, value
from pb12table.systems.pb12.rules.figures.seeing import is_all_hidden, sight
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.table.footprints import Area
from pb12table.table.routes import GivenUp
from pb12table.table.shapes import NOWHERE, Region
from pb12table.table.sight.cover import Cover
from pb12table.table.sight.sight import FigureSight
from pb12table.table.terrain import Piece
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.kit.background import Background, end_work
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import PLAYER_LOOKS
from pb12table.window.scene.picture import Picture
from pb12table.window.scene.table_view import place_line
from tests.app.helpers import open_game
from tests.app.test_sight_view import ENGLISH, A, B, Looker, box, edge, look_at, scene
from tests.systems.pb12.scene import Scene


def told_of(monkeypatch: pytest.MonkeyPatch, state: State) -> list[str]:
    """What the panel says in whole sentences while one figure looks at another."""
    hand = look_at(state)
    hand.looking.look_from(A)
    hand.looking.aimed = B
    hand.point((640, 40))
    hand.settle()
    told = painted_words(monkeypatch)
    hand.screen._kept = hand.screen.panels.kept = KeptPanels()
    hand.program.draw()
    return told


@pytest.mark.rule("R1.4.24")
def test_a_target_in_the_open_that_is_not_seen_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    told = told_of(monkeypatch, edge("a sight value of 0"))
    assert not any("RU011" in text for text in told), "it is outside the sight angle, which is said already"
    ahead = scene([], [("a", (6.0, 5.0), 0.0, 0.0), ("b", (12.0, 5.0), 180.0, 0.0)], 0)
    told = told_of(monkeypatch, ahead)
    assert "With sight angle 0" in " ".join(told)
    assert "RU011" in " ".join(told)


@pytest.mark.rule("R1.4.24")
@pytest.mark.parametrize(("height", "is_told"), [(1.895, True), (3.0, False), (1.5, False)])
def test_too_little_to_be_seen_is_told(height: float, is_told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Piece("wall", box(7.0, 2.0, 7.1, 8.0), height=height, kind="wall")
    told = told_of(monkeypatch, scene([wall], [("a", (3.0, 5.0), 0.0, 0.0), ("b", (11.1, 5.0), 180.0, 0.0)]))
    assert any("Less than 1 %" in text for text in told) is is_told


@pytest.mark.rule("RU012", "R1.6.16")
def test_the_house_that_a_target_stands_on_is_told_among_what_hides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Piece("house", box(7.0, 2.0, 13.0, 8.0), height=3.0, kind="building")
    # The edge is 1.2 above the eye and two steps off, the target three steps: it hides 1.8 - 1.2 of two.
    roof = scene([house], [("a", (5.0, 5.0), 0.0, 0.0), ("b", (8.0, 5.0), 180.0, 3.0)])
    told = told_of(monkeypatch, roof)
    assert "House" in told
    assert any(text.startswith("30") and text.endswith("%") for text in told), told[6:]
    rim = scene([house], [("a", (2.0, 5.0), 0.0, 3.0), ("b", (7.2, 5.0), 180.0, 3.0)])
    assert "House" not in told_of(monkeypatch, rim), "there it hides nothing"


def test_a_wholly_hidden_target_has_one_look_whether_a_sliver_is_left_or_not() -> None:
    pictures = []
    for height in (1.895, 1.9, 3.0):
        wall = Piece("wall", box(7.0, 2.0, 7.1, 8.0), height=height, kind="wall")
        state = scene([wall], [("a", (3.0, 5.0), 0.0, 0.0), ("b", (11.1, 5.0), 180.0, 0.0)])
        canvas = Canvas(pygame.Surface((200, 240)), 1.0, (0, 0))
        seen = sight(state, A, B)
        draw_silhouette(canvas, canvas.rect, seen, is_all_hidden(seen.covered_share), PLAYER_LOOKS[1])
        pictures.append(pygame.surfarray.array3d(canvas.surface).astype(int))
    assert np.abs(pictures[1] - pictures[2]).max() == 0
    assert (np.abs(pictures[0] - pictures[2]).max(axis=2) > 40).mean() < 0.02


def hatched_share(seen: FigureSight) -> float:
    """How much of the silhouette the inset paints over as hidden."""

    def painted(hidden: Region) -> NDArray[np.int64]:
        canvas = Canvas(pygame.Surface((500, 700)), 1.0, (0, 0))
        shown = replace(seen, exists=False, cover=Cover.known(0.0, seen.silhouette, hidden, ()))
        draw_silhouette(canvas, canvas.rect, shown, False, PLAYER_LOOKS[1])
        return pygame.surfarray.array3d(canvas.surface).astype(np.int64)

    bare, partly, wholly = (painted(hidden) for hidden in (NOWHERE, seen.hidden, seen.silhouette))
    return float((np.abs(partly - bare).max(axis=2) > 6).sum() / (np.abs(wholly - bare).max(axis=2) > 6).sum())


@pytest.mark.rule("RU011", "RU013")
def test_the_inset_hatches_as_much_as_is_told_and_leaves_windows_open() -> None:
    sill = Piece("sill", ((5.0, 2.0), (5.0, 8.0)), height=1.2, thin=True)
    left = Piece("left", ((5.0, 5.1), (5.0, 8.0)), height=3.0, thin=True)
    right = Piece("right", ((5.0, 2.0), (5.0, 4.9)), height=3.0, thin=True)
    lintel = Piece("lintel", ((5.0, 2.0), (5.0, 8.0)), base=1.85, height=1.0, thin=True)
    for pieces in ([sill], [left], [sill, left, right], [sill, left, right, lintel]):
        state = scene(pieces, [("a", (0.5, 5.0), 0.0, 0.0), ("b", (9.5, 5.0), 180.0, 0.0)])
        seen = sight(state, A, B)
        assert hatched_share(seen) == pytest.approx(seen.covered_share, abs=0.03)
    assert seen.hidden.rings[0][1], "the last one has a window"


def test_each_result_is_painted_also_one_that_lies_in_memory_where_an_older_one_lay() -> None:
    hand = look_at(edge("a yard seen from a tower"))
    looking, answers = hand.looking, hand.looking.answers
    keys = []
    for _ in range(20):
        for result in outlooks(looking.state, A, ground=True, thorough=True):
            if result is not None:
                answers.seen = result
                keys.append(looking.panel_key())
                del result
    assert all(first != second for number, first in enumerate(keys) for second in keys[:number])


def test_the_tape_tells_both_lengths_as_soon_as_their_figures_differ() -> None:
    scene = Scene(width=20.0, depth=10.0, origin=(0.0, 0.0))
    setup = scene.state().setup
    tape, picture = Ruler([(0.0, 0.0, 0.5), (15.65, 0.0, 0.0)]), Picture()
    tape.add_to(picture, setup, ENGLISH, setup.battlefield)
    assert picture.measure_label.startswith("15.65 steps in plane, 15.66 in space")
    tape = Ruler([(0.0, 0.0, 0.0), (5.0, 0.0, 0.0), (5.0, 4.0, 3.0)])
    tape.add_to(picture, setup, ENGLISH, setup.battlefield)
    assert picture.measure_label.endswith("last leg 4 in plane, 5 in space")
    tape = Ruler([(0.0, 0.0, 0.0), (5.0, 0.0, 3.0), (5.0, 4.0, 3.0)])
    tape.add_to(picture, setup, ENGLISH, setup.battlefield)
    assert picture.measure_label.endswith("last leg 4")


def test_the_line_at_the_top_and_help_say_what_a_click_does_now() -> None:
    hand = look_at(edge("a bridge with figures on and below it"))
    looking = hand.looking
    told = []
    looking.look_from(None)
    told.append(looking.click_hint(ENGLISH))
    hand.click(hand.at("a"))
    told.append(looking.click_hint(ENGLISH))
    assert looking.observer == "a"
    hand.click(hand.at("b"))
    told.append(looking.click_hint(ENGLISH))
    assert (looking.observer, looking.aimed) == ("a", "b")
    hand.click(hand.at("b"))
    assert (looking.observer, looking.aimed) == ("b", "a"), "they swap, as is said"
    hand.click(hand.screen.camera.to_screen((1.0, 9.0)))
    assert (looking.observer, looking.aimed) == ("b", None)
    begun = [" ".join(words.split()[:3]) for words in told]
    assert begun == ["Click a figure", "Click another figure", "Click the target"]
    assert any("swap the two" in words for block in Help(hand.program, ("look",)).blocks() for _, words in block.rows)


def test_page_keys_are_for_what_was_touched_last_and_say_what_came_of_it() -> None:
    hand = look_at(edge("a bridge with figures on and below it"))
    looking, state = hand.looking, hand.state
    hand.key(pygame.K_PAGEUP)
    assert "cannot stand higher than 2.5" in hand.screen.notice[0]
    x, y = hand.at("b")
    hand.pull((x, y), (x + 30, y))
    assert (looking.observer, looking.moved) == ("a", {"b"})
    hand.point(hand.screen.camera.to_screen((1.0, 9.0)))
    hand.key(pygame.K_PAGEDOWN)
    assert (state.figures[A].z, state.figures[B].z) == (2.5, 0.0)
    assert "now stands at height 0" in hand.screen.notice[0]
    hand.pull(hand.at("b"), hand.screen.camera.to_screen((8.0, 8.5)))
    hand.key(pygame.K_PAGEDOWN)
    assert "can only stand at height 0 here" in hand.screen.notice[0]
    looking.look_from(None)
    looking.touched = looking.pointed = None
    hand.point((5, 5))
    hand.key(pygame.K_PAGEDOWN)
    assert "First click the figure" in hand.screen.notice[0]


def test_the_place_under_the_mouse_tells_where_it_is_and_what_the_terrain_does() -> None:
    house = Piece("house", box(4.0, 2.0, 8.0, 6.0), height=3.0, kind="building", climbable=True)
    leaves = Piece("leaves", box(5.0, 3.0, 6.0, 4.0), base=3.5, height=1.0, translucent=2, standable=False, kind="tree")
    swamp = Zone("swamp", ZoneKind.DIFFICULT, Area(box(10.0, 2.0, 12.0, 4.0)), label=Label("Mire", "Morast"))
    base = scene([house, leaves], [("a", (2.0, 5.0), 0.0, 0.0)])
    setup = replace(base.setup, zones=(swamp,))
    field = setup.battlefield

    def told(x: float, y: float, *, coordinates: bool = False) -> str:
        return place_line(ENGLISH, setup, field, (x, y), coordinates=coordinates)

    assert told(7.0, 5.0) == "House, 3 high: climbable, walkable top, blocks sight and stops damage"
    assert told(5.5, 3.5).startswith("Tree, from 3.5 to 4.5 high: translucent, level 2   ·   House, 3 high")
    wood = replace(house, id="wood", kind="forest", hides=2.5, climbable=False, standable=False, passable=True)
    for hides, seen in ((2.5, "seen 2.5 deep into"), (inf, "seen into")):
        setup = replace(base.setup, battlefield=replace(field, pieces=(replace(wood, hides=hides),)))
        words = place_line(ENGLISH, setup, setup.battlefield, (7.0, 5.0), coordinates=False)
        assert words.endswith(f"{seen} and out of, not through")
    setup = replace(base.setup, zones=(swamp,))
    assert told(11.0, 3.0, coordinates=True) == "x 11, y 3   ·   Mire (Difficult zone)"
    assert told(1.0, 1.0) == ""
    assert told(-1.0, 1.0, coordinates=True) == ""


def painted_words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written onto the screen from now on."""
    shown: list[str] = []
    text, paragraph = Canvas.text, Canvas.paragraph

    def seen(canvas: Canvas, place: tuple[float, float], words: str, *more: Any, **others: Any) -> pygame.Rect:
        shown.append(words)
        return text(canvas, place, words, *more, **others)

    def said(canvas: Canvas, corner: tuple[int, int], width: int, words: str, *more: Any, **others: Any) -> int:
        shown.append(words)
        return paragraph(canvas, corner, width, words, *more, **others)

    monkeypatch.setattr(Canvas, "text", seen)
    monkeypatch.setattr(Canvas, "paragraph", said)
    return shown


def test_the_screen_shows_the_place_under_the_mouse_and_that_of_the_observer(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = look_at(edge("a yard seen from a tower"))
    shown = painted_words(monkeypatch)
    hand.screen._kept = hand.screen.panels.kept = KeptPanels()
    for place in ((4.5, 5.0), (13.0, 1.0)):
        hand.point(hand.screen.camera.to_screen(place))
        hand.program.draw()
    assert any(text.startswith("x 4.5") and ", 3 high: " in text for text in shown)
    assert any(text.startswith(("x 13", "x 12.9")) and "high" not in text for text in shown)
    assert any(text.startswith("x 1.5, y 5, height 6, facing east") for text in shown)


@pytest.mark.usefixtures("every_frame")
def test_pointing_at_terrain_in_a_game_tells_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = open_game("governors-quay")
    hand.open_curtains()
    shown = painted_words(monkeypatch)
    hand.point(hand.game.camera.to_screen((6.0, 15.0)))
    hand.frames(3)
    assert not any(" high: " in text for text in shown)
    hand.point(hand.game.camera.to_screen((10.0, 11.0)))
    hand.frames(3)
    assert any(", 3 high: " in text and "walkable top" in text for text in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_table_says_how_somebody_gets_onto_it(language: str, written: list[str]) -> None:
    hand = open_game(language=language, size=(1600, 900))
    empty = new_game(replace(hand.session.state.setup, figures=()))
    screen = LookScreen(hand.program, empty, "empty")
    hand.program.open(screen)
    written.clear()
    hand.program.draw()
    texts = Texts(language)
    assert texts("look-notice-empty") in written
    assert texts("look-notice") not in written
    assert texts("look-nobody-there").split()[0] in " ".join(written)


CAPTAIN = FigureId("captain")


def test_how_far_a_figure_gets_is_shown_without_a_match_and_is_what_the_planner_says() -> None:
    hand = look_at()
    hand.looking.look_from(CAPTAIN)
    assert hand.screen.picture().reach is None
    before = hand.picture()
    hand.key(pygame.K_b)
    hand.settle()
    shown = hand.screen.picture().reach
    assert shown is not None
    speed = value(hand.state, CAPTAIN, Attribute.MOVEMENT)
    points = value(hand.state, CAPTAIN, Attribute.ACTION_POINTS)
    expected = reach(hand.state, CAPTAIN, [speed * number for number in range(1, points + 1)])
    assert [(area.action_point, area.height, area.region) for area in shown.areas] == [
        (number, *area) for number, there in enumerate(expected) for area in there.areas
    ]
    assert shown.areas[0].label == "1 AP"
    assert hand.picture() != before
    hand.key(pygame.K_b)
    assert hand.screen.picture().reach is None


def test_the_reach_goes_with_the_ghost_and_is_not_shown_of_where_it_was() -> None:
    hand = look_at()
    hand.looking.look_from(CAPTAIN)
    hand.key(pygame.K_b)
    hand.settle()
    start = hand.at("captain")
    hand.point(start)
    hand.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    hand.event(pygame.MOUSEMOTION, pos=(start[0] + 60, start[1] + 90), rel=(0, 0), buttons=(1, 0, 0))
    assert hand.looking.held == CAPTAIN
    assert hand.screen.picture().reach is None
    hand.event(pygame.MOUSEBUTTONUP, pos=(start[0] + 60, start[1] + 90), button=1)
    hand.settle()
    shown, placed = hand.screen.picture().reach, hand.state.figures[CAPTAIN]
    assert shown is not None
    assert shown.centre == (placed.x, placed.y)
    assert shown.areas


def test_the_way_to_the_mouse_is_what_the_planner_finds_and_ends_where_the_points_do() -> None:
    hand = look_at()
    hand.looking.look_from(CAPTAIN)
    hand.key(pygame.K_b)
    state = hand.state
    placed, speed = state.figures[CAPTAIN], value(state, CAPTAIN, Attribute.MOVEMENT)
    for there in ((placed.x + 2.0, placed.y), (placed.x + 12.0, placed.y + 1.0)):
        pixel = hand.screen.camera.to_screen(there)
        hand.point(pixel)
        hand.settle()
        to = hand.looking.mouse
        assert to is not None
        plan = plan_path(state, CAPTAIN, to, movement_points=3 * speed)
        drawn = hand.screen.picture().path
        assert [leg.end for leg in drawn] == [leg.end[:2] for leg in plan.legs]
        assert [leg.payable for leg in drawn] == [leg.spent <= 3 * speed for leg in plan.legs]
        assert str(plan.cost) in drawn[-1].label
    ghosts = [token for token in hand.screen.picture().tokens if token.ghost]
    assert (ghosts[-1].body.x, ghosts[-1].body.y) == plan.payable[-1].end[:2]
    hand.point(hand.at("legionary"))
    hand.settle()
    assert hand.screen.picture().path == [], "somebody is pointed at, and no place"


def is_way_sought(hand: Looker) -> bool:
    """Whether a far way is being worked out."""
    return hand.looking.walk._ways.is_busy


@pytest.mark.usefixtures("every_frame")
def test_a_way_that_is_not_wanted_any_more_is_given_up() -> None:
    hand = look_at()
    hand.looking.look_from(CAPTAIN)
    hand.key(pygame.K_b)
    hand.settle()
    hand.point(hand.screen.camera.to_screen((20.0, 4.0)))
    assert is_way_sought(hand)
    hand.point((20, hand.program.size[1] - 10))
    hand.program.draw()
    assert not is_way_sought(hand)
    hand.point(hand.screen.camera.to_screen((20.0, 4.0)))
    hand.settle()
    assert hand.screen.picture().path, "it is looked for again"


def test_the_end_of_the_program_does_not_wait_for_a_far_way() -> None:
    work: Background[None] = Background()
    begun = Event()

    def far() -> None:
        begun.set()
        while not work.is_overtaken():
            sleep(0.01)
        raise GivenUp

    work.ask("far", far)
    assert begun.wait(10.0)
    end_work()
    assert work._running is not None
    assert isinstance(work._running.future.exception(0.0), GivenUp)
    work.forget()


@pytest.mark.rule("R1.4.2", "R1.7.2")
def test_who_has_no_action_points_gets_nowhere_and_that_is_told() -> None:
    made = Scene(width=20.0, depth=10.0, origin=(3.0, 5.0))
    made.human("a", "alice", action_points=0)
    made.human("b", "bob", at=(0.0, 3.0))
    hand = look_at(made.state())
    hand.looking.look_from(A)
    hand.key(pygame.K_b)
    hand.point(hand.screen.camera.to_screen((5.0, 5.0)))
    hand.settle()
    assert hand.looking.walk.reach() is None
    assert hand.looking.walk.way() is None
    assert hand.looking.walk.told() == "a has no action points (AP 0) and gets nowhere in a turn of its own."
    hand.looking.look_from(B)
    hand.settle()
    assert hand.looking.walk.reach() is not None
    assert hand.looking.walk.told() == ""


def test_why_there_is_no_way_to_the_mouse_is_told() -> None:
    wall = Piece("tower", box(7.0, 2.0, 12.0, 8.0), height=9.0, kind="building", standable=False)
    hand = look_at(scene([wall], [("a", (3.0, 5.0), 0.0, 0.0)]))
    hand.looking.look_from(A)
    hand.key(pygame.K_b)
    hand.point(hand.screen.camera.to_screen((9.5, 5.0)))
    hand.settle()
    assert "R1.4.29" in hand.looking.walk.told()
    assert "tower" in hand.screen.picture().highlighted_pieces
    hand.point(hand.screen.camera.to_screen((4.0, 5.0)))
    hand.settle()
    assert hand.looking.walk.told() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tiles_of_looking_are_whole_in_the_largest_letters(language: Language, shown: list[str]) -> None:
    program = Program(Settings(language=language, interface_scale=200), (1280, 720))
    program.look("smugglers-cove")
    program.frame(0.05)
    screen = program.screens[-1]
    assert isinstance(screen, LookScreen)
    screen._kept = screen.panels.kept = KeptPanels()
    shown.clear()
    program.draw()
    told = " ".join(shown)
    for tile in screen.commands.tiles("leave"):
        assert tile.label in told, tile.label


@pytest.mark.slow_but("True")
@pytest.mark.parametrize("is_empty", [True, False])
def test_the_palette_stays_where_it_is_while_ghosts_are_placed(is_empty: bool) -> None:
    hand = look_at()
    if is_empty:
        nobody = new_game(replace(hand.state.setup, figures=()))
        hand.program.open(LookScreen(hand.program, nobody, "empty"))
        hand.frames()

    def places() -> dict[str, pygame.Rect]:
        hand.program.draw()
        return {zone.name: zone.rect for zone in hand.screen.zones if zone.name.startswith("command:take:")}

    before = places()
    assert len(before) > 4, "there is something to take however many figures there are"
    name = list(before)[2]
    for number in range(12):
        hand.click(before[name].center)
        assert hand.looking.carried
        hand.click(hand.screen.camera.to_screen((6.0 + number, 6.0)))
        assert places() == before
    assert len(hand.looking.ghosts) == 12
    listed = [zone.name for zone in hand.screen.zones if zone.name.startswith("command:hold:")]
    assert listed[-1] == f"command:hold:{hand.looking.ghosts[-1]}", "the newest ghost is in sight"


def test_who_is_carried_already_is_carried_on_when_chosen_in_the_list() -> None:
    hand = look_at()
    hand.program.draw()
    take = next(zone for zone in hand.screen.zones if zone.name.startswith("command:take:"))
    hand.click(take.rect.center)
    carried = hand.looking.held
    assert carried is not None
    hand.program.draw()
    listed = next(zone for zone in hand.screen.zones if zone.name == f"command:hold:{carried}")
    hand.click(listed.rect.center)
    assert (hand.looking.held, hand.looking.carried, hand.looking.ghosts) == (carried, True, [carried])
    hand.click(hand.screen.camera.to_screen((6.0, 6.0)))
    assert hand.state.figures[carried].place is Place.TABLE


def test_both_parts_of_the_list_are_scrolled_by_themselves() -> None:
    hand = look_at()
    left, commands = hand.screen.layout.left, hand.screen.commands
    for _ in range(9):
        hand.looking.take(next(iter(commands.templates.values())))
        hand.click(hand.screen.camera.to_screen((6.0, 6.0)))
        hand.program.draw()
    low = commands.scrolls["figures"]
    assert low > 0

    def turn_wheel(y: int, notches: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(left.centerx, y), rel=(0, 0), buttons=(0, 0, 0)))
        for _ in range(40):
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, pos=(left.centerx, y)))
        hand.frames()
        hand.program.draw()

    turn_wheel(left.bottom - 20, -3)
    assert commands.scrolls["figures"] == low
    assert commands.scrolls["palette"] > 0
    opened = hand.screen.plates["list"]
    names = [zone.name for zone in hand.screen.zones if opened.contains(zone.rect)]
    assert f"command:take:{list(commands.templates)[-1]}" in names
    far = commands.scrolls["palette"]
    turn_wheel(left.top + 40, 3)
    assert commands.scrolls == {"figures": 0, "palette": far}


def test_who_clicks_the_row_of_a_ghost_that_is_in_hand_keeps_it_there() -> None:
    hand = look_at()
    hand.looking.take(next(iter(hand.screen.commands.templates.values())))
    (ghost,) = hand.looking.ghosts
    assert not is_on_table(hand.state, ghost)
    hand.screen.press_command(f"hold:{ghost}")
    assert (hand.looking.held, hand.looking.carried, hand.looking.ghosts) == (ghost, True, [ghost])
    hand.click(hand.screen.camera.to_screen((6.0, 6.0)))
    assert is_on_table(hand.state, ghost)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.pairs
def test_what_a_sight_line_comes_to_is_told_whole_however_long_it_is(
    language: Language, scale: int, shown: list[str]
) -> None:
    program = Program(Settings(language=language, interface_scale=scale), (1280, 720))
    behind = scene([], [("a", (6.0, 5.0), 180.0, 0.0), ("b", (12.0, 5.0), 180.0, 0.0)])
    program.open(LookScreen(program, behind, "scene"))
    hand = Looker(program)
    hand.frames()
    hand.looking.look_from(A)
    hand.looking.aimed = B
    hand.settle()
    hand.screen._kept = hand.screen.panels.kept = KeptPanels()
    shown.clear()
    program.draw()
    assert program.texts("look-outside") in " ".join(shown)


def test_why_an_observer_does_not_get_to_where_the_mouse_is() -> None:
    crate = Piece("crate", box(8.0, 4.0, 10.0, 6.0), height=1.3, kind="crate")
    hand = look_at(scene([crate], [("a", (3.0, 5.0), 0.0, 0.0)]))
    looking = hand.looking
    looking.shows.add("reach")
    looking.look_from(A)
    looking.mouse = (9.0, 5.0)
    looking.walk.settle()
    assert "0.3 too high" in looking.walk.told()
    assert [[lack.names for lack in way] for way in looking.walk.barred()] == [[("crate",)]]


def test_figures_whose_ways_are_not_drawn_are_told_why_as_well() -> None:
    """Kampf W6 looks for no ways while one looks, and tells all the same what no way leads to."""
    program = Program(Settings(language="en"), (1280, 720))
    program.look("quarry")
    hand = Looker(program)
    hand.frames()
    looking = hand.looking
    looking.look_from(FigureId("veteran"))
    looking.mouse = (24.0, 16.0)
    looking.walk.settle()
    assert "too high" in looking.walk.told()
    looking.mouse = (4.0, 22.0)
    looking.walk.settle()
    assert looking.walk.told() == ""


def test_a_ghost_bears_a_badge_that_nobody_else_bears() -> None:
    """Not even somebody of the other player, whose colours are others but whose letters would be the same."""
    hand = look_at()
    looking = hand.looking
    for number, player in enumerate(looking.state.setup.players):
        looking.owner = player.id
        for template in looking.templates.values():
            looking.take(template)
            looking.hover((3.0 + number, 3.0))
            looking.drop()
    badges = [token.initials.casefold() for token in looking.own_tokens().values()]
    ghosts = [token.initials.casefold() for token in looking.own_tokens().values() if token.body.id in looking.ghosts]
    assert len(ghosts) > 20
    assert all(badges.count(badge) == 1 for badge in ghosts)


def test_a_height_that_is_taken_names_who_stands_there() -> None:
    roof = Piece("roof", box(4.0, 4.0, 8.0, 8.0), base=2.5, height=0.5, kind="roof")
    hand = look_at(scene([roof], [("a", (6.0, 6.0), 0.0, 0.0), ("b", (6.1, 6.0), 180.0, 3.0)]))
    looking = hand.looking
    looking.touched = A
    name = looking.state.setup.figure_by_id[B].label.en
    assert looking.change_level(1, ENGLISH).endswith(f"cannot stand at height 3 here. In the way: {name}.")
    looking.touched = B
    assert "In the way" in looking.change_level(-1, ENGLISH)
    sight_view.put(looking.state, B, (7.5, 7.5), 3.0)
    looking.touched = A
    assert "now stands at height 3" in looking.change_level(1, ENGLISH)
