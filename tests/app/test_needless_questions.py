"""What need not be asked is answered by the program; a player may let an answer stand, see it, and take it back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pb12table.app.game.commands import GameMenu
from pb12table.app.play.controller import Controller
from pb12table.app.play.games import unfinished_save
from pb12table.kernel.game import Game
from pb12table.kernel.request import Request
from pb12table.skirmish.ids import PlayerId
from pb12table.window.play.base import Assistant
from pb12table.window.play.face import window_of
from pb12table_dash.system import Dash, RunTo, State, ThrowAgain
from tests.app.helpers import Hand, opened
from tests.systems.table_of_systems import MEADOW, knowing


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    """The game of two runners, who may say that they will not throw again."""
    monkeypatch.setattr(
        Assistant, "passing", lambda self, request, known: (False,) if isinstance(request, ThrowAgain) else None
    )
    with knowing(dash="pb12table_dash"):
        yield opened(MEADOW)


def run_on(hand: Hand) -> None:
    """Let whoever is to run stay where he is."""
    request = hand.question(RunTo)
    state: Any = hand.session.state
    hand.answer(request.default(state))


def asked_to_throw(hand: Hand, player: str) -> bool:
    """Go on to the next turn of a player; return whether he is asked if he throws again."""
    while True:
        request: Any = hand.session.pending
        assert request is not None
        if request.player == player:
            return isinstance(request, ThrowAgain)
        if isinstance(request, ThrowAgain):
            hand.answer(False)
        else:
            run_on(hand)


@pytest.mark.parametrize(("button", "again"), [("pass-round", True), ("pass-on", False)])
def test_an_answer_stands_for_a_round_or_for_good(hand: Hand, button: str, again: bool) -> None:
    player = hand.question(ThrowAgain).player
    hand.click_zone(f"command:{button}")
    assert hand.question(RunTo).player == player, "it is a no, too"
    run_on(hand)
    assert asked_to_throw(hand, player) is again
    hand.answer(False) if again else run_on(hand)
    said = [(entry.player, entry.plain) for entry in hand.session.entries if entry.request == "ThrowAgain"]
    assert said.count((player, False)) == 2, "what is answered for somebody stands in the journal"


def test_an_answer_that_stands_is_kept_with_the_save_seen_in_the_menu_and_taken_back(hand: Hand) -> None:
    player = hand.question(ThrowAgain).player
    title = hand.card().title
    hand.click_zone("command:pass-on")
    save = unfinished_save()
    assert save is not None
    assert title not in save.read_text(encoding="utf-8"), "it may be a secret"
    hand.program.to_start()
    hand.program.load(save)
    hand.frames()
    run_on(hand)
    assert not asked_to_throw(hand, player)
    menu = GameMenu(hand.game.desk, hand.game)
    (entry,) = (entry for entry in menu.entries() if entry.words == f"Ask again: {title}")
    entry.do()
    run_on(hand)
    assert asked_to_throw(hand, player)
    assert not [entry for entry in menu.entries() if entry.words.startswith("Ask again")]


def test_of_another_player_nothing_is_answered_so(hand: Hand) -> None:
    player = hand.question(ThrowAgain).player
    hand.click_zone("command:pass-on")
    other = next(each.id for each in hand.game.setup.players if each.id != player)
    run_on(hand)
    assert asked_to_throw(hand, other)


# -- several answers at once ------------------------------------------------------------------------------------------


async def counting(self: Dash, game: Game[State]) -> None:
    """Ask both players by turns whether they throw again, eight times; then they run."""
    state, runners = game.state, game.state.setup.figures
    if state.number < 8:
        asked = runners[state.number % 2].player
        state.number += 1
        await game.ask(ThrowAgain(asked))
    else:
        await game.ask(RunTo(runners[0].player, runners[0].id, 0))


@pytest.fixture
def by_turns(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    """A game in which throwing again does not pass, and may be said several times at once."""
    monkeypatch.setattr(Dash, "step", counting)
    monkeypatch.setattr(Assistant, "in_turn", (ThrowAgain,))
    monkeypatch.setattr(Assistant, "shows_silence", lambda self, request: True)
    with knowing(dash="pb12table_dash"):
        yield opened(MEADOW)


def said_by(hand: Hand, player: str) -> list[Any]:
    """Return what a player has said about throwing again."""
    return [entry.plain for entry in hand.session.entries if entry.player == player and entry.request == "ThrowAgain"]


@pytest.mark.parametrize(("other", "follow"), [(False, [True, False, True]), (True, [True])])
def test_answers_that_are_given_together_follow_unless_somebody_does_something(
    by_turns: Hand, other: bool, follow: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = by_turns
    controller: Controller = hand.game.controller
    monkeypatch.setattr(type(window_of(controller.setup.system)), "passing", () if other else (bool,))
    player = hand.question(ThrowAgain).player
    assert controller.commit(True, False, True) is None
    while (asked := hand.session.pending) is not None and asked.player != player:
        controller.commit(False)
    assert said_by(hand, player) == follow
    assert hand.question(ThrowAgain).player == player, "after them the player is asked again"
    controller.commit(True, True)
    controller.undo(len(hand.session.entries) - 1)
    controller.commit(False)
    while (asked := hand.session.pending) is not None and asked.player != player:
        controller.commit(False)
    assert said_by(hand, player) == [*follow, False], "nothing is left of what was taken back"


# -- what leads to equal states ---------------------------------------------------------------------------------------


async def idling(self: Dash, game: Game[State], *, matters: bool = False) -> None:
    """Ask who begins whether to throw again, of which nothing comes unless it `matters`; then they run."""
    state, runner = game.state, game.state.runner
    if state.number == 0:
        again = await game.ask(ThrowAgain(runner.player))
        state.number += 1 + (again and matters)
    else:
        await game.ask(RunTo(runner.player, runner.id, 0))


async def wasting(self: Dash, game: Game[State]) -> None:
    """Do the same, but throwing again takes a turn."""
    await idling(self, game, matters=True)


@pytest.mark.parametrize("matters", [False, True])
def test_only_a_choice_that_matters_is_asked(monkeypatch: pytest.MonkeyPatch, matters: bool) -> None:
    monkeypatch.setattr(Dash, "step", wasting if matters else idling)
    with knowing(dash="pb12table_dash"):
        hand = opened(MEADOW)
        if matters:
            hand.question(ThrowAgain)
            return
        hand.question(RunTo)
        entry = hand.session.entries[0]
        assert (entry.request, entry.plain) == ("ThrowAgain", False)


def test_a_secret_choice_is_asked_even_if_it_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dash, "step", idling)
    monkeypatch.setattr(Assistant, "shows_silence", lambda self, request: True)
    with knowing(dash="pb12table_dash"):
        opened(MEADOW).question(ThrowAgain)


def test_a_system_is_asked_by_what_the_player_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[tuple[str, Any]] = []

    def view(self: Dash, state: State, viewer: str | None) -> State:
        seen = state.clone()
        if viewer is not None:
            views.append((viewer, seen))
        return seen

    def spared(self: Assistant, request: Request[Any, Any], known: Any) -> tuple[Any] | None:
        assert (request.player, True) in [(viewer, seen is known) for viewer, seen in views]
        return (True,) if isinstance(request, ThrowAgain) else None

    monkeypatch.setattr(Dash, "view", view)
    monkeypatch.setattr(Assistant, "spared", spared)
    with knowing(dash="pb12table_dash"):
        hand = opened(MEADOW)
        hand.question(RunTo)
        assert [entry.plain for entry in hand.session.entries if entry.request == "ThrowAgain"] == [True]


def test_for_whom_the_program_plays_the_program_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    throws = (False,)
    monkeypatch.setattr(
        Assistant, "spared", lambda self, request, known: throws if isinstance(request, ThrowAgain) else None
    )
    with knowing(dash="pb12table_dash"):
        hand = opened(MEADOW)
        controller: Controller = hand.game.controller
        controller.undo(controller.session.free_undo_limit)
        request = hand.question(ThrowAgain)
        assert controller._unasked(request) == (False,)
        controller.by_program = {PlayerId(request.player): "easy"}
        assert controller._unasked(request) is None
