"""FATE conflicts as a rule system for the kernel's sessions, and what may be set by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from pb12table.kernel.game import Weight
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.system import NO, NOW, YES, AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.systems.fate.rules.actors import (
    acting,
    actor_of,
    character,
    group,
    is_in,
    needs_hand,
    owner,
    standing,
    track_length,
    weapons,
)
from pb12table.systems.fate.rules.acts.beside import take_back
from pb12table.systems.fate.rules.acts.moving import after_moving, leave_behind
from pb12table.systems.fate.rules.asking.answers import LONGEST_TEXT, Declaration, GiveUp, WhenAsked, WhenDefending
from pb12table.systems.fate.rules.asking.judging import ASPECT, CONSEQUENCE, SCENE, remember
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.course import begin_turn, decide, give_up, step
from pb12table.systems.fate.rules.data import AVERAGE, ActorId, Severity, Track, WeaponId
from pb12table.systems.fate.rules.harm import leave
from pb12table.systems.fate.rules.rolls import Game, end_aspect, next_id
from pb12table.systems.fate.rules.state import ActorState, Asked, Aspect, Defends, Gone, On, Phase, State
from pb12table.systems.fate.rules.zones import place_in, zone_at
from pb12table.table.shapes import rounded

MOST_POINTS: Final = 20


class FateAmending(AmendingFace[State]):
    """Fate points, boxes, consequences, aspects, weapons, places and groups; whose turn it is, an exchange's end."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        if state.phase is not Phase.TURNS:
            return ()
        there = [setting for actor in acting(state) for setting in _of_actor(state, state.actors[actor])]
        return (*_of_game(state), *there)

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        if not isinstance(request, ChooseAct):
            return Refusal("", "amend-in-the-middle")
        if isinstance(value, tuple):
            x, y, z, _ = value
            zone = zone_at(state.setup, (x, y), z)
            stood = None if zone is None else place_in(state, FigureId(setting.about), zone, (x, y))
            return None if stood is not None else Refusal("F011", "no-place", (("zone", zone or ""),))
        return None

    def apply(self, game: Game, setting: Setting, value: Value, /) -> bool:
        state = game.state
        match setting.key:
            case "turn":
                _give_turn(game, actor_of(state, FigureId(str(value))))
            case "end-round":
                state.actor = state.ended = None
                state.turn_index, state.phase = len(state.order), Phase.END
            case "scene-aspect":
                _add(state, str(value), On.SCENE, "")
            case "zone-aspect":
                _add(state, str(value), On.ZONE, setting.name)
            case "scene-aspect-gone":
                _end(game, On.SCENE, "", str(value))
            case "zone-aspect-gone":
                _end(game, On.ZONE, setting.name, str(value))
            case _:
                _set_of_actor(game, state.actors[actor_of(state, FigureId(setting.about))], setting, value)
        return True


# -- what there is ----------------------------------------------------------------------------------------------


def _of_game(state: State) -> Iterator[Setting]:
    if state.actor is not None:
        able = tuple(
            str(_shown(state, actor))
            for actor in state.order
            if is_in(state, actor) and state.actors[actor].led_by is None
        )
        yield Setting(key="turn", value=_shown(state, state.actor), choices=able)
        yield Setting(key="end-round", value="", choices=(NOW,))
    yield Setting(key="scene-aspect", value="", longest=LONGEST_TEXT)
    of_scene = [aspect.label.en for aspect in state.aspects.values() if aspect.on is On.SCENE]
    if of_scene:
        yield Setting(key="scene-aspect-gone", value="", choices=tuple(dict.fromkeys(of_scene)))
    for zone in state.setup.scene_zones:
        yield Setting(key="zone-aspect", name=zone.id, value="", longest=LONGEST_TEXT)
        here = [each.label.en for each in state.aspects.values() if each.on is On.ZONE and each.bearer == zone.id]
        if here:
            yield Setting(key="zone-aspect-gone", name=zone.id, value="", choices=tuple(dict.fromkeys(here)))


def _shown(state: State, actor: ActorId) -> FigureId:
    """Return the figure that stands for an actor."""
    return standing(state, actor)[0]


def _of_actor(state: State, actor: ActorState) -> Iterator[Setting]:
    about = _shown(state, actor.id)
    placed = [aspect.label.en for aspect in state.aspects.values() if _is_removable(aspect, actor.id)]
    yield Setting(key="aspect", about=about, value="", longest=LONGEST_TEXT)
    if placed:
        yield Setting(key="aspect-gone", about=about, value="", choices=tuple(dict.fromkeys(placed)))
    if character(state, actor.id) is not None:
        yield Setting(key="fate-points", about=about, value=actor.fate_points, highest=MOST_POINTS)
        for severity in Severity:
            yield Setting(key=f"consequence-{severity.value}", about=about, value="", longest=LONGEST_TEXT)
        for track in Track:
            for box in range(1, track_length(state, actor.id, track) + 1):
                now = YES if box in actor.marks.get(track, ()) else NO
                yield Setting(key=f"{track.value}-box", about=about, name=str(box), value=now, choices=(YES, NO))
        for weapon in weapons(state, actor.id):
            if needs_hand(weapon):
                now = YES if weapon.id in actor.in_hand else NO
                yield Setting(key="in-hand", about=about, name=weapon.id, value=now, choices=(YES, NO))
    found = group(state, actor.id)
    if found is not None and found.kind.quality > 1:
        yield Setting(key="foremost", about=about, value=actor.partial, highest=found.kind.quality - 1)
    yield Setting(key="acted", about=about, value=YES if actor.has_acted else NO, choices=(YES, NO))
    for figure in standing(state, actor.id):
        at = state.figures[figure]
        yield Setting(key="place", about=figure, value=(at.x, at.y, at.z, 0.0))
        yield Setting(key="out", about=figure, value="", choices=(NOW,))


def _is_removable(aspect: Aspect, actor: ActorId) -> bool:
    return aspect.on is On.ACTOR and aspect.bearer == actor and not aspect.own


# -- setting it -------------------------------------------------------------------------------------------------


def _give_turn(game: Game, actor: ActorId) -> None:
    """Let an actor have the turn, as if it had come to it in the order.  F019, F021."""
    state = game.state
    state.turn_index = state.order.index(actor)
    begin_turn(game, actor)
    state.actors[actor].has_acted = False


def _add(state: State, words: str, on: On, bearer: str, severity: Severity | None = None) -> None:
    """Add an aspect the group has agreed on; it lasts, and a maneuver of usual difficulty removes it.  F072, F073."""
    number, difficulty = next_id(state), None if severity is not None else AVERAGE
    state.aspects[number] = Aspect(number, Label(words, words), on, bearer, severity=severity, difficulty=difficulty)
    remember(state, CONSEQUENCE if severity is not None else ASPECT if on is On.ACTOR else SCENE, words)


def _set_of_actor(game: Game, actor: ActorState, setting: Setting, value: Value) -> None:
    state = game.state
    yes, key = value == YES, setting.key
    if isinstance(value, tuple):
        figure = FigureId(setting.about)
        zone = zone_at(state.setup, (rounded(value[0]), rounded(value[1])), rounded(value[2]))
        stood = None if zone is None else place_in(state, figure, zone, (rounded(value[0]), rounded(value[1])))
        assert stood is not None, "refused before"
        placed = state.figures[figure]
        placed.x, placed.y, placed.z = stood
        after_moving(game, actor.id)
        leave_behind(game, actor.id)
    elif key == "out":
        _take_off(game, actor, FigureId(setting.about))
    elif key == "aspect":
        _add(state, str(value), On.ACTOR, actor.id)
    elif key == "aspect-gone":
        _end(game, On.ACTOR, actor.id, str(value))
    elif key.startswith("consequence-"):
        _add(state, str(value), On.ACTOR, actor.id, Severity(key.removeprefix("consequence-")))
    elif key.endswith("-box"):
        marks, box = actor.marks.setdefault(Track(key.removesuffix("-box")), []), int(setting.name)
        if yes:
            marks.append(box)
        else:
            marks.remove(box)
    elif key == "in-hand":
        weapon = WeaponId(setting.name)
        take_back(game.state, actor.id, weapon)
        if yes:
            actor.in_hand.append(weapon)
        else:
            actor.in_hand.remove(weapon)
    elif key == "fate-points":
        actor.fate_points = int(value)
    elif key == "foremost":
        actor.partial = int(value)
    else:
        actor.has_acted = yes


def _end(game: Game, on: On, bearer: str, words: str) -> None:
    """End the first aspect of that name."""
    for aspect in game.state.aspects.values():
        if aspect.on is on and aspect.bearer == bearer and aspect.label.en == words:
            end_aspect(game, aspect.id, "removed")
            return


def _take_off(game: Game, actor: ActorState, figure: FigureId) -> None:
    """Take a figure out of the conflict; a group goes with its last one."""
    state = game.state
    if len(standing(state, actor.id)) > 1:
        state.figures[figure].gone = Gone.LEFT
    else:
        leave(game, actor.id, Gone.LEFT)
        if state.actor == actor.id:
            state.actor = None
            actor.has_acted = True
    decide(game)


STATES: Final = PlainStates(State, later=("dropped", "held", "lying", "run"))
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "fate"
    edition = 3
    amending = FateAmending()

    async def step(self, game: Game) -> None:
        await step(game)

    def view(self, state: State, viewer: str | None) -> State:
        return view(state, None if viewer is None else PlayerId(viewer))

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        return state.players[PlayerId(request.player)].gave_up

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        said = _declaration(declaration)
        if said is None:
            return Refusal("", "no-such-declaration")
        if player not in state.players or state.outcome is not None:
            return Refusal("", "game-over")
        if state.players[PlayerId(player)].gave_up:
            return Refusal("", "gave-up")
        if isinstance(said, WhenDefending) and (said.actor not in state.actors or owner(state, said.actor) != player):
            return Refusal("F027", "not-your-figure")
        return None

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        said = _declaration(declaration)
        assert said is not None, "the refusal is asked first"
        own = game.state.players[PlayerId(player)]
        match said:
            case GiveUp():
                give_up(game, PlayerId(player))
                return Weight.BINDING
            case WhenAsked():
                own.bids, own.compels, own.splits = said.bids, said.compels, said.splits
                own.objects, own.falls = said.objects, said.falls
            case WhenDefending():
                game.state.actors[said.actor].defends = said.defends
        return Weight.SECRET  # when somebody wants to be asked betrays what could be done


def _declaration(declaration: Any) -> Declaration | None:
    """Return a declaration from itself or its plain data; None for anything else."""
    try:
        said: Declaration = msgspec.convert(msgspec.to_builtins(declaration), Declaration)
    except (msgspec.ValidationError, TypeError):
        return None
    return said


def view(state: State, player: PlayerId | None) -> State:
    """Return the state as a player (None: the public) may know it, without others' wishes to be asked.  Section 4.2."""
    seen = state.clone()
    for actor in seen.actors.values():
        if owner(seen, actor.id) != player:
            actor.defends = Defends.ATTACKED
    for other in seen.players.values():
        if other.id != player:
            other.bids, other.compels, other.splits = Asked.ALWAYS, Asked.FREE, False
            other.objects, other.falls = Asked.FREE, False
    return seen
