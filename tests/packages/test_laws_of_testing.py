"""The laws that packages test themselves by hold for a game that keeps them, and notice one that breaks them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Refusal
from pb12table.kernel.session import Session
from pb12table.testing import laws
from pb12table_dash.system import Dash, RunTo, State
from tests.systems.table_of_systems import MEADOW, knowing


@pytest.fixture
def session() -> Iterator[Session[Any]]:
    """A game of the toy, in which somebody is asked where to run."""
    with knowing(dash="pb12table_dash"):
        moments = laws.moments(load_scenario(MEADOW).setup, 3)
        yield next(each.fork() for each in moments if isinstance(each.pending, RunTo))


def chance() -> random.Random:
    return random.Random(1)


def nothing(*_: Any) -> None:
    """Take whatever is given, and refuse nothing."""


class Shortened:
    """Writes states and forgets how many turns there were."""

    def to_json(self, state: State) -> bytes:
        return repr((state.at, state.ended)).encode()

    def from_json(self, data: bytes, setup: Any) -> State:
        return State(setup, {})


def test_a_game_that_keeps_the_laws_is_let_be(session: Session[Any]) -> None:
    before = session.system.digest(session.state)
    laws.check_game(session.state.setup, "random", 1)
    laws.check_fork(session, chance())
    laws.check_question(session, chance())
    assert laws.check_refusals(session, [(99.0, 99.0)])
    laws.check_copies(session)
    laws.check_secrets(session, chance())
    laws.check_words(session, [Refusal("", "dash-too-far")])
    laws.check_form(session)
    assert session.system.digest(session.state) == before


@pytest.mark.parametrize(
    ("broken", "what", "check", "told"),
    [
        (Dash, {"clone": lambda _, state: state}, laws.check_copies, "a copy is the state itself"),
        (Dash, {"view": lambda _, state, viewer: state}, laws.check_copies, "a view is the state itself"),
        (RunTo, {"default": lambda *_: (99.0, 99.0)}, laws.check_question, "refuses"),
        (RunTo, {"sample": lambda *_: (99.0, 99.0)}, laws.check_question, "refuses"),
        (RunTo, {"decode": lambda _, plain: (0.0, 0.0)}, laws.check_question, "another answer after it was saved"),
        (RunTo, {"refusal": nothing}, laws.check_refusals, "is no answer to"),
        (RunTo, {"decode": lambda _, plain: plain[0] / 0}, laws.check_refusals, "not subscriptable"),
        (
            Dash,
            {"view": lambda _, state, viewer: replace(state, number=state.number + 1)},
            laws.check_secrets,
            "sees less at a second look",
        ),
    ],
)  # fmt: skip
def test_a_game_that_breaks_a_law_is_noticed(
    session: Session[Any],
    monkeypatch: pytest.MonkeyPatch,
    broken: type,
    what: dict[str, Any],
    check: Callable[..., Any],
    told: str,
) -> None:
    for name, value in what.items():
        monkeypatch.setattr(broken, name, value)
    more = [[(99.0, 99.0)]] if check is laws.check_refusals else [] if check is laws.check_copies else [chance()]
    with pytest.raises((AssertionError, TypeError), match=told):
        check(session, *more)


def test_a_state_that_is_read_back_otherwise_is_noticed(session: Session[Any]) -> None:
    with pytest.raises(AssertionError, match="another one after it was read back"):
        laws.check_round_trip(session, Shortened())


def test_a_text_that_is_missing_is_named(session: Session[Any]) -> None:
    with pytest.raises(AssertionError, match="refusal-dash-unheard-of"):
        laws.check_words(session, [Refusal("", "dash-unheard-of")])
    with knowing(dash="pb12table_dash"), pytest.raises(AssertionError, match="no name"):
        laws.check_languages("dash")


def test_a_game_without_an_end_is_noticed(session: Session[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="no end after 5 answers"):
        list(laws.moments(session.state.setup, 1, most=5))
    monkeypatch.setattr(Dash, "digest", lambda _, state: str(random.random()))
    with pytest.raises(AssertionError, match="another one"):
        laws.check_game(session.state.setup, "random", 1)
