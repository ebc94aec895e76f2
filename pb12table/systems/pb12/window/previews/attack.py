"""An attack before the dice: the plan the rules would roll, with its refusal, for the card and the sight line."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import AttackPlan, plan_attack, weapons
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.odds import Odds, odds_of_plan
from pb12table.systems.pb12.rules.attacks.targets import sighted_refusal, target_point
from pb12table.systems.pb12.rules.checks.check_counts import resources_left
from pb12table.systems.pb12.rules.figures.facing import facing_at, facing_to
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.figures.seeing import sight
from pb12table.systems.pb12.rules.game.answers import Action, Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.tables import concealment_level
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.table.shapes import Point3
from pb12table.table.sight.sight import FigureSight
from pb12table.window.play.sight_lines import drawn_sight
from pb12table.window.scene.picture import SightDrawing, SightState


@dataclass(frozen=True, slots=True)
class AttackPreview:
    """An attack that might be declared: its plan, what it will come to, why it is refused (None: it is legal)."""

    answer: Attack
    plan: AttackPlan
    odds: Odds
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class AttackChoice:
    """What a player has set for an attack, without target.

    `facing` is where the figure is to face, in degrees, as far as it sees the target from there; None: straight at it.
    """

    ranged: bool
    weapon: int = 0
    action_points: int = 1
    frequency: bool = False
    given_up: int = 0
    boost: int = 0
    facing: float | None = None


def chosen_weapon(state: State, figure: FigureId, choice: AttackChoice) -> Block | None:
    """The weapon a choice stands for; None when the figure has none of the kind in use."""
    found = weapons(state, figure, ranged=choice.ranged)
    return found[choice.weapon % len(found)] if found else None


def preview_attack(
    state: State,
    figure: FigureId,
    target: FigureId | None,
    choice: AttackChoice,
    point: Point3 | None = None,
    piece: str | None = None,
) -> AttackPreview | None:
    """The attack on a figure, a piece of terrain or a point as it would be rolled now; None without weapon or target.

    Facing is free (R1.6.2), so the attack is planned with it: straight at the target, if nothing else was chosen.
    """
    weapon = chosen_weapon(state, figure, choice)
    if weapon is None:
        return None
    if piece is not None:
        target = point = None
    elif point is not None:
        target = None
    elif target is None:
        return None
    facing = facing_before(state, figure, ChosenTarget(target, point, piece), choice.facing)
    form = RangedAttack if choice.ranged else MeleeAttack
    answer = form(
        weapon=weapon.id,
        target=target,
        action_points=choice.action_points,
        frequency=choice.frequency and weapon.frequency.multiplier > 1,
        given_up=choice.given_up,
        boost=choice.boost if weapon.radius is None else 0,
        facing=facing,
        point=point,
        piece=piece,
    )
    return preview_of(state, figure, answer)


def facing_before(state: State, figure: FigureId, target: ChosenTarget, wished: float | None) -> float | None:
    """The facing a figure takes before an action: a wished one if it sees the target from there, else straight at it.

    None keeps its own.  R1.6.2 (freie Ausrichtung).
    """
    if wished is not None and sighted_refusal(state, figure, target, wished) is None:
        return wished
    return facing_to(state, figure, target)


def preview_of(state: State, figure: FigureId, attack: Attack) -> AttackPreview:
    """An attack as it would be rolled now; its weapon must be the figure's, and its target on the table."""
    plan = plan_attack(state, figure, attack)
    return AttackPreview(attack, plan, odds_of_plan(state, plan), action_refusal(state, figure, attack))


def preview_declared(state: State, figure: FigureId, declared: Action | None) -> AttackPreview | None:
    """An attack that was declared before an interruption as it would be rolled now; None when it cannot be made."""
    if not isinstance(declared, RangedAttack | MeleeAttack) or action_refusal(state, figure, declared) is not None:
        return None
    return preview_of(state, figure, declared)


def best_choice(state: State, figure: FigureId, target: FigureId, choice: AttackChoice) -> AttackChoice:
    """The choice with the weapon in use that promises most against a target: a legal one, then damage, then hits."""

    def promise(offer: AttackChoice) -> tuple[bool, float, float, float]:
        preview = preview_attack(state, figure, target, offer)
        if preview is None:
            return (False, 0.0, 0.0, 0.0)
        odds = preview.odds
        return (preview.refusal is None, odds.p_out, odds.expected_damage_points, odds.p_check)

    number = len(weapons(state, figure, ranged=choice.ranged))
    return max((replace(choice, weapon=weapon) for weapon in range(number)), key=promise, default=choice)


def ammunition(state: State, figure: FigureId, weapon: Block) -> int | None:
    """The resource points a weapon has left, None for unlimited ones."""
    return resources_left(state, figure, weapon)


def sight_drawing(state: State, observer: FigureId, target: FigureId, label: str = "") -> SightDrawing:
    """The sight line from one figure to another as it is to be drawn, turned to the target."""
    seen = sight(state, observer, target, facing_at(state, observer, target))
    return drawing_of(state, observer, target, seen, label)


def target_drawing(state: State, observer: FigureId, target: ChosenTarget) -> SightDrawing:
    """The sight line from a figure to any target as it is to be drawn, turned to it.  R1.7.16, R2.1.5."""
    if target.figure is not None:
        return sight_drawing(state, observer, target.figure)
    refusal = sighted_refusal(state, observer, target, facing_to(state, observer, target))
    return point_drawing(state, observer, target_point(state, observer, target), refusal)


def point_drawing(
    state: State, observer: FigureId, point: Point3, refusal: Refusal | None, label: str = ""
) -> SightDrawing:
    """The line from a figure to the point it might attack, with the piece that blocks it by a refusal."""
    blocker = "" if refusal is None else str(refusal.detail("obstacle") or "")
    seen: SightState = "blocked" if refusal is not None else "free"
    start = body(state, observer).base_point
    return SightDrawing(start, point, seen, blockers=(blocker,) if blocker else (), label=label)


def drawing_of(
    state: State, observer: FigureId, target: FigureId, seen: FigureSight, label: str = ""
) -> SightDrawing:
    """The drawing of a sight that has been computed."""
    level = concealment_level(state.setup.tables, seen.covered_share)
    start, end = (body(state, each).base_point for each in (observer, target))
    return replace(drawn_sight(start, end, seen, level), label=label)
