"""The order of the status phase: surrenders, negative nerve, effects, markers, defeats.  R1.3.15 to R1.3.18, RU033."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card, CardTarget, Playability, TargetRole
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.statuses import lose
from pb12table.systems.pb12.rules.game.answers import BreakOff, PlayCard
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    FigureWentOutOfAction,
    GameEnded,
    MarkersRemoved,
    PlayerDefeated,
    PlayerGaveUp,
    StatusLost,
    StatusReceived,
)
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import (
    AttributeEffect,
    DueEffect,
    Effect,
    Phase,
    Place,
    Status,
    TakenOver,
    next_effect,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, CardId
from pb12table.systems.pb12.rules.round.sequence import (
    BidInitiative,
    ChooseEffect,
    ChoosePlace,
    DeclareSurrender,
    effects_at_start,
)
from pb12table.systems.pb12.rules.scenarios.scenario_data import GiveStatus, TakeStatus, Whom
from pb12table.systems.pb12.rules.vehicles.riding import remove_from_game
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.scene import Play, Scene, label, marker

PANICKED = {Status.PANICKED: 1}
COWARD = FigureId("coward")


def scene_with_guards() -> Scene:
    """Alice and Bob have a figure each far away, so that nobody is defeated."""
    scene = Scene()
    scene.human("guard-a", "alice", at=(-40, 0))
    scene.human("guard-b", "bob", at=(40, 0))
    scene.human("fallen-1", "bob", at=None)
    scene.human("fallen-2", "bob", at=None)
    for fallen in ("fallen-1", "fallen-2"):
        scene.edit(fallen, place=Place.REMOVED)
    return scene


def status_phase(
    scene: Scene, dice: tuple[int, ...] = (), markers: tuple[tuple[float, float, float], ...] = (), **fields: object
) -> Play:
    """Play to the end of the surrenders, with markers of an earlier phase lying there."""
    lying = [marker(f"fallen-{number}", at) for number, at in enumerate(markers, start=1)]
    play = scene.play(dice, phase=Phase.STATUS, markers=lying, **fields)
    while isinstance(play.pending, DeclareSurrender):
        play.answer(False)
    return play


def choose(play: Play, *order: str) -> Play:
    """Take the status-phase effects in the given order, as far as they are asked for."""
    while isinstance(play.pending, ChooseEffect):
        play.answer(next(effect for effect in map(next_effect, order) if effect in play.pending.effects))
    return play


def checks(play: Play) -> list[tuple[str, int, int | None, bool]]:
    return [(check.figure, check.target_number, check.face, check.passed) for check in play.checks]


# -- S1 surrender ---------------------------------------------------------------------------------------------


def three() -> Scene:
    scene = Scene()
    scene.player("carol", 10)
    for number, name in enumerate(("alice", "bob", "carol")):
        scene.human(name[0], name, at=(20 * number, 0))
    return scene


@pytest.mark.rule("R1.3.15")
@pytest.mark.vector("V330")
def test_v330_surrenders_of_one_status_phase_are_simultaneous() -> None:
    """RU036."""
    with three().play(phase=Phase.STATUS) as play:
        for expected, leaves in (("alice", True), ("bob", True), ("carol", False)):
            assert isinstance(play.pending, DeclareSurrender)
            assert play.pending.player == expected
            assert not play.of(PlayerDefeated)
            play.answer(leaves)
        assert play.pending is None
        assert [(event.player, event.surrender) for event in play.of(PlayerGaveUp)] == [("alice", True), ("bob", True)]
        assert play.player("carol").victory_points == 2
        assert [event.winners for event in play.of(GameEnded)] == [("carol",)]


@pytest.mark.rule("R1.1.21", "R1.3.15", "RU036")
def test_nothing_happens_any_more_when_surrenders_have_ended_the_game() -> None:
    """Whoever is left has a panicked figure, for which nobody throws."""
    scene = three()
    scene.edit("c", statuses={Status.PANICKED: 1, Status.THREATENED: 1})
    with scene.play(phase=Phase.STATUS) as play:
        play.answer(True).answer(True).answer(False)
        assert play.pending is None
        assert play.figure("c").statuses == {Status.PANICKED: 1, Status.THREATENED: 1}


@pytest.mark.rule("R1.3.15")
def test_players_are_asked_in_turn_order() -> None:
    """RU033."""
    order = [PlayerId(name) for name in ("carol", "alice", "bob")]
    with three().play(phase=Phase.STATUS, turn_order=order) as play:
        asked = []
        while isinstance(play.pending, DeclareSurrender):
            asked.append(play.pending.player)
            play.answer(play.pending.player == "alice")
        assert asked == ["carol", "alice", "bob"]
        assert [event.player for event in play.of(PlayerDefeated)] == ["alice"]
        assert (play.player("bob").victory_points, play.player("carol").victory_points) == (1, 1)
        assert play.figure("a").place is Place.REMOVED
        assert not play.state.markers


@pytest.mark.rule("R1.3.15", "R1.1.21")
def test_when_all_surrender_nobody_wins() -> None:
    """RU023: a draw."""
    with three().play(phase=Phase.STATUS) as play:
        play.answer(True).answer(True).answer(True)
        assert [event.winners for event in play.of(GameEnded)] == [()]
        assert [player.victory_points for player in play.state.players.values()] == [0, 0, 0]


@pytest.mark.rule("R1.3.15", "R1.3.16")
def test_surrender_comes_before_negative_nerve() -> None:
    scene = three()
    scene.edit("b", effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")])
    with scene.play(phase=Phase.STATUS) as play:
        play.answer(False)
        assert not play.has("b", "panicked")
        play.answer(True)
        play.answer(False)
        assert not play.of(StatusReceived)


# -- S2 negative nerve ----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.16", "R1.4.8", "R1.10.5")
@pytest.mark.vector("V114")
def test_v114_negative_nerve_panics_and_is_not_tested_in_this_phase() -> None:
    """RU034; the panic spreads to a neighbour at once: 12 - 3 - 3 = 6."""
    scene = scene_with_guards()
    scene.human("coward")
    scene.human("neighbour", at=(2, 0))
    scene.human("further", at=(3.5, 0))
    scene.edit("coward", effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")])
    with status_phase(scene, (6,)) as play:
        assert play.has("coward", "panicked")
        assert play.has("coward", "incapacitated")
        assert checks(play) == [("neighbour", 6, 6, True)]
        assert not play.is_out("coward")
        assert [(event.figure, event.rule) for event in play.of(StatusReceived)] == [("coward", "R1.3.16")]


@pytest.mark.rule("R1.3.16", "R1.10.5")
def test_two_of_negative_nerve_panic_together_and_make_no_check_because_of_each_other() -> None:
    scene = scene_with_guards()
    scene.human("coward")
    scene.human("hare", at=(2, 0))
    scene.human("neighbour", at=(0, 2))
    for name in ("coward", "hare"):
        scene.edit(name, effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")])
    with status_phase(scene, (6,)) as play:
        assert checks(play) == [("neighbour", 6, 6, True)]
        assert [event.figure for event in play.of(StatusReceived)] == ["coward", "hare"]


@pytest.mark.rule("R1.3.16", "R1.10.5", "R1.1.12")
def test_negative_nerve_fails_the_nerve_check_of_the_next_status_phase_without_a_die() -> None:
    scene = scene_with_guards()
    scene.human("coward")
    scene.edit("coward", effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")], statuses=dict(PANICKED))
    with choose(status_phase(scene)) as play:
        assert checks(play) == [("coward", 13, None, False)]
        assert play.is_out("coward")


@pytest.mark.rule("R1.3.16")
def test_nerve_0_is_not_negative() -> None:
    scene = scene_with_guards()
    scene.human("figure", nerve=0)
    with status_phase(scene) as play:
        assert not play.has("figure", "panicked")


@pytest.mark.rule("R1.3.16", "R1.2.7")
def test_negative_nerve_panics_in_the_staging_area_too_and_spreads_to_nobody() -> None:
    """RU032."""
    scene = scene_with_guards()
    scene.human("figure", at=None)
    scene.human("other", at=None)
    scene.edit("figure", effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")])
    with status_phase(scene) as play:
        assert play.has("figure", "panicked")
        assert not play.checks


# -- S3 effects -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.17", "R1.9.3", "R1.10.5", "R1.10.1")
@pytest.mark.vector("V115")
def test_v115_nerve_check_first_then_the_marker() -> None:
    """RU034: Panicked again by the marker, it is not tested again in this phase."""
    scene = scene_with_guards()
    scene.human("figure")
    scene.edit("figure", statuses=dict(PANICKED))
    with status_phase(scene, (9, 6), markers=((1, 0, 1.8),)) as play:
        assert isinstance(play.pending, ChooseEffect)
        assert play.pending.player == "alice"
        assert set(map(str, play.pending.effects)) == {"nerve:figure", "markers:figure"}
        choose(play, "nerve:figure", "markers:figure")
        assert checks(play) == [("figure", 9, 9, True), ("figure", 7, 6, False)]
        assert play.has("figure", "panicked")
        assert not play.is_out("figure")
        assert not play.state.markers


@pytest.mark.rule("R1.3.17", "R1.10.5")
@pytest.mark.vector("V116")
def test_v116_the_marker_first_asks_no_die_of_a_panicked_figure() -> None:
    """RU075."""
    scene = scene_with_guards()
    scene.human("figure")
    scene.edit("figure", statuses=dict(PANICKED))
    with status_phase(scene, (9,), markers=((1, 0, 1.8),)) as play:
        choose(play, "markers:figure", "nerve:figure")
        assert [check for check in checks(play) if check[2] is not None] == [("figure", 9, 9, True)]
        assert not play.has("figure", "panicked")
        assert [event.status for event in play.of(StatusLost)] == [Status.PANICKED]


@pytest.mark.rule("R1.3.17")
@pytest.mark.vector("V343")
def test_v343_each_player_resolves_all_his_effects_in_turn_order() -> None:
    """RU033: then the marker is removed."""
    scene = scene_with_guards()
    scene.human("a", at=(0, 0))
    scene.human("b", "bob", at=(5, 0))
    for name in "ab":
        scene.edit(name, statuses=dict(PANICKED))
    order = [PlayerId("bob"), PlayerId("alice")]
    play = status_phase(scene, (9, 7, 10, 8), markers=((2.5, 0, 1.8),), turn_order=order)
    with play:
        assert isinstance(play.pending, ChooseEffect)
        assert play.pending.player == "bob"
        assert all(str(effect).endswith(":b") for effect in play.pending.effects)
        assert len(play.state.markers) == 1
        choose(play, "nerve:b", "nerve:a", "markers:b", "markers:a")
        assert checks(play) == [("b", 9, 9, True), ("b", 7, 7, True), ("a", 9, 10, True), ("a", 7, 8, True)]
        events = play.events
        last_check = max(number for number, event in enumerate(events) if isinstance(event, CheckMade))
        assert last_check < events.index(play.of(MarkersRemoved)[0])
        assert not play.state.markers


@pytest.mark.rule("R1.3.17")
def test_a_player_may_mix_the_effects_of_his_figures() -> None:
    """RU033: all effects of his figures in any order."""
    scene = scene_with_guards()
    scene.human("one", at=(0, 0))
    scene.human("two", at=(10, 0))
    for name in ("one", "two"):
        scene.edit(name, statuses=dict(PANICKED))
    with status_phase(scene, (9, 10)) as play:
        choose(play, "nerve:two", "nerve:one")
        assert [check[0] for check in checks(play)] == ["two", "one"]


@pytest.mark.rule("R1.3.17", "R1.10.1")
def test_markers_count_for_every_figure_near_them() -> None:
    """R1.10.1: +1 for each marker in the figure's own communication area; RU076: of any side, in space."""
    scene = scene_with_guards()
    scene.human("near")
    scene.human("wide", at=(5, 0), initiative=4)
    scene.human("enemy", "bob", at=(-2, 0))
    with status_phase(scene, (8, 7, 7), markers=((1, 0, 1.8), (2, 0, 1.8))) as play:
        choose(play, "markers:near", "markers:wide", "markers:enemy")
        # near: both markers; wide: distances 4 and 3, 12 - 3 - 4 + 2; enemy: only the first, at distance 3.
        assert checks(play) == [("near", 8, 8, True), ("wide", 7, 7, True), ("enemy", 7, 7, True)]


@pytest.mark.rule("R1.3.17", "R1.10.5")
def test_a_failed_nerve_check_puts_out_of_action_and_the_marker_waits_a_round() -> None:
    """RU034: a marker laid in this phase forces checks in the next one and stays until then."""
    scene = scene_with_guards()
    scene.human("figure")
    scene.human("comrade", at=(2, 0))
    scene.edit("figure", statuses=dict(PANICKED))
    with status_phase(scene, (8, 12, 1, 7)) as play:
        assert play.is_out("figure")
        assert [event.figure for event in play.of(FigureWentOutOfAction)] == ["figure"]
        assert checks(play) == [("figure", 9, 8, False)]
        assert [lying.figure for lying in play.state.markers] == ["figure"]
        assert play.state.game_round == 2
        while isinstance(play.pending, BidInitiative):
            play.answer(0)
        while isinstance(play.pending, ChoosePlace):
            play.answer(1)
        while isinstance(play.pending, ChooseTurn):
            play.turn(BreakOff())
        assert play.state.phase is Phase.STATUS
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert checks(play)[1:] == [("comrade", 7, 7, True)]
        assert not play.state.markers


@pytest.mark.rule("R1.3.17", "R1.9.3")
def test_panic_received_in_this_phase_is_tested_in_the_next() -> None:
    """RU034: from another figure's panic check."""
    scene = scene_with_guards()
    scene.human("figure")
    with status_phase(scene, (6,), markers=((1, 0, 1.8),)) as play:
        choose(play, "markers:figure")
        assert checks(play) == [("figure", 7, 6, False)]
        assert play.has("figure", "panicked")
        assert not play.is_out("figure")
        assert not isinstance(play.pending, ChooseEffect)


@pytest.mark.rule("R1.3.16", "R1.9.3", "R5.0.10", "RU034")
def test_panic_that_a_card_took_away_and_s2_brought_back_is_tested_in_the_next_phase() -> None:
    scene = scene_with_guards()
    scene.hands = {"alice": ["night-watch"]}
    scene.human("coward")
    nerve = AttributeEffect(Attribute.NERVE, -4, "R1.1.7")
    scene.edit("coward", effects=[nerve], statuses=dict(PANICKED))
    with status_phase(scene) as play:
        play.answer(PlayCard(CardId("night-watch"), COWARD))
        assert [event.status for event in play.of(StatusLost)] == [Status.PANICKED]
        assert [(event.figure, event.rule) for event in play.of(StatusReceived)] == [("coward", "R1.3.16")]
        assert play.checks == []
        assert play.has("coward", "panicked")
        assert isinstance(play.pending, BidInitiative)
        assert play.state.due_effects == []


@pytest.mark.rule("R1.9.3", "R5.0.10", "RU034")
def test_panic_that_one_card_takes_and_brings_back_is_tested_in_the_next_phase_too() -> None:
    effects = (TakeStatus(status=Status.PANICKED), GiveStatus(status=Status.PANICKED))
    target, text = CardTarget(TargetRole.CHOSEN, Whom.OWN), label("relapse")
    scene = scene_with_guards()
    scene.cards = [Card(CardId("relapse"), text, text, None, Playability.STATUS_PHASE, 1, effects, target=target)]
    scene.hands = {"alice": ["relapse"]}
    scene.human("coward")
    scene.edit("coward", statuses=dict(PANICKED))
    with status_phase(scene) as play:
        play.answer(PlayCard(CardId("relapse"), COWARD))
        assert play.has("coward", "panicked")
        assert play.checks == []


@pytest.mark.rule("R1.9.3", "R1.9.6", "R1.10.1")
def test_of_several_markers_the_effect_stays_due_until_the_last_is_lost() -> None:
    scene = scene_with_guards()
    scene.human("figure")
    scene.edit("figure", statuses={Status.BLINDED: 2, Status.EXHAUSTED: 1})
    state = scene.state()
    state.due_effects = effects_at_start(state)
    assert [str(due) for due in state.due_effects] == ["toughness:figure", "dazzle:figure"]
    game = Game(state, lambda event: None, SYSTEM)
    lose(game, FigureId("figure"), Status.BLINDED, "R5.0.6", 1)
    assert len(state.due_effects) == 2
    lose(game, FigureId("figure"), Status.BLINDED, "R5.0.6", 1)
    assert [str(due) for due in state.due_effects] == ["toughness:figure"]
    remove_from_game(state, FigureId("figure"))
    assert state.due_effects == []


@pytest.mark.rule("R1.9.3", "R2.2.9")
def test_what_comes_next_is_written_and_read_in_a_few_words() -> None:
    for text, answer in (
        ("nerve:coward", DueEffect(Effect.NERVE, COWARD)),
        ("take-over:alice", TakenOver(PlayerId("alice"))),
    ):
        request = ChooseEffect("alice", (answer,))
        assert (request.encode(answer), request.decode(text)) == (text, answer)
    for nonsense in ("sleep:coward", 7):
        with pytest.raises(ValueError, match=r".+"):
            ChooseEffect("alice", ()).decode(nonsense)


# -- S6 defeats -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.18")
@pytest.mark.vector("V110")
@pytest.mark.parametrize(
    ("fields", "defeated"),
    [
        ({}, False),
        ({"place": Place.STAGING}, True),
        ({"place": Place.REMOVED}, True),
        ({"effects": [AttributeEffect(Attribute.TOUGHNESS, -4, "R1.1.7")]}, True),
    ],
)
def test_v110_without_a_figure_able_to_act_on_the_table_a_player_is_defeated(
    fields: dict[str, object], defeated: bool
) -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(20, 0))
    scene.edit("b", **fields)
    with status_phase(scene) as play:
        assert [event.player for event in play.of(PlayerDefeated)] == (["bob"] if defeated else [])
        assert (play.pending is None) is defeated
        assert play.player("alice").victory_points == (1 if defeated else 0)


@pytest.mark.rule("R1.3.18", "R1.3.17")
@pytest.mark.parametrize(("face", "defeated"), [(9, []), (8, ["bob"])])
def test_a_figure_that_recovers_in_the_status_phase_saves_its_player(face: int, defeated: list[str]) -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(20, 0))
    scene.edit("b", statuses=dict(PANICKED))
    with status_phase(scene, (face,)) as play:
        assert [event.player for event in play.of(PlayerDefeated)] == defeated
        assert (play.pending is None) is bool(defeated)


@pytest.mark.rule("R1.3.18")
def test_defeats_come_after_all_effects_and_the_removal_of_markers() -> None:
    """RU033: S4 before S6; RU035: the defeat is the last thing in the phase."""
    scene = Scene()
    scene.player("carol", 10)
    scene.human("a", "alice")
    scene.human("c", "carol", at=(0, 20))
    scene.human("b", "bob", at=(20, 0))
    scene.human("fallen-1", "bob", at=None)
    scene.edit("fallen-1", place=Place.REMOVED)
    scene.edit("b", statuses=dict(PANICKED))
    with status_phase(scene, (8, 7), markers=((1, 0, 1.8),)) as play:
        order = [type(event) for event in play.events]
        defeat = order.index(PlayerDefeated)
        assert max(number for number, kind in enumerate(order) if kind is CheckMade) < defeat
        assert order.index(MarkersRemoved) < defeat
        assert isinstance(play.pending, BidInitiative)
        assert play.pending.player == "alice"
        assert (play.player("alice").victory_points, play.player("carol").victory_points) == (1, 1)
