"""The decision card is docked: it hides nobody it is about, notices and strips find their places, and it is folded."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.game import card
from pb12table.app.panels.layout import ANCHORS, Surroundings, anchored, best_anchor, way_out
from pb12table.app.panels.notices import banner_place, draw_banner, notice_place
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import Pass, RangedAttack, RangedDefence
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, StandingOrder, When
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.table.shapes import direction
from pb12table.texts.locale import Language
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of
from pb12table.window.scene.layers.lines import place_labels
from pb12table.window.scene.picture import Camera, plate_size
from pb12table.window.scene.table_view import APART, draw_place_line
from pb12table.window.tokens.token_marks import token_rooms
from tests.app.commanding import commander
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.scene import Scene

FREE = pygame.Rect(200, 50, 1000, 700)
SIZE = (500, 200)
NARROW = (300, 200)


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        (["midbottom"], "bottomleft"),
        (["midbottom", "bottomleft"], "bottomright"),
        (["midbottom", "bottomleft", "bottomright"], "topleft"),
        (["midbottom", "bottomleft", "bottomright", "topleft"], "topright"),
    ],
)
def test_a_card_goes_where_nobody_stands(standing: list[str], expected: str) -> None:
    beside = {"midbottom": 0, "bottomleft": -100, "topleft": -100, "bottomright": 100, "topright": 100}
    rooms = [at(anchored(FREE, NARROW, name, 1.0).move(beside[name], 0).center) for name in standing]
    assert best_anchor(FREE, NARROW, Surroundings(rooms), ANCHORS[:1], 1.0) == expected


def at(place: tuple[int, int]) -> pygame.Rect:
    """The room of a figure at a place."""
    return pygame.Rect(0, 0, 20, 20).move(place[0] - 10, place[1] - 10)


def centre(name: str) -> pygame.Rect:
    return at(anchored(FREE, SIZE, name, 1.0).center)


def aim_at_the_next(hand: Hand) -> None:
    """Choose the next figure with the key, and let the card find its place."""
    hand.key(pygame.K_TAB)
    hand.program.draw()
    hand.frames(2)
    hand.program.draw()


def test_who_acts_is_hidden_last_and_what_is_needed_before_others() -> None:
    everywhere = [centre(name) for name in ("midbottom", "bottomleft", "bottomright")]
    assert best_anchor(FREE, SIZE, Surroundings((), everywhere), ANCHORS[:1], 1.0) == "topleft"
    below = Surroundings(needed=everywhere * 2, vital=[pygame.Rect(FREE.left, FREE.top + 80, FREE.w, 40)])
    assert "bottom" in best_anchor(FREE, SIZE, below, ANCHORS[:1], 1.0)


def test_where_nothing_is_hidden_a_card_lies_where_it_is_preferred() -> None:
    assert best_anchor(FREE, SIZE, Surroundings(), ("midbottom", "topleft"), 1.0) == "midbottom"
    assert best_anchor(FREE, SIZE, Surroundings(), ("topleft", "midbottom"), 1.0) == "topleft"


def test_who_acts_is_pushed_out_from_under_a_card_by_the_shortest_way_that_leaves_him_in_sight() -> None:
    card = pygame.Rect(400, 500, 500, 250)
    assert way_out(card, [pygame.Rect(300, 300, 40, 40)], FREE) == (0, 0)
    assert way_out(card, [pygame.Rect(600, 510, 40, 40)], FREE) == (0, -50)
    assert way_out(card, [pygame.Rect(410, 700, 40, 40)], FREE) == (-50, 0)
    assert way_out(FREE, [pygame.Rect(600, 510, 40, 40)], FREE) == (0, 0)
    two = [pygame.Rect(600, 510, 40, 40), pygame.Rect(300, 600, 40, 40)]
    assert way_out(card, two, FREE) == (0, -140)


def assert_card_clear_of(hand: Hand, *names: str) -> None:
    """These figures are seen beside the dock, as last drawn."""
    for name in names:
        figure = hand.figure(name)
        assert hand.game.layout.free.collidepoint(hand.game.camera.to_screen((figure.x, figure.y))), (name, names)


def shoot_at_the_target(hand: Hand, *asked: str) -> FormMode:
    """Announce an attack on the target, so that some figures are asked whether they interrupt it."""
    for name in asked:
        hand.figure(name).standing_order = StandingOrder(When.ATTACKED)
    hand.answer(RangedAttack(BlockId("rifle"), FigureId("target"), 1))
    hand.open_curtains()
    hand.frames(3)
    hand.program.draw()
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    return mode


def acting_at(x: float, y: float, scale: float) -> Hand:
    """A figure that is about to act where it stands at a share of the free part of the window."""
    hand = open_game(size=(1280, 720))
    game, figure = hand.game, hand.figure(hand.play_to(ChooseAction, "alice").figure)
    free = game.layout.free
    camera = Camera.fitted(game.camera.width, game.camera.depth, free).zoomed(scale).centred((figure.x, figure.y))
    here = camera.to_screen((figure.x, figure.y))
    game.camera = camera.panned(free.left + x * free.w - here[0], free.top + y * free.h - here[1])
    hand.frames()
    return hand


@pytest.mark.parametrize("place", [(x, y) for x in (0.08, 0.3, 0.5, 0.7, 0.92) for y in (0.1, 0.4, 0.6, 0.8, 0.92)])
def test_opening_a_card_leaves_the_scale_of_the_table_and_covers_nobody_who_acts(place: tuple[float, float]) -> None:
    hand = acting_at(*place, 2.0)
    camera = hand.game.camera
    hand.key(pygame.K_m)
    assert isinstance(hand.game.mode, MoveMode)
    hand.program.draw()
    hand.frames(3)
    assert hand.game.camera.scale == camera.scale
    assert_card_clear_of(hand, hand.game.mode.figure)


def open_turn() -> Hand:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.program.draw()
    return hand


def test_a_card_opens_beside_the_place_that_is_pointed_at() -> None:
    hand = acting_at(0.5, 0.5, 1.0)
    free = hand.game.layout.free
    for place in ((free.centerx, free.bottom - 60), (free.left + 80, free.top + 80)):
        hand.point(place)
        hand.key(pygame.K_m)
        hand.program.draw()
        assert not hand.game.paint.table_card.rect.collidepoint(place)
        hand.key(pygame.K_ESCAPE)


def test_a_folded_card_leaves_its_title_and_its_keys(shown: list[str]) -> None:
    hand = open_turn()
    line = hand.card().lines[0]
    for folded in (True, False):
        hand.key(pygame.K_F3)
        shown.clear()
        hand.program.draw()
        told = " ".join(shown)
        assert hand.card().title in told
        assert (line not in told) is folded
    hand.key(pygame.K_F3)
    hand.key(pygame.K_a)
    assert hand.mode_name() == "ActionMode"


def test_the_card_of_an_attack_hides_neither_who_shoots_nor_whom_the_next_key_aims_at() -> None:
    scene = Scene(width=40.0, depth=24.0, origin=(20.0, 12.0))
    scene.human("shooter", "alice", (0, 2), items=["rifle"], ranged=4, sight_angle=12)
    for number, place in enumerate([(-12, 3), (0, -10), (-13, -9), (13, -9), (12, 10), (-12, 10)]):
        scene.human(f"boy-{number}", "bob", place)
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    aimed = set()
    for _ in range(8):
        aim_at_the_next(hand)
        assert mode.target is not None
        aimed.add(mode.target)
        assert_card_clear_of(hand, "shooter", mode.target)
    assert len(aimed) == 6


@pytest.mark.slow_but("size0-letters")
@pytest.mark.parametrize("named", [False, True], ids=["letters", "names"])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_the_card_of_an_attack_hides_no_names_of_whom_it_is_about(size: tuple[int, int], named: bool) -> None:
    scene = Scene(width=40.0, depth=24.0, origin=(20.0, 12.0))
    scene.human("shooter", "alice", (0, 6), items=["rifle"], ranged=4, sight_angle=12)
    for number in range(9):
        scene.human(f"very-tall-stranger-{number}", "bob", (-16 + 4 * number, -6 - number % 3), facing=90)
    hand = open_game(setup=scene.setup(), size=size)
    hand.play_to(ChooseAction, "alice")
    if named:
        hand.key(pygame.K_y)
    hand.key(pygame.K_f)
    game, told = hand.game, set()
    for _ in range(10):
        aim_at_the_next(hand)
        assert game.mode.topic == "attack"
        card = game.paint.table_card.rect
        for token in game.paint.picture().tokens:
            if token.ghost or token.body.id not in ("shooter", Pointing(hand).target):
                continue
            told.add(token.body.id)
            rooms = token_rooms(game.camera, token, 1.0, name=named, marks=False)
            assert len(rooms) == 2
            assert card.collidelist(rooms) < 0, (token.body.id, card, rooms)
    assert len(told) == 10


def test_a_card_leaves_the_scale_of_the_table_and_the_table_comes_back_when_it_goes() -> None:
    scene = Scene(width=30.0, depth=30.0, origin=(15.0, 15.0))
    scene.human("shooter", "alice", (0, -13), items=["rifle"], ranged=4, sight_angle=12)
    scene.human("target", "bob", (9, 12), facing=180)
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    before = hand.game.camera
    hand.key(pygame.K_f)
    hand.frames(3)
    hand.program.draw()
    game = hand.game
    card = game.paint.table_card.rect
    assert game.camera.scale == before.scale
    for name in ("shooter", "target"):
        figure = hand.figure(name)
        pixel = game.camera.to_screen((figure.x, figure.y))
        assert not card.collidepoint(pixel)
        assert game.layout.free.collidepoint(pixel)
    hand.key(pygame.K_ESCAPE)
    hand.frames(3)
    hand.program.draw()
    assert hand.game.camera == before


def test_a_notice_goes_to_the_top_where_it_would_hide_what_is_kept_free() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0))
    free, text = pygame.Rect(200, 50, 800, 560), "There is no room to stand."
    card = pygame.Rect(300, 400, 560, 200)
    low = notice_place(canvas, free, text, [card])
    assert low.bottom == 390
    high = notice_place(canvas, free, text, [card], [], [low])
    assert high.top == 110
    assert notice_place(canvas, free, text, [], [], [low]).bottom == 600
    assert notice_place(canvas, free, text, [card], [], [free]) == low, "where nothing is free it hides what it must"


LONG = "Nobody can be attacked at this place, for a tall wall of stone stands between the two, and so does a cart. " * 2
CARDS = [
    pygame.Rect(300, 60, 560, 540),
    pygame.Rect(226, 112, 748, 488),
    pygame.Rect(200, 50, 800, 560),
    pygame.Rect(320, 110, 560, 300),
    pygame.Rect(440, 52, 560, 556),
]


@pytest.mark.parametrize("text", ["There is no room to stand.", LONG])
@pytest.mark.parametrize("card", CARDS, ids=str)
@pytest.mark.parametrize("high", [False, True])
def test_no_notice_lies_on_a_card(card: pygame.Rect, text: str, high: bool) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0))
    free = pygame.Rect(200, 50, 800, 560)
    found: list[pygame.Rect] = []
    for _ in range(2):
        found.append(notice_place(canvas, free, text, [card], found, [free], high=high))
        assert not found[-1].colliderect(card)
        assert canvas.rect.contains(found[-1])


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_strip_that_says_who_is_asked_lies_on_no_card(card: pygame.Rect) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0))
    free = pygame.Rect(200, 50, 800, 560)
    place = banner_place(canvas, free, "Bob decides", [card])
    assert canvas.rect.contains(place)
    assert not place.colliderect(card)


def test_the_strip_that_says_who_is_asked_hides_nobody_whom_it_is_about() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0))
    free = pygame.Rect(200, 50, 800, 560)
    card, target = pygame.Rect(220, 240, 760, 370), pygame.Rect(580, 60, 40, 40)
    place = banner_place(canvas, free, "Bob decides", [card], [target])
    assert place.collidelist([card, target]) < 0
    assert banner_place(canvas, free, "Bob decides", [card], [free]).top == 58, "where nothing is free it stays"


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_the_label_at_a_target_does_not_lie_under_the_card(size: tuple[int, int]) -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(15.0, 10.0))
    scene.human("shooter", "alice", (0, 6), items=["rifle"], ranged=4, sight_angle=12)
    for number in range(6):
        scene.human(f"boy-{number}", "bob", (-10 + 4 * number, -1 - number % 2), facing=90)
    hand = open_game(setup=scene.setup(), size=size)
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_f)
    told = []
    for _ in range(8):
        hand.key(pygame.K_TAB)
        hand.frames(2)
        hand.program.draw()
        game = hand.game
        card = game.paint.table_card.rect
        picture = game.paint.picture()
        for label in place_labels(game.camera, picture.sights, list(picture.covered), game.layout.free, 1.0):
            lying = pygame.Rect((0, 0), plate_size(label.text, 1.0))
            lying.center = (round(label.middle[0]), round(label.middle[1]))
            told.append(lying)
            assert not lying.colliderect(card)
    assert len(told) > 3


def test_the_label_of_a_blow_at_close_quarters_lies_on_neither() -> None:
    scene = Scene(width=24.0, depth=16.0, origin=(12.0, 8.0))
    scene.human("a", "alice", (0, 0), melee=4, items=["sword"])
    scene.human("b", "bob", (0.9, 0.2), facing=180)
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_n)
    hand.frames(3)
    hand.program.draw()
    game = hand.game
    picture = game.paint.picture()
    tokens = [token for token in picture.tokens if not token.ghost]
    rooms = [pygame.Rect(0, 0, 24, 24) for _ in tokens]
    for room, token in zip(rooms, tokens, strict=True):
        room.center = game.camera.to_screen(token.body.position)
    (label,) = place_labels(game.camera, picture.sights, list(rooms), game.layout.free, 1.0)
    lying = pygame.Rect((0, 0), plate_size(label.text, 1.0))
    lying.center = (round(label.middle[0]), round(label.middle[1]))
    assert lying.collidelist(rooms) < 0


def test_the_card_of_an_interruption_hides_neither_who_shoots_nor_who_is_shot_at() -> None:
    scene = Scene(width=40.0, depth=24.0, origin=(20.0, 12.0))
    scene.human("shooter", "alice", (-12, -9), facing=30, items=["rifle"], ranged=4, sight_angle=12)
    scene.human("target", "bob", (0, 3), facing=210)
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    hand.figure("target").standing_order = StandingOrder(When.ATTACKED)
    hand.answer(RangedAttack(BlockId("rifle"), FigureId("target"), 1))
    hand.open_curtains()
    hand.frames(3)
    hand.program.draw()
    assert hand.game.mode.topic == "interrupt"
    assert_card_clear_of(hand, "shooter", "target")
    hand.answer(RangedDefence(FigureId("target")))
    hand.open_curtains()
    hand.frames(3)
    hand.program.draw()
    while isinstance(hand.session.pending, PlayInterruption):
        hand.answer(Pass())
        hand.open_curtains()
    hand.frames(3)
    hand.program.draw()
    assert isinstance(hand.session.pending, ChooseAction)
    assert_card_clear_of(hand, "shooter", "target")


@pytest.mark.parametrize("card", [pygame.Rect(300, 400, 560, 200), *CARDS], ids=str)
def test_the_line_about_a_place_makes_way_for_cards_and_for_who_acts(card: pygame.Rect) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0))
    free, text = pygame.Rect(200, 50, 800, 560), "Wood shed, 2.6 high: blocks sight and stops damage · Road, flat"
    assert draw_place_line(canvas, free, text).bottomleft == (208, 602)
    where = draw_place_line(canvas, free, text, [card])
    elsewhere = draw_place_line(canvas, free, text, [card], [where])
    assert not elsewhere.colliderect(where)
    for line in (where, elsewhere):
        assert free.contains(line)
        # Cards that reach as far up as down leave no room for a line.
        assert line.colliderect(card) is (card.top < 100)


def test_the_line_about_a_place_hides_no_figure_where_there_is_another_place() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0))
    free, text = pygame.Rect(200, 50, 800, 560), "Wood shed, 2.6 high: blocks sight and stops damage"
    corners = [at(corner) for corner in ((230, 590), (970, 590), (230, 70), (970, 70))]
    line = draw_place_line(canvas, free, text, figures=corners)
    assert free.contains(line)
    assert line.collidelist(corners) < 0
    assert line.bottom == 602, "at the lower border there is room"
    borders = [pygame.Rect(200, 570, 800, 40), pygame.Rect(200, 50, 800, 40)]
    line = draw_place_line(canvas, free, text, figures=borders)
    assert free.contains(line)
    assert line.collidelist(borders) < 0
    everywhere = [free]
    assert draw_place_line(canvas, free, text, figures=everywhere).bottomleft == (208, 602)
    card = pygame.Rect(204, 500, 400, 106)
    assert not draw_place_line(canvas, free, text, [card], figures=everywhere).colliderect(card)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_line_about_a_place_is_whole_however_much_it_tells(scale: float, shown: list[str]) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), scale, (0, 0))
    free = pygame.Rect(240, 62, 715, 528)
    parts = ["x 23.5, y 1.5", "Platform, from 1.5 to 2.7 high: walkable top, blocks sight and stops damage"]
    parts += ["Ship, 1.5 high: walkable top, blocks sight and stops damage", "Water, flat: passable", "Harbour"]
    line = draw_place_line(canvas, free, APART.join(parts))
    assert free.contains(line)
    said = " ".join(" ".join(shown).split())
    assert "…" not in said
    assert all(part in said for part in parts)
    one = draw_place_line(canvas, free, parts[0])
    assert one.h < line.h


@pytest.mark.parametrize("look", [False, True], ids=["playing", "looking"])
def test_the_line_about_a_place_hides_nobody_in_the_corners_of_the_table(look: bool) -> None:
    scene = Scene(width=40.0, depth=20.0, origin=(20.0, 10.0))
    scene.human("a", "alice", (0, 0))
    for number, corner in enumerate([(-18, -9), (18, -9), (-18, 9), (18, 9)]):
        scene.human(f"b-{number}", "bob", corner, facing=90)
    scene.box((1, 1), (6, 6), 2.0)
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    if look:
        hand.key(pygame.K_v)
    game = hand.game
    free = game.layout.free
    game.camera = game.camera.zoomed(free.h / (game.camera.scale * 20.5))
    for x, y, side in ((2.0, 1.0, "left"), (38.0, 1.0, "right")):
        shift = free.left + 70 if side == "left" else free.right - 70
        game.camera = game.camera.pushed(shift - game.camera.to_screen((x, y))[0], 0)
        mouse = game.camera.to_screen((23.0, 13.0))
        hand.point(mouse)
        hand.program.draw()
        (line,) = game.paint.over_table._place(Canvas(hand.program.surface, 1.0, mouse), ())
        assert free.contains(line)
        assert line.collidelist(game.table.rooms) < 0


def test_a_notice_does_not_hide_what_is_written_at_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(width=40.0, depth=22.0, origin=(20.0, 11.0))
    scene.human("shooter", "alice", (16, 3), 180, items=["rifle"], ranged=1, sight_angle=12)
    for number in range(6):
        scene.human(f"boy-{number}", "bob", (-18, 4 - number), facing=90)
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    seen: list[pygame.Rect] = []
    monkeypatch.setattr(card, "draw_notice", lambda canvas, rect, *more: seen.append(rect))
    hand.key(pygame.K_f)
    for _ in range(6):
        hand.key(pygame.K_TAB)
        hand.game.say("That cannot succeed: the same once more spends the action point all the same.", bad=True)
        hand.frames(2)
        hand.program.draw()
        assert hand.game.table.labels
        assert seen[-1].collidelist(hand.game.table.labels) < 0


def test_the_card_of_an_interruption_makes_room_for_whoever_is_chosen_to_play_it() -> None:
    scene = Scene(width=40.0, depth=24.0, origin=(20.0, 12.0))
    scene.human("shooter", "alice", (14, 9), facing=180, items=["rifle"], ranged=4, sight_angle=12)
    scene.human("target", "bob", (-14, 9))
    scene.human("friend", "bob", (-15, 6))
    scene.human("helper", "bob", (-10, -9))
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    shoot_at_the_target(hand, "target", "friend", "helper")
    chosen = set()
    for _ in range(4):
        aim_at_the_next(hand)
        assert hand.game.selected is not None
        chosen.add(hand.game.selected)
        assert_card_clear_of(hand, "shooter", "target", hand.game.selected)
    assert chosen == {"target", "friend", "helper"}


@pytest.mark.parametrize(("shooter", "target"), [((0, -13), (-6, 9)), ((0, 13), (0, -13))])
def test_a_card_of_an_interruption_that_leaves_no_room_above_it_is_narrow(
    shooter: tuple[int, int], target: tuple[int, int]
) -> None:
    """On a table as high as wide there is room for shooter and target beside it; then all is seen as it was before."""
    scene = Scene(width=30.0, depth=30.0, origin=(15.0, 15.0))
    scene.human("shooter", "alice", shooter, facing=direction(shooter, target), items=["rifle"], ranged=4,
                sight_angle=12)  # fmt: skip
    scene.human("target", "bob", target, facing=direction(target, shooter))
    scene.human("friend", "bob", (target[0] + 1, target[1]))
    scene.box((target[0] - 1, target[1] - 2), (target[0] + 1, target[1] - 1.7), 1.0)
    scene.box((target[0] - 1, target[1] + 1.7), (target[0] + 1, target[1] + 2), 1.0)
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    hand.frames(2)
    before = hand.game.camera
    hand.figure("shooter").concentrated = True
    assert shoot_at_the_target(hand, "target", "friend").form.modifiers
    assert_card_clear_of(hand, "shooter", "target")
    while isinstance(hand.session.pending, PlayInterruption):
        hand.answer(Pass())
        hand.open_curtains()
    for _ in range(20):
        if not isinstance(hand.session.pending, ChooseAction) or hand.session.pending.declared is not None:
            hand.play_to(ChooseTurn)
    hand.frames(3)
    hand.program.draw()
    assert hand.game.camera.scale == pytest.approx(before.scale)
    for name in ("shooter", "target"):
        if hand.figure(name).place is Place.TABLE:
            figure = hand.figure(name)
            assert hand.game.layout.free.collidepoint(hand.game.camera.to_screen((figure.x, figure.y)))


@pytest.mark.parametrize(
    ("shooter", "target"),
    [((-10, -14), (10, 14)), ((10, 14), (-10, -14)), ((-9, 13), (9, -13)), ((9, -13), (-9, 13))],
)
def test_a_card_of_an_interruption_lies_between_those_in_opposite_corners(
    shooter: tuple[float, float], target: tuple[float, float]
) -> None:
    scene = Scene(width=30.0, depth=30.0, origin=(15.0, 15.0))
    scene.human("shooter", "alice", shooter, facing=direction(shooter, target), items=["rifle"], ranged=4,
                sight_angle=12)  # fmt: skip
    scene.human("target", "bob", target, facing=direction(target, shooter))
    scene.human("friend", "bob", (target[0] - (2 if target[0] > 0 else -2), target[1]))
    hand = open_game(setup=scene.setup(), size=(1280, 720))
    hand.play_to(ChooseAction, "alice")
    hand.frames(2)
    hand.figure("shooter").concentrated = True
    shoot_at_the_target(hand, "target", "friend")
    for _ in range(3):
        assert_card_clear_of(hand, "shooter", "target")
        aim_at_the_next(hand)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("size", "scale", "shooter", "target"),
    [
        ((1280, 720), 150, (0, -12), (0, 12)),
        ((1280, 720), 150, (-12, 12), (12, -12)),
        ((1600, 900), 150, (0, 12), (0, -12)),
    ],
)
@pytest.mark.pairs
def test_the_card_of_an_interruption_in_large_letters_lies_on_the_empty_bar_rather_than_on_anybody(
    language: Language, size: tuple[int, int], scale: int, shooter: tuple[int, int], target: tuple[int, int]
) -> None:
    scene = Scene(width=30.0, depth=30.0, origin=(15.0, 15.0))
    scene.human("shooter", "alice", shooter, facing=direction(shooter, target), items=["rifle"], ranged=4,
                sight_angle=12)  # fmt: skip
    scene.human("target", "bob", target, facing=direction(target, shooter))
    scene.human("friend", "bob", (target[0] - 1.2, target[1]), facing=direction(target, shooter))
    hand = open_game(setup=scene.setup(), size=size, language=language, interface_scale=scale)
    hand.play_to(ChooseAction, "alice")
    hand.frames(2)
    before = hand.game.camera.scale
    hand.figure("shooter").concentrated = True
    shoot_at_the_target(hand, "target", "friend")
    for _ in range(3):
        aim_at_the_next(hand)
        table_card = hand.game.paint.table_card
        assert_card_clear_of(hand, "shooter", "target", str(hand.game.selected))
        assert hand.program.surface.get_rect().contains(table_card.rect)
        (strip,) = [zone.rect for zone in hand.game.zones if zone.name == "banner"]
        assert strip.collidelist(table_card.vital()) < 0
    while isinstance(hand.session.pending, PlayInterruption):
        hand.answer(Pass())
        hand.open_curtains()
    hand.play_to(ChooseTurn)
    hand.frames(3)
    hand.program.draw()
    assert hand.game.camera.scale == pytest.approx(before)


def test_the_strip_that_says_who_is_asked_takes_more_lines_where_one_would_hide_somebody() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.2, (0, 0))
    free, card = pygame.Rect(238, 62, 715, 528), pygame.Rect(247, 320, 696, 390)
    target, words = pygame.Rect(574, 74, 44, 60), "Bob is asked while it is Alice's turn"
    place = banner_place(canvas, free, words, [card], [target])
    assert place.collidelist([card, target]) < 0
    assert free.contains(place)
    assert place.h > banner_place(canvas, free, words, [card]).h


def test_the_strip_that_says_who_is_asked_is_whole_however_long_the_names(shown: list[str]) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.25, (0, 0))
    free, name = pygame.Rect(240, 62, 715, 528), "Maximiliane Freifrau"
    words = f"{name} ist gefragt – vor dem Spielzug von {name}"
    place = banner_place(canvas, free, words)
    draw_banner(canvas, place, words, looks_of(Scene().setup())[PlayerId("alice")])
    assert free.contains(place)
    assert " ".join(" ".join(shown).split()) == words


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_large_card_leaves_most_of_the_window_to_the_table(
    language: Language,
) -> None:
    hand = open_game("two-companies", size=(1280, 720), language=language, interface_scale=150)
    commander(hand)
    hand.open_curtains()
    hand.frames(3)
    assert "command:move" in hand.zone_names(), "the tiles are there as long as no card needs their place"
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.frames(2)
    shown = hand.zone_names()
    table_card = hand.game.paint.table_card
    assert hand.game.mode.topic == "command"
    layout = hand.game.layout
    assert layout.free.bottom == table_card.rect.top, "it lies beside the table"
    assert layout.free.h > 0.4 * hand.program.surface.get_height()
    assert "command:back" in shown
    hand.key(pygame.K_F3)
    hand.frames(2)
    assert "command:back" not in hand.zone_names(), "folded it leaves its title"
    hand.key(pygame.K_F3)
    hand.key(pygame.K_ESCAPE)
    assert "command:move" in hand.zone_names()


def test_a_double_click_on_a_tile_presses_nothing_on_the_card_that_comes_to_lie_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand, clock = open_game("two-companies", size=(1280, 720), language="de", interface_scale=150), [1000]
    commander(hand)
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: clock[0])

    hand.key(pygame.K_x, pygame.KMOD_SHIFT)
    hand.program.draw()
    tile = next(zone for zone in hand.game.zones if zone.name == "command:command").rect.center
    hand.click(tile)
    hand.program.draw()
    assert hand.mode_name() == "FormMode"
    before = hand.game.mode.card()
    clock[0] += 200
    hand.click(tile)
    assert hand.game.mode.card() == before, "it was the second click on what was there before"


def test_the_table_lies_still_while_those_who_take_part_in_a_command_are_picked() -> None:
    hand = open_game("two-companies", size=(1280, 720), interface_scale=150)
    leader = commander(hand)
    hand.open_curtains()
    hand.frames(3)
    # Whoever commands stands where the card comes to lie.
    figure, free = hand.figure(leader), hand.game.layout.free
    here = hand.game.camera.to_screen((figure.x, figure.y))
    hand.game.camera = hand.game.camera.pushed(0, free.centery - here[1])
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.frames(2)
    hand.program.draw()
    camera, height = hand.game.camera, hand.game.paint.table_card.rect.h
    for _ in range(3):
        hand.key(pygame.K_TAB)
        hand.key(pygame.K_e)
        hand.frames(2)
        hand.program.draw()
    assert hand.game.paint.table_card.rect.h >= height
    assert hand.game.camera == camera
    assert_card_clear_of(hand, leader)
