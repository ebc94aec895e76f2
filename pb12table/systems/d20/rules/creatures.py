"""Questions about creatures: bodies, sides, speeds, sight and cover, places without air or light, and who knows of
whom.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final

from pb12table.kernel.game import PUBLIC
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.d20.rules.data import (
    CELL,
    Condition,
    CreatureSetup,
    FeatureKind,
    ItemKind,
    Mode,
    Profile,
    SideId,
    Size,
    Weapon,
    eye_of,
    footprint_of,
)
from pb12table.systems.d20.rules.state import CreatureState, Life, Phase, State
from pb12table.table.battlefield import Body
from pb12table.table.footprints import Area, in_area
from pb12table.table.motion.passing import area_along, covered, length_of
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import TOLERANCE, Point3, angle_between, at_least, at_most, direction, distance
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, sight_to_body

ON_TABLE = (Life.UP, Life.DYING, Life.STABLE)
"""Those who have a body.  DR29."""


# -- bodies ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def body_of(identity: FigureId, size: Size, at: Point3, *, grid: bool, lying: bool) -> Body:
    """Return the body of a creature of a size at a place, upright or lying.  DR12, DR45."""
    height = size.height(lying=lying)
    return Body(identity, footprint_of(size, grid=grid), *at, 0.0, height, eye_of(height))


def body(state: State, figure: FigureId, at: Point3 | None = None) -> Body:
    """Return the current body of a creature, where it is or at another place.  D045 (Bereich), DR12, DR45."""
    return _body_of(state, figure, at, lying=is_lying(state.figures[figure]))


def upright(state: State, figure: FigureId) -> Body:
    """Return the body that a creature has when it stands where it is.  D053, DR45."""
    return _body_of(state, figure, None, lying=False)


def _body_of(state: State, figure: FigureId, at: Point3 | None, *, lying: bool) -> Body:
    size = state.setup.figure_by_id[figure].profile.size
    return body_of(figure, size, at or state.figures[figure].at, grid=state.setup.options.grid, lying=lying)


def has_body(state: State, figure: FigureId) -> bool:
    """Return whether a creature is on the table, as far as the viewer of the state knows.  DR29."""
    placed = state.figures[figure]
    return placed.life in ON_TABLE and not placed.unseen


def present(state: State) -> list[FigureId]:
    """Return the creatures on the table, in the order of the file."""
    return [figure for figure in state.figures if has_body(state, figure)]


def others(state: State, *but: FigureId) -> tuple[Body, ...]:
    """Return the bodies of all creatures on the table except some.  DR29."""
    return tuple(body(state, figure) for figure in present(state) if figure not in but)


def known_others(state: State, figure: FigureId) -> tuple[Body, ...]:
    """Return the bodies of all other creatures that are not hidden from a creature.  DR32."""
    return tuple(
        body(state, other)
        for other in present(state)
        if other != figure and figure not in state.figures[other].hidden_from
    )


def is_within(first: Body, second: Body, length: float) -> bool:
    """Return whether the gap between two bodies is strictly less than a length.  DR13."""
    return gap(first, second) < length - TOLERANCE


def is_beside(state: State, figure: FigureId, other: FigureId, length: float = CELL) -> bool:
    """Return whether two creatures are within a length of each other.  DR13."""
    return is_within(body(state, figure), body(state, other), length)


# -- sides -------------------------------------------------------------------------------------------------------


def data(state: State, figure: FigureId) -> CreatureSetup:
    """Return the setup of a creature."""
    return state.setup.figure_by_id[figure]


def profile(state: State, figure: FigureId) -> Profile:
    """Return the kind of a creature."""
    return state.setup.figure_by_id[figure].profile


def owner(state: State, figure: FigureId) -> PlayerId:
    """Return the player who controls a creature."""
    return state.setup.figure_by_id[figure].player


def side(state: State, figure: FigureId) -> SideId:
    """Return the side a creature fights for."""
    return state.setup.player_by_id[owner(state, figure)].side


def is_ally(state: State, figure: FigureId, other: FigureId) -> bool:
    """Return whether two creatures are on the same side (freundlich)."""
    return side(state, figure) == side(state, other)


def is_foe(state: State, figure: FigureId, other: FigureId) -> bool:
    """Return whether two creatures are on different sides (feindlich)."""
    return not is_ally(state, figure, other)


def is_monster(state: State, figure: FigureId) -> bool:
    """Return whether a creature is a monster.  D026."""
    return state.setup.player_by_id[owner(state, figure)].monsters


def foes(state: State, figure: FigureId) -> list[FigureId]:
    """Return the foes on the table, in the order of the file."""
    return [other for other in present(state) if is_foe(state, figure, other)]


def allies(state: State, figure: FigureId) -> list[FigureId]:
    """Return the other creatures of its side on the table, in the order of the file."""
    return [other for other in present(state) if other != figure and is_ally(state, figure, other)]


def players_of(state: State, of: SideId) -> tuple[PlayerId, ...]:
    """Return the players of a side."""
    return tuple(player.id for player in state.setup.players if player.side == of and not player.arbiter)


# -- what they are able to do --------------------------------------------------------------------------------------


def is_up(state: State, figure: FigureId) -> bool:
    """Return whether a creature is on the table and has hit points."""
    return state.figures[figure].life is Life.UP


def is_incapacitated(placed: CreatureState) -> bool:
    """Return whether a creature can take no action, bonus action or reaction.  D038, D088."""
    return placed.life is not Life.UP or any(
        condition in placed.conditions for condition in (Condition.INCAPACITATED, Condition.UNCONSCIOUS)
    )


def is_unconscious(placed: CreatureState) -> bool:
    """Return whether a creature is unconscious.  D084, D088."""
    return placed.life in (Life.DYING, Life.STABLE) or Condition.UNCONSCIOUS in placed.conditions


def is_lying(placed: CreatureState) -> bool:
    """Return whether a creature lies on the ground.  D079, D088, DR45."""
    return placed.is_prone or is_unconscious(placed)


def is_able(state: State, figure: FigureId) -> bool:
    """Return whether a creature on the table can act and notice."""
    return has_body(state, figure) and not is_incapacitated(state.figures[figure])


def may_react(state: State, figure: FigureId) -> bool:
    """Return whether a creature has its reaction.  D021, D040, D088."""
    placed = state.figures[figure]
    return is_able(state, figure) and not placed.reaction_used and not placed.surprised


def grapplers(state: State, figure: FigureId) -> list[FigureId]:
    """Return those a creature holds.  D091."""
    return [other for other, placed in state.figures.items() if placed.grappled_by == figure]


def speed(state: State, figure: FigureId, mode: Mode) -> float:
    """Return the speed now: 0 while it is held or unconscious, twice as much after a Dash.  D029, D070, D088, D091."""
    placed = state.figures[figure]
    if is_unconscious(placed) or Condition.GRAPPLED in placed.conditions:
        return 0.0
    return profile(state, figure).speeds.get(mode, 0.0) * (2.0 if placed.dashed else 1.0)


def left(state: State, figure: FigureId, mode: Mode) -> float:
    """Return how many metres a creature can still move this way in this turn, possibly negative.  D044, D048, DR11."""
    return speed(state, figure, mode) - state.figures[figure].moved


def stand_up_cost(state: State, figure: FigureId) -> float:
    """Return the cost of standing up: half of the walking speed on the sheet, in whole metres.  D053, DR10."""
    return float(int(profile(state, figure).speeds.get(Mode.WALK, 0.0) / 2.0 + TOLERANCE))


def has(state: State, figure: FigureId, kind: FeatureKind) -> bool:
    """Return whether a creature has a feature of a kind."""
    return profile(state, figure).feature(kind) is not None


def attacks_by_action(state: State, figure: FigureId) -> int:
    """Return the number of attacks in an Attack action.  D047, section 6 (multiattack)."""
    feature = profile(state, figure).feature(FeatureKind.MULTIATTACK)
    return 1 if feature is None else max(1, feature.number)


def melee_at_hand(state: State, figure: FigureId) -> Weapon | None:
    """Return the melee attack a reaction is made with: what is in hand, what needs no hand, or fists if empty-handed.

    D078, DR52, section 6.
    """
    placed, kind = state.figures[figure], profile(state, figure)
    held = None if placed.in_hand is None else kind.attack(placed.in_hand)
    if held is not None and held.is_melee:
        return held
    grown = next((attack for attack in kind.attacks if attack.natural and attack.is_melee), None)
    return kind.unarmed if grown is None and placed.in_hand is None else grown


def usable_attacks(state: State, figure: FigureId) -> tuple[Weapon, ...]:
    """Return the attacks that need no drawing: what is in hand, those that need no hand, fists.  DR52, section 6."""
    held, kind = state.figures[figure].in_hand, profile(state, figure)
    return (*(attack for attack in kind.attacks if attack.natural or attack.id == held), kind.unarmed)


def order_after(state: State, active: FigureId | None) -> list[FigureId]:
    """Return all creatures in the order of initiative, beginning after one.  DR19."""
    flat = [figure for group in state.order for figure in group]
    if active is None or active not in flat:
        return flat
    place = flat.index(active)
    return [*flat[place + 1 :], *flat[:place]]


def in_order(state: State, figures: Iterable[FigureId]) -> list[FigureId]:
    """Return some creatures in the order in which they are asked for reactions.  DR19."""
    wanted = set(figures)
    order = [figure for figure in order_after(state, state.active) if figure in wanted]
    return [*order, *(figure for figure in state.figures if figure in wanted and figure not in order)]


def is_secret(state: State, figure: FigureId) -> bool:
    """Return whether a creature's place is secret from anybody: it hides, or may yet sneak.  D003, D020.

    Its owner cannot tell that of one which hidden foes alone have seen hide.
    """
    placed = state.figures[figure]
    return bool(placed.hidden_from) or figure in state.unsuspected or _may_yet_sneak(state, figure)


def _may_yet_sneak(state: State, figure: FigureId) -> bool:
    """Return whether a creature may yet sneak; until it is said which do, other players see none of those.  DR28."""
    return state.phase in (Phase.PLACING, Phase.SNEAKING) and state.setup.figure_by_id[figure].may_sneak


def knows(state: State, player: PlayerId | None, figure: FigureId) -> bool:
    """Return whether a player, or for None the public, knows where a creature is.  D003, DR27, DR28, section 4.2."""
    if not is_secret(state, figure):
        return True
    return player is not None and _knows(state, player, figure, state.figures[figure].hidden_from.keys())


def _knows(state: State, player: PlayerId, figure: FigureId, hidden: Collection[FigureId]) -> bool:
    """Return whether a player knows where a creature is that is hidden from some."""
    seat = state.setup.player_by_id[player]
    if seat.arbiter or seat.side == state.setup.player_by_id[owner(state, figure)].side:
        return True
    own = [other for other in state.figures if owner(state, other) == player and has_body(state, other)]
    return not _may_yet_sneak(state, figure) and any(other not in hidden for other in own)


def is_known_to_all(state: State, *figures: FigureId) -> bool:
    """Return whether all players know where some creatures are, as far as their owners can tell."""
    return all(
        not is_secret(state, figure)
        or all(_knows(state, player.id, figure, _believed(state, figure)) for player in state.setup.players)
        for figure in figures
    )


def _believed(state: State, figure: FigureId) -> set[FigureId]:
    """Return whom the owner of a creature takes it to be hidden from."""
    return {*state.figures[figure].hidden_from, *state.unsuspected.get(figure, ())}


def who_know(state: State, *figures: FigureId) -> tuple[str, ...] | None:
    """Return the players who know where all of some creatures are, None for everybody."""
    if not any(is_secret(state, figure) for figure in figures):
        return None
    return tuple(
        player.id for player in state.setup.players if all(knows(state, player.id, figure) for figure in figures)
    )


def who_do_not(state: State, figure: FigureId) -> tuple[str, ...]:
    """Return the players who do not know where a creature is, and the public if it does not; () for none."""
    blind = tuple(player.id for player in state.setup.players if not knows(state, player.id, figure))
    return blind if knows(state, None, figure) else (*blind, PUBLIC)


def named(state: State, by: FigureId | None, *others: FigureId) -> FigureId | None:
    """Return who did something to others, None where somebody who hears of these may not know of that one.  DR42."""
    return by if by is None or who_know(state, by, *others) == who_know(state, *others) else None


def everybody(state: State) -> tuple[str, ...]:
    """Return all players and the public."""
    return (*(player.id for player in state.setup.players), PUBLIC)


def teams_of(state: State, *figures: FigureId) -> tuple[str, ...]:
    """Return the players on the sides of some creatures, and the arbiter."""
    sides = {state.setup.player_by_id[owner(state, figure)].side for figure in figures}
    return tuple(player.id for player in state.setup.players if player.side in sides or player.arbiter)


class Cover(StrEnum):
    """Cover levels (Deckung).  D068."""

    NONE = "none"
    HALF = "half"
    THREE_QUARTERS = "three-quarters"
    TOTAL = "total"


HALF_SHARE: Final = 0.5
THREE_QUARTERS_SHARE: Final = 0.75
TOTAL_SHARE: Final = 0.99
"""From which covered share on cover is half, three quarters, and above which it is total.  D068."""
COVER_BONUS: Final = {Cover.NONE: 0, Cover.HALF: 2, Cover.THREE_QUARTERS: 5, Cover.TOTAL: 0}
"""What cover adds to armour class and Dexterity saves.  D068."""
LEAST: Final = 1.0 - TOTAL_SHARE
"""The share of a silhouette that must be visible to be seen.  D068, DR01."""
HALF_ANGLE: Final = 90.0
"""How far to each side of its facing a creature looks before the fight.  DR04."""


def level_of(share: float) -> Cover:
    """Return the cover level for a covered fraction.  D068, DR15."""
    if share > TOTAL_SHARE + TOLERANCE:
        return Cover.TOTAL
    if at_least(share, THREE_QUARTERS_SHARE):
        return Cover.THREE_QUARTERS
    return Cover.HALF if at_least(share, HALF_SHARE) else Cover.NONE


def cover_level(terrain: float, whole: float) -> Cover:
    """Return the cover level from what terrain covers, and what terrain and creatures cover together.  D068, DR15."""
    alone, together = level_of(terrain), level_of(whole)
    if alone is Cover.TOTAL:
        return alone
    if terrain <= TOLERANCE:
        return Cover.NONE if together is Cover.NONE else Cover.HALF
    return Cover.THREE_QUARTERS if together is Cover.TOTAL else together


def terrain_sight(state: State, observer: Body, target: Body) -> FigureSight:
    """Return the sight from one body to another, counting only terrain.  D068, DR01."""
    return sight_to_body(state.battlefield, observer, target, EVERYWHERE, (), LEAST)


def whole_sight(state: State, observer: Body, target: Body) -> FigureSight:
    """Return the sight from one body to another past terrain and creatures; those hidden from either do not count.

    D068, DR15, DR32.
    """
    company = tuple(
        body(state, other)
        for other in present(state)
        if other not in (observer.id, target.id)
        and not {FigureId(observer.id), FigureId(target.id)} & state.figures[other].hidden_from.keys()
    )
    return sight_to_body(state.battlefield, observer, target, EVERYWHERE, company, LEAST)


def cover_between(state: State, observer: Body, target: Body) -> tuple[Cover, float]:
    """Return the cover level of a target from an observer, and the covered fraction behind it.  D068, DR15."""
    terrain = terrain_sight(state, observer, target).covered_share
    whole = whole_sight(state, observer, target).covered_share
    return cover_level(terrain, whole), whole


# -- zones --------------------------------------------------------------------------------------------------------


def zones_of(state: State, *kinds: ZoneKind) -> list[Zone]:
    """Return the zones of some kinds."""
    return [zone for zone in state.setup.zones if zone.kind in kinds]


def is_deep(state: State, at: Point3) -> bool:
    """Return whether feet at a place are in deep water: at the ground of the table or below, or in the band.  D080."""
    return any(_holds(zone.area, at) for zone in zones_of(state, ZoneKind.DEEP))


def is_airless(state: State, figure: FigureId, at: Point3 | None = None) -> bool:
    """Return whether a creature gets no air: in an airless zone, or unconscious in deep water.  DR05, DR33."""
    there = body(state, figure, at)
    x, y, z = there.base_point
    if any(in_area(zone.area, (x, y), z) for zone in zones_of(state, ZoneKind.AIRLESS)):
        return True
    return is_unconscious(state.figures[figure]) and is_deep(state, (there.x, there.y, there.z))


def _holds(area: Area, at: Point3) -> bool:
    """Return whether feet are in an area; one without a band reaches up to the table's ground."""
    x, y, z = at
    return in_area(area, (x, y), z) and (area.band is not None or z <= TOLERANCE)


def is_obscured(state: State, observer: Body, target: Body) -> bool:
    """Return whether fog or darkness keeps an observer from seeing a target.  D089."""
    if gap(observer, target) < CELL - TOLERANCE:
        return False
    a, b = observer.base_point, target.base_point
    for zone in zones_of(state, ZoneKind.FOG):
        if _crosses(zone.area, a, b):
            return True
    if not any(in_area(zone.area, (b[0], b[1]), b[2]) for zone in zones_of(state, ZoneKind.DARK)):
        return False
    return not _is_lit(state, FigureId(observer.id), target)


def _crosses(area: Area, a: Point3, b: Point3) -> bool:
    """Return whether the line between two points runs through an area for some length, in its band of heights."""
    return covered(area_along(a, b, area)) * length_of(a, b) > TOLERANCE


def _is_lit(state: State, observer: FigureId, target: Body) -> bool:
    """Return whether a lantern lifts the darkness at a target; a hider covers its own from those it hides from.

    Section 6 (lantern), DR42.
    """
    for figure in present(state):
        if observer in state.figures[figure].hidden_from:
            continue
        lantern = data(state, figure).item_of(ItemKind.LANTERN)
        away = distance(body(state, figure).base_point, target.base_point)
        if lantern is not None and at_most(away, lantern.range):
            return True
    return False


# -- seeing -------------------------------------------------------------------------------------------------------


def is_unseen(state: State, observer: FigureId, target: FigureId, goal: Body | None = None) -> bool:
    """Return whether a target is invisible to an observer or obscured.  D005, D067, D089."""
    if state.figures[target].is_invisible:
        return True
    return is_obscured(state, body(state, observer), goal or body(state, target))


def looks_at(state: State, observer: FigureId, target: FigureId, goal: Body | None = None) -> bool:
    """Return whether an observer sees more than a trace of a target from its own base point.  D068, D075, DR40."""
    there = goal or body(state, target)
    if not _is_awake(state, observer) or is_unseen(state, observer, target, there):
        return False
    return _shows(state, observer, there)


def can_see(state: State, observer: FigureId, target: FigureId, goal: Body | None = None) -> bool:
    """Return whether an observer on the table who is awake sees a target; hiding is not asked.

    Where one of two sees the other past an edge, that one sees it as well.  D066, D072, D078, D089, DR40.
    """
    there = goal or body(state, target)
    if not _is_awake(state, observer) or is_unseen(state, observer, target, there):
        return False
    return _shows(state, observer, there) or _is_open(terrain_sight(state, there, body(state, observer)))


def perceives(state: State, observer: FigureId, target: FigureId) -> bool:
    """Return whether an observer sees a target that is not hidden from it.  D066, D072, DR40."""
    return observer not in state.figures[target].hidden_from and can_see(state, observer, target)


def is_unaware(state: State, observer: FigureId, target: FigureId) -> bool:
    """Return whether a target is hidden from an observer or not seen by D089: cover is no reason.  D067, DR40."""
    return observer in state.figures[target].hidden_from or is_unseen(state, observer, target)


def _is_awake(state: State, observer: FigureId) -> bool:
    return not is_unconscious(state.figures[observer]) and has_body(state, observer)


def _shows(state: State, observer: FigureId, there: Body) -> bool:
    """Return whether a body shows more than a trace of itself to an observer's base point."""
    return _is_open(terrain_sight(state, body(state, observer), there))


def _is_open(sight: FigureSight) -> bool:
    return level_of(sight.covered_share) is not Cover.TOTAL


def looks_towards(state: State, observer: FigureId, target: FigureId) -> bool:
    """Return whether a target is within the half angle of an observer's facing, as counts before the fight.  DR04."""
    watcher, other = state.figures[observer], state.figures[target]
    ahead = direction((watcher.x, watcher.y), (other.x, other.y))
    return angle_between(watcher.facing, ahead) <= HALF_ANGLE + TOLERANCE
