"""An attack before the dice: the plan the rules would roll, its target, its blast, and its refusal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Final, Literal, TypeAlias

from pb12table.kernel.request import Refusal
from pb12table.skirmish.forms.form import Circle, Lit, Note, Outlined, Sketch
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import AttackPlan, plan_attack, weapons
from pb12table.systems.pb12.rules.attacks.blast import Reached, is_in_sector
from pb12table.systems.pb12.rules.attacks.odds import Odds, odds_of_plan
from pb12table.systems.pb12.rules.attacks.targets import (
    piece_point,
    ranged_target_refusal,
    sighted_refusal,
    target_point,
)
from pb12table.systems.pb12.rules.checks.action_checks import resources_left
from pb12table.systems.pb12.rules.figures.figures import base_point, body
from pb12table.systems.pb12.rules.figures.seeing import sight
from pb12table.systems.pb12.rules.figures.standing import facing_at, facing_to, facing_to_point
from pb12table.systems.pb12.rules.game.answers import Action, Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import ChosenTarget, State
from pb12table.systems.pb12.rules.game.tables import concealment_level
from pb12table.systems.pb12.rules.preparations.profiles import Block, Setup
from pb12table.table.motion.falling import open_heights
from pb12table.table.shapes import Point, Point3, Region, moved, plan_distance
from pb12table.table.sight.sight import FigureSight
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of
from pb12table.window.play.foreseeing import drawn_sight
from pb12table.window.scene.picture import SightDrawing, SightState

Aimed: TypeAlias = Literal["figure", "terrain", "place"]
"""What the mouse points at: figures, pieces of terrain, or any point of the table."""

AIMS: Final[tuple[Aimed, ...]] = ("figure", "terrain", "place")


def attack_on_piece(state: State, figure: FigureId, piece: str, *, ranged: bool) -> RangedAttack | MeleeAttack | None:
    """Return the plainest legal attack on a piece, None if there is none."""
    form = RangedAttack if ranged else MeleeAttack
    facing = facing_to_point(state, figure, piece_point(state, figure, piece))
    for weapon in weapons(state, figure, ranged=ranged):
        attack = form(weapon=weapon.id, target=None, action_points=1, facing=facing, piece=piece)
        if action_refusal(state, figure, attack) is None:
            return attack
    return None


def breakable(state: State, figure: FigureId, *, ranged: bool) -> list[str]:
    """Return the pieces that take damage and can be attacked now, nearest first."""
    standing = {piece.id for piece in state.battlefield.pieces}
    found = [
        piece
        for piece in state.setup.durability
        if piece in standing and attack_on_piece(state, figure, piece, ranged=ranged) is not None
    ]
    return near_first(state, figure, found)


def near_first(state: State, figure: FigureId, pieces: list[str]) -> list[str]:
    """Return pieces of terrain, nearest to a figure first."""
    here = base_point(state, figure)[:2]
    return sorted(pieces, key=lambda piece: plan_distance(here, piece_point(state, figure, piece)[:2]))


def piece_line(texts: Texts, setup: Setup, state: State, piece: str) -> str:
    """Return what damage a piece of terrain can still take, or that nothing harms it."""
    name = texts("target-terrain", piece=name_of(texts, setup, piece))
    left = state.terrain.get(piece)
    if piece not in setup.durability or left is None:
        return texts("attack-piece-plain", piece=name)
    points = left.free_points + left.light_points + left.heavy_points
    return texts("attack-piece-left", piece=name, points=points)


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
    """Return the weapon a choice stands for; None if the figure has none of the kind in use."""
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
    """Return an attack on a figure, terrain or point as it would now be rolled; None without weapon or target.

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
    """Return the facing taken before an action: a wished one if it sees the target from there, else straight at it.

    None keeps its own.  R1.6.2 (freie Ausrichtung).
    """
    if wished is not None and sighted_refusal(state, figure, target, wished) is None:
        return wished
    return facing_to(state, figure, target)


def preview_of(state: State, figure: FigureId, attack: Attack) -> AttackPreview:
    """Return an attack as it would be rolled now; its weapon must be the figure's, and its target on the table."""
    plan = plan_attack(state, figure, attack)
    return AttackPreview(attack, plan, odds_of_plan(state, plan), action_refusal(state, figure, attack))


def preview_declared(state: State, figure: FigureId, declared: Action | None) -> AttackPreview | None:
    """Return an attack declared before an interruption as it would be rolled now; None if it cannot be made."""
    if not isinstance(declared, RangedAttack | MeleeAttack) or action_refusal(state, figure, declared) is not None:
        return None
    return preview_of(state, figure, declared)


def best_choice(state: State, figure: FigureId, target: FigureId, choice: AttackChoice) -> AttackChoice:
    """Return the choice with the weapon in use that promises most against a target: legality, damage, then hits."""

    def promise(offer: AttackChoice) -> tuple[bool, float, float, float]:
        preview = preview_attack(state, figure, target, offer)
        if preview is None:
            return (False, 0.0, 0.0, 0.0)
        odds = preview.odds
        return (preview.refusal is None, odds.p_out, odds.expected_damage_points, odds.p_check)

    number = len(weapons(state, figure, ranged=choice.ranged))
    return max((replace(choice, weapon=weapon) for weapon in range(number)), key=promise, default=choice)


def ammunition(state: State, figure: FigureId, weapon: Block) -> int | None:
    """Return the resource points a weapon has left, None if unlimited."""
    return resources_left(state, figure, weapon)


def sight_drawing(state: State, observer: FigureId, target: FigureId, label: str = "") -> SightDrawing:
    """Return the sight line from one figure to another as drawn, turned to the target."""
    seen = sight(state, observer, target, facing_at(state, observer, target))
    return drawing_of(state, observer, target, seen, label)


def target_drawing(state: State, observer: FigureId, target: ChosenTarget) -> SightDrawing:
    """Return the sight line from a figure to any target as drawn, turned to it.  R1.7.16, R2.1.5."""
    if target.figure is not None:
        return sight_drawing(state, observer, target.figure)
    refusal = sighted_refusal(state, observer, target, facing_to(state, observer, target))
    return point_drawing(state, observer, target_point(state, observer, target), refusal)


def point_drawing(
    state: State, observer: FigureId, point: Point3, refusal: Refusal | None, label: str = ""
) -> SightDrawing:
    """Return the line from a figure to the point it might attack, with the piece that blocks it by a refusal."""
    blocker = "" if refusal is None else str(refusal.detail("obstacle") or "")
    seen: SightState = "blocked" if refusal is not None else "free"
    start = body(state, observer).base_point
    return SightDrawing(start, point, seen, blockers=(blocker,) if blocker else (), label=label)


def drawing_of(state: State, observer: FigureId, target: FigureId, seen: FigureSight, label: str = "") -> SightDrawing:
    """Return the drawing of a sight that has been computed."""
    level = concealment_level(state.setup.tables, seen.covered_share)
    start, end = (body(state, each).base_point for each in (observer, target))
    return replace(drawn_sight(start, end, seen, level), label=label)


ABOVE = 0.001
"""Target points on terrain are lifted by this, so that rounding does not put them into a ramp."""

ARC = 6.0
"""Degrees between two corners of a drawn arc."""


def point_below(state: State, figure: FigureId, point: Point) -> Point3:
    """Return the target point at a place of the table: on the highest choosable surface, else on the highest."""
    found = points_below(state, point)[::-1]
    return next((place for place in found if _may_be_chosen(state, figure, place)), found[0])


def points_below(state: State, point: Point) -> list[Point3]:
    """Return the target points at a place of the table, one on each open surface there, lowest first.  R1.6.4."""
    return [(*point, height + ABOVE if height > 0 else 0.0) for height in open_heights(state.battlefield, *point)]


def _may_be_chosen(state: State, figure: FigureId, place: Point3) -> bool:
    facing = facing_to_point(state, figure, place)
    return ranged_target_refusal(state, figure, ChosenTarget(point=place), facing) is None


def at_own_feet(state: State, figure: FigureId, weapon: Block) -> RangedAttack:
    """Return the nearest possible attack on a point, to find out whether a weapon can be thrown at all."""
    placed = state.figures[figure]
    return RangedAttack(weapon.id, None, 1, point=(placed.x, placed.y, placed.z))


def in_sector(state: State, hits: list[Reached], point: Point3, start: float, sector: int) -> list[Reached]:
    """Return the figures in a radius that a sector reaches."""
    return [hit for hit in hits if is_in_sector(point, base_point(state, hit.figure), start, sector)]


def sector_region(point: Point3, radius: float, start: float, sector: int) -> Region:
    """Return the sector as drawn: a slice counter-clockwise from `start`, or the circle."""
    steps = max(ceil(sector / ARC), 1)
    arc = tuple(moved(point[:2], start + sector * number / steps, radius) for number in range(steps + 1))
    return Region(((arc[:-1] if sector >= 360 else (point[:2], *arc), ()),))


def blast_sketch(texts: Texts, state: State, point: Point3, radius: int, hits: list[Reached]) -> tuple[Sketch, ...]:
    """Return the circle of a target radius, everybody it would hit, and what covers whom."""
    covered = [(body(state, hit.figure).position, cover_words(texts, hit)) for hit in hits]
    return (
        Circle(point[:2], float(radius), texts("ring-target-radius")),
        Lit(frozenset(hit.figure for hit in hits), how="hit"),
        *(Note(place, words, "good") for place, words in covered if words),
        Outlined(tuple(hit.piece for hit in hits if hit.cover is not None or hit.hidden)),
    )


def cover_words(texts: Texts, hit: Reached) -> str:
    """Return how well a figure is covered, in a word; "" if it is not."""
    if hit.hidden:
        return texts("blast-hidden")
    return "" if hit.cover is None else texts("blast-cover", value=texts.signed(hit.cover.value))


def blast_line(texts: Texts, setup: Setup, hits: list[Reached], where: Literal["blast", "sector"] = "blast") -> str:
    """Return who would be hit in the radius or the sector, with the cover of each, in one line."""
    if not hits:
        return texts(f"{where}-nobody")
    parts = []
    for hit in hits:
        name, words = figure_name(texts, setup, hit.figure), cover_words(texts, hit)
        by = name_of(texts, setup, hit.piece, "object") if words and hit.piece else ""
        parts.append(texts("blast-one", figure=name, cover=words, by=by, has="cover" if words else "none"))
    return texts(f"{where}-who", figures=texts.listing(parts))
