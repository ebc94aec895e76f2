"""Small games for the laws: few figures, every kind of gear, a wall, heights to fall from, three players, zones,
cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from hypothesis import settings, strategies

from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import (
    AskForCards,
    BreakOff,
    DiscardCard,
    EndCommand,
    EndTurn,
    Pass,
    PassTurn,
    SetStandingOrder,
    Stop,
    Wait,
)
from pb12table.systems.pb12.rules.game.rules import Declaration
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.blocks import (
    Block,
    BlockId,
    BlockKind,
    Deputy,
    ReplacedCheck,
    VehiclePart,
)
from pb12table.systems.pb12.rules.preparations.profiles import (
    AskCards,
    Attribute,
    DamagePoints,
    Setup,
    StandingOrder,
    When,
)
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.round.sequence import DeclareSurrender
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    Damage,
    GiveStatus,
    GiveVictoryPoints,
    Open,
    ScenarioAction,
    TakeStatus,
    TargetKind,
    Whom,
    Within,
)
from pb12table.systems.pb12.system import SYSTEM
from pb12table.table.shapes import Circle, Outline
from tests.systems.pb12.scene import CARDS, Scene, label
from tests.systems.pb12.stables import RING, coach, rider

USUAL_EXAMPLES = 100
"""So many examples of a property are tried where neither it nor a profile says another number."""

MOST_ANSWERS = 4000
"""Far more than any of these games needs."""

DECLARING = 0.03
"""How likely somebody says something unasked before an answer, where interruptions are played."""


SAMPLING = 0.5
"""How likely an answer is a sample, and not a hint."""


IDLE = (BreakOff, EndCommand, EndTurn, Pass, Stop, Wait)
"""Answers after which little happens."""


def examples(number: int) -> settings:
    """So many examples, or more or fewer as the profile has it (see tests/conftest.py)."""
    return settings(max_examples=max(5, number * settings().max_examples // USUAL_EXAMPLES))


seeds = strategies.integers(0, 2**32 - 1)


@cache
def street() -> Setup:
    """Two against two with guns and blades, a wall between them, one figure on each side still to come."""
    scene = Scene(width=14.0, depth=10.0, origin=(0.0, 0.0), round_limit=4, players={"alice": 5, "bob": 5})
    scene.human("gunner", "alice", (2, 4), items=["twin-gun", "cutlass"], ranged=4, melee=2, points=(1, 1, 1))
    scene.human("archer", "alice", (2, 6), items=["pistol", "knife"], ranged=3, command=1, initiative=4)
    scene.human("boy", "alice", None, items=["sling"], ranged=2)
    scene.human("guard", "bob", (11, 5), 180, items=["short-sword", "tower-shield"], melee=4, armour=1)
    scene.human("shot", "bob", (11, 7), 180, items=["rifle"], ranged=3, points=(0, 2, 1))
    scene.human("late", "bob", None, items=["cutlass"], melee=3)
    scene.wall(6.5, 2.0, (3.0, 6.0))
    scene.box((8, 2), (9, 3), 1.0)
    scene.zone("entry", (0, 0), (3, 10), ["alice"])
    scene.zone("entry", (11, 0), (14, 10), ["bob"])
    scene.zone("exit", (0, 0), (3, 10), ["alice"])
    scene.zone("dark", (6, 6), (9, 9), level=2)
    return scene.setup()


@cache
def roofs() -> Setup:
    """Two on roofs with edges to fall from, two below in difficult and rough ground, all close together."""
    scene = Scene(width=10.0, depth=10.0, origin=(0.0, 0.0), round_limit=4, players={"alice": 4, "bob": 4})
    scene.box((2, 2), (5, 5), 2.0)
    scene.box((5.5, 2), (8, 5), 3.0, climbable=True)
    scene.box((2, 6), (4, 8), 0.9)
    scene.human("watch", "alice", (3, 3), 0, 2.0, items=["twin-gun"], ranged=5, vertical_movement=2)
    scene.human("cat", "alice", (3, 7), 90, 0.9, items=["knife"], melee=3, movement=4, vertical_movement=3)
    scene.human("boss", "bob", (7, 4), 180, 3.0, items=["pistol"], ranged=4, nerve=1, points=(0, 1, 0))
    scene.human("thug", "bob", (6, 7), 180, items=["cutlass"], melee=4, strength=5, points=(2, 1, 1))
    scene.zone("difficult", (5, 5), (10, 8))
    scene.zone("rough", (0, 5), (5, 10))
    return scene.setup()


@cache
def three() -> Setup:
    """Three players with two figures each in the open, easily frightened."""
    players = {"alice": 3, "bob": 3, "carol": 3}
    scene = Scene(width=12.0, depth=12.0, origin=(0.0, 0.0), round_limit=4, players=players)
    corners = {"alice": ((2, 2), (3, 2)), "bob": ((9, 2), (10, 2)), "carol": ((5, 9), (6, 9))}
    for player, places in corners.items():
        for number, at in enumerate(places):
            scene.human(
                f"{player}-{number}", player, at, 90, items=["pistol", "cutlass"], ranged=4, melee=3, nerve=2 - number
            )
    scene.box((5, 4), (7, 6), 2.0)
    return scene.setup()


@cache
def yard() -> Setup:
    """Grenades thrown at figures and at places, over a wall and onto a roof, near to friends."""
    scene = Scene(width=12.0, depth=10.0, origin=(0.0, 0.0), round_limit=3, players={"alice": 4, "bob": 4})
    scene.human("thrower", "alice", (2, 4), items=["grenade", "knife"], ranged=5, points=(2, 1, 1))
    scene.human("friend", "alice", (3, 6), items=["grenade"], ranged=4, points=(2, 1, 1))
    scene.human("guard", "bob", (8, 5), 180, items=["grenade", "cutlass"], ranged=6, melee=3, points=(1, 1, 1))
    scene.human("roofer", "bob", (8.5, 8), 180, 2.0, items=["grenade"], ranged=5)
    scene.wall(5.5, 1.5, (3.0, 6.0))
    scene.box((7, 7), (10, 9), 2.0)
    return scene.setup()


@cache
def watch() -> Setup:
    """Everybody is asked to interrupt at every opportunity, and may delay: with grenades, over a wall, on a roof."""
    players = {"alice": 4, "bob": 4, "carol": 3}
    scene = Scene(width=12.0, depth=10.0, origin=(0.0, 0.0), round_limit=3, players=players)
    scene.standing_order = StandingOrder(When.ALWAYS)
    scene.human("guard", "alice", (3, 4), items=["pistol", "cutlass"], ranged=4, melee=3, points=(1, 1, 1))
    scene.human("thrower", "alice", (2, 7), items=["grenade", "knife"], ranged=5, vertical_movement=2)
    scene.human("thug", "bob", (8, 4), 180, items=["cutlass", "tower-shield"], melee=4, strength=5, action_points=4)
    scene.human("roofer", "bob", (8.5, 8), 180, 1.0, items=["twin-gun"], ranged=5, points=(0, 2, 1))
    scene.human("late", "carol", None, items=["sling"], ranged=3, initiative=1)
    scene.human("shot", "carol", (5.5, 1), 90, items=["rifle"], ranged=4, nerve=1)
    scene.wall(5.5, 1.5, (3.0, 6.0))
    scene.box((7, 7), (10, 9), 1.0, climbable=True)
    scene.zone("entry", (0, 0), (12, 2), ["carol"])
    return scene.setup()


@cache
def vault() -> Setup:
    """A shut door that can be broken, picked or hacked down, a charge, a lever, insults; a zone to hold; leaders."""
    scene = Scene(width=12.0, depth=10.0, origin=(0.0, 0.0), round_limit=4, players={"alice": 4, "bob": 4})
    scene.leaders = {"alice": "boss", "bob": "chief"}
    scene.human("boss", "alice", (4, 5), items=["crowbar", "knife"], command=1, strength=5, melee=3, nerve=5,
                points=(3, 2, 1))  # fmt: skip
    scene.human("picker", "alice", (4.6, 4), items=["lock-pistol", "pistol"], tech=4, ranged=4, points=(1, 1, 1))
    scene.human("chief", "bob", (10, 5), 180, items=["cutlass"], command=1, melee=4, nerve=5, points=(3, 2, 1))
    scene.human("thug", "bob", (8, 8), 180, 1.0, items=["grenade", "knife"], ranged=5, tech=4)
    door = scene.box((5, 3), (5.3, 6), 2.0)
    scene.box((5, 6), (5.3, 10), 2.0)
    platform = scene.box((7, 7), (9, 9), 1.0)
    scene.durable(door, DamagePoints(0, 1, 1), toughness=3)
    scene.durable(platform, DamagePoints(0, 1, 0), toughness=1)
    scene.zone("hold", (6, 3), (9, 7), ["alice", "bob"])
    scene.zone("contest", (0, 0), (4, 10), ["bob"])
    here: dict[str, Any] = {"pieces": (door,), "within": Within.CONTACT}
    scene.actions += [
        _brought("break-open", TargetKind.TERRAIN, Open(), attribute=Attribute.STRENGTH, needs=2, **here),
        _brought("pick-lock", TargetKind.TERRAIN, Open(), attribute=Attribute.TECH, **here),
        _brought(
            "detonate",
            TargetKind.PLACE,
            Damage(strength=4),
            GiveStatus(status=Status.EXHAUSTED),
            attribute=Attribute.TECH,
            place=(7.5, 5.0, 0.0),
            radius=3,
            uses=1,
        ),
        _brought("insult", TargetKind.FIGURE, GiveStatus(status=Status.DISTRACTED), attribute=Attribute.NERVE),
        _brought("lever", TargetKind.NONE, Open(pieces=(platform,)), GiveVictoryPoints(points=1), most=1, uses=1),
        _brought(
            "flash", TargetKind.POINT, GiveStatus(status=Status.BLINDED), attribute=Attribute.TECH, radius=2, within=6.0
        ),
        _brought("calm", TargetKind.FIGURE, TakeStatus(status=Status.EXHAUSTED), whom=Whom.OWN),
    ]
    return scene.setup()


def _brought(name: str, target: TargetKind, *effects: Any, **keys: Any) -> ScenarioAction:
    return ScenarioAction(name, label(name), label(name), target, effects, **keys)


@cache
def companies() -> Setup:
    """Command groups on both sides, a leader below who leads above, some of a group still to come in."""
    scene = Scene(width=14.0, depth=12.0, origin=(0.0, 0.0), round_limit=3, players={"alice": 5, "bob": 5})
    scene.human("captain", "alice", (2, 3), command=2, initiative=3, items=["pistol"], ranged=3)
    scene.human("mate", "alice", None, command=1, initiative=4, nerve=2, items=["twin-gun"], ranged=3)
    scene.human("hand", "alice", None, nerve=1, items=["cutlass"], melee=3)
    scene.human("cook", "alice", (3, 5), nerve=1, items=["twin-gun", "knife"], ranged=2, melee=2)
    scene.human("cabin-boy", "alice", (3, 7), nerve=2, points=(0, 0, 2))
    scene.human("sergeant", "bob", (11, 5), 180, command=1, initiative=3, items=["cutlass"], melee=4)
    scene.human("corporal", "bob", (10, 7), 180, command=1, nerve=1, items=["rifle"], ranged=3)
    scene.human("private", "bob", (11, 7), 180, nerve=1, items=["grenade"], ranged=4, points=(0, 1, 1))
    scene.human("recruit", "bob", (10, 3), 180, nerve=0, items=["pistol"], ranged=3, points=(0, 0, 2))
    scene.group("watch", ["mate", "hand"], "mate")
    scene.group("galley", ["cook", "cabin-boy"], None, "watch")
    scene.group("squad", ["sergeant", "private", "recruit"], "sergeant", "bob")
    scene.lead("alice", "captain")
    scene.lead("bob", "sergeant")
    scene.box((6, 4), (7, 6), 1.5)
    scene.zone("entry", (0, 0), (4, 12), ["alice"])
    scene.zone("exit", (10, 0), (14, 12), ["bob"])
    return scene.setup()


@cache
def depot() -> Setup:
    """A coach with a driver, a guest, and a shot fixed to it; a pony that climbs, and a gun that is steered; a hut.

    Everything is near enough to be run into, and the coaches do not last long.
    """
    scene = Scene(width=18.0, depth=14.0, origin=(0.0, 0.0), round_limit=4, players={"alice": 4, "bob": 4})
    coach(scene, "coach", "alice", (4, 4), points=(0, 1, 1))
    rider(scene, "driver", "alice", (5, 4), tech=3, items=["pistol"], ranged=3)
    rider(scene, "guest", "alice", (2.6, 4.6), items=["cutlass"], melee=3)
    rider(scene, "shot", "alice", (4.4, 3.6), items=["rifle"], ranged=4)
    scene.figures[-1] = replace(scene.figures[-1], carrier=FigureId("coach"), seat=(0.4, -0.4, 0.0))
    pony = Outline(((-0.9, -0.3), (0.9, -0.3), (0.9, 0.3), (-0.9, 0.3)))
    small = {"floor": 0.5, "steering_points": ((0.0, 0.0, 0.5),), "passenger_areas": (), "parts": ()}
    coach(scene, "pony", "bob", (13, 9), 200, small, footprint=pony, movement=8, vertical_movement=1, initiative=2,
          action_points=1, model_height=0.5, points=(1, 1, 1))  # fmt: skip
    rider(scene, "jockey", "bob", (13, 9), facing=180, items=["cutlass", "pistol"], melee=4, ranged=3, tech=2)
    aim = {"floor": 0.0, "parts": (VehiclePart(RING, 0.0, 0.8, open=True),), "modifiers": ((Attribute.RANGED, 0),)}
    coach(scene, "gun", "bob", (13, 4), 180, aim, items=["rifle"], slots=2, movement=1)
    scene.human("gunner", "bob", (12, 4), 180, ranged=3, tech=1)
    scene.box((8, 7), (10, 9), 1.0)
    scene.zone("exit", (0, 0), (6, 14), ["alice"])
    scene.zone("entry", (0, 0), (6, 14), ["alice"])
    scene.zone("rough", (8, 0), (11, 5))
    return scene.setup()


@cache
def gamblers() -> Setup:
    """Everybody holds a deck of all cards, more often than once, and is often asked; wounded, tired, frightened."""
    scene = Scene(width=12.0, depth=10.0, origin=(0.0, 0.0), round_limit=3, players={"alice": 14, "bob": 14})
    scene.standing_order = StandingOrder(When.NEAR, 4)
    scene.human("gambler", "alice", (3, 4), items=["pistol", "knife"], ranged=5, melee=3, command=1, points=(2, 1, 1))
    scene.human("second", "alice", (3, 6), items=["twin-gun"], ranged=4, nerve=1, points=(0, 2, 1))
    scene.human("deserter", "alice", None, items=["sling"], ranged=3)
    scene.human("sharper", "bob", (8, 5), 180, items=["grenade", "cutlass"], ranged=5, melee=4, points=(1, 1, 2))
    scene.human("heavy", "bob", (6, 7), 180, items=["rifle"], ranged=4, nerve=1, toughness=2, points=(2, 1, 1))
    scene.box((7, 7), (9, 9), 1.0, climbable=True)
    scene.wall(5.5, 1.5, (3.0, 6.0))
    scene.zone("entry", (0, 0), (3, 10), ["alice"])
    scene.zone("hold", (5, 3), (8, 7), ["alice", "bob"])
    scene.decks = {"alice": [str(card.id) for card in CARDS] * 2, "bob": [str(card.id) for card in reversed(CARDS)]}
    return scene.setup()


@cache
def brawl() -> Setup:
    """Everybody within reach of everybody with blades, a chaplain who is brave for others, some to be carried off."""
    scene = Scene(width=8.0, depth=6.0, origin=(0.0, 0.0), round_limit=3, players={"alice": 5, "bob": 5})
    scene.standing_order = StandingOrder(When.NEAR, 2)
    comfort = Block(BlockId("comfort"), label("comfort"), BlockKind.ABILITY, deputy=Deputy(ReplacedCheck.PANIC))
    small = Circle(0.2)
    scene.human("chaplain", "alice", (3, 2), items=["knife"], blocks=[comfort], nerve=6, melee=3, points=(2, 1, 1))
    scene.human("giant", "alice", (3, 3), items=["cutlass"], melee=4, strength=7, points=(3, 2, 2))
    scene.human("boy", "alice", (2.4, 3.4), items=["knife"], melee=2, nerve=0, strength=1, footprint=small,
                model_height=0.8)  # fmt: skip
    scene.human("bully", "bob", (4, 3), 180, items=["cutlass", "tower-shield"], melee=4, nerve=1, points=(2, 1, 2))
    scene.human("duellist", "bob", (4, 2), 180, items=["short-sword"], melee=6, nerve=2, points=(0, 2, 2))
    scene.human("pest", "bob", (4.5, 2.6), 180, items=["knife"], melee=3, nerve=1, strength=1, footprint=small,
                model_height=0.8)  # fmt: skip
    scene.box((3, 4), (5, 5), 0.5)
    return scene.setup()


SETUPS = (street, roofs, three, yard, watch, vault, companies, depot, gamblers, brawl)
setups = strategies.sampled_from(SETUPS).map(lambda make: make())


def begun(setup: Setup, seed: int) -> Session[State]:
    """A new game with dice that belong to a seed."""
    return Session(SYSTEM, new_game(setup), SeededDice(seed))


def arbitrary(session: Session[State], chance: random.Random) -> Iterator[int]:
    """Answer at random until the game ends; yields the number of answers given, before each further one."""
    for number in range(MOST_ANSWERS):
        if session.pending is None:
            return
        yield number
        if session.state.setup.modules.standing_order.when is not When.NEVER and chance.random() < DECLARING:
            declare_something(session, chance)
        session.answer(any_answer(session, chance))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers at {session.position}")


def any_answer(session: Session[State], chance: random.Random) -> Any:
    """An arbitrary answer, or as often a hint of an arbitrary kind: samples alone hardly ever strike, ram or steer."""
    request = session.pending
    assert request is not None
    if chance.random() < SAMPLING or isinstance(request, DeclareSurrender):
        return request.sample(session.state, chance)
    hints = [hint for hint in request.hints(session.state) if not isinstance(hint, IDLE)]
    if not hints:
        return request.sample(session.state, chance)
    kind = chance.choice(list(dict.fromkeys(type(hint) for hint in hints)))
    return chance.choice([hint for hint in hints if type(hint) is kind])


def declare_something(session: Session[State], chance: random.Random) -> None:
    """Let somebody say when he wants to be asked to interrupt or for cards, or discard one."""
    figure = chance.choice(list(session.state.figures.values()))
    order = SetStandingOrder(figure.id, chance.choice(list(When)), chance.randint(0, 9))
    said: list[Declaration] = [order, order, PassTurn(), PassTurn(passing=False)]
    hand = session.state.players[figure.controller].hand
    if hand:
        said += [AskForCards(chance.choice(list(AskCards))), DiscardCard(chance.choice(hand))]
    declaration = chance.choice(said)
    if SYSTEM.declaration_refusal(session.state, figure.controller, declaration) is None:
        session.declare(figure.controller, declaration)


def chance_of(seed: int) -> random.Random:
    """Chance for answers; other numbers than the dice of the same seed."""
    return random.Random(f"answers of {seed}")


def played(setup: Setup, seed: int, most: int = MOST_ANSWERS) -> Session[State]:
    """A game with arbitrary answers, to its end or after so many answers."""
    session = begun(setup, seed)
    for number in arbitrary(session, chance_of(seed)):
        if number == most:
            break
    return session
