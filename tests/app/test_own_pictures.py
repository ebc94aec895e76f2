"""Pictures of one's own in the window: chosen before a game, shown wherever the figure is, kept in its save."""

from __future__ import annotations

import logging
import random
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import Any, get_args

import pygame
import pytest

from pb12table.app.forces.screen import ForcesScreen
from pb12table.app.game.screen import GameScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.panels.printed import painters_of
from pb12table.app.play.games import Arrangement, all_drafts, arranged, arranging
from pb12table.app.preview.state_picture import CLOTH, draw_face, draw_portrait, fallen_token, picture_of, token_of
from pb12table.app.rooms import open_names
from pb12table.app.screens.base import Working
from pb12table.app.screens.overview import Overview, OwnPictures, PictureFiles, PlayerNames, pictures_of
from pb12table.files.forms.basics import CLOTHS
from pb12table.files.saves.loading import load_save
from pb12table.files.scenario import Scenario, load_scenario, setup_from_document, with_portraits
from pb12table.layouts.editing import Thing, removed
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Fallen, Hull, Miniature, Outfit, Posture
from pb12table.skirmish.zones import Portrait, Portraits
from pb12table.systems.known import scene, system
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pocket_tactics.scene import printed_card
from pb12table.table.battlefield import Body
from pb12table.table.routes import GivenUp
from pb12table.table.shapes import Circle
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_words, rows_of
from pb12table.window.kit import portraits as shelf
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of, player_look
from pb12table.window.kit.portraits import portraits
from pb12table.window.screens.dialogs import AskText, Curtain, Message, PickOne
from tests.app.helpers import Hand
from tests.app.test_player_names import at_the_start
from tests.app.test_tokens_told_apart import pixels_of

RED, GREEN = (230, 20, 20), (20, 200, 20)
SQUARE = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
EVIL = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/><script>go()</script></svg>'


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two pictures of a colour each and a bad drawing; the user's own folder is not there yet."""
    own = tmp_path / "portraits"
    for place in ("files.pictures", "app.screens.overview"):
        monkeypatch.setattr(f"pb12table.{place}.user_portraits_folder", lambda: own)
    for name, colour in (("red", RED), ("green", GREEN)):
        sheet = pygame.Surface((60, 80))
        sheet.fill(colour)
        pygame.image.save(sheet, tmp_path / f"{name}.png")
    (tmp_path / "evil.svg").write_text(EVIL, encoding="utf-8")
    portraits.forget()
    return tmp_path


def drop(hand: Hand, path: Path, *, waits: bool = True) -> None:
    """Drop a file onto the window, and wait until it is read."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    hand.frames(2)
    until = monotonic() + 60.0
    while waits and isinstance(hand.top, Working):
        assert monotonic() < until, "it is never read"
        sleep(0.01)
        hand.frames(1)


def chosen(hand: Hand, scenario: str = "petrol-station") -> OwnPictures:
    """The list of who may have a picture, opened from the names."""
    open_names(hand.program, load_scenario(scenario).summary)
    hand.frames(1)
    hand.key(pygame.K_F3)
    return hand.on_top(OwnPictures)


def mark(hand: Hand, screen: OwnPictures, section: str, identity: str) -> None:
    row = next(number for number, each in enumerate(screen.rows) if each[:2] == (section, identity))
    while screen.marked != row:
        hand.key(pygame.K_DOWN)


def amount(surface: pygame.Surface, colour: tuple[int, int, int]) -> int:
    """How many pixels have a colour, or nearly."""
    return pygame.mask.from_threshold(surface, colour, (30, 30, 30, 255)).count()


def painted(hand: Hand) -> pygame.Surface:
    """The window as it is painted once all pictures have been read."""
    hand.program.draw()
    portraits.settle()
    hand.program.draw()
    return hand.program.surface


@pytest.mark.screen("OwnPictures")
@pytest.mark.screen("PictureFiles")
def test_pictures_are_dropped_or_picked_before_a_game_and_stand_in_it_and_in_its_save(pictures: Path) -> None:
    hand = at_the_start()
    screen = chosen(hand)
    mark(hand, screen, "figure", "veteran")
    drop(hand, pictures / "red.png")
    mark(hand, screen, "figure", "recruit")
    hand.key(pygame.K_RETURN)
    files = hand.on_top(PictureFiles)
    assert files.folder == pictures, "where the last one was taken from"
    files.line.set(str(pictures / "green.png"))
    files.press("open")
    hand.frames(1)
    assert screen.wish.portraits == {("figure", "veteran"): "red.png", ("figure", "recruit"): "green.png"}
    hand.key(pygame.K_ESCAPE)
    assert "2 of your own" in str(hand.on_top(PlayerNames).describe())
    hand.key(pygame.K_RETURN)
    game = hand.game
    paths = {token.body.id: Path(token.portrait).name for token in picture_of(game.state).tokens if token.portrait}
    assert paths == {"veteran": "red.png", "recruit": "green.png"}
    hand.key(pygame.K_RETURN)
    hand.open_curtains()
    assert amount(painted(hand), RED) > 300
    assert amount(painted(hand), GREEN) > 300
    assert not game.log.faults
    save = game.controller.save
    assert save is not None
    portraits = {each.id: each.file for each in load_save(save.path).setup.portraits}
    assert portraits == {"veteran": "red.png", "recruit": "green.png"}


def test_a_save_without_its_pictures_shows_the_usual_figures_and_says_so_in_a_line(pictures: Path) -> None:
    hand = at_the_start()
    screen = chosen(hand)
    mark(hand, screen, "figure", "medic")
    drop(hand, pictures / "red.png")
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_RETURN)
    hand.open_curtains()
    save, asked = hand.game.controller.save, hand.session.pending
    assert save is not None
    assert asked is not None
    hand.answer(asked.sample(hand.session.state, random.Random(1)))
    hand.program.to_start()
    (pictures / "portraits" / "red.png").unlink()
    hand.program.load(save.path)
    hand.frames(4)
    hand.open_curtains()
    game = hand.game
    assert not any(token.portrait for token in picture_of(game.state).tokens)
    (fault,) = game.log.faults
    assert (fault.key, fault.details["name"]) == ("problem-no-such-portrait", "red.png")
    written = written_of(game)
    assert "red.png" in written[-1], "the newest line, above which is what had happened before"
    while game.controller.pending is not None and len(written_of(game)) == len(written):
        asked = hand.session.pending
        assert asked is not None
        hand.answer(asked.sample(hand.session.state, random.Random(2)))
        hand.frames(4)
    assert [line for line in written_of(game) if "red.png" in line] == [written[-1]]
    assert "red.png" not in written_of(game)[-1], "what happens now stands below it"
    assert amount(painted(hand), RED) < 100


def test_faults_that_are_found_anew_are_the_same_rows_and_others_are_not(pictures: Path) -> None:
    wish = {("figure", "medic"): "lost.png", ("figure", "scout"): "gone.png"}
    setup = with_portraits(load_scenario("petrol-station"), wish).setup
    first, anew = portraits.faults(setup.portraits, "x"), portraits.faults(setup.portraits, "x")
    keys = [LogRow((), fault=fault).key for fault in first]
    assert len(set(keys)) == 2
    assert [LogRow((), fault=fault).key for fault in anew] == keys
    assert [id(fault) for fault in anew] != [id(fault) for fault in first]


def written_of(game: GameScreen) -> list[str]:
    """The rows of the log as they are written."""
    rows = game.log.with_faults(rows_of(game.setup.system, game.controller.shown_log()))
    return [row_words(game.texts, game.setup, row) for row in rows]


def test_a_drawing_with_a_script_is_refused_and_nothing_changes(pictures: Path) -> None:
    hand = at_the_start()
    screen = chosen(hand)
    drop(hand, pictures / "evil.svg")
    said = hand.on_top(Message).text
    assert "scripts" in said
    assert "line 1" in said
    hand.key(pygame.K_RETURN)
    assert hand.shows(screen)
    assert not screen.wish.portraits
    assert not (pictures / "portraits").exists()


def test_a_picture_can_be_taken_away_again(pictures: Path) -> None:
    hand = at_the_start()
    screen = chosen(hand)
    drop(hand, pictures / "red.png")
    assert screen.wish.portraits == {("player", "alice"): "red.png"}
    hand.key(pygame.K_DELETE)
    assert screen.wish.portraits == {("player", "alice"): ""}
    hand.key(pygame.K_ESCAPE)
    assert "The usual figures" in str(hand.on_top(PlayerNames).describe())


@pytest.mark.parametrize(
    ("scenario", "section", "identity"), [("the-ford", "unit", "toad"), ("warehouse-three", "minion", "dock-thug")]
)
def test_kinds_that_come_in_numbers_have_one_picture(
    pictures: Path, scenario: str, section: str, identity: str
) -> None:
    hand = at_the_start()
    screen = chosen(hand, scenario)
    mark(hand, screen, section, identity)
    before = amount(painted(hand), RED)
    drop(hand, pictures / "red.png")
    assert amount(painted(hand), RED) > before + 100
    whole = arranged(load_scenario(scenario), Arrangement(portraits=screen.wish.portraits))
    state = system(whole.setup.system).new_game(whole.setup)
    shown = [token for token in picture_of(state).tokens if token.kind == identity]
    assert all(token.portrait for token in shown)
    assert not any(token.portrait for token in picture_of(state).tokens if token.kind != identity)


def test_a_card_with_a_picture_is_printed_with_it(pictures: Path) -> None:
    (pictures / "portraits").mkdir()
    (pictures / "red.png").rename(pictures / "portraits" / "red.png")
    setup = arranged(load_scenario("the-ford"), Arrangement(portraits={("unit", "toad"): "red.png"})).setup
    portraits.settle(setup.portraits)
    cards = {card.id: printed_card(Texts("en").of("pocket"), setup, card) for card in setup.card_by_id.values()}
    shown = {}
    for name in ("toad", "troll"):
        canvas = Canvas(pygame.Surface((60, 60)), 1.0, (-1, -1))
        painters_of((cards[name],))[f"picture:{cards[name].title}"](canvas, canvas.rect)
        shown[name] = amount(canvas.surface, RED)
    assert shown["toad"] > 1000 > shown["troll"] == 0


def test_a_picture_stands_wherever_the_figure_is_shown(pictures: Path) -> None:
    scenario = load_scenario("petrol-station")
    (pictures / "portraits").mkdir()
    (pictures / "red.png").rename(pictures / "portraits" / "red.png")
    wish = Arrangement(portraits={("figure", "medic"): "red.png", ("player", "alice"): "red.png"})
    setup = arranged(scenario, wish).setup
    state, look, medic = system(setup.system).new_game(setup), looks_of(setup)[PlayerId("alice")], FigureId("medic")
    portraits.settle(setup.portraits)
    fallen = Fallen(medic, PlayerId("alice"), (1.0, 1.0, 0.0), scene(setup.system).miniature(state, medic).outfit)
    assert fallen_token(state, fallen, "en").portrait == look.portrait != ""
    for draw in (draw_portrait, draw_face):
        canvas = Canvas(pygame.Surface((80, 80)), 1.0, (-1, -1))
        draw(canvas, (40, 40), 20, state, medic, look)
        assert amount(canvas.surface, RED) > 300
    canvas = Canvas(pygame.Surface((80, 80)), 1.0, (-1, -1))
    canvas.player_mark((40, 40), 30, look)
    assert amount(canvas.surface, RED) > 500
    hand = at_the_start()
    hand.program.open(Curtain(hand.program, "Alice", look, "", lambda: None))
    hand.frames(1)
    assert amount(painted(hand), RED) > 500


def test_state_facing_and_side_are_seen_with_a_picture_too(pictures: Path) -> None:
    path = str(pictures / "red.png")
    portraits.ask([path])
    portraits.settle()
    outfit = Outfit("", emblem="frog", portrait=path)
    stands = token_of(
        Miniature(Body("x", Circle(0.25), 0.0, 0.0, 0.0, 90.0, 2.0, 1.8), PlayerId("p"), outfit), player_look(0)
    )
    turned = replace(stands, body=replace(stands.body, facing=0.0))
    others = [replace(stands, posture=each) for each in get_args(Posture)]
    others += [replace(stands, look=player_look(1)), replace(stands, done=True), replace(stands, able=False), turned]
    others += [replace(stands, aloft=1.0), replace(stands, ghost=True), replace(stands, selected=True)]
    for radius in (13, 20, 40):
        assert len({pixels_of(token, radius) for token in others}) == len(others)
    assert pixels_of(replace(turned, pointer=False), 20) == pixels_of(replace(stands, pointer=False), 20)


def test_a_picture_that_is_gone_is_the_usual_figure_and_one_line_in_the_programs_log_without_its_name(
    pictures: Path, caplog: pytest.LogCaptureFixture
) -> None:
    body = Body("x", Circle(0.25), 0.0, 0.0, 0.0, 90.0, 2.0, 1.8)
    gone = str(pictures / "gone.png")
    worn = (Outfit("", emblem="frog", pointer=False), Outfit(kind="human"), Outfit(hull=Hull(SQUARE), kind="cart"))
    with caplog.at_level(logging.WARNING):
        for outfit in worn:
            usual = token_of(Miniature(body, PlayerId("p"), outfit), player_look(0))
            lost = replace(usual, portrait=gone)
            for radius in (13, 13, 50):
                assert pixels_of(lost, radius) == pixels_of(usual, radius)
                portraits.settle()
    # Whose picture it is may be a secret.
    assert caplog.text.count("problem-no-such-file") == 1
    assert "gone" not in caplog.text


def test_who_is_in_the_game_in_secret_is_neither_listed_nor_told_of(pictures: Path) -> None:
    hand = at_the_start()
    rows = {identity for _, identity, _ in chosen(hand, "the-ford-at-noon").rows}
    assert {"west", "tracker", "raider-1"} <= rows
    assert not {"bog-hound", "skulker-south", "skulker-north"} & rows
    wish = {("figure", "bog-hound"): "gone.png", ("figure", "tracker"): "lost.png"}
    hand.program.begin(with_portraits(load_scenario("the-ford-at-noon"), wish))
    assert [fault.details["name"] for fault in hand.game.log.faults] == ["lost.png"]


# -- beside the frames -------------------------------------------------------------------------------------------------


class Slow:
    """Reading that goes on until it may end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_end = Event()
        self._read = shelf._square
        monkeypatch.setattr(shelf, "_square", self._wait)

    def _wait(self, data: bytes, path: Path, ending: str, wanted: Callable[[], bool]) -> pygame.Surface:
        while not self.may_end.wait(0.01):
            if not wanted():
                raise GivenUp
        return self._read(data, path, ending, wanted)


@pytest.fixture
def slow(pictures: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """Pictures whose reading takes long."""
    found = Slow(monkeypatch)
    yield found
    found.may_end.set()
    portraits.settle()


def test_choosing_a_picture_that_takes_long_to_read_holds_nothing_up_and_can_be_broken_off(
    pictures: Path, slow: Slow
) -> None:
    hand = at_the_start()
    screen = chosen(hand)
    drop(hand, pictures / "red.png", waits=False)
    assert "red.png" in hand.on_top(Working).text
    hand.frames(3)
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(screen)
    drop(hand, pictures / "green.png", waits=False)
    hand.on_top(Working)
    assert not screen.wish.portraits
    slow.may_end.set()
    until = monotonic() + 20.0
    while not screen.wish.portraits and monotonic() < until:
        hand.frames(1)
    assert screen.wish.portraits == {("player", "alice"): "green.png"}
    assert hand.shows(screen)


def test_a_game_opens_at_once_and_shows_the_usual_figure_until_its_picture_has_been_read(
    pictures: Path, slow: Slow
) -> None:
    hand = at_the_start()
    (pictures / "portraits").mkdir()
    (pictures / "red.png").rename(pictures / "portraits" / "red.png")
    (pictures / "portraits" / "evil.svg").write_text(EVIL, encoding="utf-8")
    wish = {("figure", "medic"): "red.png", ("figure", "scout"): "evil.svg"}
    hand.program.begin(with_portraits(load_scenario("petrol-station"), wish))
    hand.frames(2)
    hand.open_curtains()
    hand.program.draw()
    assert amount(hand.program.surface, RED) < 100
    assert not hand.game.log.faults
    slow.may_end.set()
    assert amount(painted(hand), RED) > 150
    hand.frames(1)
    assert [fault.key for fault in hand.game.log.faults] == ["problem-drawing-acts"]


def test_pictures_of_a_game_go_with_it_and_come_again_with_the_next(pictures: Path) -> None:
    hand = at_the_start()
    (pictures / "portraits").mkdir()
    path = (pictures / "red.png").rename(pictures / "portraits" / "red.png")
    scenario = with_portraits(load_scenario("petrol-station"), {("figure", "medic"): "red.png"})
    for _ in range(2):
        hand.program.begin(scenario)
        hand.frames(1)
        hand.open_curtains()
        assert amount(painted(hand), RED) > 150
        key = portraits.key(str(path))
        shown = weakref.ref(portraits.picture(key, 40) or pytest.fail("it is not shown"))
        assert shown() is not None
        hand.program.to_start()
        hand.frames(1)
        assert portraits.picture(key, 40) is None
        assert shown() is None
        assert not portraits.is_waiting


# -- in secret ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def prowl(pictures: Path) -> Scenario:
    """A game in which a hidden figure has a sound picture, another one a missing one."""
    (pictures / "portraits").mkdir()
    (pictures / "red.png").rename(pictures / "portraits" / "red.png")
    wish = {("figure", "bog-hound"): "red.png", ("figure", "skulker-south"): "gone.png"}
    return with_portraits(load_scenario("the-ford-at-noon"), wish)


def test_the_picture_of_a_secret_figure_is_seen_by_its_own_side_alone_and_told_nowhere(
    prowl: Scenario, caplog: pytest.LogCaptureFixture
) -> None:
    hand = at_the_start()
    with caplog.at_level(logging.INFO):
        hand.program.begin(prowl)
        portraits.settle()
        hand.frames(2)
    game = hand.game
    rules, state = system(prowl.setup.system), game.controller.session.state
    owner = scene(prowl.setup.system).owner(state, FigureId("bog-hound"))
    for viewer in (None, *(player.id for player in prowl.setup.players)):
        seen = picture_of(rules.view(state, viewer))
        shown = [token.body.id for token in seen.tokens if token.portrait]
        assert shown == (["bog-hound"] if viewer == owner else [])
    assert not game.log.faults
    overview = Overview(hand.program, rules.view(state, None), None)
    assert not {"bog-hound", "skulker-south"} & {
        each.figure for player in prowl.setup.players for each in overview.figures(player.id)
    }
    assert not [name for name in ("bog-hound", "skulker-south", "gone.png") if name in caplog.text]


def test_pictures_of_secret_figures_are_not_counted(prowl: Scenario) -> None:
    hand = at_the_start()
    wish = {("figure", "bog-hound"): "red.png"}
    names = names_of(hand, prowl)
    assert "The usual figures" in str(names.describe())
    names.wish = replace(names.wish, portraits=wish | {("figure", "tracker"): "red.png"})
    assert "One of your own" in str(names.describe())


def names_of(hand: Hand, scenario: Scenario) -> PlayerNames:
    """The names before a game, with what can be arranged for it."""
    may = arranging(Texts("en"), scenario)
    players = [player.name for player in scenario.setup.players]
    return PlayerNames(hand.program, "", players, lambda _: None, (), scenario.setup.system, may)


def test_when_forces_change_only_the_pictures_of_those_count_who_are_there(pictures: Path) -> None:
    (pictures / "portraits").mkdir()
    (pictures / "red.png").rename(pictures / "portraits" / "red.png")
    scenario = load_scenario("new-land")
    hand = at_the_start()
    names = names_of(hand, scenario)
    assert names.may.players
    force = names.may.forces[0]
    names.wish = replace(names.wish, portraits={("figure", "nobody"): "red.png", ("player", "alice"): "red.png"})
    assert "One of your own" in str(names.describe())
    names.wish = replace(names.wish, forces={names.may.players[0]: force})
    assert "One of your own" in str(names.describe())
    names.press("pictures")
    screen = hand.on_top(OwnPictures)
    whole = arranged(scenario, replace(names.wish, by_itself=False))
    assert {row[:2] for row in screen.rows} == pictures_of(whole).keys()
    assert [each.id for each in whole.setup.portraits] == ["alice"]


# -- wherever it is shown ----------------------------------------------------------------------------------------------


def test_wrecks_and_those_in_the_palettes_have_their_pictures(pictures: Path) -> None:
    (pictures / "portraits").mkdir()
    (pictures / "red.png").rename(pictures / "portraits" / "red.png")
    path = str(pictures / "portraits" / "red.png")
    setup = load_scenario("post-road").setup
    named = Portraits(Portrait("figure", each, "red.png", path) for each in ("cart", "smith"))
    state = new_game(replace(setup, portraits=named))
    cart = state.figures[FigureId("cart")]
    assert cart.vehicle is not None
    cart.vehicle.wrecked, cart.place = True, Place.REMOVED
    assert [wreck.portrait for wreck in picture_of(state).wrecks] == [path]
    assert scene(setup.system).miniature(state, FigureId("smith")).outfit.portrait == path
    hand = at_the_start()
    hand.program.look_at(with_portraits(load_scenario("the-ford"), {("unit", "toad"): "red.png"}))
    templates = hand.on_top(LookScreen).looking.templates
    assert {name for name, each in templates.items() if each.outfit.portrait} == {"toad"}


def test_what_players_look_like_is_worked_out_when_it_changes_and_not_for_each_frame(
    pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[Any] = []

    def count(*given: Any) -> Scenario:
        worked.append(given)
        return with_portraits(*given)

    monkeypatch.setattr("pb12table.app.screens.overview.with_portraits", count)
    hand = at_the_start()
    open_names(hand.program, load_scenario("petrol-station").summary)
    for _ in range(3):
        painted(hand)
    assert len(worked) == 1


# -- names, cloths and forces of one's own ----------------------------------------------------------------------------


def test_a_figure_has_a_name_and_a_cloth_of_its_own_in_the_game_and_in_its_save(pictures: Path) -> None:
    hand = at_the_start()
    screen = chosen(hand, "petrol-station")
    mark(hand, screen, "figure", "medic")
    hand.key(pygame.K_F2)
    hand.on_top(AskText).line.text = "Rosa"
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_F4)
    hand.on_top(PickOne).press(str(1 + CLOTHS.index("rose")))
    assert screen.name_of(screen.marked) == "Rosa"
    hand.key(pygame.K_ESCAPE)
    names = hand.on_top(PlayerNames)
    assert "One of your own" in str(names.describe())
    names.accept()
    save = hand.game.controller.save
    assert save is not None
    entry = next(each for each in save.scenario["figure"] if each["id"] == "medic")
    assert (entry["name"], entry["cloth"]) == ("Rosa", "rose")
    again: Any = system("w6").new_game(setup_from_document(save.scenario))
    assert again.setup.figure_by_id["medic"].label.en == "Rosa"
    grounds = {token.name: token.floor for token in picture_of(again).tokens}
    assert grounds["Rosa"] == CLOTH["rose"]
    assert all(ground != CLOTH["rose"] for name, ground in grounds.items() if name != "Rosa")


def test_an_empty_line_brings_the_usual_name_back_and_no_two_have_one(pictures: Path) -> None:
    hand = at_the_start()
    screen = chosen(hand, "petrol-station")

    def call(figure: str, name: str) -> str:
        mark(hand, screen, "figure", figure)
        hand.key(pygame.K_F2)
        hand.on_top(AskText).line.text = name
        hand.key(pygame.K_RETURN)
        return screen.name_of(screen.marked)

    usual = call("medic", "")
    assert call("medic", "Rosa") == "Rosa"
    assert call("veteran", "Rosa") == "Veteran"
    assert "Rosa" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    assert call("medic", "") == usual
    assert call("veteran", "Rosa") == "Rosa"


def test_players_have_no_cloth_and_kinds_no_name(pictures: Path) -> None:
    hand = at_the_start()
    screen = chosen(hand, "the-ford")
    mark(hand, screen, "unit", "toad")
    assert not screen.can_be_named(screen.marked)
    hand.key(pygame.K_F4)
    hand.on_top(PickOne).press("1")
    shown = [token for token in picture_of(screen._state).tokens if token.kind == "toad"]
    assert all(token.floor == CLOTH["linen"] for token in shown)
    mark(hand, screen, "player", "alice")
    assert not screen.can_be_dressed(screen.marked)
    hand.key(pygame.K_F4)
    assert hand.shows(screen)


def test_forces_are_put_together_before_a_game_and_the_scenario_stays(pictures: Path) -> None:
    hand = at_the_start()
    path = load_scenario("smugglers-cove").path
    before = path.read_bytes()
    open_names(hand.program, load_scenario("smugglers-cove").summary)
    names = hand.on_top(PlayerNames)
    names.wish = replace(names.wish, names={"topman": "Rosa"}, cloths={("figure", "topman"): "rose"})
    assert names.shown[1] == 1
    hand.key(pygame.K_F4)
    forces = hand.on_top(ForcesScreen)
    forces.do_or_say("edit-remove", removed(forces.bench.document, [Thing("figure", "topman")]))
    forces.press_in_editor("edit-save")
    assert "for this game alone" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    forces.press_in_editor("edit-play")
    assert "Put together by you" in str(names.describe())
    assert names.shown[1] == 0, "who is not there has nothing of its own"
    names.accept()
    assert "topman" not in {figure.id for figure in hand.game.setup.figures}
    assert path.read_bytes() == before
    assert all_drafts() == []
