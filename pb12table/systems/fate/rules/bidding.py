"""Bids after the dice: who still tags, invokes or spends a spin, asked in turn until all have passed.  FR25."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.ids import Modifier
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.fate.rules.actors import aspects_on, character, is_in, is_opposing, owner, points, side, stunts
from pb12table.systems.fate.rules.asking.answers import Bid, Enough, Hamper, UseAspect, UseSpin
from pb12table.systems.fate.rules.asking.judging import (
    HINDER,
    SPIN,
    SPINS,
    bargain,
    is_armed_with,
    judged,
    remember,
    text_refusal,
)
from pb12table.systems.fate.rules.data import BONUS, ActorId, Stunt
from pb12table.systems.fate.rules.data import SPIN as SPIN_WON
from pb12table.systems.fate.rules.events import ActResolved, AspectTagged, SpinGained, SpinLapsed, SpinUsed
from pb12table.systems.fate.rules.rolls import Game, end_aspect, pay, rolled
from pb12table.systems.fate.rules.state import Asked, Aspect, Contest, Deed, On, Spin, State, packed, unpacked
from pb12table.systems.fate.rules.zones import zone_of

ROLL, OTHER, BARRIER = "roll", "other", "barrier"
"""The sides of a contest: who acts, who defends, and whose block must be passed."""


@dataclass(frozen=True, slots=True)
class AddToRoll(OfForm[State, Bid], Choice[State, Bid]):
    """Whether something is added to the contest on the table by one side of it.  FR25."""

    form: ClassVar[Any] = Bid
    actor: ActorId
    which: str

    def options(self, state: State) -> Sequence[Bid]:
        assert state.contest is not None, "asked only then"
        return bids_of(state, state.contest, self.which)

    def refusal(self, state: State, answer: Bid) -> Refusal | None:
        return bid_refusal(self.options(state), answer, "FR25")

    def default(self, state: State) -> Bid:
        return Enough()


@dataclass(frozen=True, slots=True)
class AddSpin(OfForm[State, Bid], Choice[State, Bid]):
    """Whether a spin is used on the contest of others.  F103, FR25, FR38."""

    form: ClassVar[Any] = Bid
    actor: ActorId

    def options(self, state: State) -> Sequence[Bid]:
        assert state.contest is not None, "asked only then"
        return [*spin_bids(state.contest), Enough()]

    def refusal(self, state: State, answer: Bid) -> Refusal | None:
        return bid_refusal(self.options(state), answer, "F103")

    def default(self, state: State) -> Bid:
        return Enough()


def bid_refusal(options: Sequence[Bid], answer: Bid, rule: str) -> Refusal | None:
    """Return why a bid is not among some; a spin needs an explanation, in whatever words.  F103, FR25."""
    if isinstance(answer, UseSpin):
        meant = UseSpin(answer.to_other, answer.less, SPINS[0])
        return text_refusal("F103", answer.text) if meant in options else Refusal(rule, "no-such-bid")
    return None if answer in options else Refusal(rule, "no-such-bid")


# -- bids after the dice -------------------------------------------------------------------------------------------


def sides_of(contest: Contest) -> list[str]:
    """Return the sides of a contest that may add something."""
    found = [ROLL]
    if contest.other is not None:
        found.append(OTHER)
    if contest.barrier_owner is not None:
        found.append(BARRIER)
    return found


def actor_on(contest: Contest, which: str) -> ActorId:
    """Return the actor on a side of a contest."""
    if which == OTHER and contest.other is not None:
        return contest.other.actor
    return contest.barrier_owner if which == BARRIER and contest.barrier_owner is not None else contest.roll.actor


def against(contest: Contest, which: str) -> ActorId | None:
    """Return whom a side of a contest is up against, None for a thing or the scene."""
    if which != ROLL:
        return contest.roll.actor
    return contest.barrier_owner if contest.other is None else contest.other.actor


def used_on(contest: Contest, which: str) -> list[int]:
    """Return the aspects a side has used on this roll.  FR25."""
    if which == OTHER and contest.other is not None:
        return contest.other.used
    return contest.barrier_used if which == BARRIER else contest.roll.used


def useful_aspects(state: State, contest: Contest, which: str) -> Iterator[Aspect]:
    """Yield the aspects a side may use on a roll: its own, those of the scene and zones here, the other side's.

    Its own are those of its sheet and its consequences.  F054, F070, F107, FR25, FR65, section 5.
    """
    actor, other, used = actor_on(contest, which), against(contest, which), used_on(contest, which)
    zones = {zone_of(state, each) for each in (actor, other) if each is not None and is_in(state, each)}
    for aspect in state.aspects.values():
        if aspect.id in used:
            continue
        here = aspect.on is On.SCENE or (aspect.on is On.ZONE and aspect.bearer in zones)
        own = aspect.on is On.ACTOR and aspect.bearer == actor and (aspect.own or aspect.severity is not None)
        theirs = aspect.on is On.ACTOR and other is not None and aspect.bearer == other
        if here or own or theirs:
            yield aspect


def is_free(state: State, actor: ActorId, aspect: Aspect) -> bool:
    """Return whether an actor's side has a free tag on an aspect.  F054, F070, FR25."""
    return aspect.free is not None and aspect.free == side(state, actor)


def may_use(state: State, actor: ActorId, aspect: Aspect) -> bool:
    """Return whether an actor can tag or invoke an aspect: it is free, or there is a fate point.  FR25, FR35."""
    return is_free(state, actor, aspect) or state.actors[actor].fate_points > 0


def bids_of(state: State, contest: Contest, which: str) -> list[Bid]:
    """Return everything a side can add to a contest now.  FR25."""
    actor = actor_on(contest, which)
    found: list[Bid] = []
    for aspect in useful_aspects(state, contest, which):
        if may_use(state, actor, aspect):
            found.append(UseAspect(aspect.id))
            if which != BARRIER and state.actors[actor].fate_points > 0 and not is_free(state, actor, aspect):
                found.append(UseAspect(aspect.id, reroll=True))
    found += [Hamper(aspect.id) for aspect in hampering(state, contest, which)]
    if state.spins_of(actor):
        found += spin_bids(contest)
    return [*found, Enough()]


def hampering(state: State, contest: Contest, which: str) -> Iterator[Aspect]:
    """Yield the aspects of the one who acts by which a defender may compel: one for each act.  F107, FR29, FR51."""
    actor, acting = actor_on(contest, which), contest.roll.actor
    if which != OTHER or contest.other is None or state.actors[acting].compelled or not points(state, actor):
        return
    if character(state, acting) is None or not is_opposing(state, actor, acting):
        return
    for aspect in aspects_on(state, On.ACTOR, acting):
        if aspect.id not in used_on(contest, which) and is_armed_with(state, actor, aspect):
            yield aspect


def spin_bids(contest: Contest) -> list[Bid]:
    """Return the ways to use a spin on a contest, with some explanation.  F103, FR38."""
    found: list[Bid] = [UseSpin(to_other=False, less=less, text=SPINS[0]) for less in (False, True)]
    if contest.other is not None:
        found += [UseSpin(to_other=True, less=less, text=SPINS[0]) for less in (False, True)]
    return found


def wants_to_be_asked(state: State, actor: ActorId, bids: Sequence[Bid]) -> bool:
    """Return whether a player who could add something wants to be asked.  Section 4.2."""
    wish = state.players[owner(state, actor)].bids
    if wish is Asked.NEVER or len(bids) < 2:
        return False
    free = any(
        isinstance(bid, UseSpin) or (isinstance(bid, UseAspect) and is_free(state, actor, state.aspects[bid.aspect]))
        for bid in bids
    )
    return wish is Asked.ALWAYS or free


async def bid(game: Game, contest: Contest, purpose: str) -> Contest:
    """Ask in turn who adds to a contest, until all have passed in a row; return it as it is then.  FR25."""
    state = game.state
    state.contest = contest
    for spin in _spins_apart(state, contest):
        answer = await game.ask(AddSpin(owner(state, spin.holder), spin.holder))
        if isinstance(answer, UseSpin):
            use_spin(game, contest, spin, answer)
    waiting = _from_behind(contest)
    passed = 0
    while passed < len(waiting):
        which = waiting[0]
        waiting = [*waiting[1:], which]
        actor = actor_on(contest, which)
        offered = bids_of(state, contest, which)
        chosen: Bid = Enough()
        if wants_to_be_asked(state, actor, offered):
            chosen = await game.ask(AddToRoll(owner(state, actor), actor, which))
        passed = passed + 1 if isinstance(chosen, Enough) else 0
        await add(game, contest, which, chosen, purpose)
    state.contest = None
    return contest


def _spins_apart(state: State, contest: Contest) -> list[Spin]:
    """Return the spins whose holders are on no side of a contest and want to be asked, in order of initiative.

    FR25, FR64.
    """
    sides = [actor_on(contest, each) for each in sides_of(contest)]
    return [
        spin
        for actor in state.order
        if actor not in sides and state.players[owner(state, actor)].bids is not Asked.NEVER
        for spin in state.spins_of(actor)
    ]


def _from_behind(contest: Contest) -> list[str]:
    """Return the sides of a contest in the order they are asked: the one behind first, at a tie who acts.  FR25."""
    found = sides_of(contest)
    ahead = contest.margin > 0 and not contest.is_barred
    return [*found[1:], *found[:1]] if ahead else found


async def add(game: Game, contest: Contest, which: str, chosen: Bid, purpose: str) -> None:
    """Carry out what a side adds to a contest.  F070, F103, F107."""
    match chosen:
        case UseAspect():
            await use_aspect(game, contest, which, chosen, purpose)
        case Hamper():
            await hamper(game, contest, which, chosen)
        case UseSpin():
            use_spin(game, contest, game.state.spins_of(actor_on(contest, which))[0], chosen)
        case Enough():
            pass


async def use_aspect(game: Game, contest: Contest, which: str, chosen: UseAspect, purpose: str) -> None:
    """Tag or invoke an aspect, if the arbiter finds it good for this roll.  F070 to F072, F107, FR01."""
    state = game.state
    actor, aspect = actor_on(contest, which), state.aspects[chosen.aspect]
    used_on(contest, which).append(aspect.id)
    if not await judged(game, "invoke", actor, aspect.label.en, anew=False):
        return
    free = is_free(state, actor, aspect) and not chosen.reroll
    if free:
        aspect.free = None
    else:
        pay(game, actor, 1, "invoke")
    roll = contest.other if which == OTHER else contest.roll
    if chosen.reroll and roll is not None:
        again = await rolled(game, roll.actor, roll.skill, purpose, roll.modifiers, again=True)
        roll.faces = again.faces
    elif which == BARRIER:
        contest.barrier = (contest.barrier or 0) + BONUS
    elif roll is not None:
        roll.modifiers.append(Modifier("F070" if free else "F107", "aspect", BONUS, str(aspect.id)))
    effort = (contest.barrier or 0) if which == BARRIER or roll is None else roll.effort
    game.record(
        AspectTagged(actor=actor, aspect=aspect.id, label=aspect.label, free=free, reroll=chosen.reroll, effort=effort)
    )
    if not aspect.sticky:
        end_aspect(game, aspect.id, "used")


async def hamper(game: Game, contest: Contest, which: str, chosen: Hamper) -> None:
    """Let an aspect hinder the one who acts, for a fate point.  F076, F107, FR29."""
    aspect, other = game.state.aspects[chosen.aspect], contest.other
    assert other is not None, "offered only then"
    used_on(contest, which).append(aspect.id)
    if await bargain(game, contest.roll.actor, actor_on(contest, which), aspect, HINDER):
        other.modifiers.append(Modifier("FR29", "hindered", BONUS, str(aspect.id)))


def use_spin(game: Game, contest: Contest, spin: Spin, chosen: UseSpin) -> None:
    """Add a spin to a roll, or take it off.  F103, FR38, FR64."""
    roll = contest.other if chosen.to_other and contest.other is not None else contest.roll
    value = -spin.value if chosen.less else spin.value
    roll.modifiers.append(Modifier("F103", "spin", value, spin.holder))
    game.record(SpinUsed(actor=spin.holder, roller=roll.actor, value=value, text=chosen.text))
    remember(game.state, SPIN, chosen.text)
    left = list(game.state.spins)
    left.remove(spin)
    game.state.spin = packed(left)


def gain_spin(game: Game, actor: ActorId) -> Spin:
    """Return the spin for a defence beaten by three or more, more with a stunt: each has its own.  F103, F105, FR64."""
    spin = Spin(actor, 2 if Stunt.READER_OF_DUELS in stunts(game.state, actor) else 1)
    game.state.spin_won = packed((*unpacked(game.state.spin_won), spin))
    game.record(SpinGained(actor=actor, value=spin.value))
    return spin


def end_main_action(game: Game) -> None:
    """End all spins of earlier defences after a main action; those just won are good for the next.

    F103, FR38, FR64.
    """
    state = game.state
    for spin in state.spins:
        game.record(SpinLapsed(actor=spin.holder))
    state.spin, state.spin_won = state.spin_won, None


def tell(game: Game, actor: ActorId, kind: str, contest: Contest, *, success: bool) -> None:
    """Tell of what came of an act with a roll."""
    difficulty = contest.barrier if contest.is_barred and contest.barrier is not None else contest.against
    game.record(
        ActResolved(
            actor=actor,
            kind=kind,
            effort=contest.roll.effort,
            difficulty=difficulty,
            success=success,
            stopped=contest.is_barred,
        )
    )


# -- what a bid can tell -------------------------------------------------------------------------------------------


def _result_of(contest: Contest, margin: int, run: Sequence[int]) -> int:
    """Return a number that is equal for margins of which equal things come.

    F003, F023, F103, FR02; of a block (F029) each is different, of a run of such costs it is how far it leads (F036).
    """
    if run:
        return sum(sum(run[:number]) <= max(margin, 0) for number in range(1, len(run) + 1))
    if contest.other is None:
        if contest.deed is Deed.ATTACK:  # a defence against what goes off: F108
            return min(margin, 0) if margin < SPIN_WON else SPIN_WON
        return margin if contest.deed is Deed.MANEUVER else max(margin, -1)
    if contest.deed is Deed.ATTACK:
        return max(margin, 0) if margin > -SPIN_WON else -SPIN_WON
    if contest.deed is Deed.FEATURE:
        return (margin > 0) - (margin < 0)
    return max(margin, -1)


def _most(state: State, request: AddToRoll, contest: Contest) -> int:
    """Return the most that a side can add to its roll by all it has.  F070, F103, F107, FR25."""
    bids, actor = request.options(state), request.actor
    uses = {bid.aspect for bid in bids if isinstance(bid, UseAspect | Hamper)}
    free = {each for each in uses if is_free(state, actor, state.aspects[each])}
    paid = min(len(uses - free), points(state, actor))
    roll = contest.other if request.which == OTHER and contest.other is not None else contest.roll
    again = any(isinstance(bid, UseAspect) and bid.reroll for bid in bids)
    rerolled = len(roll.faces) - sum(roll.faces) if again else 0
    return BONUS * (len(free) + paid) + rerolled + sum(spin.value for spin in state.spins_of(actor))


def bids_at_once(state: State, request: AddToRoll) -> list[tuple[UseAspect, ...]]:
    """Return how several aspects can be used in turn, those first that cost nothing.  FR25.

    Of each number of them that brings another result than one less: the least two, and the most.  Who wants to be asked
    about free ones only is not asked again once these are used, so that none is paid for behind them.
    """
    contest, actor = state.contest, request.actor
    if contest is None or contest.strength is not None or contest.barrier is not None:
        return []
    uses = [bid for bid in request.options(state) if isinstance(bid, UseAspect) and not bid.reroll]
    free = [bid for bid in uses if is_free(state, actor, state.aspects[bid.aspect])]
    pays = state.players[owner(state, actor)].bids is Asked.ALWAYS
    paid = [bid for bid in uses if bid not in free][: points(state, actor)] if pays else []
    sign = -1 if request.which == OTHER else 1
    margins = [contest.margin + sign * BONUS * number for number in range(len(free + paid) + 1)]
    results = [_result_of(contest, margin, state.run) for margin in margins]
    found = [number for number in range(2, len(results)) if results[number] != results[number - 1]]
    return [(*free, *paid)[:number] for number in dict.fromkeys((*found[:2], *found[-1:]))]


def is_in_vain(state: State, request: AddToRoll | AddSpin) -> bool:
    """Return whether the same comes of a contest, whatever of its own one adds to it.

    Who passes is asked again if another side adds something after that (FR25).
    """
    contest = state.contest
    if contest is None or contest.strength is not None or contest.barrier is not None:
        return False
    now = contest.margin
    if isinstance(request, AddSpin):
        value = sum(spin.value for spin in state.spins_of(request.actor))
        reached = (now - value, now + value)
    else:
        most = _most(state, request, contest)
        reached = (now - most, now) if request.which == OTHER else (now, now + most)
    return len({_result_of(contest, each, state.run) for each in range(reached[0], reached[1] + 1)}) == 1


def with_bid(contest: Contest, which: str, bid: UseAspect | UseSpin | Hamper, spin: int = 1) -> Contest:
    """Return a contest as it would be with one more bid; a `spin` is worth so much."""
    added = contest.clone()
    if isinstance(bid, UseSpin):
        roll = added.other if bid.to_other and added.other is not None else added.roll
        roll.modifiers.append(Modifier("F103", "spin", -spin if bid.less else spin, roll.actor))
    elif which == BARRIER and added.barrier is not None:
        added.barrier += BONUS
    else:
        roll = added.other if which == OTHER and added.other is not None else added.roll
        roll.modifiers.append(Modifier("F107", "aspect", BONUS, roll.actor))
    return added


def best_spin(state: State, contest: Contest, actor: ActorId) -> UseSpin:
    """Return the use of a spin that serves an actor's side best; of equal ones that for its own roll.  F103, FR38."""
    hinders = is_opposing(state, actor, contest.roll.actor)
    ways = [UseSpin(to_other=hinders, less=False, text=SPINS[0]), UseSpin(not hinders, less=True, text=SPINS[0])]
    able = [way for way in ways if contest.other is not None or not way.to_other]
    added = {way: with_bid(contest, "", way, sum(spin.value for spin in state.spins_of(actor)[:1])) for way in able}
    sign = -1 if hinders else 1
    return max(able, key=lambda way: sign * (2 * added[way].margin - added[way].is_barred))


def with_bids(contest: Contest, which: str, bids: Sequence[UseAspect]) -> Contest:
    """Return a contest as it would be with some more bids."""
    for each in bids:
        contest = with_bid(contest, which, each)
    return contest


def wins_spin(contest: Contest) -> bool:
    """Return whether the defence against an attack comes out so that it wins a spin.  F103."""
    return contest.deed is Deed.ATTACK and contest.other is not None and contest.margin <= -SPIN_WON


def turns(state: State, contest: Contest, added: Contest, actor: ActorId) -> bool:
    """Return whether what is added makes an act succeed, or fail, as an actor's side wishes, or wins it a spin.

    F003, F023, F031, F103.  A run succeeds that leads a zone farther (F036).
    """
    hinders = is_opposing(state, actor, contest.roll.actor)
    if hinders and wins_spin(added) and not wins_spin(contest):
        return True
    before, after = (_reached(each, state.run) for each in (contest, added))
    return after < before if hinders else after > before


def _reached(contest: Contest, run: Sequence[int]) -> int:
    """Return how many zones a run leads, -1 where a block holds, of another act 1 for a success."""
    if contest.is_barred:
        return -1 if run else 0
    if run:
        return _result_of(contest, contest.margin, run)
    return int(contest.margin > 0 or (contest.margin == 0 and contest.other is None))


WHOSE = ("own", "other", "scene", "spin")
"""What a bid is made with: an aspect of one's own, of the other side, of the scene; a spin."""


def whose(state: State, actor: ActorId, bid: UseAspect | UseSpin | Hamper) -> str:
    """Return what an actor's bid is made with, one of `WHOSE`."""
    if isinstance(bid, UseSpin):
        return "spin"
    aspect = state.aspects[bid.aspect]
    return "scene" if aspect.on is not On.ACTOR else "own" if aspect.bearer == actor else "other"
