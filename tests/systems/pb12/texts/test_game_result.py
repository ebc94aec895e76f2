"""What is told of the end of a game: what became of the defeated, what panic cost, and what brought the points."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.statuses import go_out_of_action
from pb12table.systems.pb12.rules.game.events import PlayerDefeated, StatusLost, StatusReceived
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.round.victory import defeat, gain_victory_points
from pb12table.systems.pb12.texts.names import defeat_line, player_line
from pb12table.texts.locale import Texts

ALICE, BOB = PlayerId("alice"), PlayerId("bob")


class Told:
    """A game of the Governor's Quay, and what has happened in it."""

    def __init__(self) -> None:
        self.log: list[Any] = []
        self.state: State = new_game(load_scenario("governors-quay").setup)
        self.game = Game(self.state, self.log.append)

    def figures(self, player: PlayerId) -> list[FigureId]:
        return [figure.id for figure in self.state.figures.values() if figure.controller == player]

    def panics(self, figure: FigureId) -> None:
        self.log.append(StatusReceived(figure=figure, status=Status.PANICKED, rule="R1.4.27", markers=1))

    def defeat_line(self, language: str = "en") -> str:
        event = next(event for event in self.log if isinstance(event, PlayerDefeated))
        return defeat_line(Texts(language), self.state, self.log, event)

    def player_line(self, player: PlayerId, language: str = "en") -> str:
        return player_line(Texts(language), self.state, self.log, player)


@pytest.mark.rule("R1.3.18", "R1.10.5")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "(2 out of action and 1 panicked)"), ("de", "(2 ausgeschaltet und 1 panisch)")]
)
def test_without_a_figure_able_to_act_it_is_told_what_became_of_them(language: str, words: str) -> None:
    told = Told()
    fled, shot, frightened, rallied = told.figures(BOB)[:4]
    for figure in (fled, frightened, rallied):
        told.panics(figure)
    told.log.append(StatusLost(figure=rallied, status=Status.PANICKED, rule="R1.10.5"))
    go_out_of_action(told.game, fled, "R1.10.5")
    go_out_of_action(told.game, shot, "R1.5.2")
    told.panics(told.figures(ALICE)[0])
    defeat(told.game, [BOB], "R1.3.18")
    # What happens to others later is not the reason.
    told.panics(shot)
    assert told.defeat_line(language).endswith(words)


@pytest.mark.rule("R1.3.19")
def test_who_gives_up_is_told_without_a_count() -> None:
    told = Told()
    told.panics(told.figures(BOB)[0])
    defeat(told.game, [BOB], "R1.3.19")
    assert told.defeat_line().endswith(": given up")


@pytest.mark.rule("R1.1.21", "R1.1.22")
@pytest.mark.parametrize(
    ("language", "winner", "loser"),
    [
        ("en", "2 for “The strongbox” · 1 for a defeat", "one point lost with the defeat · one figure lost to panic"),
        (
            "de",
            "2 für „Die Geldkiste“ · 1 für eine Niederlage",
            "ein Punkt mit der Niederlage verloren · eine Figur durch Panik verloren",
        ),
    ],
)
def test_it_is_told_what_brought_points_and_what_panic_cost(language: str, winner: str, loser: str) -> None:
    told = Told()
    for _ in range(2):
        gain_victory_points(told.game, ALICE, 1, "R6.1.10", "strongbox")
    gain_victory_points(told.game, BOB, 1, "R6.1.11", "market")
    fled, shot = told.figures(BOB)[:2]
    go_out_of_action(told.game, fled, "R1.10.5")
    go_out_of_action(told.game, shot, "R1.5.2")
    defeat(told.game, [BOB], "R1.3.18")
    assert (told.player_line(ALICE, language), told.player_line(BOB, language)) == (winner, loser)


def test_points_of_neither_zone_nor_defeat_are_told_too() -> None:
    told = Told()
    assert told.player_line(ALICE) == ""
    gain_victory_points(told.game, ALICE, 2, "R1.2.10")
    assert told.player_line(ALICE) == "2 by other means"
