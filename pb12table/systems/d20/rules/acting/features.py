"""Features that take an action or the bonus action.  D036, D037, D090, D094, section 6."""

from __future__ import annotations

import msgspec

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.acting.attack_plan import point_in_space
from pb12table.systems.d20.rules.asking.answers import UseFeature
from pb12table.systems.d20.rules.checks import Game, dice_of, save
from pb12table.systems.d20.rules.creatures import body, data, has_body, is_within, present
from pb12table.systems.d20.rules.data import Ability, Feature, FeatureKind, Timing
from pb12table.systems.d20.rules.events import FeatureUsed
from pb12table.systems.d20.rules.harm import heal, hurt
from pb12table.systems.d20.rules.hiding import hide, reveal
from pb12table.systems.d20.rules.knowing import everybody, who_know
from pb12table.systems.d20.rules.seeing import COVER_BONUS, Cover, cover_level, terrain_sight
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle, Point3
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body

_POINT = Circle(0.001)


async def use_feature(game: Game, figure: FigureId, answer: UseFeature) -> None:
    """Use a feature that may be used.  D036, D037, D094."""
    state = game.state
    feature, placed = data(state, figure).feature(answer.feature), state.figures[figure]
    assert feature is not None, "the refusal is asked first"
    if feature.timing is Timing.BONUS:
        placed.bonus_used = True
    else:
        placed.action_used = True
    left: int | None = None
    if feature.uses is not None:
        left = placed.uses[feature.id] = placed.uses[feature.id] - 1
    place = None if answer.point is None else point_in_space(state, answer.point, 0.0)
    if feature.loud:
        reveal(game, figure, "feature")
    used = FeatureUsed(figure=figure, feature=feature.id, target=answer.target, point=place, left=left)
    _tell_use(game, figure, used)
    match feature.kind:
        case FeatureKind.SLIP_AWAY:
            await hide(game, figure)
        case FeatureKind.MEND if answer.target is not None:
            await mend(game, figure, feature, answer.target)
        case FeatureKind.RALLY if answer.target is not None:
            state.figures[answer.target].rallied_by = figure
        case FeatureKind.BURST if place is not None:
            await burst(game, figure, feature, place)


def _tell_use(game: Game, figure: FigureId, used: FeatureUsed) -> None:
    """Tell that a feature is used, and on whom only those who know of that one.  D094, DR42."""
    state = game.state
    known = who_know(state, figure)
    both = known if used.target is None else who_know(state, figure, used.target)
    game.record(msgspec.structs.replace(used, audience=both))
    hearing = everybody(state) if known is None else known
    others = tuple(player for player in hearing if both is not None and player not in both)
    if others:
        game.record(msgspec.structs.replace(used, audience=others, target=None))


async def mend(game: Game, figure: FigureId, feature: Feature, target: FigureId) -> None:
    """Hit points for one that is touched.  D087, section 6 (mend)."""
    assert feature.dice is not None, "a feature that heals has dice"
    faces = await dice_of(game, figure, feature.dice, "heal")
    heal(game, target, sum(faces) + feature.dice.plus, rolled=tuple(faces), by=figure)


async def burst(game: Game, figure: FigureId, feature: Feature, place: Point3) -> None:
    """All within a radius take damage, half where their save succeeds; one throw of damage, whoever is there.

    Saves of creatures that a player does not know of are thrown in secret.  D090, DR21, DR41.
    """
    state = game.state
    assert feature.dice is not None, "a feature that bursts has dice"
    caught = caught_by(state, figure, feature, place)
    hit = [(other, cover) for other, cover in caught if cover is not Cover.TOTAL]
    saved: dict[FigureId, bool] = {}
    for other, cover in hit:
        ability = feature.save or Ability.DEXTERITY
        saved[other] = await save(game, other, ability, feature.difficulty, COVER_BONUS[cover])
    faces = await dice_of(game, figure, feature.dice, "damage")
    whole = max(0, sum(faces) + feature.dice.plus)
    for other, _ in hit:
        if has_body(state, other):
            await hurt(
                game,
                other,
                whole // 2 if saved[other] else whole,
                feature.id,
                rolled=tuple(faces),
                plus=feature.dice.plus,
                by=figure,
                halved=saved[other],
            )


def caught_by(state: State, figure: FigureId, feature: Feature, place: Point3) -> list[tuple[FigureId, Cover]]:
    """The creatures within a radius of a burst point, and their cover from it.

    Bodies that are hidden from the thrower or from who is caught do not cover.  D090, D068, DR13, DR32.
    """
    eye = Body("place", _POINT, *place, 0.0, 0.001, 0.0)
    found: list[tuple[FigureId, Cover]] = []
    for other in present(state):
        there = body(state, other)
        if not is_within(there, eye, feature.radius):
            continue
        terrain = terrain_sight(state, eye, there).covered_share
        company = tuple(
            body(state, each)
            for each in present(state)
            if each != other and not {figure, other} & state.figures[each].hidden_from.keys()
        )
        whole = sight_to_body(state.battlefield, eye, there, EVERYWHERE, company, 0.01).covered_share
        found.append((other, cover_level(terrain, whole)))
    return found
