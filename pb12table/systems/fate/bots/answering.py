"""How a bot answers all that is asked beside what to do in a turn; equal questions bring equal answers."""

from __future__ import annotations

from typing import Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.modifiers import total
from pb12table.systems.fate.bots.bidding import bid, spin
from pb12table.systems.fate.bots.goals import away, goals_of, place_in_exit, wanted, zones_of_exits
from pb12table.systems.fate.bots.weighing import is_beset, is_vital, value
from pb12table.systems.fate.rules.actors import (
    acting,
    aspects_on,
    character,
    companions,
    consequences,
    group,
    limit,
    owner,
    points,
    side,
    skill_value,
)
from pb12table.systems.fate.rules.acts.attacks import (
    ChooseDefence,
    ChoosePath,
    DefendFully,
    SpendShifts,
    UseSpinNow,
)
from pb12table.systems.fate.rules.acts.compels import OfferCompel
from pb12table.systems.fate.rules.acts.maneuvers import AcceptAspect
from pb12table.systems.fate.rules.acts.moving import ChooseLanding, link_cost
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Compel,
    CompelAnswer,
    HitAnswer,
    Land,
    Lapse,
    Lift,
    LoseCompanion,
    MarkBox,
    Move,
    NoCompel,
    NoOffer,
    OfferAnswer,
    PassTurn,
    Spend,
    SpendAnswer,
    Split,
    TakeConsequence,
    Terms,
    UseFeature,
)
from pb12table.systems.fate.rules.asking.bargains import HOLD_BACK, AnswerCompel
from pb12table.systems.fate.rules.asking.judging import Judge
from pb12table.systems.fate.rules.asking.requests import ActHeld, SplitGroup, Stretch
from pb12table.systems.fate.rules.data import ActorId, GoalKind, SceneZoneId, Skill, Track
from pb12table.systems.fate.rules.harm import (
    AnswerConcession,
    OfferConcession,
    TakeHit,
)
from pb12table.systems.fate.rules.rolling.bidding import AddSpin, AddToRoll
from pb12table.systems.fate.rules.rolling.rolls import defending_modifiers
from pb12table.systems.fate.rules.state import On, State
from pb12table.systems.fate.rules.zones import neighbours, zone_of

USUAL_GRIT: Final = 2
"""So many consequences one without grit takes before giving in.  Section 6, length."""
REASONABLE: Final = 2
"""As an arbiter a bot finds an offer reasonable from so many consequences on.  FR18."""
SPARE: Final = 2
"""One who has so many fate points has one for a compel."""
MOST_COMPELS: Final = 5
"""Who has so many points is not compelled any more: they would come back as invocations."""


def answer(state: State, request: Request[State, Any], meant: Act | None = None) -> Any:
    """The answer to a question, by what is known to the player who is asked; `meant` is the act declared last."""
    match request:
        case ChooseDefence():
            return max(request.skills, key=lambda skill: total(defending_modifiers(state, request.actor, skill)))
        case AddToRoll():
            return bid(state, request)
        case AddSpin():
            return spin(state, request)
        case TakeHit():
            return _hit(state, request)
        case OfferConcession():
            return _offer(state, request)
        case AnswerConcession() | ActHeld():
            return True
        case AcceptAspect(actor=actor):
            return not (is_beset(state, actor) and points(state, actor))
        case OfferCompel():
            return _compel(state, request)
        case AnswerCompel():
            return _accepts(state, request, meant)
        case DefendFully():
            return _defends(state, request)
        case UseSpinNow():
            return _spin(state, request)
        case SpendShifts():
            return _spend(state, request)
        case ChooseLanding():
            return _landing(state, request)
        case ChoosePath():
            return max(request.options(state), key=len)
        case SplitGroup():
            return _split(state, request)
        case Stretch(actor=actor):
            return _is_steadier(state, actor)
        case Judge():
            return request.about != "offer" or len(consequences(state, request.actor)) >= REASONABLE
    return request.default(state)


# -- hits and offers -----------------------------------------------------------------------------------------------


def _hit(state: State, request: TakeHit) -> HitAnswer:
    """A box where one is left, then a companion, then a consequence."""
    options = request.hints(state)
    for kind in (MarkBox, LoseCompanion, TakeConsequence):
        found = next((each for each in options if isinstance(each, kind)), None)
        if found is not None:
            return found
    return options[0]


def grit(state: State, actor: ActorId) -> int:
    """After how many consequences one gives in: the rating, one more for one on whom a goal hangs.  F061."""
    found = character(state, actor)
    assert found is not None, "groups have no consequences"
    rating = USUAL_GRIT if found.profile.grit is None else found.profile.grit
    return rating + is_vital(state, actor)


def _offer(state: State, request: OfferConcession) -> OfferAnswer:
    """One gives in after as many consequences as one's grit, unless nobody of the own is left then.  F061."""
    actor = request.actor
    alone = sum(owner(state, each) == request.player for each in acting(state)) < 2
    fights_on = not state.setup.options.grit or alone or bool(companions(state, actor))
    if fights_on or len(consequences(state, actor)) < grit(state, actor):
        return NoOffer()
    return Terms("flees")


def _split(state: State, request: SplitGroup) -> Split:
    """As many groups as there are opposing characters, as long as each has enough heads for a bonus.  F014, F086."""
    strong = (each for each in reversed(request.hints(state)) if min(map(len, each.parts)) > 1)
    return next(strong, request.default(state))


def _is_steadier(state: State, actor: ActorId) -> bool:
    """Whether a long conflict is good for one: a higher Endurance than all others have.  F043."""
    own = skill_value(state, actor, Skill.ENDURANCE)
    return all(skill_value(state, each, Skill.ENDURANCE) < own for each in acting(state) if each != actor)


# -- compels -------------------------------------------------------------------------------------------------------


def _compel(state: State, request: OfferCompel) -> CompelAnswer:
    """One who can spare a point compels the act of a feature; an attack is hindered after its dice."""
    actor = request.actor
    if points(state, actor) >= MOST_COMPELS or not isinstance(request.act, UseFeature):
        return NoCompel()
    able = [each for each in acting(state) if owner(state, each) == request.player and points(state, each) >= SPARE]
    aspects = aspects_on(state, On.ACTOR, actor)
    if not able or not aspects:
        return NoCompel()
    offer = Compel(aspects[-1].id, max(able, key=lambda each: points(state, each)), HOLD_BACK)
    return offer if request.refusal(state, offer) is None else NoCompel()


def _accepts(state: State, request: AnswerCompel, meant: Act | None) -> bool:
    """A point is welcome, but where what was meant decides the conflict and would be dropped."""
    beside = meant.beside if isinstance(meant, PassTurn | Attack) else ()
    carries = any(thing.carrier == request.actor for thing in state.things.values())
    decides = isinstance(meant, UseFeature) or any(
        isinstance(each.act, Lift) or (carries and isinstance(each.act, Move)) for each in beside
    )
    return not (decides and request.effect == HOLD_BACK and False in request.options(state))


# -- defending -----------------------------------------------------------------------------------------------------


def _defends(state: State, request: DefendFully) -> bool:
    """Full defence is for those whom the next hit takes out, and who carry nothing home."""
    actor = request.actor
    if group(state, actor) is not None or any(thing.carrier == actor for thing in state.things.values()):
        return False
    free = [box for box in range(1, 9) if box not in state.actors[actor].marks.get(Track.HEALTH, [])]
    weak = limit(state, actor) - len(consequences(state, actor)) <= 1 and len(free) <= 6
    return is_beset(state, actor) or (weak and value(state, actor) > 60.0 and request.attacker is not None)


def _spin(state: State, request: UseSpinNow) -> str:
    """Kept for the next action, but by one who carries a thing and can be off at once.  F103, F104."""
    actor = request.actor
    if any(thing.carrier == actor for thing in state.things.values()):
        here = zone_of(state, actor)
        for zone, _ in neighbours(state, here):
            if away(state, actor, zone) < away(state, actor) and link_cost(state, actor, here, zone) <= request.shifts:
                return "overflow"
    return "keep"


# -- where one comes to stand --------------------------------------------------------------------------------------


def homeward(state: State, actor: ActorId, to: Move) -> Move:
    """A move into the zone of an exit ends in the exit where one carries a thing out or wants to leave."""
    leaves = to.to in zones_of_exits(state, actor) and to.to in _wants(state, actor)
    place = place_in_exit(state, actor, to.to) if leaves and not to.take and to.carry is None else None
    return to if place is None else Move(to.to, (place,))


def _wants(state: State, actor: ActorId) -> list[SceneZoneId]:
    """Where one wants to be who carries a thing, or whose side wants to be gone; nobody else leaves."""
    carries = any(thing.carrier == actor for thing in state.things.values())
    flees = bool(goals_of(state, side(state, actor), GoalKind.LEAVE))
    return wanted(state, actor) if carries or flees else []


def _spend(state: State, request: SpendShifts) -> SpendAnswer:
    """A thing that is wanted, a move towards where one wants to be, else nothing."""
    actor, best = request.actor, 0.0
    chosen: SpendAnswer = Lapse()
    for each in request.hints(state):
        if isinstance(each, Lapse):
            continue
        if isinstance(each.act, Lift) and away(state, actor) == 0.0:
            return each
        if isinstance(each.act, Move):
            nearer = away(state, actor) - away(state, actor, each.act.to)
            if nearer > best:
                chosen, best = Spend(homeward(state, actor, each.act)), nearer
    return chosen


def _landing(state: State, request: ChooseLanding) -> Land:
    """As far as it goes, and in an exit where that is wanted; a foe that is thrown as far away as it goes, too."""
    furthest = request.hints(state)[0]
    if not furthest.zones or request.take or owner(state, request.mover) != request.player:
        return furthest
    move = homeward(state, request.mover, Move(request.path[furthest.zones - 1]))
    land = Land(furthest.zones, move.places)
    return land if move.places and request.refusal(state, land) is None else furthest
