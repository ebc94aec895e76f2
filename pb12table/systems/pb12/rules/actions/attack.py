"""Ranged and Melee Attack.  R1.6.12 (Angriffsmechanik), R1.7.8 (Fernkampfangriff), R1.7.13 (Nahkampfangriff)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.attacks.attack_plan import AttackPlan, plan_attack, weapon_in_use
from pb12table.systems.pb12.rules.attacks.blast import blast, codes_left, strength_parts
from pb12table.systems.pb12.rules.attacks.damage import damage, damage_piece
from pb12table.systems.pb12.rules.attacks.targets import breakable_pieces, point_near, target_refusal, weapons
from pb12table.systems.pb12.rules.checks.action_checks import CheckSeries, count_checks, empty_refusal, roll_checks
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.falling import fall_where_nothing_holds
from pb12table.systems.pb12.rules.figures.figures import base_point, figures_on_table, is_on_table
from pb12table.systems.pb12.rules.figures.seeing import sees_base_point
from pb12table.systems.pb12.rules.figures.standing import facing_at, facing_to
from pb12table.systems.pb12.rules.game.answers import Aim, Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.events import AttackFailed, AttackSucceeded
from pb12table.systems.pb12.rules.game.state import ChosenTarget, State
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle

TURNING_TO, FREQUENCY, BOOSTS = 0.7, 0.4, (0, 0, 0, 1, 2)
THROWING, SHOOTING = 0.5, 0.5
"""How likely an arbitrary attacker turns to its target, uses frequency, throws what it can throw, and shoots where it
could strike as well.
"""


class AttackRules(ActionRules[Attack]):
    """Shoot or strike: checks one at a time, then the effects of all successes.  R1.6.12 (Angriffsmechanik)."""

    answers: ClassVar[tuple[type[Attack], ...]] = (RangedAttack, MeleeAttack)

    def cost(self, state: State, action: Attack) -> int:
        """Return the number of AP declared."""
        return action.action_points

    def refusal(self, state: State, figure: FigureId, action: Attack) -> Refusal | None:
        """Return why an attack cannot be made; nobody attacks in a truce (R5.0.11).  R1.6.4 to R1.6.14."""
        truce = Refusal("R5.0.11", "truce") if state.truce else None
        return truce or attack_refusal(state, figure, action)

    async def effect(self, game: Game, figure: FigureId, action: Attack, windows: Windows | None) -> None:
        """Roll the checks and let each success do its damage.

        R1.6.5 and R1.6.13 (checks and successes), RU050 (effects after the last check), R1.6.6 and R1.8.13
        (multiplier), R1.6.9 and R1.8.12 (target radius).
        """
        state = game.state
        plan = plan_attack(state, figure, action)
        successes = await roll_checks(game, _series(plan, isinstance(action, RangedAttack)))
        if not successes:
            game.record(AttackFailed(figure=figure, weapon=plan.weapon.id))
            return
        if plan.weapon.radius is None:  # what goes astray hits nothing, and each blast is told by itself
            game.record(
                AttackSucceeded(
                    figure=figure,
                    weapon=plan.weapon.id,
                    target=plan.target,
                    successes=len(successes),
                    piece=plan.piece or "",
                )
            )
        thrower = state.figures[figure].controller
        for success in successes:
            if state.players[thrower].defeated:
                return  # he gave up between the checks, and takes no further part (R1.1.22)
            if plan.weapon.radius is None:
                await _hit(game, thrower, plan)
            else:
                made_of = strength_parts(plan.damage_modifiers, success)
                weapon = plan.weapon.id
                await blast(game, thrower, figure, weapon, plan.target, plan.point, plan.damage, success, made_of)
                if plan.piece is not None:
                    for code in codes_left([plan.damage], success):
                        await damage_piece(game, thrower, plan.piece, code, made_of)
                    await fall_where_nothing_holds(game)

    def hints(self, state: State, figure: FigureId) -> Iterator[Attack]:
        """Yield attacks on every opponent with all AP, facing it, nothing given up or boosted."""
        yield from attacks_on_figures(state, figure, state.figures[figure].action_points)

    def sample(self, whim: Whim) -> Attack | Aim | None:
        """Return an attack on any other figure, None if there is none; one with no weapon in use aims."""
        state, figure, points, chance = whim.state, whim.figure, whim.points, whim.chance
        others = [other.id for other in figures_on_table(state) if other.id != figure]
        if not others:
            return None
        target = chance.choice(others)
        turns = not is_vehicle(state, figure) and chance.random() < TURNING_TO
        facing = facing_at(state, figure, target) if turns else whim.facing
        frequency, given_up = chance.random() < FREQUENCY, chance.randint(0, points)
        boost = chance.choice(BOOSTS)
        ranged, melee = weapons(state, figure, ranged=True), weapons(state, figure, ranged=False)
        thrown = [weapon for weapon in ranged if weapon.radius is not None]
        if thrown and chance.random() < THROWING:
            return _throw(whim, chance.choice(thrown).id)
        if ranged and (not melee or chance.random() < SHOOTING):
            return RangedAttack(chance.choice(ranged).id, target, points, frequency, given_up, boost, facing)
        if melee:
            return MeleeAttack(chance.choice(melee).id, target, points, frequency, given_up, boost, facing)
        return Aim(target, facing)


def attack_refusal(state: State, figure: FigureId, attack: Attack) -> Refusal | None:
    """Return why an attack cannot be declared; AP and activation are checked elsewhere.  R1.6.4 to R1.6.14."""
    ranged = isinstance(attack, RangedAttack)
    weapon = weapon_in_use(state, figure, attack.weapon, ranged=ranged)
    if weapon is None:
        return Refusal("R1.7.8" if ranged else "R1.7.13", "weapon-not-in-use", (("block", attack.weapon),))
    refusal = empty_refusal(state, figure, weapon) or target_refusal(state, figure, weapon, attack, ranged=ranged)
    if refusal is not None:
        return refusal
    if attack.frequency and weapon.frequency.multiplier == 1:
        return Refusal("R1.6.7", "no-frequency", (("block", weapon.id),))
    if attack.boost < 0:
        return Refusal("R1.6.14", "negative-boost")
    if attack.boost and weapon.radius is not None:
        return Refusal("R1.6.14", "no-boost-with-radius", (("block", weapon.id),))
    available = count_checks(state, figure, weapon, attack.action_points, frequency=attack.frequency).available
    if not 0 <= attack.given_up < available:
        return Refusal("R1.6.8", "too-many-given-up", (("most", available - 1),))
    return None


async def _hit(game: Game, thrower: PlayerId, plan: AttackPlan) -> None:
    """Let one success hit the target figure or terrain; at a bare point there is nobody to damage.  R1.6.13, RU124."""
    state = game.state
    if plan.piece is not None:
        await damage_piece(game, thrower, plan.piece, plan.damage, plan.damage_modifiers)
        await fall_where_nothing_holds(game)
    if plan.target is not None and is_on_table(state, plan.target):
        seen = sees_base_point(state, plan.target, plan.figure)
        source = base_point(state, plan.figure)
        await damage(game, thrower, plan.target, plan.damage, seen, source=source, made_of=plan.damage_modifiers)


def _series(plan: AttackPlan, ranged: bool) -> CheckSeries:
    """Return the checks of an attack.  R1.7.10, R1.7.15, R1.8.13, R1.8.14."""
    return CheckSeries(
        figure=plan.figure,
        kind="ranged-check" if ranged else "melee-check",
        rule="R1.7.10" if ranged else "R1.7.15",
        modifiers=plan.modifiers,
        checks=plan.checks,
        lapsed=plan.lapsed,
        given_up=plan.given_up,
        multiplier=plan.weapon.success_multiplier,
        radius=plan.weapon.radius,
        strength=plan.damage.strength,
        block=plan.weapon.id,
        fails=plan.fails,
    )


def attacks_on_figures(state: State, figure: FigureId, points: int) -> Iterator[Attack]:
    """Yield attacks on every opposing figure with some AP, facing it; some may be illegal."""
    controller = state.figures[figure].controller
    for target in [other.id for other in figures_on_table(state) if other.controller != controller]:
        facing = facing_at(state, figure, target)
        for weapon in weapons(state, figure, ranged=True):
            yield RangedAttack(weapon.id, target, points, facing=facing)
        for weapon in weapons(state, figure, ranged=False):
            yield MeleeAttack(weapon.id, target, points, facing=facing)


def attacks_on_terrain(state: State, figure: FigureId, points: int) -> Iterator[Attack]:
    """Yield attacks on every piece of terrain that can be damaged, facing it; some may be illegal.  RU124."""
    for piece in breakable_pieces(state):
        facing = facing_to(state, figure, ChosenTarget(piece=piece))
        for weapon in weapons(state, figure, ranged=False):
            yield MeleeAttack(weapon.id, None, points, facing=facing, piece=piece)
        for weapon in weapons(state, figure, ranged=True):
            yield RangedAttack(weapon.id, None, points, facing=facing, piece=piece)


def _throw(whim: Whim, weapon: BlockId) -> RangedAttack:
    """Return an attack on a bare point somewhere near.  R1.6.15."""
    point = point_near(whim.state, whim.figure, whim.chance)
    facing = facing_to(whim.state, whim.figure, ChosenTarget(point=point))
    return RangedAttack(weapon, None, whim.points, facing=facing, point=point)


class TerrainAttackRules(AttackRules):
    """The same on terrain: what is tried comes after what can be tried on figures.  RU124."""

    answers = ()

    def hints(self, state: State, figure: FigureId) -> Iterator[Attack]:
        """Yield attacks on every piece that can be damaged."""
        yield from attacks_on_terrain(state, figure, state.figures[figure].action_points)

    def sample(self, whim: Whim) -> Attack | None:
        """Return an attack on any piece that can be damaged, None if there is none."""
        blows = list(attacks_on_terrain(whim.state, whim.figure, whim.points))
        return whim.chance.choice(blows) if blows else None


ATTACK: Final = AttackRules()
TERRAIN_ATTACK: Final = TerrainAttackRules()
