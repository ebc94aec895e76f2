"""The referee panel by hand: a list changed in place, put to all, in the log, and taken back when all agree."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.game.referee import RefereePanel, id_of
from pb12table.app.game.screen import GameScreen
from pb12table.kernel.game import EntryKind
from pb12table.skirmish.faces.system import Amended, Setting
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import system
from pb12table.texts.describe import event_line
from pb12table.texts.locale import LANGUAGES, Language
from pb12table.texts.names import setting_name
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.nodes import Button, Label
from pb12table.window.layout.placing import hidden_height
from pb12table.window.screens.dialogs import Agreement, PickOne
from tests.app.helpers import SIZE, Hand
from tests.app.test_what_has_happened import at_table, played


def panel(hand: Hand) -> RefereePanel:
    """The panel, opened by its key."""
    hand.game.skip()
    hand.frames()
    hand.open_curtains()
    hand.key(pygame.K_j, pygame.KMOD_CTRL)
    return hand.on_top(RefereePanel)


def place_of(hand: Hand, figure: str) -> tuple[float, float]:
    standing = hand.game.state.figures[FigureId(figure)]
    return standing.x, standing.y


def agree(hand: Hand) -> None:
    for name in list(hand.on_top(Agreement).names):
        hand.on_top(Agreement).press(f"agree:{name}")
    hand.game.skip()
    hand.frames()


def between(name: str, question: str, language: Language = "en", size: tuple[int, int] = SIZE) -> Hand:
    """A game in which somebody is about to act."""
    for answers in range(30, 90):
        session = played(name, answers)
        if type(session.pending).__name__ == question:
            hand = at_table(session)
            hand.program.settings = Settings(language=language, dice_speed="none", hints=False)
            hand.program.apply_settings()
            hand.frames()
            return hand
    raise AssertionError("nobody acts")


def at(screen: RefereePanel, key: str, name: str = "") -> int:
    """The place of a setting in the list that is shown."""
    return [(each.key, each.name) for each in screen.listed()].index((key, name))


def told(screen: RefereePanel) -> list[str]:
    nodes = [each.node for each in screen.layout.root.walk()]
    return [node.text if isinstance(node, Label) else node.label for node in nodes if isinstance(node, Label | Button)]


@pytest.mark.screen("RefereePanel")
@pytest.mark.parametrize(
    ("name", "question", "key"),
    [
        ("smugglers-cove", "ChooseTurn", "victory-points"),
        ("petrol-station", "ChooseAct", "points"),
        ("the-ford", "ChooseAction", "turns"),
    ],
)
def test_a_number_is_set_by_agreement_of_all(name: str, question: str, key: str) -> None:
    hand = between(name, question)
    rules = system(hand.game.setup.system)
    assert rules.amending is not None
    screen = panel(hand)
    setting = next(each for each in rules.amending.settings(hand.game.state) if each.key == key)
    screen.choose(setting.about)
    assert isinstance(setting.value, int)
    before = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    assert hand.shows(screen), "nothing has been changed: there is nothing to agree to"
    screen.press(f"more:{at(screen, key, setting.name)}")
    assert f"{setting.value} → {setting.value + 1}" in told(screen), "before and after, in its place"
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == before, "nobody has agreed yet"
    agree(hand)
    assert isinstance(hand.top, GameScreen)
    entry = next(entry for entry in hand.session.entries[before:] if entry.kind is EntryKind.AMENDMENT)
    assert entry.plain["to"] == setting.value + 1
    line = next(line for line in reversed(hand.session.log) if isinstance(line.event, Amended))
    assert "By agreement" in event_line(hand.game.texts, hand.game.setup, line.event)
    known = id_of(setting)
    again = next(each for each in rules.amending.settings(hand.session.state) if id_of(each) == known)
    assert again.value == setting.value + 1
    hand.game.press_command("undo")
    hand.frames()
    agree(hand)
    assert len(hand.session.entries) == before
    assert line.struck


def test_several_changes_are_put_together_and_taken_back_as_one() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    screen = panel(hand)
    before = list(hand.session.entries)
    for figure in ("captain", "topman"):
        screen.choose(figure)
        screen.press(f"more:{at(screen, 'status', 'exhausted')}")
    assert hand.program.texts("referee-others", number=1) in told(screen), "the other list is not forgotten"
    screen.press("put")
    asked = hand.on_top(Agreement)
    assert asked.text.count("Exhausted") == 2
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(screen), "who does not agree loses nothing"
    assert len(screen.changed()) == 2
    screen.press("put")
    agree(hand)
    assert [entry.kind for entry in hand.session.entries[len(before) :]][:2] == [EntryKind.AMENDMENT] * 2
    hand.game.press_command("undo")
    hand.frames()
    agree(hand)
    assert hand.session.entries == before


def test_of_several_changes_all_are_made_or_none() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    before = list(hand.session.entries)
    sound = {"set": "status", "about": "captain", "name": "exhausted", "to": 1}
    assert hand.game.controller.amend(sound, {"set": "light-points", "about": "captain", "to": 99}) is not None
    assert hand.session.entries == before


def test_a_figure_is_put_somewhere_by_the_mouse() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    screen = panel(hand)
    hand.click(hand.game.camera.to_screen(place_of(hand, "captain")))
    assert screen.about == "captain", "a click on a figure beside the panel means it"
    screen.press(f"place:{at(screen, 'place')}")
    before = len(hand.session.entries)
    hand.click(hand.game.camera.to_screen((15.0, 3.0)))
    (ghost,) = screen.ghosts()
    assert ghost.figure == "captain"
    assert (ghost.place.x, ghost.place.y) == pytest.approx((15.0, 3.0), abs=0.2)
    hand.key(pygame.K_q)
    (turned,) = screen.ghosts()
    assert turned.place.facing != ghost.place.facing
    hand.key(pygame.K_RETURN)
    agree(hand)
    figure = hand.session.state.figures[FigureId("captain")]
    assert (figure.x, figure.y) == pytest.approx((15.0, 3.0), abs=0.2)
    assert len(hand.session.entries) == before + 1


def test_the_panel_lies_on_no_figure_that_it_speaks_of() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    screen = panel(hand)
    for figure in hand.game.state.figures:
        screen.choose(figure)
        place = hand.game.camera.to_screen(place_of(hand, figure))
        assert not pygame.Rect(screen.layout.root.rect).collidepoint(place), figure


def test_what_is_out_of_bounds_is_refused_in_a_sentence_and_nothing_is_lost() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    before = list(hand.session.entries)
    refusal = hand.game.controller.amend({"set": "light-points", "about": "captain", "to": 99})
    assert refusal is not None
    assert "99" in hand.game.refusal_text(refusal)
    assert hand.session.entries == before
    screen = panel(hand)
    screen.choose("captain")
    setting = screen.listed()[at(screen, "light-points")]
    assert isinstance(setting.value, int)
    buttons = {each.node.name: each.node for each in screen.layout.root.walk() if isinstance(each.node, Button)}
    number = at(screen, "light-points")
    assert buttons[f"more:{number}"].enabled is (setting.value < setting.highest)
    assert buttons[f"less:{number}"].enabled is (setting.value > setting.lowest)
    screen.changes[id_of(setting)] = 99
    assert any("99" in text for text in told(screen)), "the reason stands below its row"
    screen.press("put")
    assert hand.shows(screen), "what is refused is put to nobody"


def test_escape_leads_back_to_what_was_decided_a_step_at_a_time() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    hand.game.skip()
    hand.frames()
    before = type(hand.game.mode)
    screen = panel(hand)
    screen.choose("captain")
    screen.press(f"place:{at(screen, 'place')}")
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(screen)
    assert screen.placed is None
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(hand.game)
    assert type(hand.game.mode) is before


def test_somebody_is_taken_from_the_list_of_all() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    screen = panel(hand)
    screen.press("about")
    options = [about for about, _ in hand.on_top(PickOne).options]
    assert options == screen.subjects()
    hand.on_top(PickOne).press(str(options.index("bob")))
    assert screen.about == "bob"


def names_of(hand: Hand, settings: list[Setting]) -> set[str]:
    return {
        setting_name(hand.game.texts, hand.game.setup, each.key, each.name).rstrip(":").lower() for each in settings
    }


@pytest.mark.pairs
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["smugglers-cove", "warehouse-three"])
def test_every_setting_is_read_whole_in_the_list(name: str, language: Language, shown: list[str]) -> None:
    hand = between(name, "ChooseTurn" if name == "smugglers-cove" else "ChooseAct", language)
    screen = panel(hand)
    for about in screen.subjects():
        screen.choose(about)
        read: set[str] = set()
        for _ in range(12):
            shown.clear()
            screen.draw(Canvas(hand.program.surface, hand.program.scale, (0, 0)))
            read |= {words.lower() for words in shown}
            assert not [words for words in shown if words.endswith("…")]
            body = screen.layout.scrolls()["body"]
            if screen.scrolled >= hidden_height(body):
                break
            screen.scroll(200)
        words = " ".join(read)
        assert all(word in words for each in names_of(hand, screen.listed()) for word in each.split()), about


def test_a_short_list_is_not_torn_apart() -> None:
    hand = between("the-ford", "ChooseAction")
    screen = panel(hand)
    screen.choose("alice-rider")
    place = next(each for each in screen.layout.root.walk() if getattr(each.node, "text", "") == "Place")
    below = screen.layout.place_of(f"place:{at(screen, 'place')}")
    assert below.y - place.rect.bottom < 20
