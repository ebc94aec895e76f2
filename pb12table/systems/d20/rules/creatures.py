"""Questions about creatures: their bodies, sides, speeds, and what they are able to do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.data import (
    CELL,
    Attack,
    Condition,
    CreatureSetup,
    FeatureKind,
    Mode,
    Profile,
    SideId,
    Size,
    eye_of,
    footprint_of,
)
from pb12table.systems.d20.rules.state import CreatureState, Life, State
from pb12table.table.battlefield import Body
from pb12table.table.motion.gaps import gap
from pb12table.table.shapes import Point3
from pb12table.table.units import TOLERANCE

ON_TABLE = (Life.UP, Life.DYING, Life.STABLE)
"""Those who have a body.  DR29."""


# -- bodies ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def body_of(identity: FigureId, size: Size, at: Point3, *, grid: bool, lying: bool) -> Body:
    """Return the body of a creature of a size at a place, upright or lying.  DR12, DR45."""
    height = size.height(lying=lying)
    return Body(identity, footprint_of(size, grid=grid), *at, 0.0, height, eye_of(height))


def body(state: State, figure: FigureId, at: Point3 | None = None) -> Body:
    """The body of a creature as it is, where it is or at another place.  D045 (Bereich), DR12, DR45."""
    return _body_of(state, figure, at, lying=is_lying(state.figures[figure]))


def upright(state: State, figure: FigureId) -> Body:
    """Return the body that a creature has when it stands where it is.  D053, DR45."""
    return _body_of(state, figure, None, lying=False)


def _body_of(state: State, figure: FigureId, at: Point3 | None, *, lying: bool) -> Body:
    size = state.setup.figure_by_id[figure].profile.size
    return body_of(figure, size, at or state.figures[figure].at, grid=state.setup.options.grid, lying=lying)


def has_body(state: State, figure: FigureId) -> bool:
    """Whether a creature is on the table as far as the viewer of the state knows.  DR29."""
    placed = state.figures[figure]
    return placed.life in ON_TABLE and not placed.unseen


def present(state: State) -> list[FigureId]:
    """The creatures on the table, in the order of the file."""
    return [figure for figure in state.figures if has_body(state, figure)]


def others(state: State, *but: FigureId) -> tuple[Body, ...]:
    """The bodies of all creatures on the table, but some.  DR29."""
    return tuple(body(state, figure) for figure in present(state) if figure not in but)


def known_others(state: State, figure: FigureId) -> tuple[Body, ...]:
    """The bodies of all other creatures that are not hidden from a creature.  DR32."""
    return tuple(
        body(state, other)
        for other in present(state)
        if other != figure and figure not in state.figures[other].hidden_from
    )


def is_within(first: Body, second: Body, length: float) -> bool:
    """Whether the gap of two bodies is less than a length, strictly.  DR13."""
    return gap(first, second) < length - TOLERANCE


def is_beside(state: State, figure: FigureId, other: FigureId, length: float = CELL) -> bool:
    """Whether two creatures are within a length of each other.  DR13."""
    return is_within(body(state, figure), body(state, other), length)


# -- sides -------------------------------------------------------------------------------------------------------


def data(state: State, figure: FigureId) -> CreatureSetup:
    """What a creature is."""
    return state.setup.figure_by_id[figure]


def profile(state: State, figure: FigureId) -> Profile:
    """The kind of a creature."""
    return state.setup.figure_by_id[figure].profile


def owner(state: State, figure: FigureId) -> PlayerId:
    """The player who controls a creature."""
    return state.setup.figure_by_id[figure].player


def side(state: State, figure: FigureId) -> SideId:
    """The side a creature fights for."""
    return state.setup.player_by_id[owner(state, figure)].side


def is_ally(state: State, figure: FigureId, other: FigureId) -> bool:
    """Whether two creatures are of one side (freundlich)."""
    return side(state, figure) == side(state, other)


def is_foe(state: State, figure: FigureId, other: FigureId) -> bool:
    """Whether two creatures are of different sides (feindlich)."""
    return not is_ally(state, figure, other)


def is_monster(state: State, figure: FigureId) -> bool:
    """Whether a creature is a monster.  D026."""
    return state.setup.player_by_id[owner(state, figure)].monsters


def foes(state: State, figure: FigureId) -> list[FigureId]:
    """The foes on the table, in the order of the file."""
    return [other for other in present(state) if is_foe(state, figure, other)]


def allies(state: State, figure: FigureId) -> list[FigureId]:
    """The other creatures of its side on the table, in the order of the file."""
    return [other for other in present(state) if other != figure and is_ally(state, figure, other)]


def players_of(state: State, of: SideId) -> tuple[PlayerId, ...]:
    """The players of a side."""
    return tuple(player.id for player in state.setup.players if player.side == of and not player.arbiter)


# -- what they are able to do --------------------------------------------------------------------------------------


def is_up(state: State, figure: FigureId) -> bool:
    """Whether a creature is on the table and has hit points."""
    return state.figures[figure].life is Life.UP


def is_incapacitated(placed: CreatureState) -> bool:
    """Whether a creature can take no action, bonus action or reaction.  D038, D088."""
    return placed.life is not Life.UP or any(
        condition in placed.conditions for condition in (Condition.INCAPACITATED, Condition.UNCONSCIOUS)
    )


def is_unconscious(placed: CreatureState) -> bool:
    """Whether a creature is unconscious.  D084, D088."""
    return placed.life in (Life.DYING, Life.STABLE) or Condition.UNCONSCIOUS in placed.conditions


def is_lying(placed: CreatureState) -> bool:
    """Whether a creature lies on the ground.  D079, D088, DR45."""
    return placed.is_prone or is_unconscious(placed)


def is_able(state: State, figure: FigureId) -> bool:
    """Whether a creature on the table can act and notice."""
    return has_body(state, figure) and not is_incapacitated(state.figures[figure])


def may_react(state: State, figure: FigureId) -> bool:
    """Whether a creature has its reaction.  D021, D040, D088."""
    placed = state.figures[figure]
    return is_able(state, figure) and not placed.reaction_used and not placed.surprised


def grapplers(state: State, figure: FigureId) -> list[FigureId]:
    """Those whom a creature holds.  D091."""
    return [other for other, placed in state.figures.items() if placed.grappled_by == figure]


def speed(state: State, figure: FigureId, mode: Mode) -> float:
    """A speed as it is now: 0 while it is held or unconscious, twice as much after a Dash.  D029, D070, D088, D091."""
    placed = state.figures[figure]
    if is_unconscious(placed) or Condition.GRAPPLED in placed.conditions:
        return 0.0
    return profile(state, figure).speeds.get(mode, 0.0) * (2.0 if placed.dashed else 1.0)


def left(state: State, figure: FigureId, mode: Mode) -> float:
    """How many metres a creature can still move so in this turn, negative ones too.  D044, D048, DR11."""
    return speed(state, figure, mode) - state.figures[figure].moved


def stand_up_cost(state: State, figure: FigureId) -> float:
    """What standing up costs: half of the walking speed on the sheet, whole metres.  D053, DR10."""
    return float(int(profile(state, figure).speeds.get(Mode.WALK, 0.0) / 2.0 + TOLERANCE))


def has(state: State, figure: FigureId, kind: FeatureKind) -> bool:
    """Whether a creature has a feature of a kind."""
    return profile(state, figure).feature(kind) is not None


def attacks_by_action(state: State, figure: FigureId) -> int:
    """How many attacks an Attack action is.  D047, section 6 (multiattack)."""
    feature = profile(state, figure).feature(FeatureKind.MULTIATTACK)
    return 1 if feature is None else max(1, feature.number)


def melee_at_hand(state: State, figure: FigureId) -> Attack | None:
    """The melee attack that a reaction is made with: what is in hand, what needs no hand, with empty hands the fists.

    D078, DR52, section 6.
    """
    placed, kind = state.figures[figure], profile(state, figure)
    held = None if placed.in_hand is None else kind.attack(placed.in_hand)
    if held is not None and held.is_melee:
        return held
    grown = next((attack for attack in kind.attacks if attack.natural and attack.is_melee), None)
    return kind.unarmed if grown is None and placed.in_hand is None else grown


def usable_attacks(state: State, figure: FigureId) -> tuple[Attack, ...]:
    """The attacks that need no drawing: what is in hand, those that need no hand, and fists.  DR52, section 6."""
    held, kind = state.figures[figure].in_hand, profile(state, figure)
    return (*(attack for attack in kind.attacks if attack.natural or attack.id == held), kind.unarmed)


def order_after(state: State, active: FigureId | None) -> list[FigureId]:
    """All creatures in the order of initiative, beginning after one.  DR19."""
    flat = [figure for group in state.order for figure in group]
    if active is None or active not in flat:
        return flat
    place = flat.index(active)
    return [*flat[place + 1 :], *flat[:place]]


def in_order(state: State, figures: Iterable[FigureId]) -> list[FigureId]:
    """Some creatures in the order in which they are asked for reactions.  DR19."""
    wanted = set(figures)
    order = [figure for figure in order_after(state, state.active) if figure in wanted]
    return [*order, *(figure for figure in state.figures if figure in wanted and figure not in order)]
