"""What somebody has aimed at is marked on the table and told, as long as the aim holds.  R1.7.16, R2.1.5."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.standing import facing_to
from pb12table.systems.pb12.rules.game.answers import Aim, Command, EndTurn, RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import ChosenTarget, CommandKind, Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamagePoints
from pb12table.systems.pb12.scene.miniatures import status_marks
from pb12table.systems.pb12.scene.panels import aims_at_place, aims_of_figure
from pb12table.texts.locale import Texts
from pb12table.window.kit.palette import PLAYER_LOOKS
from pb12table.window.scene.layers.lines import aim_mark, place_aims
from pb12table.window.scene.picture import AimDrawing, Camera, Picture
from pb12table.window.tokens.token_marks import token_rooms
from tests.app.drawing import changed, drawn, setup_with, token_at
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

LEADER, MATE, BOY = FigureId("leader"), FigureId("mate"), FigureId("boy")


def riflemen() -> tuple[Hand, str]:
    """A leader and a mate with rifles, two opponents and a shed before them; the leader acts."""
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("leader", "alice", (0, 0), items=["rifle"], command=2, action_points=6)
    scene.human("mate", "alice", (0, 2), items=["rifle"])
    scene.human("boy", "bob", (9, 2), facing=180)
    scene.human("other", "bob", (9, 6), facing=180)
    shed = scene.box((10, -2), (12, 0), 2.0)
    scene.durable(shed, DamagePoints(0, 0, 3), toughness=5)
    scene.lead("alice", "leader")
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    return hand, shed


def aim(hand: Hand, target: ChosenTarget) -> None:
    """The leader aims."""
    facing = facing_to(hand.session.state, LEADER, target)
    hand.answer(Aim(target.figure, facing, target.point, target.piece))
    hand.play_to(ChooseAction, "alice")


def seen(hand: Hand) -> list[AimDrawing]:
    return hand.game.paint.picture().aims


@pytest.mark.rule("R1.7.16", "RU067")
def test_who_is_aimed_at_is_marked_until_the_next_ranged_attack() -> None:
    hand, _ = riflemen()
    assert seen(hand) == []
    before = hand.picture()
    aim(hand, ChosenTarget(BOY))
    (mark,) = seen(hand)
    assert (mark.figures, mark.figure, mark.end) == ((LEADER,), BOY, (19.0, 10.0))
    assert mark.look == hand.game.looks[hand.figure("leader").controller]
    assert hand.picture() != before
    facing = facing_to(hand.session.state, LEADER, ChosenTarget(BOY))
    hand.answer(RangedAttack(weapon=BlockId("rifle"), target=FigureId("other"), action_points=1, facing=facing))
    hand.play_to(ChooseAction, "alice")
    assert seen(hand) == [], "used up, whomever the attack was made against"


@pytest.mark.rule("R1.7.16", "RU124")
@pytest.mark.parametrize("kind", ["terrain", "place"])
def test_terrain_and_places_are_marked_where_the_rules_aim(kind: str, written: list[str]) -> None:
    hand, shed = riflemen()
    aim(hand, ChosenTarget(piece=shed) if kind == "terrain" else ChosenTarget(point=(20.0, 12.0, 0.0)))
    (mark,) = seen(hand)
    assert mark.figure is None
    assert mark.piece == (shed if kind == "terrain" else None)
    told = aims_at_place(Texts("en"), hand.game.state, mark.end)
    assert told == ["Leader aims here"]
    assert aims_at_place(Texts("en"), hand.game.state, (5.0, 5.0)) == []
    hand.point_at_table(*mark.end)
    hand.program.draw()
    assert any("Leader aims here" in line for line in written)


@pytest.mark.rule("R2.1.5")
def test_what_a_command_aims_at_is_marked_for_all_who_take_part() -> None:
    hand, _ = riflemen()
    aim(hand, ChosenTarget(BOY))
    answer = Command(CommandKind.RANGED_ATTACK, (LEADER, MATE), (MATE,), target=BOY)
    hand.answer(answer)
    (mark,) = seen(hand)
    assert (set(mark.figures), mark.figure) == ({LEADER, MATE}, BOY)
    texts, state = Texts("en"), hand.game.state
    assert [line for line, _ in aims_of_figure(texts, state, BOY)] == ["Leader and mate aim at this figure"]
    ((line, about),) = aims_of_figure(texts, state, MATE)
    assert (line, about[:14]) == ("Aims at: boy", "Ranged Attack!")


@pytest.mark.rule("R1.7.16")
def test_the_data_sheet_says_who_aims_at_whom(written: list[str]) -> None:
    hand, _ = riflemen()
    aim(hand, ChosenTarget(BOY))
    hand.point_at_table(19.0, 10.0)
    hand.program.draw()
    assert "Leader aims at this figure" in written
    hand.point_at_table(10.0, 8.0)
    hand.program.draw()
    assert "Aims at: boy" in written


@pytest.mark.rule("R1.7.16")
def test_an_aim_ends_with_the_round() -> None:
    hand, _ = riflemen()
    aim(hand, ChosenTarget(BOY))
    assert aims_of_figure(Texts("en"), hand.game.state, BOY)
    hand.answer(EndTurn())
    assert seen(hand), "after the turn the aim still holds"
    state = hand.game.state
    state.game_round += 1
    assert aims_of_figure(Texts("en"), state, BOY) == []


@pytest.mark.parametrize("where", [(8.0, 10.0), (8.0, 2.0), (3.0, 6.0), (13.0, 9.0)])
def test_the_mark_of_an_aim_hides_nothing_of_who_is_aimed_at(where: tuple[float, float]) -> None:
    target = token_at(8.0, 6.0, marks=status_marks([(Status.MOVED, 2), (Status.PANICKED, 1)]))
    camera = Camera.fitted(16.0, 12.0, pygame.Rect(0, 0, 480, 360))
    rooms = token_rooms(camera, target, 1.0, name=False)
    drawing = AimDrawing((where,), (8.0, 6.0), PLAYER_LOOKS[1], (FigureId("x"),), FigureId("f"))
    (placed,) = place_aims(camera, [drawing], [target], rooms, 1.0)
    mark = rooms[-1]
    assert mark.center == (round(placed.middle[0]), round(placed.middle[1]))
    assert mark.collidelist(rooms[:-1]) < 0
    without = drawn(setup_with(), Picture(tokens=[target]))
    with_mark = drawn(setup_with(), Picture(tokens=[target], aims=[drawing]))
    x, y = mark.center
    assert changed(without, with_mark)[x - 5 : x + 6, y - 5 : y + 6].mean() > 0.6


def test_the_mark_of_an_aim_has_the_shape_of_its_player() -> None:
    pictures = {pygame.image.tobytes(aim_mark(look, 24), "RGBA") for look in PLAYER_LOOKS}
    assert len(pictures) == len(PLAYER_LOOKS)
