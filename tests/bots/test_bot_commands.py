"""The bot in command actions: it calls nobody to what cannot be done, and nobody owes what he cannot do."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot, best_command
from pb12table.systems.pb12.rules.command.commanding import running_command, still_owing
from pb12table.systems.pb12.rules.game.answers import Attack, Command, Concentrate, EndCommand, LetAct, Move, Steer
from pb12table.systems.pb12.rules.game.events import ActionTaken, CommandEnded
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import CommandKind
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.scene import Play, Scene
from tests.systems.pb12.stables import coach, marked, rider

K, A, FOE = FigureId("k"), FigureId("a"), FigureId("foe")


def squad(foe: tuple[float, float]) -> Scene:
    """A leader and one of his figures, with gun and blade, and a foe somewhere."""
    scene = Scene(width=60.0, depth=30.0, origin=(10.0, 14.0))
    blocks = [gun(), blade()]
    scene.human("k", "alice", (0, 0), command=2, ranged=3, melee=3, blocks=blocks)
    scene.human("a", "alice", (0, 2), ranged=3, melee=3, blocks=blocks)
    scene.human("foe", "bob", foe, 180)
    scene.lead("alice", "k")
    return scene


def carried_on(play: Play) -> list[object]:
    """What the bot answers until the command action is over."""
    answers: list[object] = []
    while running_command(play.state) is not None:
        assert isinstance(play.pending, ChooseAction)
        assert len(answers) < 10
        answers.append(AggressiveBot(1).answer(play.state.clone(), play.pending))
        play.session.answer(answers[-1])
    return answers


@pytest.mark.rule("R2.1.6", "RU081")
@pytest.mark.parametrize("command", [CommandKind.RANGED_ATTACK, CommandKind.MELEE_ATTACK])
def test_who_can_reach_nobody_owes_nothing_and_the_bot_ends_the_command(command: CommandKind) -> None:
    scene = squad((40.0, 0.0))
    scene.box((20, -14), (21, 15), 5.0)
    play = scene.activate("k")
    play.answer(Command(command, (A,), (A,)))
    assert still_owing(play.state) == []
    assert carried_on(play) == [EndCommand()]
    assert play.of(CommandEnded)
    assert not [event for event in play.of(ActionTaken) if event.action.endswith("attack")]


@pytest.mark.rule("R2.1.6", "RU081")
def test_who_can_go_and_strike_goes_first_and_owes_his_blow_then() -> None:
    """Before the way nobody is in reach, so nothing is owed; after it the blow is, and the bot gives it."""
    play = squad((6.5, 2.0)).activate("k", dice=[1])
    play.answer(Command(CommandKind.MELEE_ATTACK, (A,), (A,)))
    assert still_owing(play.state) == []
    assert isinstance(play.pending, ChooseAction)
    first = AggressiveBot(1).answer(play.state.clone(), play.pending)
    assert isinstance(first, Move)
    assert first.action_points < play.figure("a").action_points


@pytest.mark.rule("R2.1.6", "RU081")
def test_nobody_is_called_to_an_attack_that_cannot_be_made() -> None:
    scene = squad((40.0, 0.0))
    scene.box((20, -14), (21, 15), 5.0)
    play = scene.activate("k")
    assert best_command(play.state.clone(), K) is None


@pytest.mark.parametrize("markers", [0, 1])
def test_nobody_is_called_who_must_come_to_himself_first(markers: int) -> None:
    """He would do nothing, and have had his turn."""
    scene = squad((6.5, 2.0))
    scene.edit("k", blocks={})
    if markers:
        marked(scene, "a", distracted=markers)
    play = scene.activate("k")
    command = best_command(play.state.clone(), K)
    assert (command is not None and A in command.participants) == (markers == 0)


@pytest.mark.rule("R5.0.11")
def test_nobody_is_called_to_attack_in_a_truce_and_who_acts_goes_instead() -> None:
    play = squad((6.5, 2.0)).activate("k")
    state = play.state.clone()
    command, request = best_command(state, K), play.pending
    assert command is not None
    assert command.command is not CommandKind.MOVE
    assert isinstance(request, ChooseAction)
    assert isinstance(AggressiveBot(1).answer(state, request), Attack | Concentrate)
    state.truce = True
    command = best_command(state, K)
    assert command is None or command.command is CommandKind.MOVE
    assert isinstance(AggressiveBot(1).answer(state, request), Move)


@pytest.mark.slow
@pytest.mark.rule("R2.1.4", "R3.0.3", "RU031")
@pytest.mark.parametrize(("movement", "does"), [(6, Move), (0, LetAct)])
def test_a_vehicle_steered_in_a_command_action_acts_or_hands_on_to_those_who_take_part(
    movement: int, does: type[object]
) -> None:
    """It takes no part itself; the bot looked for its place among those who do, and broke the game off."""
    scene = Scene(width=60.0, depth=30.0, origin=(10.0, 14.0))
    scene.human("k", "alice", (8, 8), command=2)
    coach(scene, movement=movement)
    rider(scene)
    scene.human("foe", "bob", (40, 0), 180)
    play = scene.activate("k", dice=[12])
    driver = FigureId("driver")
    play.answer(Command(CommandKind.MAKE_READY, (driver, K), (driver,))).answer(Steer(FigureId("coach"), 2))
    answers: list[object] = []
    while running_command(play.state) is not None:
        assert isinstance(play.pending, ChooseAction | ChooseMoveOption)
        answers.append(AggressiveBot(1).answer(play.state.clone(), play.pending))
        play.session.answer(answers[-1])
    assert isinstance(answers[0], does)
    assert play.of(CommandEnded)
