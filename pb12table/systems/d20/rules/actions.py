"""Acts of a turn as objects, and those other than moving and attacking: helping, hiding, waiting, searching, things.

`asking/steps` has the others, and the list of all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from pb12table.kernel.request import Refusal
from pb12table.skirmish.acts import Act, Wording
from pb12table.skirmish.ids import FigureId, Label, Modifier, total
from pb12table.systems.d20.rules.asking.answers import (
    Aid,
    Answer,
    Dash,
    Disengage,
    Dodge,
    Draw,
    Hide,
    Judge,
    Ready,
    Search,
    Stabilise,
    UseFeature,
    UseItem,
    UseObject,
)
from pb12table.systems.d20.rules.asking.legality import (
    is_known,
    near_refusal,
    no_action,
    no_bonus,
    no_free_act,
    no_interaction,
    thing_in_reach,
)
from pb12table.systems.d20.rules.attack import point_in_space, wins
from pb12table.systems.d20.rules.carrying_out import after_act
from pb12table.systems.d20.rules.checks import (
    Game,
    check,
    contest,
    dice_of,
    finds,
    meets,
    perception_leanings,
    save,
    skill_modifiers,
)
from pb12table.systems.d20.rules.creatures import (
    COVER_BONUS,
    Cover,
    allies,
    body,
    cover_level,
    data,
    everybody,
    foes,
    has,
    has_body,
    is_ally,
    is_foe,
    is_incapacitated,
    is_obscured,
    is_unseen,
    is_up,
    is_within,
    players_of,
    present,
    profile,
    side,
    terrain_sight,
    who_know,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    Ability,
    Feature,
    FeatureKind,
    ItemKind,
    Needs,
    ObjectId,
    ObjectKind,
    ObjectSetup,
    Skill,
    Timing,
)
from pb12table.systems.d20.rules.events import (
    ActionTaken,
    FeatureUsed,
    ItemUsed,
    JudgementGiven,
    ObjectUsed,
    PieceThrownDown,
    ReadySet,
    SearchMade,
    WeaponDrawn,
)
from pb12table.systems.d20.rules.harm import has_no_air, heal, hurt, settle, stabilise
from pb12table.systems.d20.rules.hiding import hide, hide_refusal, notice, reveal
from pb12table.systems.d20.rules.state import Life, Readied, State, Trigger
from pb12table.table.battlefield import Body
from pb12table.table.footprints import distance_to_area
from pb12table.table.motion.vertical import gap
from pb12table.table.openings import USUAL
from pb12table.table.shapes import TOLERANCE, Circle, Point3
from pb12table.table.sight.sight import EVERYWHERE, is_clear, sight_to_body
from pb12table.table.surfaces import supports_of

CLOSED: Final = 0.0
MEDICINE: Final = 10
"""What a Wisdom (Medicine) check must reach to stabilise.  D087."""
AROUND: Final = 3.0
"""So far around a point a search finds who hides there, by the gap of the bodies.  DR34."""
_POINT: Final = Circle(0.001)
_TALL: Final = 3.0
"""A searched place reaches so high."""
A = TypeVar("A", bound=Answer)


@dataclass(frozen=True, slots=True)
class Contest:
    """Who throws what against whom to shove, hold or break free.  D061, D091, DR48."""

    figure: FigureId
    skill: Skill
    other: FigureId
    against: Skill
    purpose: str


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that is listed for a creature in its turn: its key, what it is called, and why it cannot be done now.

    Labels stand among the details of its `wording`; the `name` alone is its name where that has no key.  `answer` is
    what is answered where nothing else is to be given; `needs` is what is to be given: way, attack, jump, target (one
    of `targets`, of which `answer` makes the answer), search, ready, point.  `takes` is what of the turn it takes,
    `about` or the text `note` what else is to be known of it, and `command` the name of its key, if not its own.
    """

    key: str
    wording: Wording
    needs: str = ""
    answer: Any = None
    refusal: Refusal | None = None
    targets: tuple[FigureId, ...] = ()
    takes: str = ""
    about: Label | None = None
    note: str = ""
    command: str = ""


class StepRules(Act[State, Game, FigureId, A]):
    """Something a creature does in its turn.  D028."""

    called: ClassVar[str] = ""
    """By what name forms and keys know it; empty for its tag."""
    takes: ClassVar[str] = "action"
    """What of the turn it takes: action, bonus or interaction, empty for nothing."""
    runs: ClassVar[bool] = False
    """Whether a creature is still running up afterwards.  D081."""
    in_secret: ClassVar[bool] = False
    """Whether others do not learn of it at once."""

    @property
    def name(self) -> str:
        """Return the name by which forms and keys know it."""
        return self.called or self.tag

    @property
    def text_key(self) -> str:
        """Return the key of the text with its name."""
        return f"command-{self.name}"

    def contest(self, state: State, figure: FigureId, answer: A) -> Contest | None:
        """Return who throws against whom, None where nobody does.  D061."""
        return None

    def legal(self, state: State, figure: FigureId) -> Iterator[A]:
        """Yield legal answers worth a look."""
        return (answer for answer in self.hints(state, figure) if self.refusal(state, figure, answer) is None)

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield how it is listed for a player; what can never be done by this creature is left out."""
        for answer in self.offers(state, figure):
            refusal = self.refusal(state, figure, answer)
            yield Offered(self.name, Wording(self.text_key), answer=answer, refusal=refusal, takes=self.takes)

    def on_one_of(
        self, state: State, figure: FigureId, targets: Sequence[FigureId], make: Callable[[FigureId], A], name: str = ""
    ) -> Offered:
        """Return how it is listed on one of some creatures; it can be done where it can be done to any of them."""
        refusals = {target: self.refusal(state, figure, make(target)) for target in targets}
        able = tuple(target for target, refusal in refusals.items() if refusal is None)
        first = next((refusal for refusal in refusals.values() if refusal is not None), None)
        refusal, key = None if able else first or Refusal("", "not-there"), name or self.name
        return Offered(key, Wording(f"command-{key}"), "target", make, refusal, able, self.takes)


class ActionRules(StepRules[A]):
    """An action; as it is usual there is nothing to be chosen, and nothing else against it.  D028, D069."""

    def refusal(self, state: State, figure: FigureId, answer: A) -> Refusal | None:
        """Return why it cannot be done.  D028, D038, D088."""
        return no_action(state, figure) or self.refused(state, figure, answer)

    def refused(self, state: State, figure: FigureId, answer: A) -> Refusal | None:
        """Return why an action that is there cannot be taken so."""
        return None

    def target(self, answer: A) -> FigureId | None:
        """Return on whom it is taken, None for nobody."""
        return None

    async def effect(self, game: Game, figure: FigureId, answer: A) -> None:
        """Take the action.  D028, D069, D075."""
        game.state.figures[figure].action_used = True
        target = self.target(answer)
        known = who_know(game.state, figure) if target is None else who_know(game.state, figure, target)
        game.record(ActionTaken(audience=known, figure=figure, kind=self.tag, target=target))
        await self.done(game, figure, answer)
        await after_act(game, figure, Trigger.ACTS)

    async def done(self, game: Game, figure: FigureId, answer: A) -> None:
        """Carry out what the action does."""
        raise NotImplementedError

    def hints(self, state: State, figure: FigureId) -> Iterator[A]:
        """Yield the one answer there is."""
        answer: A = self.answers[0]()
        yield answer


# -- for a turn ------------------------------------------------------------------------------------------------------


class DashRules(ActionRules[Dash]):
    """Dash.  D070."""

    answers = (Dash,)

    async def done(self, game: Game, figure: FigureId, answer: Dash) -> None:
        """Let all speeds count twice.  D070."""
        game.state.figures[figure].dashed = True


class DisengageRules(ActionRules[Disengage]):
    """Disengage.  D071."""

    answers = (Disengage,)

    async def done(self, game: Game, figure: FigureId, answer: Disengage) -> None:
        """Provoke no opportunity attacks in this turn.  D071."""
        game.state.figures[figure].disengaged = True


class DodgeRules(ActionRules[Dodge]):
    """Dodge.  D072 (Ausweichen)."""

    answers = (Dodge,)

    async def done(self, game: Game, figure: FigureId, answer: Dodge) -> None:
        """Be harder to hit until the next turn.  D072."""
        game.state.figures[figure].dodging = True


class HideRules(ActionRules[Hide]):
    """Hide.  D074 (sich verstecken)."""

    answers = (Hide,)
    in_secret = True

    def refused(self, state: State, figure: FigureId, answer: Hide) -> Refusal | None:
        """Return why a creature cannot hide where it is.  D074."""
        return hide_refusal(state, figure)

    async def done(self, game: Game, figure: FigureId, answer: Hide) -> None:
        """Hide where the creature is.  D074."""
        await hide(game, figure)


class HelpRules(ActionRules[Aid]):
    """Help against a foe.  D073."""

    answers = (Aid,)
    called = "help-ally"

    def refused(self, state: State, figure: FigureId, answer: Aid) -> Refusal | None:
        """Return why a foe cannot be distracted.  D073."""
        if answer.foe in state.figures and not is_foe(state, figure, answer.foe):
            return Refusal("D073", "own-side", (("figure", answer.foe),))
        return near_refusal(state, figure, answer.foe, "D073")

    def target(self, answer: Aid) -> FigureId | None:
        """Return whom it distracts."""
        return answer.foe

    async def done(self, game: Game, figure: FigureId, answer: Aid) -> None:
        """Distract a foe.  D073."""
        game.state.figures[figure].helping = answer.foe

    def hints(self, state: State, figure: FigureId) -> Iterator[Aid]:
        """Yield help against each foe."""
        return (Aid(target) for target in foes(state, figure))

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield help against one of the foes; it is of no use to a creature without friends."""
        beside = self.on_one_of(state, figure, foes(state, figure), Aid)
        yield beside if allies(state, figure) else replace(beside, refusal=Refusal("D073", "an-ally-needed"))


class ReadyRules(ActionRules[Ready]):
    """Wait for something.  D075 (Vorbereiten)."""

    answers = (Ready,)

    def refused(self, state: State, figure: FigureId, answer: Ready) -> Refusal | None:
        """Return why something cannot be waited for.  D075."""
        if answer.figure is not None and answer.figure not in state.figures:
            return Refusal("D075", "not-there")
        if answer.trigger is Trigger.ACTS and answer.figure is None:
            return Refusal("D075", "who-acts")
        return None

    async def done(self, game: Game, figure: FigureId, answer: Ready) -> None:
        """Wait for something; what for is told to all only where that is agreed.  D075 (Vorbereiten), section 4.2."""
        state = game.state
        ready = Readied(answer.trigger, answer.act, answer.figure)
        state.figures[figure].ready = ready
        if state.setup.options.open_ready:
            game.record(ReadySet(audience=who_know(state, figure), figure=figure, ready=ready))
            return
        own = players_of(state, side(state, figure))
        game.record(ReadySet(audience=own, figure=figure, ready=ready))

    def hints(self, state: State, figure: FigureId) -> Iterator[Ready]:
        """Yield the usual reasons to wait."""
        return (Ready(trigger) for trigger in (Trigger.REACH, Trigger.SIGHT, Trigger.ATTACKS))

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield it once: what is waited for is chosen."""
        refusal = self.refusal(state, figure, Ready(Trigger.REACH))
        yield Offered(self.name, Wording(self.text_key), "ready", refusal=refusal, takes=self.takes)


class SearchRules(ActionRules[Search]):
    """Search a place of the scenario, or around a point.  D001, D011, D012."""

    answers = (Search,)

    def refused(self, state: State, figure: FigureId, answer: Search) -> Refusal | None:
        """Return why a place cannot be searched: one of the scenario is searched beside it.  D012, DR35."""
        if (answer.place is None) == (answer.point is None):
            return Refusal("D012", "which-place")
        if answer.place is None:
            return None
        secret = state.setup.secret(answer.place)
        if secret is None:
            return Refusal("D012", "no-such-place")
        away = distance_to_area(secret.area, state.figures[figure].at[:2])
        near = away < profile(state, figure).size.space / 2.0 + CELL - TOLERANCE
        return None if near else Refusal("D012", "too-far", (("most", CELL), ("distance", away)))

    async def done(self, game: Game, figure: FigureId, answer: Search) -> None:
        """Look for a secret at a named place, or for those who hide around a point.

        D001, D011, D012, D076, DR02, DR34, DR47.
        """
        state = game.state
        purpose = "search"
        if answer.place is not None:
            roll = await check(game, figure, Skill.PERCEPTION, purpose, leanings=perception_leanings(state, figure))
            secret = state.setup.secret(answer.place)
            assert secret is not None, "the refusal is asked first"
            found = secret.difficulty is not None and meets(roll.total, secret.difficulty)
            own = side(state, figure)
            if found and own not in state.found.setdefault(secret.id, []):
                state.found[secret.id].append(own)
            _tell_search(game, figure, answer, found=found)
            return
        assert answer.point is not None, "the refusal is asked first"
        there = Body("place", _POINT, *answer.point, 0.0, 0.0, _TALL, _TALL / 2.0)
        clear = not is_obscured(state, body(state, figure), there)
        leanings = perception_leanings(state, figure, sees=clear)
        roll = await check(game, figure, Skill.PERCEPTION, purpose, leanings=leanings)
        hiding = [
            other
            for other in foes(state, figure)
            if figure in state.figures[other].hidden_from and is_within(body(state, other), there, AROUND)
        ]
        seen = list[FigureId]()
        for other in hiding:
            # Of two dice the first counts for whom keen or dull eyes do not see.
            face = perception_leanings(state, figure, sees=not is_unseen(state, figure, other)).picked(roll.faces)
            if finds(roll.total - roll.face + face, state.figures[other].hidden_from[figure]):
                seen.append(other)
        _tell_search(game, figure, answer, found=bool(seen))
        for other in seen:
            notice(game, other, figure, "search")

    def hints(self, state: State, figure: FigureId) -> Iterator[Search]:
        """Yield the places of the scenario."""
        return (Search(place=secret.id) for secret in state.setup.secrets)

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield it once: the place is chosen."""
        refusal = no_action(state, figure)
        yield Offered(self.name, Wording(self.text_key), "search", refusal=refusal, takes=self.takes)


def _tell_search(game: Game, figure: FigureId, answer: Search, *, found: bool) -> None:
    """Let the side of who searched learn what was found, all others that nothing was.  D012."""
    state = game.state
    at: Point3 | None = None if answer.point is None else (*answer.point, 0.0)
    own = players_of(state, side(state, figure))
    if not found:
        game.record(SearchMade(audience=who_know(state, figure), figure=figure, place=answer.place, at=at))
        return
    knowing = [player.id for player in state.setup.players if player.id not in own]
    game.record(SearchMade(audience=own, figure=figure, place=answer.place, at=at, found=True))
    others = tuple(player for player in knowing if who_know(state, figure) is None)
    game.record(SearchMade(audience=others, figure=figure, place=answer.place, at=at))


# -- those who are dying ---------------------------------------------------------------------------------------------


def dying_friends(state: State, figure: FigureId) -> list[FigureId]:
    """Return those of a creature's side that are dying.  D085."""
    return [other for other in allies(state, figure) if state.figures[other].life is Life.DYING]


def treat_refusal(state: State, figure: FigureId, target: FigureId, rule: str) -> Refusal | None:
    """Return why a creature cannot be stabilised.  D015, D087."""
    refusal = near_refusal(state, figure, target, rule)
    if refusal is not None:
        return refusal
    if state.figures[target].life is not Life.DYING:
        return Refusal(rule, "not-dying", (("figure", target),))
    return Refusal("D015", "no-air", (("figure", target),)) if has_no_air(state, target) else None


class StabiliseRules(ActionRules[Stabilise]):
    """Help a dying creature by a check.  D087."""

    answers = (Stabilise,)

    def refused(self, state: State, figure: FigureId, answer: Stabilise) -> Refusal | None:
        """Return why a creature cannot be stabilised.  D015, D087."""
        return treat_refusal(state, figure, answer.target, "D087")

    def target(self, answer: Stabilise) -> FigureId | None:
        """Return who is treated."""
        return answer.target

    async def done(self, game: Game, figure: FigureId, answer: Stabilise) -> None:
        """Help a dying creature.  D087."""
        roll = await check(game, figure, Skill.MEDICINE, "stabilise", MEDICINE)
        if meets(roll.total, MEDICINE):
            stabilise(game, answer.target, figure)

    def hints(self, state: State, figure: FigureId) -> Iterator[Stabilise]:
        """Yield it on all that are dying."""
        return (Stabilise(target) for target in dying_friends(state, figure))

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield it on one of those that are dying, if there are any."""
        if dying := dying_friends(state, figure):
            yield self.on_one_of(state, figure, dying, Stabilise)


class UseItemRules(ActionRules[UseItem]):
    """Use an item on a creature.  D033, D077, section 6 (items)."""

    answers = (UseItem,)

    def refusal(self, state: State, figure: FigureId, answer: UseItem) -> Refusal | None:
        """Return why an item cannot be used: it is always an action.  D033."""
        return Refusal("D033", "always-an-action") if answer.free else super().refusal(state, figure, answer)

    def refused(self, state: State, figure: FigureId, answer: UseItem) -> Refusal | None:
        """Return why an item cannot be used.  D033, D077, section 6 (items)."""
        item = data(state, figure).item(answer.item)
        if item is None:
            return Refusal("D077", "no-such-item", (("item", answer.item),))
        if item.kind is not ItemKind.HEALING_KIT:
            return Refusal("D077", "nothing-to-use", (("item", item.id),))
        if item.uses is not None and not state.figures[figure].item_uses.get(item.id, 0):
            return Refusal("D077", "used-up", (("item", item.id),))
        return treat_refusal(state, figure, answer.target, "D077")

    def target(self, answer: UseItem) -> FigureId | None:
        """Return on whom it is used."""
        return answer.target

    async def done(self, game: Game, figure: FigureId, answer: UseItem) -> None:
        """Use up a healing kit, which stabilises without a check.  D033, D077, section 6 (healing kit)."""
        placed = game.state.figures[figure]
        uses: int | None = placed.item_uses.get(answer.item)
        if uses is not None:
            uses = placed.item_uses[answer.item] = uses - 1
        known = who_know(game.state, figure, answer.target)
        game.record(ItemUsed(audience=known, figure=figure, item=answer.item, target=answer.target, left=uses))
        stabilise(game, answer.target, figure)

    def hints(self, state: State, figure: FigureId) -> Iterator[UseItem]:
        """Yield healing kits on all that are dying."""
        for item in data(state, figure).items:
            if item.kind is ItemKind.HEALING_KIT:
                yield from (UseItem(item.id, target) for target in dying_friends(state, figure))

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield each item that helps the dying."""
        for item in data(state, figure).items:
            if item.kind is ItemKind.HEALING_KIT:
                offered = self.on_one_of(state, figure, dying_friends(state, figure), partial(UseItem, item.id))
                yield replace(offered, key=f"item-{item.id}", wording=Wording("", details={"name": item.label}))


# -- things and weapons ----------------------------------------------------------------------------------------------


def takes_action(state: State, thing: ObjectId) -> bool:
    """Return whether a thing always takes an action.  D034."""
    found = state.setup.thing(thing)
    return found is not None and found.needs is Needs.ACTION


class UseObjectRules(StepRules[UseObject]):
    """Use a thing on the table, by the free interaction or by the action.  D031, D032, D077."""

    answers = (UseObject,)

    def refusal(self, state: State, figure: FigureId, answer: UseObject) -> Refusal | None:
        """Return why a thing on the table cannot be used.  D010, D031, D032, D034, D077."""
        thing = state.setup.thing(answer.thing)
        if thing is None or not is_known(state, figure, thing):
            return Refusal("D031", "no-such-thing")
        if thing.kind is not ObjectKind.DOOR and thing.id in state.used:
            return Refusal("D031", "used-already", (("thing", thing.id),))
        if not thing_in_reach(state, figure, thing):
            return Refusal("D031", "out-of-reach", (("most", thing.reach),))
        if not answer.action and takes_action(state, thing.id):
            return Refusal("D034", "takes-an-action", (("thing", thing.id),))
        return no_interaction(state, figure, action=answer.action)

    async def effect(self, game: Game, figure: FigureId, answer: UseObject) -> None:
        """Use a thing, which those who wait for it may answer.  D075, D077."""
        await use_object(game, figure, answer)
        await after_act(game, figure, Trigger.ACTS)

    def hints(self, state: State, figure: FigureId) -> Iterator[UseObject]:
        """Yield all things that are known, by both ways to use them."""
        for thing in state.setup.things:
            if is_known(state, figure, thing):
                yield from (UseObject(thing.id), UseObject(thing.id, action=True))

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield each thing that is known and there, a door in reach, by the action only where it takes that."""
        for thing in state.setup.things:
            far = thing.kind is ObjectKind.DOOR and not thing_in_reach(state, figure, thing)
            if far or not is_known(state, figure, thing) or thing.piece in state.gone:
                continue
            answer, takes = UseObject(thing.id), "interaction"
            if self.refusal(state, figure, answer) is not None:
                answer, takes = UseObject(thing.id, action=True), "action"
            refusal = self.refusal(state, figure, answer)
            wording = Wording("step-use", {"thing": thing.id})
            yield Offered(f"thing-{thing.id}", wording, "", answer, refusal, takes=takes, command=self.name)


async def use_object(game: Game, figure: FigureId, answer: UseObject) -> None:
    """Use a thing by the free interaction, or by the action.  D010, D031, D032, D034, D077, DR20, DR39."""
    state = game.state
    thing, placed = state.setup.thing(answer.thing), state.figures[figure]
    assert thing is not None, "the refusal is asked first"
    action = answer.action
    if not action and thing.awkward and state.setup.arbiter is not None:
        demanded = await game.ask(Judge(state.setup.arbiter, "object", figure, thing.id))
        known = who_know(state, figure)
        game.record(JudgementGiven(audience=known, about="object", allowed=demanded, figure=figure, thing=thing.id))
        if demanded and placed.action_used:
            # Trying was the interaction: the arbiter is not asked again in this turn.
            placed.interaction_used = True
            return
        action = demanded
    if action:
        placed.action_used = True
    else:
        placed.interaction_used = True
    opened = _opened(game, thing)
    state.used[thing.id] = side(state, figure)
    game.record(
        ObjectUsed(audience=who_know(state, figure), figure=figure, thing=thing.id, action=action, opened=opened)
    )
    if thing.kind is ObjectKind.BRIDGE:
        await throw_down(game, thing)


def _opened(game: Game, thing: ObjectSetup) -> bool | None:
    """Open or close a door, and return whether it is open now; None for things that are no doors."""
    if thing.kind is not ObjectKind.DOOR:
        return None
    doors, pieces = game.state.doors, game.state.setup.battlefield.pieces
    agreed = next((piece.open for piece in pieces if piece.id == thing.piece), CLOSED)
    now = doors.get(thing.piece, agreed)
    doors[thing.piece] = CLOSED if now > CLOSED else USUAL
    return doors[thing.piece] > CLOSED


async def throw_down(game: Game, thing: ObjectSetup) -> None:
    """Throw a piece down; let those who stood on it fall.  D082, section 6 (plank)."""
    state = game.state
    battlefield = state.battlefield
    standing = [each for each in present(state) if thing.piece in supports_of(battlefield, body(state, each))]
    state.gone.append(thing.piece)
    game.record(PieceThrownDown(thing=thing.id, piece=thing.piece))
    for figure in standing:
        await settle(game, figure)


class DrawRules(StepRules[Draw]):
    """Take another weapon in hand.  D031, D032, DR25."""

    answers = (Draw,)

    def refusal(self, state: State, figure: FigureId, answer: Draw) -> Refusal | None:
        """Return why another weapon cannot be taken in hand.  D031, D032, DR25, section 6 (quick draw)."""
        weapon = profile(state, figure).attack(answer.weapon)
        if weapon is None or weapon.natural:
            return Refusal("DR25", "no-such-weapon", (("weapon", answer.weapon),))
        if state.figures[figure].in_hand == weapon.id:
            return Refusal("DR25", "in-hand", (("weapon", weapon.id),))
        lying = [each.at for each in state.dropped if (each.figure, each.weapon) == (figure, weapon.id)]
        if lying and not any(_is_at_feet(state, figure, at) for at in lying):
            return Refusal("DR25", "lies-elsewhere", (("weapon", weapon.id),))
        if has(state, figure, FeatureKind.QUICK_DRAW) and not answer.action:
            if is_incapacitated(state.figures[figure]):
                return Refusal("D038", "incapacitated")
            return no_free_act(state, figure)
        return no_interaction(state, figure, action=answer.action)

    async def effect(self, game: Game, figure: FigureId, answer: Draw) -> None:
        """Take another weapon in hand.  D031, D032, DR25, section 6 (quick draw)."""
        state = game.state
        placed = state.figures[figure]
        if answer.action:
            placed.action_used = True
        elif has(state, figure, FeatureKind.QUICK_DRAW):
            placed.free_acts += 1
        else:
            placed.interaction_used = True
        state.dropped = [each for each in state.dropped if (each.figure, each.weapon) != (figure, answer.weapon)]
        placed.in_hand = answer.weapon
        game.record(WeaponDrawn(audience=who_know(state, figure), figure=figure, weapon=answer.weapon))

    def hints(self, state: State, figure: FigureId) -> Iterator[Draw]:
        """Yield all weapons."""
        return (Draw(weapon.id) for weapon in profile(state, figure).attacks)

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield each weapon that is not in hand, by the action only where it takes that."""
        for weapon in profile(state, figure).attacks:
            if weapon.natural or state.figures[figure].in_hand == weapon.id:
                continue
            answer, takes = Draw(weapon.id), "" if has(state, figure, FeatureKind.QUICK_DRAW) else "interaction"
            if self.refusal(state, figure, answer) is not None:
                answer, takes = Draw(weapon.id, action=True), "action"
            refusal = self.refusal(state, figure, answer)
            wording = Wording("step-draw", details={"weapon": weapon.label})
            yield Offered(f"draw-{weapon.id}", wording, "", answer, refusal, takes=takes)


def _is_at_feet(state: State, figure: FigureId, at: Point3) -> bool:
    thing = Body("weapon", _POINT, *at, 0.0, 0.1, 0.05)
    return is_within(body(state, figure), thing, CELL)


# -- features --------------------------------------------------------------------------------------------------------


class UseFeatureRules(StepRules[UseFeature]):
    """Use a feature that takes an action or the bonus action.  D036, D037, D094."""

    answers = (UseFeature,)
    in_secret = True

    def refusal(self, state: State, figure: FigureId, answer: UseFeature) -> Refusal | None:
        """Return why a feature cannot be used.  D036, D037, D094, section 6."""
        feature = data(state, figure).feature(answer.feature)
        if feature is None or feature.timing not in (Timing.ACTION, Timing.BONUS):
            return Refusal("D036", "no-such-feature", (("feature", answer.feature),))
        used = no_action(state, figure) if feature.timing is Timing.ACTION else no_bonus(state, figure)
        if used is not None:
            return used
        if feature.uses is not None and not state.figures[figure].uses.get(feature.id, 0):
            return Refusal("D094", "used-up", (("feature", feature.id),))
        match feature.kind:
            case FeatureKind.SLIP_AWAY:
                return hide_refusal(state, figure)
            case FeatureKind.MEND:
                return _mend_refusal(state, figure, answer)
            case FeatureKind.RALLY:
                return _rally_refusal(state, figure, feature, answer)
            case FeatureKind.BURST:
                return burst_refusal(state, figure, feature, answer)
        return Refusal("D094", "nothing-to-use", (("feature", feature.id),))

    async def effect(self, game: Game, figure: FigureId, answer: UseFeature) -> None:
        """Use a feature, which those who wait for it may answer.  D075, D094."""
        await use_feature(game, figure, answer)
        await after_act(game, figure, Trigger.ACTS)

    def hints(self, state: State, figure: FigureId) -> Iterator[UseFeature]:
        """Yield features on whom, or where, they may help or hurt."""
        for feature in active_features(state, figure):
            match feature.kind:
                case FeatureKind.MEND | FeatureKind.RALLY:
                    friends = (figure, *allies(state, figure))
                    yield from (UseFeature(feature.id, target) for target in friends)
                case FeatureKind.BURST:
                    near = foes(state, figure)
                    yield from (UseFeature(feature.id, point=state.figures[target].at) for target in near)
                case _:
                    yield UseFeature(feature.id)

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield each feature that may be used, with how often it still can be."""
        for feature in active_features(state, figure):
            uses = state.figures[figure].uses.get(feature.id)
            name = {"name": feature.label}
            counted = Wording("step-uses", details={**name, "number": uses})
            yield replace(
                self._offered(state, figure, feature),
                key=f"feature-{feature.id}",
                wording=Wording("", details=name) if uses is None else counted,
                takes=feature.timing.value,
                about=feature.description,
            )

    def _offered(self, state: State, figure: FigureId, feature: Feature) -> Offered:
        """Return what is to be given to use a feature, and why it cannot be used."""
        none = Wording("")
        if feature.kind is FeatureKind.SLIP_AWAY:
            answer = UseFeature(feature.id)
            return Offered("", none, "", answer, self.refusal(state, figure, answer))
        if feature.kind is FeatureKind.BURST:
            refusal = self.refusal(state, figure, UseFeature(feature.id, point=state.figures[figure].at))
            # Somewhere it can be thrown as long as it is not used up and the time for it is left.
            lasting = None if refusal is None or refusal.reason in ("too-far", "total-cover") else refusal
            return Offered("", none, "point", feature, lasting)
        friends = (figure, *allies(state, figure))
        return self.on_one_of(state, figure, friends, partial(UseFeature, feature.id))


def active_features(state: State, figure: FigureId) -> list[Feature]:
    """Return the features of a creature that take an action or the bonus action.  D036, D037."""
    return [each for each in profile(state, figure).features if each.timing in (Timing.ACTION, Timing.BONUS)]


def _mend_refusal(state: State, figure: FigureId, answer: UseFeature) -> Refusal | None:
    """Touch: a creature of the own side that has lost hit points and gets air.  D015, D087."""
    if answer.target is None:
        return Refusal("D094", "target-needed")
    refusal = near_refusal(state, figure, answer.target, "D094")
    if refusal is not None:
        return refusal
    if not is_ally(state, figure, answer.target):
        return Refusal("D094", "other-side", (("figure", answer.target),))
    if state.figures[answer.target].hit_points >= profile(state, answer.target).hit_points:
        return Refusal("D094", "not-hurt", (("figure", answer.target),))
    return Refusal("D015", "no-air", (("figure", answer.target),)) if has_no_air(state, answer.target) else None


def _rally_refusal(state: State, figure: FigureId, feature: Feature, answer: UseFeature) -> Refusal | None:
    if answer.target is None:
        return Refusal("D094", "target-needed")
    if answer.target == figure or answer.target not in state.figures or not is_ally(state, figure, answer.target):
        return Refusal("D094", "an-ally-needed")
    if not is_up(state, answer.target) or not has_body(state, answer.target):
        return Refusal("D094", "not-there")
    near = is_within(body(state, figure), body(state, answer.target), feature.range)
    return None if near else Refusal("D094", "out-of-reach", (("most", feature.range),))


def burst_refusal(state: State, figure: FigureId, feature: Feature, answer: UseFeature) -> Refusal | None:
    """Return why something cannot be thrown to a place.  D066, D068, D090, DR13."""
    if answer.point is None:
        return Refusal("D094", "place-needed")
    x, y, z = point_in_space(state, answer.point, 0.0)
    battlefield, own = state.battlefield, body(state, figure)
    if not (0.0 <= x <= battlefield.width and 0.0 <= y <= battlefield.depth):
        return Refusal("", "off-the-table")
    most = feature.long or feature.range
    apart = gap(own, Body("place", _POINT, x, y, z, 0.0, 0.001, 0.0005))
    if apart >= most - TOLERANCE:
        return Refusal("D066", "too-far", (("most", most), ("distance", apart)))
    return None if is_clear(battlefield, own.base_point, (x, y, z)) else Refusal("D068", "total-cover")


async def use_feature(game: Game, figure: FigureId, answer: UseFeature) -> None:
    """Use a feature that may be used.  D036, D037, D094."""
    state = game.state
    feature, placed = data(state, figure).feature(answer.feature), state.figures[figure]
    assert feature is not None, "the refusal is asked first"
    if feature.timing is Timing.BONUS:
        placed.bonus_used = True
    else:
        placed.action_used = True
    left: int | None = None
    if feature.uses is not None:
        left = placed.uses[feature.id] = placed.uses[feature.id] - 1
    place = None if answer.point is None else point_in_space(state, answer.point, 0.0)
    if feature.loud:
        reveal(game, figure, "feature")
    used = FeatureUsed(figure=figure, feature=feature.id, target=answer.target, point=place, left=left)
    _tell_use(game, figure, used)
    match feature.kind:
        case FeatureKind.SLIP_AWAY:
            await hide(game, figure)
        case FeatureKind.MEND if answer.target is not None:
            await mend(game, figure, feature, answer.target)
        case FeatureKind.RALLY if answer.target is not None:
            state.figures[answer.target].rallied_by = figure
        case FeatureKind.BURST if place is not None:
            await burst(game, figure, feature, place)


def _tell_use(game: Game, figure: FigureId, used: FeatureUsed) -> None:
    """Tell that a feature is used, and on whom only those who know of that one.  D094, DR42."""
    state = game.state
    known = who_know(state, figure)
    both = known if used.target is None else who_know(state, figure, used.target)
    game.record(msgspec.structs.replace(used, audience=both))
    hearing = everybody(state) if known is None else known
    others = tuple(player for player in hearing if both is not None and player not in both)
    if others:
        game.record(msgspec.structs.replace(used, audience=others, target=None))


async def mend(game: Game, figure: FigureId, feature: Feature, target: FigureId) -> None:
    """Hit points for one that is touched.  D087, section 6 (mend)."""
    assert feature.dice is not None, "a feature that heals has dice"
    faces = await dice_of(game, figure, feature.dice, "heal")
    heal(game, target, sum(faces) + feature.dice.plus, rolled=tuple(faces), by=figure)


async def burst(game: Game, figure: FigureId, feature: Feature, place: Point3) -> None:
    """Let all within a radius take damage, half where their save succeeds; one roll of damage, whoever is there.

    Saves of creatures that a player does not know of are thrown in secret.  D090, DR21, DR41.
    """
    state = game.state
    assert feature.dice is not None, "a feature that bursts has dice"
    caught = caught_by(state, figure, feature, place)
    hit = [(other, cover) for other, cover in caught if cover is not Cover.TOTAL]
    saved: dict[FigureId, bool] = {}
    for other, cover in hit:
        ability = feature.save or Ability.DEXTERITY
        saved[other] = await save(game, other, ability, feature.difficulty, COVER_BONUS[cover])
    faces = await dice_of(game, figure, feature.dice, "damage")
    whole = max(0, sum(faces) + feature.dice.plus)
    for other, _ in hit:
        if has_body(state, other):
            await hurt(
                game,
                other,
                whole // 2 if saved[other] else whole,
                feature.id,
                rolled=tuple(faces),
                plus=feature.dice.plus,
                by=figure,
                halved=saved[other],
            )


def caught_by(state: State, figure: FigureId, feature: Feature, place: Point3) -> list[tuple[FigureId, Cover]]:
    """Return the creatures within a radius of a burst point, and their cover from it.

    Bodies that are hidden from the thrower or from who is caught do not cover.  D090, D068, DR13, DR32.
    """
    eye = Body("place", _POINT, *place, 0.0, 0.001, 0.0)
    found: list[tuple[FigureId, Cover]] = []
    for other in present(state):
        there = body(state, other)
        if not is_within(there, eye, feature.radius):
            continue
        terrain = terrain_sight(state, eye, there).covered_share
        company = tuple(
            body(state, each)
            for each in present(state)
            if each != other and not {figure, other} & state.figures[each].hidden_from.keys()
        )
        whole = sight_to_body(state.battlefield, eye, there, EVERYWHERE, company, 0.01).covered_share
        found.append((other, cover_level(terrain, whole)))
    return found


# -- contests --------------------------------------------------------------------------------------------------------


def sums_of(state: State, held: Contest) -> tuple[tuple[Modifier, ...], tuple[Modifier, ...]]:
    """Return what both sides of a contest add to their dice.  D061."""
    return skill_modifiers(state, held.figure, held.skill), skill_modifiers(state, held.other, held.against)


def chance_of(state: State, held: Contest) -> Fraction:
    """Return how likely the creature that begins a contest wins it.  D061, D091."""
    own, theirs = sums_of(state, held)
    return wins(total(own) - total(theirs))


async def is_won(game: Game, held: Contest) -> bool:
    """Let both sides throw; return whether the creature that begins wins.  D061, D091."""
    return await contest(game, held.figure, held.skill, held.other, held.against, held.purpose)


DASH: Final = DashRules()
DISENGAGE: Final = DisengageRules()
DODGE: Final = DodgeRules()
HIDE: Final = HideRules()
HELP: Final = HelpRules()
READY: Final = ReadyRules()
SEARCH: Final = SearchRules()
STABILISE: Final = StabiliseRules()
USE_ITEM: Final = UseItemRules()
USE_OBJECT: Final = UseObjectRules()
DRAW: Final = DrawRules()
USE_FEATURE: Final = UseFeatureRules()
