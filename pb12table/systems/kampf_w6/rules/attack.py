"""An attack with its rolls, from the hit to the wounds, and how figures go down."""

from __future__ import annotations

from math import floor

from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.kampf_w6.rules.answers import NO_PARRY, Attack, BonusDie, ParryForDie, Reroll, Stop
from pb12table.systems.kampf_w6.rules.attack_plan import Plan, armour_modifiers, needs_no_die, plan_attack, succeeds
from pb12table.systems.kampf_w6.rules.data import Weapon
from pb12table.systems.kampf_w6.rules.dice import (
    ChooseParry,
    Game,
    SpendOnRoll,
    could_get_action,
    get_action,
    may_spend,
    parry_number,
    thrown,
)
from pb12table.systems.kampf_w6.rules.events import (
    ArmourRolled,
    AttackDeclared,
    CoverRolled,
    DieSpent,
    FigureFell,
    FigureOut,
    HitsRolled,
    PapersDropped,
    ParryRolled,
    RecoilLapsed,
    RecoilSet,
    WoundsSuffered,
)
from pb12table.systems.kampf_w6.rules.figures import account, body, data, others, owner, side
from pb12table.systems.kampf_w6.rules.state import Fate, State, TracePlace
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import landings, stand
from pb12table.table.shapes import TOLERANCE, Point3, direction, rounded


async def attack(
    game: Game,
    figure: FigureId,
    act: Attack,
    origin: Body | None = None,
    *,
    walking: bool = False,
    reaction: bool = False,
) -> None:
    """Attack: hit roll, parry, cover roll, armour roll, wounds.  W033 (Ablauf eines Angriffs)."""
    plan = plan_attack(game.state, figure, act, origin, walking=walking)
    current = game.state.current_act
    if current is not None and not reaction:
        current.attacked.append(plan.target)
    attacker = game.state.figures[figure]
    attacker.facing = rounded(direction((plan.origin.x, plan.origin.y), (plan.goal.x, plan.goal.y)))
    use_rounds(game, plan)
    hits = await hit_roll(game, plan)
    if hits and plan.weapon.is_melee:
        hits -= await parry(game, plan, hits, reaction=reaction)
    if hits and plan.cover is not None:
        hits -= await cover_roll(game, plan, hits)
    if hits:
        hits -= await armour_roll(game, plan.target, hits, plan.armour)
    if hits:
        suffer(game, plan.target, hits * plan.weapon.wounds, at=act.place, by_actor=not reaction)
    set_recoil(game, figure, plan.weapon, plan.dice)


def use_rounds(game: Game, plan: Plan) -> None:
    """Tell of the attack, and take the rounds it uses.  WR14, WR15."""
    if not plan.weapon.is_melee:
        game.state.figures[plan.attacker].loaded[plan.weapon.id] -= plan.dice
    origin, goal = plan.origin, plan.goal
    game.record(
        AttackDeclared(
            figure=plan.attacker,
            weapon=plan.weapon.id,
            target=plan.target,
            mode=plan.mode,
            dice=0 if needs_no_die(plan.target_number) else plan.dice,
            target_number=plan.target_number,
            modifiers=plan.modifiers,
            origin=(origin.x, origin.y, origin.z),
            place=(goal.x, goal.y, goal.z),
        )
    )


async def hit_roll(game: Game, plan: Plan) -> int:
    """Roll to hit and return the number of hits.  W035 to W039, WR14, WR20."""
    figure, needed = plan.attacker, plan.target_number
    faces: list[int] = []
    if not needs_no_die(needed):
        faces = [await thrown(game, figure, "hit", needed) for _ in range(plan.dice)]
        await spend_dice(game, figure, "hit", plan.target, faces, needed)
    hits = _successes(faces, needed)
    game.record(HitsRolled(figure=figure, target=plan.target, faces=tuple(faces), target_number=needed, hits=hits))
    return hits


async def spend_dice(
    game: Game, figure: FigureId, roll: str, other: FigureId, faces: list[int], needed: int, hits: int = 0
) -> None:
    """Let the owner of a roll spend dice on it, one at a time, while that can help.  W039, W052, WR20, WR29."""
    while may_spend(game.state, figure, needed) and _can_help(game.state, figure, faces, needed, hits):
        request = SpendOnRoll(owner(game.state, figure), figure, roll, other, tuple(faces), needed, hits)
        answer = await game.ask(request)
        if isinstance(answer, Stop):
            return
        await spend_die(game, figure, faces, needed, answer)


def _can_help(state: State, figure: FigureId, faces: list[int], needed: int, hits: int) -> bool:
    """Return whether a die could still change something: none can if no hit is left to stop."""
    missed = any(not succeeds(face, needed) for face in faces)
    if hits:
        return _successes(faces, needed) < hits
    return missed or bool(account(state, figure).bonus_dice or state.group_dice[side(state, figure)])


async def spend_die(game: Game, figure: FigureId, faces: list[int], needed: int, answer: Reroll | BonusDie) -> None:
    """Throw a die again, or one more.  WR20 (dice on a roll), WR29."""
    state = game.state
    account_ = account(state, figure)
    if answer.group:
        state.group_dice[side(state, figure)] -= 1
    elif isinstance(answer, Reroll):
        account_.reroll_dice -= 1
    else:
        account_.bonus_dice -= 1
    kind = "reroll" if isinstance(answer, Reroll) else "bonus"
    face = await thrown(game, figure, kind, needed)
    old = 0
    if isinstance(answer, Reroll):
        old, faces[answer.die] = faces[answer.die], face
    else:
        faces.append(face)
    game.record(DieSpent(player=owner(state, figure), figure=figure, kind=kind, group=answer.group, old=old, face=face))


def _successes(faces: list[int], needed: int) -> int:
    return sum(succeeds(face, needed) for face in faces)


async def parry(game: Game, plan: Plan, hits: int, *, reaction: bool) -> int:
    """Ask for a parry, and return how many hits of a melee attack it stops.  W015 (parieren), WR16, WR43."""
    state, target = game.state, plan.target
    defender = state.figures[target]
    if not state.setup.options.parry or defender.fate is not Fate.FIGHTING:
        return 0
    if not (defender.actions or could_get_action(state, target)):
        return 0
    answer = await game.ask(ChooseParry(owner(state, target), target, plan.attacker, plan.weapon.id, hits))
    if answer == NO_PARRY:
        return 0
    if isinstance(answer, ParryForDie):
        await get_action(game, target, answer.price)
    means = answer.means if isinstance(answer, ParryForDie) else answer
    defender.actions -= 1
    lapse_recoil(game, target)
    if not reaction and state.current_act is not None:
        state.current_act.reacted.append(target)
    needed = parry_number(state, target, means)
    faces: list[int] = []
    if not needs_no_die(needed):
        faces = [await thrown(game, target, "parry", needed) for _ in range(hits)]
    parried = _successes(faces, needed)
    game.record(ParryRolled(figure=target, means=means, faces=tuple(faces), target_number=needed, parried=parried))
    return parried


async def cover_roll(game: Game, plan: Plan, hits: int) -> int:
    """Return the number of hits that cover stops.  W049 (Deckungswurf), W050, W051, W052, WR20."""
    assert plan.cover is not None, "asked first"
    needed, target = plan.cover, plan.target
    faces = [await thrown(game, target, "cover", needed) for _ in range(hits)]
    await spend_dice(game, target, "cover", plan.attacker, faces, needed, hits)
    saved = min(hits, _successes(faces, needed))
    game.record(
        CoverRolled(
            figure=target,
            faces=tuple(faces),
            target_number=needed,
            saved=saved,
            share=plan.share,
            stance=plan.stance,
        )
    )
    return saved


async def armour_roll(game: Game, figure: FigureId, hits: int, modifiers: tuple[Modifier, ...]) -> int:
    """Return the number of hits that armour stops.  W053 (Rüstungswurf), W054, WR14, WR24."""
    needed = total(modifiers)
    faces: list[int] = []
    if needs_no_die(needed):
        saved = 0
    elif needed <= 1 and not game.state.setup.options.ones_fail:
        saved = hits
    else:
        faces = [await thrown(game, figure, "armour", needed) for _ in range(hits)]
        saved = _successes(faces, needed)
    game.record(
        ArmourRolled(
            figure=figure,
            hits=hits,
            faces=tuple(faces),
            target_number=needed,
            modifiers=modifiers,
            saved=saved,
        )
    )
    return saved


def suffer(game: Game, figure: FigureId, wounds: int, *, at: int | None = None, by_actor: bool) -> None:
    """Add wounds; at the limit the figure is out of action.  W055 (Wunden), WR11, WR25, WR26.

    `at` is the place of its trace where the actor was attacked: there it lies then.
    """
    state = game.state
    hurt, limit = state.figures[figure], data(state, figure).profile.wound_limit
    if hurt.fate is not Fate.FIGHTING:
        return
    hurt.wounds += wounds
    game.record(WoundsSuffered(figure=figure, wounds=wounds, total=hurt.wounds, limit=limit))
    if hurt.wounds < limit:
        return
    current = state.current_act
    is_actor = current is not None and current.actor == figure
    if current is not None and is_actor and at is not None:
        place = current.trace[at]
        hurt.x, hurt.y, hurt.z, hurt.stance = place.x, place.y, place.z, place.stance
    if is_actor or (by_actor and state.setup.options.downed_may_react):
        hurt.fate = Fate.DOWN
    else:
        remove(game, figure)


def remove(game: Game, figure: FigureId) -> None:
    """Take a figure out: no longer an obstacle; what it carries lies at its feet.  WR25, WR26, W022."""
    gone = game.state.figures[figure]
    gone.fate = Fate.OUT
    game.record(FigureOut(figure=figure))
    for act, papers in game.state.papers.items():
        if papers.carrier == figure:
            papers.carrier, papers.at = None, gone.at
            game.record(PapersDropped(figure=figure, act=act, at=gone.at))


def set_recoil(game: Game, figure: FigureId, weapon: Weapon, shots: int) -> None:
    """Set the recoil counter after a shot: replaced, never summed.  W041 (Rückstoßzähler), WR17."""
    if not game.state.setup.options.recoil or not weapon.is_shooting:
        return
    recoil = max(0, shots - weapon.recoil_control)
    game.state.figures[figure].recoil = recoil
    game.record(RecoilSet(figure=figure, weapon=weapon.id, recoil=recoil))


def lapse_recoil(game: Game, figure: FigureId) -> None:
    """Let the counter lapse when the next act is no shot.  W042 (verfällt), WR17."""
    if game.state.figures[figure].recoil:
        game.state.figures[figure].recoil = 0
        game.record(RecoilLapsed(figure=figure))


async def settle(game: Game, figure: FigureId, *, by_actor: bool) -> None:
    """Let a figure fall that ended its path without safe stand; where it lands, its trace ends.  WR10, WR36, WR39."""
    state = game.state
    mover, company = body(state, figure), others(state, figure)
    if stand(state.battlefield, mover, company).safe:
        return
    found = landings(state.battlefield, mover, company)
    if found:
        landed = (found[0].x, found[0].y, found[0].z)
        if by_actor and state.current_act is not None:
            state.current_act.trace.append(TracePlace(*landed, state.figures[figure].stance))
        await fall(game, figure, landed, found[0].fallen, by_actor=by_actor)


async def fall(game: Game, figure: FigureId, to: Point3, fallen: float, *, by_actor: bool = True) -> None:
    """Carry out a fall of some metres: hits against armour, no cover.  WR10."""
    hits = max(0, floor(fallen + TOLERANCE) - 1)
    faller = game.state.figures[figure]
    faller.x, faller.y, faller.z = to
    game.record(FigureFell(figure=figure, at=to, fallen=fallen, hits=hits))
    if hits:
        protection = data(game.state, figure).armour.protection
        hits -= await armour_roll(game, figure, hits, armour_modifiers(protection, 0, "fall"))
    if hits:
        suffer(game, figure, hits, by_actor=by_actor)
