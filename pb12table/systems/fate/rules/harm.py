"""Hits: stress, consequences and companions, concessions, and what becomes of those taken out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Refusal, Request, YesNo
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.plain_states import OfForm, decoded, encoded
from pb12table.systems.fate.rules.actors import (
    attached,
    box_for,
    character,
    companions,
    consequences,
    group,
    group_boxes,
    is_in,
    next_severity,
    owner,
    side,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.asking.answers import (
    Fallen,
    GoDown,
    HitAnswer,
    LoseCompanion,
    MarkBox,
    NoOffer,
    OfferAnswer,
    ReplyToOffer,
    TakeConsequence,
    Terms,
)
from pb12table.systems.fate.rules.asking.judging import (
    CONSEQUENCE,
    LEAVES,
    OUTCOME,
    OUTCOMES,
    NameAnew,
    are_own,
    fitting,
    judged,
    names_for_consequences,
    offered,
    presets,
    remember,
    text_refusal,
)
from pb12table.systems.fate.rules.data import ActorId, CompanionId, Severity, Track
from pb12table.systems.fate.rules.events import (
    AspectEnded,
    AttachmentChanged,
    BlockEnded,
    CompanionLost,
    ConcessionAnswered,
    ConcessionCountered,
    ConcessionOffered,
    ConsequenceTaken,
    GroupLostMembers,
    LeftConflict,
    OutcomeNamed,
    SpinLapsed,
    StressMarked,
    TakenOut,
    ThingDropped,
)
from pb12table.systems.fate.rules.rolls import Game, gain, next_id, pay
from pb12table.systems.fate.rules.state import Aspect, Gone, On, State, packed
from pb12table.systems.fate.rules.zones import zone_of
from pb12table.table.shapes import plan_distance

_REASONABLE: Final = 2
"""The policy finds an offer reasonable from so many consequences on.  FR18."""
MOST_TALK: Final = 3
"""So many offers are made after a consequence.  FR52."""


# -- what is asked -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeHit(OfForm[State, HitAnswer]):
    """How a character takes a hit: a box, a consequence, or a companion.  F048 to F053, F091, FR14."""

    form: ClassVar[Any] = HitAnswer
    actor: ActorId
    track: Track
    hit: int
    by: ActorId | None = None

    def refusal(self, state: State, answer: HitAnswer) -> Refusal | None:
        match answer:
            case MarkBox():
                free = box_for(state, self.actor, self.track, self.hit)
                return None if free is not None else Refusal("F050", "no-box-left")
            case TakeConsequence():
                if next_severity(state, self.actor) is None:
                    return Refusal("F052", "no-consequence-left")
                return text_refusal("F053", answer.text)
            case LoseCompanion():
                there = [each.id for each in companions(state, self.actor)]
                return None if answer.companion in there else Refusal("F091", "no-such-companion")
            case GoDown():
                return None if is_beaten(state, self.actor, self.track, self.hit) else Refusal("F055", "not-beaten")

    def hints(self, state: State) -> Sequence[HitAnswer]:
        found: list[HitAnswer] = [MarkBox()]
        found += [TakeConsequence(text) for text in names_for_consequences(state, self.track)]
        found += [LoseCompanion(each.id) for each in companions(state, self.actor)]
        return [each for each in (*found, GoDown()) if self.refusal(state, each) is None]

    def sample(self, state: State, chance: Chance) -> HitAnswer:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> HitAnswer:
        return self.hints(state)[0]


@dataclass(frozen=True, slots=True)
class OfferConcession(OfForm[State, OfferAnswer]):
    """Whether one who has just taken a consequence offers to be out, and on which terms.  F058, FR18."""

    form: ClassVar[Any] = OfferAnswer
    actor: ActorId

    def refusal(self, state: State, answer: OfferAnswer) -> Refusal | None:
        return text_refusal("F058", answer.text) if isinstance(answer, Terms) else None

    def hints(self, state: State) -> Sequence[OfferAnswer]:
        return (NoOffer(), *(Terms(text) for text in offered(state, OUTCOME)))

    def sample(self, state: State, chance: Chance) -> OfferAnswer:
        return chance.choice(self.hints(state)) if chance.random() < 0.3 else NoOffer()

    def default(self, state: State) -> OfferAnswer:
        return NoOffer()


@dataclass(frozen=True, slots=True)
class AnswerConcession(Request[State, ReplyToOffer]):
    """Whether an offer of concession is accepted, or would be on other terms.  F059, F060, FR52."""

    binding: ClassVar[bool] = True
    actor: ActorId
    offerer: ActorId
    terms: str

    def refusal(self, state: State, answer: ReplyToOffer) -> Refusal | None:
        return text_refusal("F058", answer.text) if isinstance(answer, Terms) else None

    def hints(self, state: State) -> Sequence[ReplyToOffer]:
        return (False, True, *(Terms(text) for text in offered(state, OUTCOME) if text != self.terms))

    def sample(self, state: State, chance: Chance) -> ReplyToOffer:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> ReplyToOffer:
        return False

    def encode(self, answer: ReplyToOffer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> ReplyToOffer:
        if isinstance(plain, bool):
            return plain
        found: Terms = decoded(plain, Terms)
        return found


@dataclass(frozen=True, slots=True)
class AcceptTerms(YesNo[State]):
    """Whether one who has offered to give in takes the other's terms.  F058, FR52."""

    binding: ClassVar[bool] = True
    actor: ActorId
    by: ActorId
    terms: str


@dataclass(frozen=True, slots=True)
class ChooseFallen(OfForm[State, Fallen]):
    """Which minions of a group fall, asked of an owner who wishes it.  FR35."""

    form: ClassVar[Any] = Fallen
    group: ActorId
    number: int

    def refusal(self, state: State, answer: Fallen) -> Refusal | None:
        there = standing(state, self.group)
        named = set(answer.figures)
        fits = len(named) == len(answer.figures) == self.number and all(figure in there for figure in named)
        return None if fits else Refusal("FR35", "not-these")

    def hints(self, state: State) -> Sequence[Fallen]:
        there = standing(state, self.group)
        starts = range(len(there) - self.number + 1)
        return [Fallen(tuple(there[start : start + self.number])) for start in starts]

    def sample(self, state: State, chance: Chance) -> Fallen:
        left, found = standing(state, self.group), list[FigureId]()
        for _ in range(self.number):
            found.append(left.pop(chance.randint(0, len(left) - 1)))
        return Fallen(tuple(found))

    def default(self, state: State) -> Fallen:
        return self.hints(state)[0]


@dataclass(frozen=True, slots=True)
class NameOutcome(Request[State, str]):
    """What becomes of someone taken out: a preset or a few words; `own`: the loser has paid for it.  F055, F057."""

    binding: ClassVar[bool] = True
    actor: ActorId
    own: bool = False

    def refusal(self, state: State, answer: str) -> Refusal | None:
        return text_refusal("F056", answer)

    def hints(self, state: State) -> Sequence[str]:
        return [text for text in offered(state, OUTCOME) if text != LEAVES]

    def sample(self, state: State, chance: Chance) -> str:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> str:
        return OUTCOMES[0]

    def decode(self, plain: Any) -> str:
        if not isinstance(plain, str):
            raise ValueError(f"Expected `str`, got `{type(plain).__name__}`")
        return plain


@dataclass(frozen=True, slots=True)
class RejectOutcome(YesNo[State]):
    """Whether the loser pays all fate points for another outcome.  F057."""

    binding: ClassVar[bool] = True
    actor: ActorId
    text: str


def is_beaten(state: State, actor: ActorId, track: Track, hit: int) -> bool:
    """Return whether a hit takes a character out: no box fits and no consequence is left.  F055."""
    return box_for(state, actor, track, hit) is None and next_severity(state, actor) is None


# -- hits ----------------------------------------------------------------------------------------------------------


async def suffer(game: Game, actor: ActorId, track: Track, hit: int, by: ActorId | None) -> int:
    """Apply a hit, minions first, then their leader; return the overflow.  F045, F088, F089, F100, F101, FR34, FR41."""
    rest = hit
    state = game.state
    if group(state, actor) is not None:
        rest = await lose_minions(game, actor, rest, by)
        return 0 if is_in(state, actor) else rest
    for each in attached(state, actor):
        rest = await lose_minions(game, each, rest, by)
    return await take_hit(game, actor, track, rest, by) if rest else 0


async def lose_minions(game: Game, actor: ActorId, hit: int, by: ActorId | None) -> int:
    """Let minions fill their boxes one after another; return what is left of the hit then.  F088, FR35."""
    state = game.state
    minions, quality = state.actors[actor], _quality(state, actor)
    left = group_boxes(state, actor)
    stress = min(hit, left) + minions.partial
    fallen = await _fallen(game, actor, stress // quality, by)
    minions.partial = stress % quality if len(fallen) < len(standing(state, actor)) else 0
    if len(fallen) == len(standing(state, actor)):
        drop_all(game, actor)  # while one of them still stands somewhere
    for figure in fallen:
        state.figures[figure].gone = Gone.FALLEN
    game.record(GroupLostMembers(group=actor, members=tuple(fallen), partial=minions.partial))
    if not standing(state, actor):
        leave(game, actor, Gone.TAKEN_OUT)
    return hit - min(hit, left)


def _quality(state: State, actor: ActorId) -> int:
    found = group(state, actor)
    assert found is not None, "asked of groups only"
    return found.kind.quality


async def _fallen(game: Game, actor: ActorId, number: int, by: ActorId | None) -> list[FigureId]:
    """Return the fallen minions of a group: the nearest ones, or those that the owner names if he wishes.  FR35."""
    state, player = game.state, owner(game.state, actor)
    if 0 < number < len(standing(state, actor)) and state.players[player].falls:
        return list((await game.ask(ChooseFallen(player, actor, number))).figures)
    return nearest(state, actor, by)[:number]


def nearest(state: State, actor: ActorId, by: ActorId | None) -> list[FigureId]:
    """Return the figures of a group, those nearest to the attacker first, then by id.  FR35."""
    figures = standing(state, actor)
    if by is None or not standing(state, by):
        return sorted(figures)
    from_ = [state.figures[each] for each in standing(state, by)]

    def near(figure: FigureId) -> tuple[float, FigureId]:
        placed = state.figures[figure]
        return min(plan_distance((placed.x, placed.y), (each.x, each.y)) for each in from_), figure

    return sorted(figures, key=near)


async def take_hit(game: Game, actor: ActorId, track: Track, hit: int, by: ActorId | None) -> int:
    """Apply a hit to a character; return the overflow.  F048 to F055, F091, F101, FR14."""
    state = game.state
    least = forcing_hit(state, actor, track)
    overflow = max(0, hit - least)
    if is_beaten(state, actor, track, hit) and not companions(state, actor):
        await go_down(game, actor, by)
        return overflow
    answer = await game.ask(TakeHit(owner(state, actor), actor, track, hit, by))
    match answer:
        case MarkBox():
            mark(game, actor, track, hit)
            return 0
        case TakeConsequence():
            await take_consequence(game, actor, answer.text, by)
            await concession(game, actor, by)
        case LoseCompanion():
            lose_companion(game, actor, answer.companion)
            await concession(game, actor, by)
        case GoDown():
            await go_down(game, actor, by)
    return overflow


def forcing_hit(state: State, actor: ActorId, track: Track) -> int:
    """Return the smallest hit for which no box is left.  F101."""
    marks = state.actors[actor].marks.get(track, [])
    free = [box for box in range(1, track_length(state, actor, track) + 1) if box not in marks]
    return max(free, default=0) + 1


def mark(game: Game, actor: ActorId, track: Track, hit: int) -> None:
    """Fill the box of a hit, or the next free higher one.  F048."""
    box = box_for(game.state, actor, track, hit)
    assert box is not None, "refused before"
    game.state.actors[actor].marks.setdefault(track, []).append(box)
    game.record(StressMarked(actor=actor, track=track, hit=hit, box=box))


async def take_consequence(game: Game, actor: ActorId, text: str, by: ActorId | None) -> None:
    """Take a consequence: an aspect, with a free tag for those who caused it.  F051, F053, F054, FR25."""
    state = game.state
    text = await fitting(game, CONSEQUENCE, actor, text, presets(state, CONSEQUENCE))
    remember(state, CONSEQUENCE, text)
    severity = next_severity(state, actor)
    assert severity is not None, "refused before"
    free = None if by is None else side(state, by)
    number = next_id(state)
    words = Label(text, text)
    state.aspects[number] = Aspect(number, words, On.ACTOR, actor, free=free, severity=severity)
    game.record(ConsequenceTaken(actor=actor, aspect=number, label=words, severity=Severity(severity)))


def lose_companion(game: Game, actor: ActorId, companion: CompanionId) -> None:
    """Take a companion out instead of a hit.  F091."""
    game.state.actors[actor].companions_out.append(companion)
    game.record(CompanionLost(actor=actor, companion=companion))


# -- the ways out --------------------------------------------------------------------------------------------------


async def concession(game: Game, actor: ActorId, by: ActorId | None) -> None:
    """Let the victim offer terms after a consequence, and the two talk about them.  F058, F059, F060, FR18, FR52."""
    refused = ""
    for _ in range(MOST_TALK):
        offer = await game.ask(OfferConcession(owner(game.state, actor), actor))
        if isinstance(offer, NoOffer):
            break
        remember(game.state, OUTCOME, offer.text)
        game.record(ConcessionOffered(actor=actor, to=by, terms=offer.text))
        reply = await _reply(game, actor, by, offer.text)
        if reply is True:
            give_in(game, actor, offer.text)
            return
        refused = offer.text
        if by is None or not isinstance(reply, Terms):
            break
        remember(game.state, OUTCOME, reply.text)
        game.record(ConcessionCountered(actor=actor, by=by, terms=reply.text))
        if await game.ask(AcceptTerms(owner(game.state, actor), actor, by, reply.text)):
            give_in(game, actor, reply.text)
            return
    if refused:
        await refuse(game, actor, by, refused)


async def _reply(game: Game, actor: ActorId, by: ActorId | None, terms: str) -> ReplyToOffer:
    """Return the reply to an offer: by whoever caused the hit, or by the arbiter if nobody did.  FR18."""
    if by is None:
        return await judged(game, "concession", actor, terms)
    return await game.ask(AnswerConcession(owner(game.state, by), by, actor, terms))


def give_in(game: Game, actor: ActorId, terms: str) -> None:
    """Take an actor out at once, on these terms.  F060."""
    game.record(ConcessionAnswered(actor=actor, accepted=True))
    game.state.actors[actor].outcome = terms
    leave(game, actor, Gone.CONCEDED)


async def refuse(game: Game, actor: ActorId, by: ActorId | None, terms: str) -> None:
    """Refuse the offer; a reasonable one moves a fate point.  F059, FR18, FR19."""
    state = game.state
    policy = len(consequences(state, actor)) >= _REASONABLE
    reasonable = await judged(game, "offer", actor, terms, policy)
    game.record(ConcessionAnswered(actor=actor, accepted=False, reasonable=reasonable))
    if reasonable:
        gain(game, actor, 1, "offer-refused")
        if by is not None and character(state, by) is not None:
            pay(game, by, 1, "refused-offer")


async def go_down(game: Game, actor: ActorId, by: ActorId | None) -> None:
    """Take an actor out: the victor says how, and the loser may pay for another outcome.  F055 to F057, FR17."""
    state = game.state
    game.record(TakenOut(actor=actor, by=by))
    leave(game, actor, Gone.TAKEN_OUT)
    namer = _namer(state, by)
    text = OUTCOMES[0] if namer is None else await _outcome(game, namer, actor, own=False)
    game.record(OutcomeNamed(actor=actor, text=text))
    rejects = False
    if state.actors[actor].fate_points:
        rejects = await game.ask(RejectOutcome(owner(state, actor), actor, text))
    if rejects:
        pay(game, actor, state.actors[actor].fate_points, "another-outcome")
        text = await _outcome(game, owner(state, actor), actor, own=True)
        game.record(OutcomeNamed(actor=actor, text=text, own=True))
    state.actors[actor].outcome = text


async def _outcome(game: Game, namer: PlayerId, actor: ActorId, *, own: bool) -> str:
    """Return what becomes of the loser, as the arbiter lets it stand: no more than the loser's own fate.  F056."""
    text = await game.ask(NameOutcome(namer, actor, own))
    if are_own(text) and not await judged(game, OUTCOME, actor, text):
        text = await game.ask(NameAnew(namer, OUTCOME, actor, OUTCOMES))
    remember(game.state, OUTCOME, text)
    return text


def _namer(state: State, by: ActorId | None) -> PlayerId | None:
    return state.setup.arbiter if by is None else owner(state, by)


def leave(game: Game, actor: ActorId, how: Gone) -> None:
    """Take an actor out of the conflict, with all that hangs on it.  F055, F060, F090, F112, FR22."""
    state = game.state
    drop_all(game, actor)
    for figure in standing(state, actor):
        state.figures[figure].gone = how
    gone = state.actors[actor]
    gone.gone, gone.led_by, gone.held = how, None, False
    alone = group(state, actor)
    if alone is not None and alone.companion is not None and alone.partner is not None:
        state.actors[alone.partner].companions_out.append(alone.companion.id)
    if how in (Gone.CONCEDED, Gone.LEFT):
        game.record(LeftConflict(actor=actor, how=how.value))
    for other in state.actors.values():
        if other.led_by == actor:
            other.led_by = None
            game.record(AttachmentChanged(group=other.id, leader=None))
    for block in [each for each in state.blocks if actor in (each.owner, each.subject) and not each.debris]:
        state.blocks.remove(block)
        game.record(BlockEnded(actor=block.owner, kind=block.kind))
    lapsed = state.spins_of(actor)
    state.spin = packed([spin for spin in state.spins if spin.holder != actor])
    for spin in lapsed:
        game.record(SpinLapsed(actor=spin.holder))
    for aspect in [each for each in state.aspects.values() if _goes_with(each, actor)]:
        del state.aspects[aspect.id]
        game.record(AspectEnded(aspect=aspect.id, label=aspect.label, why="bearer-gone"))


def _goes_with(aspect: Aspect, actor: ActorId) -> bool:
    placed = aspect.on is On.ACTOR and not aspect.own and aspect.severity is None
    return (placed and aspect.bearer == actor) or aspect.aim == actor


def drop_all(game: Game, actor: ActorId) -> None:
    """Drop what an actor carries where its first figure stands, except what it has carried out.  F112, section 6."""
    state = game.state
    for identity, thing in state.things.items():
        if thing.carrier == actor and not thing.is_out and standing(state, actor):
            thing.carrier, thing.zone = None, zone_of(state, actor)
            thing.at = state.figures[standing(state, actor)[0]].at
            game.record(ThingDropped(actor=actor, thing=identity, at=thing.at))
