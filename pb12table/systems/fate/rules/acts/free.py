"""Free acts, and acts that use up the action without a roll: waiting, defending, passing, picking up a weapon.

F026, F027, F028, F033, F078, F090.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.acts import Acts, Wording
from pb12table.systems.fate.rules.actors import attached, character, group, is_in, is_opposing, standing
from pb12table.systems.fate.rules.acts.act import A, FateAct, Kind
from pb12table.systems.fate.rules.acts.attacks import defend_fully
from pb12table.systems.fate.rules.acts.beside import (
    SMALL,
    STEP_BESIDE,
    beside_refusal,
    do_beside,
    feature_of,
    open_link,
    rearm,
    rearm_refusal,
    small_acts,
    switch_refusal,
)
from pb12table.systems.fate.rules.acts.blocks import deed_blocks
from pb12table.systems.fate.rules.acts.company import (
    call_back,
    call_refusal,
    companion,
    company_acts,
    send_out,
    send_refusal,
)
from pb12table.systems.fate.rules.acts.maneuvers import simple
from pb12table.systems.fate.rules.asking.answers import (
    Attach,
    CallBack,
    Detach,
    FreeAct,
    FullDefence,
    Hold,
    Move,
    PassTurn,
    PutDown,
    Rearm,
    Say,
    SendOut,
    Step,
    Supplement,
    Switch,
)
from pb12table.systems.fate.rules.asking.judging import ASPECTS, SAYING, SAYINGS, judged, remember, text_refusal
from pb12table.systems.fate.rules.bidding import end_main_action, tell
from pb12table.systems.fate.rules.data import LOWEST, ActorId, Skill
from pb12table.systems.fate.rules.events import ActDeclared, AttachmentChanged, HeldBack, SaidFreely, ThingDropped
from pb12table.systems.fate.rules.rolls import Game, acting_modifiers, best_of
from pb12table.systems.fate.rules.state import Deed, State
from pb12table.systems.fate.rules.zones import free_places, zone_of

MOST_FREE: Final = 5
"""So many free acts a turn has.  FR42."""


class FreeRules(FateAct[A]):
    """A free act.  F026."""

    kind: ClassVar[Kind | None] = Kind.FREE
    is_free = True

    def refusal(self, state: State, actor: ActorId, act: A) -> Refusal | None:
        if state.actors[actor].frees >= MOST_FREE:
            return Refusal("FR42", "too-many-free-acts", (("most", MOST_FREE),))
        return self.barred(state, actor, act)

    def barred(self, state: State, actor: ActorId, act: A) -> Refusal | None:
        """Return why it cannot be done, however many free acts are left; None if it can."""
        raise NotImplementedError

    def hints(self, state: State, actor: ActorId) -> Iterator[A]:
        return (act for act in self.able(state, actor) if self.refusal(state, actor, act) is None)

    def able(self, state: State, actor: ActorId) -> Iterator[A]:
        """Yield what is worth a look where it is legal."""
        return iter(())


class AttachRules(FreeRules[Attach]):
    """Attach a group of this zone.  F015, F089, F090, FR41."""

    answers = (Attach,)

    def barred(self, state: State, actor: ActorId, act: Attach) -> Refusal | None:
        other = act.group
        if not is_in(state, other) or group(state, other) is None or is_opposing(state, actor, other):
            return Refusal("F089", "no-such-group")
        if character(state, actor) is None:
            return Refusal("F089", "leads-nobody")
        if state.actors[other].led_by is not None:
            return Refusal("F089", "attached-already")
        if zone_of(state, other) != zone_of(state, actor):
            return Refusal("FR41", "other-zone")
        return None if state.actors[actor].attachings.get(f"+{other}", 0) < 1 else Refusal("FR42", "once-a-turn")

    async def effect(self, game: Game, actor: ActorId, act: Attach) -> None:
        count(game.state, actor, f"+{act.group}")
        attach(game, act.group, actor)

    def able(self, state: State, actor: ActorId) -> Iterator[Attach]:
        return (Attach(other) for other in state.actors)

    def wording(self, state: State, actor: ActorId, act: Attach) -> Wording:
        return Wording("fate-do-attach", {"group": act.group})


class DetachRules(FreeRules[Detach]):
    """Let a group go.  F090, FR42."""

    answers = (Detach,)

    def barred(self, state: State, actor: ActorId, act: Detach) -> Refusal | None:
        if act.group not in attached(state, actor):
            return Refusal("F090", "not-attached")
        again = state.actors[actor].attachings.get(f"-{act.group}", 0) > 0
        return Refusal("FR42", "once-a-turn") if again else None

    async def effect(self, game: Game, actor: ActorId, act: Detach) -> None:
        count(game.state, actor, f"-{act.group}")
        attach(game, act.group, None)

    def able(self, state: State, actor: ActorId) -> Iterator[Detach]:
        return (Detach(other) for other in attached(state, actor))

    def wording(self, state: State, actor: ActorId, act: Detach) -> Wording:
        return Wording("fate-do-detach", {"group": act.group})


class PutDownRules(FreeRules[PutDown]):
    """Put a thing down.  F080, section 6."""

    answers = (PutDown,)

    def barred(self, state: State, actor: ActorId, act: PutDown) -> Refusal | None:
        placed = state.things.get(act.thing)
        return None if placed is not None and placed.carrier == actor else Refusal("F080", "not-carried")

    async def effect(self, game: Game, actor: ActorId, act: PutDown) -> None:
        state = game.state
        thing = state.things[act.thing]
        thing.carrier, thing.zone = None, zone_of(state, actor)
        thing.at = state.figures[standing(state, actor)[0]].at
        game.record(ThingDropped(actor=actor, thing=act.thing, at=thing.at))

    def able(self, state: State, actor: ActorId) -> Iterator[PutDown]:
        return (PutDown(identity) for identity in state.things)

    def wording(self, state: State, actor: ActorId, act: PutDown) -> Wording:
        return Wording("fate-do-put-down", {"thing": act.thing})


class SwitchRules(FreeRules[Switch]):
    """Use a feature beside which nothing is lost.  F026, F110."""

    answers = (Switch,)

    def barred(self, state: State, actor: ActorId, act: Switch) -> Refusal | None:
        feature = state.setup.feature(act.feature)
        if feature is None or feature.penalty:
            return Refusal("F110", "no-such-feature")
        return switch_refusal(state, actor, feature)

    async def effect(self, game: Game, actor: ActorId, act: Switch) -> None:
        open_link(game, feature_of(game.state, act.feature))

    def able(self, state: State, actor: ActorId) -> Iterator[Switch]:
        return (Switch(feature.id) for feature in state.setup.features)

    def wording(self, state: State, actor: ActorId, act: Switch) -> Wording:
        return Wording("fate-do-feature", {"feature": act.feature}, {"zone": "none"})


class CompanionRules(FreeRules[SendOut | CallBack]):
    """Let an independent companion act alone, or have one with oneself again.  F091, F095, FR42."""

    answers = (SendOut, CallBack)

    def barred(self, state: State, actor: ActorId, act: SendOut | CallBack) -> Refusal | None:
        return send_refusal(state, actor, act) if isinstance(act, SendOut) else call_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: SendOut | CallBack) -> None:
        if isinstance(act, CallBack):
            count(game.state, actor, f"+{act.companion}")
            call_back(game, actor, act.companion)
            return
        count(game.state, actor, f"-{act.companion}")
        found = companion(game.state, actor, act.companion)
        assert found is not None, "refused before"
        send_out(game, actor, found)

    def able(self, state: State, actor: ActorId) -> Iterator[SendOut | CallBack]:
        return company_acts(state, actor)

    def wording(self, state: State, actor: ActorId, act: SendOut | CallBack) -> Wording:
        sends = isinstance(act, SendOut)
        return Wording("fate-do-send-out" if sends else "fate-do-call-back", {"name": act.companion})


class SayRules(FreeRules[Say]):
    """A short warning, a glance, or another free act in words.  F026."""

    answers = (Say,)
    is_worded = True
    text = "fate-do-say"

    def barred(self, state: State, actor: ActorId, act: Say) -> Refusal | None:
        return text_refusal("F026", act.text)

    async def effect(self, game: Game, actor: ActorId, act: Say) -> None:
        if await judged(game, "free-act", actor, act.text):
            remember(game.state, SAYING, act.text)
            game.record(SaidFreely(actor=actor, text=act.text))

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[Say]:
        yield Say(chance.choice(ASPECTS))

    def offers(self, state: State, actor: ActorId) -> Iterator[Say]:
        yield Say(SAYINGS[0])

    def wants_words(self, act: Say) -> bool:
        return True


class StepRules(FreeRules[Step]):
    """Go to another place of the own zone; a form of its own asks where.  FR24."""

    answers = (Step,)
    kind = None
    is_undirected = True
    text = "fate-do-step"

    def barred(self, state: State, actor: ActorId, act: Step) -> Refusal | None:
        return STEP_BESIDE.refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: Step) -> None:
        STEP_BESIDE.do(game, actor, act)

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[Step]:
        figure = chance.choice(standing(state, actor))
        placed, zone = state.figures[figure], zone_of(state, actor)
        places = list(free_places(state, figure, zone, (placed.x, placed.y)))
        if places:
            yield Step(figure, chance.choice(places)[:2])


FREE: Final[Acts[FateAct[Any]]] = Acts(
    AttachRules(), DetachRules(), PutDownRules(), SwitchRules(), CompanionRules(), SayRules(), StepRules()
)
"""What does not use up the action.  F026."""


def free_refusal(state: State, actor: ActorId, act: FreeAct) -> Refusal | None:
    """Return why a free act cannot be done.  F026, F090, FR24, FR41, FR42."""
    return FREE.of(act).refusal(state, actor, act)


def count(state: State, actor: ActorId, key: str) -> None:
    """Count that a group is taken on, or let go, once in a turn.  FR42."""
    state.actors[actor].attachings[key] = state.actors[actor].attachings.get(key, 0) + 1


def attach(game: Game, other: ActorId, leader: ActorId | None) -> None:
    """Let a group follow a leader, or nobody.  F015, F089, F090."""
    game.state.actors[other].led_by = leader
    game.record(AttachmentChanged(group=other, leader=leader))


# -- without a roll --------------------------------------------------------------------------------------------------


class UsingRules(FateAct[PassTurn]):
    """A small act that is no move, with nothing else; the answer is that of passing.  F033."""

    kind = Kind.USE

    def hints(self, state: State, actor: ActorId) -> Iterator[PassTurn]:
        return (PassTurn((Supplement(act),)) for act in small_acts(state, actor) if not isinstance(act, Move))

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[PassTurn]:
        return iter(())

    def offers(self, state: State, actor: ActorId) -> Iterator[PassTurn]:
        """Yield those but for picking up a weapon, which is an act of its own."""
        return (act for act in self.hints(state, actor) if not isinstance(act.beside[0].act, Rearm))


class FullDefenceRules(FateAct[FullDefence]):
    """Do nothing but defend.  F027, FR11."""

    answers = (FullDefence,)
    kind = Kind.WAIT
    is_undirected = True
    text = "fate-do-defend"

    async def effect(self, game: Game, actor: ActorId, act: FullDefence) -> None:
        defend_fully(game, actor)
        end_main_action(game)

    def hints(self, state: State, actor: ActorId) -> Iterator[FullDefence]:
        yield FullDefence()


class HoldRules(FateAct[Hold]):
    """Wait, and act later in this exchange.  F028."""

    answers = (Hold,)
    kind = Kind.WAIT
    is_undirected = True
    text = "fate-do-hold"

    def refusal(self, state: State, actor: ActorId, act: Hold) -> Refusal | None:
        return Refusal("F028", "held-already") if state.is_held_turn else None

    async def effect(self, game: Game, actor: ActorId, act: Hold) -> None:
        game.state.actors[actor].held = True
        game.record(HeldBack(actor=actor))

    def hints(self, state: State, actor: ActorId) -> Iterator[Hold]:
        if not state.is_held_turn:
            yield Hold()

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[Hold]:
        yield Hold()


class RearmRules(FateAct[Rearm]):
    """Pick up a weapon one has been disarmed of, with a roll where a block must be passed.  F032, F078, FR69."""

    answers = (Rearm,)
    kind = Kind.USE

    def refusal(self, state: State, actor: ActorId, act: Rearm) -> Refusal | None:
        refusal = rearm_refusal(state, actor, act.weapon)
        if refusal is not None:
            return refusal
        kept = act.skill is None and deed_blocks(state, actor, Deed.REARM)
        return Refusal("F032", "kept-from-it") if kept else None

    async def effect(self, game: Game, actor: ActorId, act: Rearm) -> None:
        state = game.state
        if act.skill is not None and deed_blocks(state, actor, Deed.REARM):
            game.record(ActDeclared(actor=actor, kind="rearm", skill=act.skill, target=act.weapon))
            contest = await simple(
                game, actor, act.skill, acting_modifiers(state, actor, act.skill), LOWEST, Deed.REARM
            )
            tell(game, actor, "rearm", contest, success=not contest.is_barred)
            if not contest.is_barred:
                rearm(game, actor, act.weapon)
        else:
            rearm(game, actor, act.weapon)
        end_main_action(game)

    def hints(self, state: State, actor: ActorId) -> Iterator[Rearm]:
        kept = bool(deed_blocks(state, actor, Deed.REARM))
        for identity in state.actors[actor].disarmed:
            if rearm_refusal(state, actor, identity) is None:
                yield Rearm(identity, best_of(state, actor, tuple(Skill)) if kept else None)

    def wording(self, state: State, actor: ActorId, act: Rearm) -> Wording:
        return Wording("fate-do-rearm", {"weapon": act.weapon})


class PassRules(FateAct[PassTurn]):
    """Do nothing more in this turn, but for small acts that need no roll.  F033, FR24."""

    answers = (PassTurn,)
    kind = Kind.WAIT
    is_undirected = True

    def refusal(self, state: State, actor: ActorId, act: PassTurn) -> Refusal | None:
        return beside_refusal(state, actor, act.beside)

    async def effect(self, game: Game, actor: ActorId, act: PassTurn) -> None:
        do_beside(game, actor, act.beside, before=True)
        do_beside(game, actor, act.beside, before=False)
        end_main_action(game)

    def hints(self, state: State, actor: ActorId) -> Iterator[PassTurn]:
        yield PassTurn()

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[PassTurn]:
        return iter(())

    def wording(self, state: State, actor: ActorId, act: PassTurn) -> Wording:
        if not act.beside:
            return Wording("fate-do-nothing")
        first, *further = (SMALL.of(each.act).wording(state, actor, each.act) for each in act.beside)
        for each in further:
            first = Wording("fate-do-both", details={"first": first, "second": each})
        return first


USING: Final = UsingRules()
REARM: Final = RearmRules()
WITHOUT_ROLL: Final[tuple[FateAct[Any], ...]] = (USING, FullDefenceRules(), HoldRules(), REARM, PassRules())
"""What uses up the action without a roll."""
