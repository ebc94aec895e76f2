"""A small language for positions of Kampf W6: figures on flat ground, terrain, scripted dice, and answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from pb12table.files.content import load_content
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.game import Game
from pb12table.kernel.request import Dice, Refusal
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import Zone
from pb12table.systems.kampf_w6.files import armour_of, item_of, profile_of, weapon_of
from pb12table.systems.kampf_w6.rules.acts import ChooseReaction
from pb12table.systems.kampf_w6.rules.data import (
    FISTS,
    GAIT,
    Armour,
    FigureSetup,
    Options,
    PlayerSetup,
    Profile,
    Setup,
    SideId,
    SideSetup,
    Skills,
    Stance,
    StandingOrder,
    TakeAct,
    Weapon,
    WeaponId,
)
from pb12table.systems.kampf_w6.rules.sequence import new_game
from pb12table.systems.kampf_w6.rules.state import CurrentAct, State, TracePlace
from pb12table.systems.kampf_w6.system import SYSTEM
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece


@cache
def _content() -> Any:
    return load_content("w6")


def weapon(identity: str, **changes: Any) -> Weapon:
    """A weapon of the program's own content, changed as told."""
    return replace(weapon_of(_content().weapons[identity]), **changes)


def armour(identity: str) -> Armour:
    return armour_of(_content().armours[identity])


def profile(identity: str) -> FigureSetup:
    """A figure of a profile with all its gear, for "alice" at (1, 1)."""
    form = _content().profiles[identity]
    return FigureSetup(
        id=FigureId(identity),
        label=Label(identity, identity),
        player=PlayerId("alice"),
        profile=profile_of(form),
        armour=armour(form.armour),
        weapons=tuple(weapon(name) for name in (*form.weapons, FISTS)),
        items=tuple(item_of(_content().items[name]) for name in form.items),
        at=(1.0, 1.0),
    )


def box(identity: str, x: float, y: float, width: float, depth: float, height: float, **flags: Any) -> Piece:
    """A block of terrain."""
    ring = ((x, y), (x + width, y), (x + width, y + depth), (x, y + depth))
    return Piece(identity, ring, height=height, **flags)


def thin(identity: str, start: Point, end: Point, height: float) -> Piece:
    """A thin opaque wall."""
    return Piece(identity, (start, end), height=height, thin=True, standable=False)


class Scene:
    """A position in the making; sides "alice" and "bob", and more if figures are of others."""

    def __init__(self, *pieces: Piece, width: float = 60.0, depth: float = 60.0, **options: Any) -> None:
        self.battlefield = Battlefield(width, depth, pieces, GAIT)
        self.options = Options(**options)
        self.figures: list[FigureSetup] = []
        self.dice: dict[str, tuple[int, int, int]] = {}
        self.sides: dict[str, str] = {}
        self.group: dict[str, int] = {}
        self.acts: tuple[TakeAct, ...] = ()
        self.zones: tuple[Zone, ...] = ()
        self.changes: dict[str, dict[str, Any]] = {}

    def figure(
        self,
        name: str,
        player: str,
        x: float,
        y: float,
        *weapons: str | Weapon,
        speed: int = 3,
        dexterity: int = 3,
        melee: int = 3,
        shooting: int = 3,
        throwing: int = 3,
        wound_limit: int = 3,
        wears: str = "none",
        items: Sequence[str] = (),
        stance: Stance = Stance.STANDING,
        z: float = 0.0,
        **changes: Any,
    ) -> Scene:
        """Add a figure; `changes` are fields of its state, such as actions."""
        own = tuple(weapon(each) if isinstance(each, str) else each for each in (*weapons, "fists"))
        skills = Skills(melee, shooting, throwing)
        self.figures.append(
            FigureSetup(
                id=FigureId(name),
                label=Label(name, name),
                player=PlayerId(player),
                profile=Profile(name, Label(name, name), speed, dexterity, skills, wound_limit),
                armour=armour(wears),
                weapons=own,
                items=tuple(item_of(_content().items[item]) for item in items),
                at=(x, y),
                stance=stance,
                z=z,
            )
        )
        self.changes[name] = changes
        return self

    def setup(self) -> Setup:
        players = dict.fromkeys(["alice", "bob", *(figure.player for figure in self.figures)])
        sides = {player: self.sides.get(player, player) for player in players}
        return Setup(
            name=Label("scene", "scene"),
            battlefield=self.battlefield,
            step_cm=2.0,
            players=tuple(
                PlayerSetup(PlayerId(player), player.title(), SideId(sides[player]), *self.dice.get(player, (0, 0, 0)))
                for player in players
            ),
            sides=tuple(
                SideSetup(SideId(side), Label(side, side), self.group.get(side, 0))
                for side in dict.fromkeys(sides.values())
            ),
            figures=tuple(self.figures),
            zones=self.zones,
            options=self.options,
            acts=self.acts,
        )

    def state(self, actor: str | None = None, game_round: int = 1) -> State:
        """The position in the turn of a figure (the first), the order being that of the figures; all are refreshed."""
        state = new_game(self.setup())
        state.order = list(state.figures)
        state.actor = FigureId(actor or state.order[0])
        state.turn_index = state.order.index(state.actor)
        state.game_round = game_round
        for figure in state.figures.values():
            figure.actions = state.setup.figure_by_id[figure.id].most_actions
            for name, value in self.changes[figure.id].items():
                if isinstance(value, dict):
                    getattr(figure, name).update(value)
                else:
                    setattr(figure, name, value)
        return state

    def play(self, *dice: int, actor: str | None = None, game_round: int = 1) -> Play:
        return Play(self.state(actor, game_round), dice)


class Play:
    """A session from a position on."""

    def __init__(self, state: State, dice: Iterable[int]) -> None:
        self.session = Session(SYSTEM, state, ScriptedDice(dice))

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def asked(self) -> Any:
        assert self.session.pending is not None, "the game is over"
        return self.session.pending

    def answer(self, *answers: Any) -> Play:
        for answer in answers:
            self.session.answer(answer)
        return self

    def pass_all(self) -> Play:
        """Let everybody pass who may react now."""
        while isinstance(self.session.pending, ChooseReaction):
            self.session.answer(self.session.pending.default(self.state))
        return self

    def refusal(self, answer: Any) -> Refusal | None:
        found: Refusal | None = self.asked.refusal(self.state, answer)
        return found

    def why(self, answer: Any) -> tuple[str, str] | None:
        """The rule by which an answer is refused, and the reason."""
        refusal = self.refusal(answer)
        return None if refusal is None else (refusal.rule, refusal.reason)

    def figure(self, name: str) -> Any:
        return self.state.figures[FigureId(name)]

    def events(self, *kinds: type[Any]) -> list[Any]:
        return [line.event for line in self.session.log if isinstance(line.event, kinds)]

    def last(self, kind: type[Any]) -> Any:
        return self.events(kind)[-1]

    def dice_left(self) -> tuple[int, ...]:
        assert isinstance(self.session.dice, ScriptedDice)
        return self.session.dice.leftover


def call(
    state: State,
    rule: Callable[..., Coroutine[Any, Any, Any]],
    *arguments: Any,
    dice: Iterable[int] = (),
    answers: Iterable[Any] = (),
    **options: Any,
) -> tuple[Any, list[Any]]:
    """Run one rule with scripted dice and answers, defaults after them; what it returns, and the events."""
    events: list[Any] = []
    faces, said = iter(dice), iter(answers)
    running = rule(Game(state, events.append), *arguments, **options)
    value: Any = None
    try:
        while True:
            request = running.send(value)
            if isinstance(request, Dice):
                value = next(faces)
            else:
                value = next(said, request.default(state))
                assert request.refusal(state, value) is None, (request, value)
    except StopIteration as end:
        assert not list(faces), "dice are left"
        return end.value, events


def acting(state: State, actor: str, *trace: tuple[float, float, float], noise: float = 0.0) -> CurrentAct:
    """Open the window of an act that the actor has done along some places, standing."""
    places = [TracePlace(*place, Stance.STANDING) for place in trace or (state.figures[FigureId(actor)].at,)]
    state.current_act = CurrentAct(FigureId(actor), "run", places, noise)
    return state.current_act


ALWAYS: dict[str, Any] = {"standing_order": StandingOrder.ALWAYS}
RIFLE, KNIFE = WeaponId("assault-rifle"), WeaponId("knife")
