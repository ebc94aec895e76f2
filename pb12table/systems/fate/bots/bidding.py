"""What a bot adds after the dice: as much as changes what comes of them, where that is worth the tags and points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.fate.bots.weighing import a_point, a_tag, harm, stake, time_left
from pb12table.systems.fate.rules.actors import is_opposing, side
from pb12table.systems.fate.rules.asking.answers import Bid, Enough, Hamper, UseAspect, UseSpin
from pb12table.systems.fate.rules.asking.words import SPINS
from pb12table.systems.fate.rules.data import BONUS, ActorId, Skill, Track
from pb12table.systems.fate.rules.rolling.bidding import BARRIER, OTHER, ROLL, AddSpin, AddToRoll, actor_on, is_free
from pb12table.systems.fate.rules.state import Contest, Deed, State

THRIFT: Final = 0.8
"""What a fate point is worth while all exchanges are to come, in points of its owner's toughness; less later."""
FEATURE: Final = 60.0
"""What the act of a feature is worth that succeeds."""
ZONE: Final = 8.0
"""What a shift of a sprint is worth; so many times more for one who carries a thing or runs for a goal."""
AGAIN: Final = -3
"""Dice that show so little or less are thrown again rather than helped by two."""


def bid(state: State, request: AddToRoll) -> Bid:
    """The next thing a side adds to the contest, `Enough` where no more pays."""
    contest = state.contest
    assert contest is not None, "asked only then"
    which, actor = request.which, actor_on(contest, request.which)
    options = [each for each in request.options(state) if not isinstance(each, Enough)]
    ordered = sorted(
        (each for each in options if is_for(contest, which, each)), key=lambda each: _cost(state, actor, each)
    )
    worth = _worth(state, contest, which)
    now, gained, paid, best, chosen = worth(0), 0, 0.0, 0.0, False
    for each in ordered:
        gained += BONUS if isinstance(each, UseAspect | Hamper) else state.spins_of(actor)[0].value
        paid += _cost(state, actor, each)
        if worth(gained) - now - paid > best:
            best, chosen = worth(gained) - now - paid, True
    if not chosen:
        return Enough()
    first = ordered[0]
    roll = contest.other if which == OTHER else contest.roll
    poor = roll is not None and bool(roll.faces) and sum(roll.faces) <= AGAIN
    if poor and isinstance(first, UseAspect) and UseAspect(first.aspect, reroll=True) in options:
        return UseAspect(first.aspect, reroll=True)
    return first


def is_for(contest: Contest, which: str, chosen: Bid) -> bool:
    """Whether an addition helps its side: +2, or a spin on the roll that it is good for."""
    if isinstance(chosen, UseAspect):
        return not chosen.reroll
    if isinstance(chosen, Hamper):
        return which == OTHER
    if isinstance(chosen, UseSpin):
        if which == ROLL:
            return not chosen.to_other and not chosen.less
        return chosen.to_other is (contest.other is not None and which == OTHER) and chosen.less is (
            contest.other is None or which == BARRIER
        )
    return False


def _cost(state: State, actor: ActorId, chosen: Bid) -> float:
    """What an addition costs: nothing for a spin, which lapses anyway; a tag or a point could serve later."""
    if isinstance(chosen, UseSpin | Enough):
        return 0.0
    aspect = state.aspects[chosen.aspect]
    if isinstance(chosen, UseAspect) and is_free(state, actor, aspect):
        return 0.5 * a_tag(state, side(state, actor)) * (0.5 + 0.5 * time_left(state))
    # A compel gives the point to the foe.
    price = THRIFT * time_left(state) * a_point(state, actor) / stake(state, actor)
    return 2.0 * price if isinstance(chosen, Hamper) else price


def _worth(state: State, contest: Contest, which: str) -> Callable[[int], float]:
    """What a contest is worth to a side once it adds so much."""

    def worth(more: int) -> float:
        trial = contest.clone()
        if which == BARRIER:
            trial.barrier = (trial.barrier or 0) + more
        elif which == OTHER and trial.other is not None:
            margin = trial.roll.effort - max(trial.other.effort + more, trial.strength or -9)
            return -gain(state, trial, -1 if trial.is_barred else margin)
        else:
            barred = trial.barrier is not None and trial.roll.effort + more <= trial.barrier
            trial.roll.modifiers.append(Modifier("F107", "aspect", more))
            return gain(state, trial, -1 if barred else trial.margin)
        return -gain(state, trial, -1 if trial.is_barred else trial.margin)

    return worth


def gain(state: State, contest: Contest, margin: int) -> float:
    """What a margin is worth to the one who acts."""
    actor = contest.roll.actor
    match contest.deed:
        case Deed.ATTACK | Deed.SHOT | Deed.HAND | Deed.WORD if contest.other is not None:
            return harm(state, contest.other.actor, Track.HEALTH, margin)
        case Deed.ATTACK if contest.roll.skill is Skill.ATHLETICS and contest.difficulty:
            # One who defends against what has gone off.
            return -harm(state, actor, Track.HEALTH, -margin)
        case Deed.ATTACK | Deed.SHOT | Deed.HAND | Deed.WORD:
            return max(margin, 0) * a_tag(state, side(state, actor))
        case Deed.MANEUVER | Deed.CHANGE:
            return a_tag(state, side(state, actor)) * (margin >= (0 if contest.other is None else 1))
        case Deed.FEATURE:
            return FEATURE * (margin >= 0)
        case Deed.MOVE:
            burden = any(thing.carrier == actor for thing in state.things.values())
            return ZONE * (4.0 if burden else 1.0) * min(max(margin, 0), 4)
        case Deed.REARM:
            return 0.0


def spin(state: State, request: AddSpin) -> Bid:
    """A spin on a contest of others: for the one that is on the own side, where it changes who is ahead."""
    contest, held = state.contest, state.spins_of(request.actor)[0]
    assert contest is not None, "asked only then"
    foe = is_opposing(state, request.actor, contest.roll.actor)
    before = gain(state, contest, contest.margin)
    after = gain(state, contest, contest.margin + (-held.value if foe else held.value))
    changes = after < before if foe else after > before
    return UseSpin(to_other=False, less=foe, text=SPINS[0]) if changes else Enough()
