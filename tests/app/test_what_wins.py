"""What wins the game stands at the top in its own words; each seat says whose side it is, from the names on."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.panels.turn_bar import draw_turn_bar, ending_words
from pb12table.app.screens.overview import PlayerNames, sides_of
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.d20.rules.state import Life
from pb12table.systems.fate.rules.course import held_for
from pb12table.systems.fate.rules.data import GoalKind
from pb12table.systems.fate.rules.state import Held
from pb12table.systems.fate.texts import briefing
from pb12table.systems.known import scene, system
from pb12table.systems.pocket_tactics.rules.state import Phase, Tile
from pb12table.texts.locale import Texts
from pb12table.texts.names import seated_name
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of
from pb12table.window.layout.nodes import Label, Node
from pb12table.window.screens.dialogs import Curtain, Told
from tests.app.helpers import open_game

EN = Texts("en")


def state_of(scenario: str) -> Any:
    setup = load_scenario(scenario).setup
    return system(setup.system).new_game(setup)


def told(state: Any) -> list[str]:
    return list(scene(state.setup.system).wins(state, EN.of(state.setup.system)))


def test_each_game_says_in_its_own_words_what_wins_and_how_far_each_side_is() -> None:
    places = ("Around the hut", "The cliff", "Around the cart")
    nobody = [f"{place}: nobody" for place in places]
    assert told(state_of("smugglers-cove")) == nobody, "the chips say how many points each has"
    cove = state_of("smugglers-cove")
    for figure in ("captain", "legionary"):
        cove.figures[figure].x, cove.figures[figure].y = 11.0, 16.0
    assert told(cove)[1] == "The cliff: contested"
    assert told(state_of("petrol-station")) == ["Points: Alice: 0, Bob: 0"]
    assert told(state_of("quarry")) == ["take the papers: nobody yet"]
    assert told(state_of("the-broken-bridge")) == ["Alice: 0 of 3 features", "Bob: 0 of 3 features"]
    assert told(state_of("quarry-at-dusk")) == ["Blue: lever, not used yet"]
    assert told(state_of("warehouse-three")) == ["The chest: nobody yet", "Foes: hold out"]
    roof = ["Doctor Voss: in the conflict", "fuse: not burning", "Foes: hold out"]
    assert told(state_of("the-doctors-roof")) == roof
    ball = state_of("the-harbour-ball")
    assert told(ball)[2:] == ["The governor's dais: nobody alone"], "both sides want to stand there"
    for number, figure in enumerate(("adela", "severin")):
        ball.figures[figure].x, ball.figures[figure].y = 10.0 + number, 14.0
    assert told(ball)[2:] == ["The governor's dais: The countess alone, 0 of 2 exchanges"]


def test_a_briefing_speaks_of_a_fuse_only_where_there_is_one() -> None:
    """And one of a side whose name is that of one person speaks to it, as it fits no verb."""
    for scenario, goal, there in (
        ("the-harbour-ball", "The countess: you win when Ambassador Corvin is out.", False),
        ("the-doctors-roof", "Heroes: you win when Doctor Voss is out and no fuse burns.", True),
    ):
        lines = list(briefing(EN.of("fate"), state_of(scenario).setup))
        assert lines[0] == goal
        assert any("fuse" in line for line in lines) == there


def test_features_are_counted_once_all_of_them_lie_and_turns_have_no_stages() -> None:
    land, shown = state_of("new-land"), scene("pocket")
    land.phase = Phase.BUILD
    land.tiles[0, 0] = Tile("meadow", "village")
    assert told(land) == []
    order = shown.order(land, EN.of("pocket"))
    assert [chip.note for chip in order.chips] == ["", ""]
    assert len(order.stages) == 7
    land.phase = Phase.PLAY
    assert told(land) == ["Alice: 0 of 1 features", "Bob: 0 of 1 features"]
    order = shown.order(land, EN.of("pocket"))
    assert [chip.note for chip in order.chips] == ["0 features", "0 features"]
    assert not order.stages


def test_it_goes_on_with_the_game() -> None:
    ford = state_of("the-ford-at-noon")
    assert told(ford) == ["East: 0 of 4 away"]
    east = [figure.id for figure in ford.setup.figures if figure.player == "east"]
    for figure in east[:2]:
        ford.figures[figure].life = Life.FLED
    assert told(ford) == ["East: 2 of 4 away"]
    quarry = state_of("quarry")
    first = quarry.setup.figures[0]
    next(iter(quarry.papers.values())).carrier = first.id
    side = quarry.setup.side_by_id[quarry.setup.player_by_id[first.player].side].label.in_language("en")
    assert told(quarry) == [f"take the papers: {side}"]
    chest = state_of("warehouse-three")
    heroes = {player.id for player in chest.setup.players if player.side == "heroes"}
    hero = next(actor for actor, setup in chest.setup.actor_by_id.items() if setup.player in heroes)
    chest.things["chest"].carrier = hero
    assert told(chest)[0] == "The chest: Heroes"


def ending(state: Any) -> str:
    texts = EN.of(state.setup.system)
    return ending_words(texts, state, scene(state.setup.system).ending(state))


def test_the_last_round_says_who_wins_as_it_stands() -> None:
    """With what the end of the round brings: in its first game of Pb-12 somebody wins by the last zone alone."""
    cove = state_of("smugglers-cove")
    cove.game_round = 3
    assert not ending(cove), "more than this round is left"
    cove.game_round = 4
    assert ending(cove) == "As it stands, Alice and Bob win after this round"
    cove.figures["legionary"].x, cove.figures["legionary"].y = 13.5, 3.5
    assert ending(cove) == "As it stands, Bob wins after this round"
    assert not cove.players["bob"].victory_points, "it is only looked at"
    ford = state_of("the-ford-at-noon")
    assert not ending(ford)
    ford.game_round = ford.setup.options.round_limit
    assert ending(ford) == "As it stands, Alice wins after this round"
    bridge = state_of("the-broken-bridge")
    bridge.phase, bridge.turns = Phase.PLAY, bridge.setup.options.turn_limit - 2
    assert not ending(bridge), "both have another turn after this one"
    bridge.turns += 1
    assert ending(bridge) == "The last turns: as it stands, a draw"


def test_so_does_each_round_that_may_decide_the_game() -> None:
    station = state_of("petrol-station")
    station.game_round, needed = 2, station.setup.options.points_to_win
    assert needed
    first, second = station.points
    station.points[first] = needed
    assert ending(station).endswith("wins after this round")
    station.points[second] = needed
    assert not ending(station), "as many as the other do not win"
    ball = state_of("the-harbour-ball")
    ball.exchange = 3
    for number, figure in enumerate(("adela", "severin")):
        ball.figures[figure].x, ball.figures[figure].y = 10.0 + number, 14.0
    assert not ending(ball)
    goal = next(goal for goal in ball.setup.goals if goal.kind is GoalKind.HOLD and held_for(ball, goal) == 0)
    ball.held[goal.zone] = Held(goal.side, goal.number - 1)
    assert ending(ball) == "As it stands, Alice wins after this exchange"


@pytest.mark.parametrize("scenario", ["the-ford-at-noon", "smugglers-cove", "the-broken-bridge", "the-doctors-roof"])
@pytest.mark.parametrize("width", [1280, 1920])
def test_the_bar_at_the_top_shows_it_whole(scenario: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = state_of(scenario)
    canvas = Canvas(pygame.Surface((width, 200)), 1.0, (-1, -1))
    written: list[str] = []
    ordinary = Canvas.text

    def text(self: Canvas, place: tuple[float, float], words: str, *args: Any, **more: Any) -> Any:
        written.append(words)
        return ordinary(self, place, words, *args, **more)

    monkeypatch.setattr(Canvas, "text", text)
    draw_turn_bar(canvas, pygame.Rect(0, 0, width, 52), EN, state, looks_of(state.setup), None, lambda key: key)
    assert " · ".join(told(state)) in written


@pytest.mark.parametrize("scenario", ["the-ford-at-noon", "smugglers-cove", "village-green"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_bar_says_beside_the_round_who_wins_with_it(
    scenario: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, texts = state_of(scenario), Texts(language)
    state.game_round = 99
    words = ending_words(texts.of(state.setup.system), state, scene(state.setup.system).ending(state))
    drawn: list[str] = []
    ordinary = Canvas.text

    def text(self: Canvas, place: tuple[float, float], words: str, *args: Any, **more: Any) -> Any:
        drawn.append(words)
        return ordinary(self, place, words, *args, **more)

    monkeypatch.setattr(Canvas, "text", text)
    canvas = Canvas(pygame.Surface((1280, 200)), 1.0, (-1, -1))
    draw_turn_bar(canvas, pygame.Rect(0, 0, 1280, 52), texts, state, looks_of(state.setup), None, lambda key: key)
    assert words
    assert words in drawn


def labels(node: Node) -> list[str]:
    """All that is written in a node."""
    if isinstance(node, Label):
        return [node.text]
    children = getattr(node, "children", ()) or ((node.child,) if hasattr(node, "child") else ())
    return [text for child in children for text in labels(child)]


def test_a_seat_says_whose_side_it_is() -> None:
    setup = load_scenario("the-ford-at-noon").setup
    assert seated_name(EN, setup, "west", ()) == "Alice · West"
    assert seated_name(EN, setup, "east", ("east",)) == "Bob · East (program)"
    assert seated_name(EN, load_scenario("smugglers-cove").setup, "alice", ()) == "Alice"
    assert sides_of(EN, "the-ford-at-noon") == ("West", "East")
    assert sides_of(EN, "smugglers-cove") == ("", "")


def test_the_names_and_the_curtain_say_it_too() -> None:
    hand = open_game()
    hand.program.open(
        PlayerNames(hand.program, "The Ford", ("Alice", "Bob"), lambda wish: None, sides=("West", "East"))
    )
    hand.frames()
    assert {"West", "East"} <= set(labels(hand.on_top(PlayerNames).describe()))
    look = looks_of(hand.game.setup)[PlayerId("alice")]
    curtain = Curtain(hand.program, "Alice", look, "", lambda: None, side="West")
    assert "West" in labels(curtain.describe())


def test_a_narrow_curtain_tells_the_whole_score_in_one_line() -> None:
    hand = open_game(size=(1600, 900), interface_scale=150)
    score = ("The hut: Alice", "The cliff: nobody")
    look = looks_of(hand.game.setup)[PlayerId("alice")]
    curtain = Curtain(hand.program, "Alice", look, "", lambda: None, told=Told("The tide is out.", score))
    told = labels(curtain.describe())
    assert "The hut: Alice · The cliff: nobody" in told
    assert not set(score) & set(told)
