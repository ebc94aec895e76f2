"""What chance makes of a whole turn in thought: nothing, hurt, or out of the fight; noticed or not; found or not.

It is reckoned by the rules' own odds on a copy of the state, without the questions in between; what really happens goes
through the rules.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.bots.exchanges import tail_of
from pb12table.systems.d20.routes import provoked_by
from pb12table.systems.d20.rules.acting.attack_plan import attack_refusal, plan_attack
from pb12table.systems.d20.rules.acting.features import caught_by
from pb12table.systems.d20.rules.acting.odds import Odds, area_odds, attack_odds, faces, notices, several
from pb12table.systems.d20.rules.acting.wrestling import chance_of, contest_of, escape_of
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    Dash,
    Disengage,
    Dodge,
    Draw,
    DropProne,
    Escape,
    Grapple,
    Hide,
    Move,
    Ready,
    Search,
    StandUp,
    StepAnswer,
    UseFeature,
    UseObject,
)
from pb12table.systems.d20.rules.asking.legality import way_of_move
from pb12table.systems.d20.rules.checks import passive_perception, perception_leanings, save_leanings
from pb12table.systems.d20.rules.creatures import (
    attacks_by_action,
    data,
    foes,
    is_able,
    melee_at_hand,
    owner,
    profile,
    side,
    stand_up_cost,
)
from pb12table.systems.d20.rules.data import Ability, Condition, Feature, FeatureKind, Skill
from pb12table.systems.d20.rules.hiding import is_out_of_sight
from pb12table.systems.d20.rules.seeing import COVER_BONUS, Cover, is_unseen
from pb12table.systems.d20.rules.state import CreatureState, Life, Readied, State
from pb12table.systems.d20.rules.turn import choking
from pb12table.table.zones import in_area

Branches: TypeAlias = list[tuple[float, State]]
"""What may have come of something, each with its likelihood."""
USUAL_CARE: Final = 6
"""About so many hit points come back by mending."""


def outcomes_of(state: State, figure: FigureId, answers: tuple[StepAnswer, ...]) -> Branches:
    """What chance makes of answers one after the other."""
    branches: Branches = [(1.0, state.clone())]
    for answer in answers:
        branches = [
            (chance * likely, after) for chance, before in branches for likely, after in _step(before, figure, answer)
        ]
    return branches


def after(state: State, figure: FigureId, answers: tuple[StepAnswer, ...]) -> State:
    """The state after answers without chance; of others what is likeliest."""
    return state if not answers else max(outcomes_of(state, figure, answers), key=lambda each: each[0])[1]


def _step(state: State, figure: FigureId, answer: StepAnswer) -> Branches:
    """What comes of one answer; the state is changed."""
    placed = state.figures[figure]
    if placed.life is not Life.UP:
        return [(1.0, state)]
    match answer:
        case Attack() if answer.target is not None:
            return _attacked(state, figure, answer)
        case Hide():
            placed.action_used = True
            return _hidden(state, figure)
        case Search() if answer.place is not None:
            placed.action_used = True
            return _searched(state, figure, answer)
        case UseFeature():
            return _used(state, figure, answer)
        case Grapple():
            return _grappled(state, figure, answer)
        case Escape():
            return _escaped(state, figure)
    _carry_out(state, figure, answer)
    return [(1.0, state)]


def _carry_out(state: State, figure: FigureId, answer: StepAnswer) -> None:
    """Change a state by what is sure about an answer."""
    placed = state.figures[figure]
    match answer:
        case Move():
            _moved(state, figure, answer)
        case StandUp():
            placed.moved += stand_up_cost(state, figure)
            placed.conditions = [each for each in placed.conditions if each is not Condition.PRONE]
        case DropProne():
            placed.conditions = [*placed.conditions, Condition.PRONE]
        case Draw():
            placed.in_hand = answer.weapon
            placed.interaction_used = True
        case Dash():
            placed.dashed = placed.action_used = True
        case Disengage():
            placed.disengaged = placed.action_used = True
        case Dodge():
            placed.dodging = placed.action_used = True
        case Ready():
            placed.ready = Readied(answer.trigger, answer.act, answer.figure)
            placed.action_used = True
        case UseObject():
            state.used[answer.thing] = side(state, figure)
            placed.action_used = True
        case _:
            placed.action_used = True


# -- moving and hiding ---------------------------------------------------------------------------------------------


def _moved(state: State, figure: FigureId, answer: Move) -> None:
    placed = state.figures[figure]
    way = way_of_move(state, figure, answer)
    _suffer_on_the_way(state, figure, answer)
    placed.x, placed.y, placed.z = way.end.x, way.end.y, way.end.z
    placed.moved += way.cost
    for observer in tuple(placed.hidden_from):
        if not is_out_of_sight(state, observer, figure):
            del placed.hidden_from[observer]
    for zone in state.setup.zones:
        leaves = zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players
        if leaves and in_area(zone.area, (placed.x, placed.y), placed.z):
            placed.life = Life.FLED


def _suffer_on_the_way(state: State, figure: FigureId, move: Move) -> None:
    """Opportunity attacks on a way, by what they do on average.  D058."""
    if state.figures[figure].disengaged or state.active != figure:
        return
    for foe, _ in provoked_by(state, figure, move):
        weapon = melee_at_hand(state, foe)
        attack = None if weapon is None else Attack(weapon.id, figure)
        if attack is not None and attack_refusal(state, foe, attack) is None:
            mean = attack_odds(plan_attack(state, foe, attack)).mean
            wound(state.figures[figure], float(mean))
            state.figures[foe].reaction_used = True


def _hidden(state: State, figure: FigureId) -> Branches:
    """Hidden from all foes, or noticed by the most watchful of them.  D009, D074."""
    bonus = profile(state, figure).bonus(Skill.STEALTH)
    able = [foe for foe in foes(state, figure) if is_able(state, foe)]
    values = (passive_perception(state, foe, sees=not is_unseen(state, foe, figure)) for foe in able)
    seen = max((float(notices(value, bonus)) for value in values), default=0.0)
    away = state.clone()
    away.figures[figure].hidden_from = dict.fromkeys(able, 10 + bonus)
    return [(chance, each) for chance, each in ((1.0 - seen, away), (seen, state)) if chance > 0.0]


def _searched(state: State, figure: FigureId, answer: Search) -> Branches:
    """Found or not.  D011, D012."""
    assert answer.place is not None, "a place is searched"
    secret = state.setup.secret(answer.place)
    if secret is None or secret.difficulty is None:
        return [(1.0, state)]
    needed = secret.difficulty - profile(state, figure).bonus(Skill.PERCEPTION)
    thrown = faces(perception_leanings(state, figure).net)
    finds = float(sum(share for face, share in thrown.items() if face >= needed))
    found = state.clone()
    found.found.setdefault(secret.id, []).append(side(state, figure))
    return [(chance, each) for chance, each in ((finds, found), (1.0 - finds, state)) if chance > 0.0]


# -- blows and care ------------------------------------------------------------------------------------------------


def wound(placed: CreatureState, damage: float) -> None:
    """Take damage off in thought; what is only likely brings no creature down."""
    placed.hit_points = max(1, round(placed.hit_points - damage))


def down(state: State, figure: FigureId) -> None:
    """A creature goes down in thought.  D084, DR18."""
    fallen = state.figures[figure]
    fallen.hit_points = 0
    fallen.life = Life.OUT if profile(state, figure).minor else Life.DYING
    fallen.conditions = list(dict.fromkeys([*fallen.conditions, Condition.UNCONSCIOUS, Condition.PRONE]))


def _attacked(state: State, figure: FigureId, attack: Attack) -> Branches:
    """Nothing, hurt by the mean of what hurts, and out; all attacks that are left of the action together."""
    assert attack.target is not None, "a creature is attacked"
    placed = state.figures[figure]
    times = placed.attacks_left or attacks_by_action(state, figure)
    placed.action_used, placed.attacks_left = True, 0
    if attack_refusal(state, figure, attack) is not None:
        return [(1.0, state)]
    odds: Odds = several(attack_odds(plan_attack(state, figure, attack)), times)
    placed.hidden_from = {}
    left = max(1, state.figures[attack.target].hit_points)
    out, nothing = float(odds.at_least(left)), float(odds.damage.get(0, 0))
    hurt = max(0.0, 1.0 - out - nothing)
    found: Branches = []
    if nothing > 0.0:
        found.append((nothing, state))
    if hurt > 0.0:
        mean = sum(number * float(share) for number, share in odds.damage.items() if number < left) / hurt
        struck = state.clone()
        wound(struck.figures[attack.target], mean)
        found.append((hurt, struck))
    if out > 0.0:
        struck = state.clone()
        down(struck, attack.target)
        found.append((out, struck))
    return found


def lasting(state: State, figure: FigureId, target: FigureId) -> float:
    """Return how likely a creature that is choked does not break free until it drops.  D014, D091, DR48."""
    tries = choking(profile(state, target).abilities[Ability.CONSTITUTION])
    return (1.0 - float(chance_of(state, escape_of(state, target, figure)))) ** tries


def _grappled(state: State, figure: FigureId, answer: Grapple) -> Branches:
    """Held or not; one that is choked is down as likely as it does not break free before.  D091, DR48."""
    placed = state.figures[figure]
    placed.action_used, placed.hidden_from = True, {}
    won, held = float(chance_of(state, contest_of(state, figure, answer))), state.clone()
    seized = held.figures[answer.target]
    seized.grappled_by, seized.choked = figure, answer.choke
    seized.conditions = [*seized.conditions, Condition.GRAPPLED]
    found: Branches = [(1.0 - won, state)]
    stifled = lasting(state, figure, answer.target) if answer.choke else 0.0
    if stifled > 0.0:
        choked = held.clone()
        down(choked, answer.target)
        found.append((won * stifled, choked))
    return [(chance, each) for chance, each in (*found, (won * (1.0 - stifled), held)) if chance > 0.0]


def _escaped(state: State, figure: FigureId) -> Branches:
    """Free or still held.  D091."""
    placed = state.figures[figure]
    placed.action_used, holder = True, placed.grappled_by
    free = state.clone()
    freed = free.figures[figure]
    freed.grappled_by, freed.choked = None, False
    freed.conditions = [each for each in freed.conditions if each is not Condition.GRAPPLED]
    won = 1.0 if holder is None else float(chance_of(state, escape_of(state, figure, holder)))
    return [(chance, each) for chance, each in ((won, free), (1.0 - won, state)) if chance > 0.0]


def _used(state: State, figure: FigureId, answer: UseFeature) -> Branches:
    placed, feature = state.figures[figure], data(state, figure).feature(answer.feature)
    if feature is None:
        return [(1.0, state)]
    if feature.uses is not None:
        placed.uses[feature.id] = placed.uses.get(feature.id, 0) - 1
    match feature.kind:
        case FeatureKind.SLIP_AWAY:
            placed.bonus_used = True
            return _hidden(state, figure)
        case FeatureKind.BURST if answer.point is not None:
            placed.action_used, placed.hidden_from = True, {}
            _burst(state, figure, feature, answer)
        case FeatureKind.MEND if answer.target is not None:
            placed.action_used = True
            _mend(state, answer.target)
        case FeatureKind.RALLY if answer.target is not None:
            placed.bonus_used = True
            state.figures[answer.target].rallied_by = figure
    return [(1.0, state)]


def _burst(state: State, figure: FigureId, feature: Feature, answer: UseFeature) -> None:
    """Creatures caught in a burst lose what it does on average, or go down where that is likelier than not."""
    assert feature.dice is not None, "a feature that bursts has dice"
    assert answer.point is not None, "a burst has a point"
    x, y, *rest = answer.point
    for other, cover in caught_by(state, figure, feature, (x, y, rest[0] if rest else 0.0)):
        if cover is Cover.TOTAL:
            continue
        ability = feature.save or Ability.DEXTERITY
        bonus = profile(state, other).save_bonus(ability) + COVER_BONUS[cover]
        odds = area_odds(feature.dice, bonus, feature.difficulty, save_leanings(state, other, ability).net)
        tail, left = tail_of(odds), max(1, state.figures[other].hit_points)
        if left < len(tail) and tail[left] >= 0.5:
            down(state, other)
        else:
            wound(state.figures[other], sum(tail[1:]))


def _mend(state: State, target: FigureId) -> None:
    mended = state.figures[target]
    if mended.life in (Life.DYING, Life.STABLE):
        mended.life = Life.UP
        mended.conditions = [each for each in mended.conditions if each is not Condition.UNCONSCIOUS]
    mended.hit_points = min(profile(state, target).hit_points, mended.hit_points + USUAL_CARE)
