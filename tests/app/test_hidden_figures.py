"""Figures that hide: what a player may not know of them is nowhere in what the program shows, says or writes.

The search is general: it looks into all of that for the exact places of figures that the viewer does not see.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from pb12table.app import export
from pb12table.app.export import GamePainter
from pb12table.app.play.playback import heard
from pb12table.app.play.recap import played_again, told_since, trails_since
from pb12table.app.preview.state_picture import UNSEEN, last_seen_at, picture_of
from pb12table.bots.play import make_bots
from pb12table.files.saves.loading import load_save
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import EVERYTHING, PUBLIC, EntryKind, visible_to
from pb12table.kernel.session import Session
from pb12table.report.games import GameReport, drawn_rounds, game_page, rounds_of, to_be_told
from pb12table.skirmish.bot import fork_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.playback import Prompter
from pb12table.systems.known import scene, system
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import log_text
from pb12table.texts.names import figure_name
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of
from pb12table.window.play.base import ThinkingMode
from pb12table.window.screens.dialogs import Curtain
from pb12table_dash.system import Ran
from tests.app.helpers import Hand, opened
from tests.app.test_any_system import own_save
from tests.systems.hidden_places import hidden_places, told
from tests.systems.prowl.system import Lost, SneakTo, is_dark
from tests.systems.table_of_systems import PROWL, knowing

HARE, TORTOISE = FigureId("hare"), FigureId("tortoise")
ANN, BEN = PlayerId("ann"), PlayerId("ben")
WAYS = ((2.4, 4.3), (4.2, 7.1), (5.3, 3.2), (6.2, 4.1), (6.4, 2.7), (8.3, 6.2), (7.3, 2.9), (9.1, 3.3))
"""Where the runners go, one after the other: into the dark, out of it, and through it."""


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with knowing(dash="pb12table_dash", prowl="tests.systems.prowl"):
        yield


def runs(hand: Hand, number: int) -> None:
    """Let so many turns be taken, as far as the die lets each runner go on its way."""
    for _ in range(number):
        hand.open_curtains()
        request: Any = hand.session.pending
        assert isinstance(request, SneakTo)
        state: Any = hand.session.state
        (x, y), (to_x, to_y) = state.at[request.figure], WAYS[state.number % len(WAYS)]
        share = min(1.0, (request.steps - 0.01) / max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 0.01))
        hand.answer((round(x + (to_x - x) * share, 3), round(y + (to_y - y) * share, 3)))


def seen_of(hand: Hand) -> dict[str, Any]:
    """All that a game screen makes of its state, by what it is."""
    game, session = hand.game, hand.session
    face, texts = scene(game.setup.system), game.texts
    state, lines = game.state, game.controller.shown_log()
    found: dict[str, Any] = {
        "state": state,
        "shown": game.controller.shown,
        "picture": game.paint.picture(),
        "log": [line.event for line in lines],
        "events": game.controller.shown_events(),
        "trails": game.recap.found(),
        "order": face.order(state, texts),
        "lists": [face.listed(state, texts, player.id) for player in game.setup.players],
        "sheets": [face.sheet(state, texts, figure) for figure in game.setup.figure_by_id],
        "miniatures": [face.miniature(state, figure) for figure in face.figures(state)],
        "marks": face.marks(state, texts),
        "card": game.paint.card(),
    }
    if game.controller.viewer is not None:
        found["thought"] = fork_of(session, game.controller.viewer).state
    for number, line in enumerate(lines[-4:]):
        game.show_moment(line)
        past = game.past
        if past is not None:
            found[f"moment {number}"] = (past.state, past.trails, past.events, past.sight)
        game.unpin()
    player: Any = session.pending.player if session.pending else None
    viewer = game.controller.viewer
    again = played_again(session, told_since(session, player, viewer=viewer), "none", 1.0, viewer)
    found["recap"] = (again.shown, list(again.queue))
    return found


def leaks(hand: Hand) -> list[str]:
    """What the screen tells its viewer of places that are secret."""
    places = hidden_places(hand.session, hand.game.controller.viewer)
    seen = seen_of(hand)
    return [way for figure, place in places.items() for way in told(seen, place, f"{figure}: ")]


# -- whom the screen shows ------------------------------------------------------------------------------------


def test_a_hidden_figure_is_nowhere_on_the_screen_of_the_others() -> None:
    hand, hidden = opened(PROWL), 0
    for _ in range(8):
        hand.open_curtains()
        hand.frames()
        hidden += len(hidden_places(hand.session, hand.game.controller.viewer))
        request = hand.session.pending
        assert request is not None
        state: Any = hand.session.state
        together = not any(is_dark(place) for place in state.at.values())
        assert hand.game.controller.viewer == (None if together else request.player)
        assert leaks(hand) == []
        runs(hand, 1)
    assert hidden >= 3, "there was something to be found"


def test_the_search_finds_a_place_where_it_is_told() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    hand.open_curtains()
    (place,) = hidden_places(hand.session, BEN).values()
    assert any(told(hand.session.state, place)), "in the state as it is"
    assert any(told([line.event for line in hand.session.log], place)), "in the whole log"


def test_its_own_player_sees_it_and_the_others_where_it_was_last_seen() -> None:
    hand = opened(PROWL)
    runs(hand, 3)
    hand.open_curtains()
    assert hand.game.controller.viewer == BEN
    picture = hand.game.paint.picture()
    solid = {token.body.id for token in picture.tokens if not token.ghost}
    faint = {token.body.id: token for token in picture.tokens if token.ghost and UNSEEN in token.marks}
    state: Any = hand.session.state
    assert solid == {TORTOISE}
    assert faint[HARE].body.position == state.seen_at[HARE] != state.at[HARE]
    runs(hand, 1)
    hand.open_curtains()
    assert hand.game.controller.viewer == ANN
    assert HARE in {token.body.id for token in hand.game.paint.picture().tokens if not token.ghost}


def test_a_last_place_is_told_where_the_mouse_rests_and_no_token_lies_there() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    hand.open_curtains()
    state: Any = hand.session.state
    x, y = state.seen_at[HARE]
    hand.point_at_table(x, y)
    assert hand.game.figure_at(hand.game.camera.to_screen((x, y))) is None
    assert last_seen_at(hand.game.state, hand.game.texts, (x, y)) == ["Hare was last seen here"]
    assert last_seen_at(hand.game.state, hand.game.texts, (x + 2.0, y)) == []


def test_nobody_looks_while_the_screen_is_handed_over() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    curtain = hand.on_top(Curtain)
    assert curtain.why == hand.game.texts("curtain-why-hidden")
    assert hand.game.controller.viewer is None
    assert hand.game.selected is None
    assert leaks(hand) == []
    hand.key(pygame.K_w)
    assert leaks(hand) == []


def test_a_pinned_data_sheet_is_put_away_when_the_screen_is_handed_over() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    hand.open_curtains()
    hand.program.draw()
    place = hand.game.paint.places["sheet"]
    hand.click((place.right - 4, place.bottom - 4))
    assert hand.game.pinned is not None
    runs(hand, 1)
    assert hand.on_top(Curtain).player == "Ann"
    assert hand.game.pinned is None


def test_on_the_curtain_are_the_pieces_score_and_events_that_all_may_know() -> None:
    hand, hidden, portraits = opened(PROWL), 0, list[Any]()
    for _ in range(8):
        runs(hand, 1)
        if not isinstance(hand.top, Curtain):
            continue
        view = hand.session.system.view(hand.session.state, None)
        face, own = scene("prowl"), hand.top.told
        names = [figure_name(hand.game.texts, hand.game.setup, figure) for figure in face.figures(view)]
        assert {name for name, _ in own.pieces} <= set(names)
        with patch("pb12table.app.game.recap.draw_portrait", lambda *given: portraits.append(given[3])):
            for _, paint in own.pieces:
                paint(Canvas(hand.program.surface, 1.0, (0, 0)), pygame.Rect(0, 0, 50, 50))
        for place in hidden_places(hand.session, None).values():
            hidden += 1
            assert not [way for state in portraits for way in told(state, place)]
            assert not any(f"{number:.1f}" in line for line in own.events for number in place)
    assert hidden >= 3
    assert portraits


def test_the_curtain_comes_only_for_another_player_and_not_for_dice() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    hand.open_curtains()
    before = hand.game.controller.viewer
    hand.game.question.ask_again()
    hand.frames()
    assert not isinstance(hand.top, Curtain)
    assert hand.game.controller.viewer == before == BEN


def test_while_nothing_is_hidden_all_look_at_the_same_table_and_no_curtain_comes() -> None:
    hand, closed = opened(PROWL), set()
    for _ in range(8):
        state: Any = hand.session.state
        hidden = any(is_dark(place) for place in state.at.values())
        assert isinstance(hand.top, Curtain) is hidden
        closed.add(hidden)
        if not hidden:
            assert hand.game.controller.viewer is None
            assert hand.game.controller.known_state() == hand.session.system.view(state, None)
        runs(hand, 1)
    assert closed == {True, False}


def test_a_curtain_parts_who_hides_from_those_who_looked_on_so_far() -> None:
    hand = opened(PROWL)
    assert hand.game.controller.viewer is None
    state: Any = hand.session.state
    state.at[HARE] = (2.0, 4.0)
    hand.game.question.ask_again()
    hand.frames()
    assert hand.on_top(Curtain).player == "Ann"
    assert hand.game.controller.viewer is None


def test_what_spares_a_person_a_question_is_found_in_what_that_person_may_know() -> None:
    hand, known = opened(PROWL), list[Any]()
    with patch.object(hand.game.controller.assistant, "spared", lambda _, state: known.append(state)):
        runs(hand, 1)
    (state,) = known
    whole: Any = hand.session.state
    assert HARE not in state.at
    assert HARE in whole.at


def test_one_person_alone_sees_only_the_own_figures_and_has_no_curtain() -> None:
    hand = opened(PROWL)
    hand.open_curtains()
    hand.game.controller.seat(BEN, "random")
    hand.game.question.ask_again()
    for _ in range(8):
        hand.frames()
        mode = hand.game.mode
        if isinstance(mode, ThinkingMode):
            assert leaks(hand) == []
            mode.settle()
            hand.frames()
            continue
        assert not isinstance(hand.top, Curtain)
        assert hand.game.controller.viewer == ANN
        assert leaks(hand) == []
        runs(hand, 1)


def test_undoing_leaves_a_secret_alone() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    hand.game.press_command("undo")
    assert leaks(hand) == []


# -- what is watched and heard --------------------------------------------------------------------------------


def test_what_happens_in_the_dark_is_neither_watched_nor_heard_by_others() -> None:
    hand = opened(PROWL)
    runs(hand, 2)
    hand.open_curtains()
    controller = hand.game.controller
    session: Session[Any] = hand.session
    secret = [line.event for line in session.log if isinstance(line.event, Ran) and line.event.figure == HARE]
    lost = [line.event for line in session.log if isinstance(line.event, Lost)]
    assert secret[-1].audience == ("ann",)
    assert lost[0].audience == ("ben", PUBLIC)
    assert controller.viewer == ANN
    assert controller.tells(secret[-1])
    assert not controller.tells(lost[0])
    controller.sit_down(BEN)
    assert not controller.tells(secret[-1])
    assert controller.tells(lost[0])
    playback = controller.playback
    playback.queue.extend([secret[-1], lost[0]])
    assert playback.current is None
    playback.update(0.0)
    assert secret[-1] not in [cue.event for cue in playback.begun]
    cue = Prompter(scene(session.state.setup.system)).cue(controller.known_state(), secret[-1])
    assert heard(controller.known_state(), [cue], BEN) == {}
    assert heard(controller.known_state(), [cue], ANN) != {}


def test_a_secret_of_some_is_told_to_the_public_by_what_it_names() -> None:
    assert visible_to(Lost(HARE, ("ben", PUBLIC)), None)
    assert visible_to(Lost(HARE, ("ben", PUBLIC)), "ben")
    assert not visible_to(Lost(HARE, ("ben", PUBLIC)), "ann")
    assert visible_to(Lost(HARE, ("ben",)), EVERYTHING)


# -- what is written, and what is thought of -------------------------------------------------------------------


def test_a_save_a_log_and_a_page_do_not_show_where_it_is() -> None:
    hand = opened(PROWL)
    runs(hand, 5)
    session: Session[Any] = hand.session
    places = hidden_places(session, None)
    assert places
    for x, y in places.values():
        pattern = re.compile(rf"{x}\b.{{0,4}}{y}\b")
        assert not pattern.search(own_save().read_text()), "sealed"
        texts = Texts("en")
        assert not pattern.search(log_text(texts, session.state, session.log))
        state, log = to_be_told(session)
        assert list(told((state, [line.event for line in log], rounds_of(session)), (x, y))) == []
    pattern = re.compile(rf"{WAYS[0][0]}\b.{{0,4}}{WAYS[0][1]}\b")
    assert not pattern.search(own_save().read_text()), "the step into the dark is a secret as well"
    kept = load_save(own_save()).journal()
    assert [(entry.plain if entry.kind is EntryKind.DICE else tuple(entry.plain)) for entry in kept] == [
        entry.plain for entry in session.entries
    ]


def test_pages_and_pictures_tell_all_once_a_game_is_over() -> None:
    hand = opened(PROWL)
    session: Session[Any] = hand.session
    state, log = to_be_told(session)
    assert HARE in state.at
    runs(hand, 3)
    state, log = to_be_told(session)
    assert HARE not in state.at
    session.state.ended = True
    state, log = to_be_told(session)
    assert HARE in state.at
    assert len(log) == len(session.log)
    texts = Texts("en")
    rounds = rounds_of(session)
    pictures = drawn_rounds(session, rounds[-1:], GamePainter(hand.game.setup, texts))
    colours = {player: look.colour for player, look in looks_of(hand.game.setup).items()}
    assert "Hare" in game_page(texts, GameReport(state, log, rounds, colours, pictures=pictures))


def test_bots_get_a_view_and_plans_are_thought_through_in_one() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    hand.open_curtains()
    session: Session[Any] = hand.session
    (place,) = hidden_places(session, BEN).values()
    known = session.system.view(session.state, BEN)
    assert list(told(known, place)) == []
    fork = fork_of(session, BEN)
    assert list(told(fork.state, place)) == []
    assert fork.pending is None, "it does not go on from a state that others have led to since"
    assert fork_of(session).pending == session.pending


def test_a_view_of_everything_hides_nothing() -> None:
    hand = opened(PROWL)
    runs(hand, 1)
    session: Session[Any] = hand.session
    assert session.system.view(session.state, EVERYTHING).at == session.state.at
    assert is_dark(session.state.at[HARE])


# -- whatever the rules ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), [("the-ford-at-noon", 3), ("the-ford-at-noon", 8)])
def test_a_fight_with_hidden_creatures_tells_nobody_where_they_are(scenario: str, seed: int) -> None:
    """A whole screen is searched while arbitrary players hide, move, strike and are found."""
    setup = load_scenario(scenario).setup
    rules = system(setup.system)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(seed))
    bots, hidden = make_bots(["random"], setup, seed), 0
    face, texts = scene(setup.system), Texts("en").of(setup.system)
    for number in range(160):
        request = session.pending
        if request is None:
            break
        for viewer in (*(player.id for player in setup.players), None) if number % 8 == 0 else ():
            seen = rules.view(session.state, viewer)
            events = [line.event for line in session.log[-20:] if visible_to(line.event, viewer)]
            shown = (
                face.order(seen, texts),
                [face.listed(seen, texts, player.id) for player in setup.players],
                [face.sheet(seen, texts, figure) for figure in setup.figure_by_id],
                [face.miniature(seen, figure) for figure in face.figures(seen)],
                face.marks(seen, texts),
                trails_since(session, told_since(session, setup.players[0].id, viewer=viewer), viewer),
            )
            for figure, place in hidden_places(session, viewer).items():
                hidden += 1
                assert list(told((seen, events, shown), place)) == [], (viewer, figure, number)
        player = PlayerId(request.player)
        session.answer(bots[player].answer(rules.view(session.state, player), request))
    assert hidden, "somebody was hidden"


def test_dice_for_hiding_are_thrown_in_secret_and_what_is_done_unseen_is_sealed() -> None:
    setup = load_scenario("the-ford-at-noon").setup
    rules = system(setup.system)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(3))
    while session.pending is not None and type(session.pending).__name__ != "ChooseSneakers":
        session.answer(session.pending.default(session.state))
    assert session.pending is not None
    session.answer(session.pending.hints(session.state)[0])
    sneaked = [entry for entry in session.entries if entry.request in ("ChooseSneakers", "SecretDie")]
    thrown = [entry for entry in session.entries if entry.kind is EntryKind.DICE]
    assert len(sneaked) == 5, "who sneaks, a die for each of the three, and the initiative of those who hide"
    assert all(entry.hidden for entry in sneaked)
    assert sum(not entry.hidden for entry in thrown) == len(thrown) - 4


def test_the_card_on_the_start_screen_shows_nobody_who_may_yet_sneak(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    def seen(*given: Any) -> Any:
        drawn.append(picture_of(*given))
        return drawn[-1]

    monkeypatch.setattr(export, "picture_of", seen)
    scenario = load_scenario("the-ford-at-noon")
    export.table_preview(scenario.path, (240, 160), Texts("en"))
    sneaks = {figure.id for figure in scenario.setup.figures if figure.may_sneak}
    (picture,) = drawn
    assert len(sneaks) == 3
    assert {token.body.id for token in picture.tokens} == {*scenario.setup.figure_by_id} - sneaks
