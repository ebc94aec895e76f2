"""Actions other than attacks: helping, hiding, waiting, searching, treating, things, features, shoves and grapples."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import hypot
from typing import Final

import msgspec

from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.d20.rules.asking.answers import (
    Aid,
    Dash,
    Disengage,
    Dodge,
    Draw,
    Escape,
    Grapple,
    Hide,
    Judge,
    Ready,
    Search,
    Shove,
    Stabilise,
    StepAnswer,
    UseFeature,
    UseItem,
    UseObject,
)
from pb12table.systems.d20.rules.attack import point_in_space, wins
from pb12table.systems.d20.rules.checks import (
    Game,
    better_skill,
    check,
    contest,
    dice_of,
    finds,
    meets,
    perception_leanings,
    save,
    skill_modifiers,
)
from pb12table.systems.d20.rules.creatures import (
    COVER_BONUS,
    Cover,
    body,
    cover_level,
    data,
    everybody,
    foes,
    has,
    has_body,
    is_obscured,
    is_unseen,
    is_within,
    others,
    players_of,
    present,
    side,
    terrain_sight,
    who_know,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    Ability,
    Condition,
    Feature,
    FeatureKind,
    ObjectKind,
    ObjectSetup,
    Skill,
    Timing,
)
from pb12table.systems.d20.rules.events import (
    ActionTaken,
    FeatureUsed,
    ItemUsed,
    JudgementGiven,
    ObjectUsed,
    PieceThrownDown,
    Pushed,
    ReadySet,
    SearchMade,
    Stopped,
    WeaponDrawn,
)
from pb12table.systems.d20.rules.harm import gain, heal, hurt, knock_prone, release, settle, stabilise
from pb12table.systems.d20.rules.hiding import hide, notice, reveal
from pb12table.systems.d20.rules.state import Readied, State
from pb12table.table.battlefield import Body
from pb12table.table.motion.passing import along, first_hit, stays_on_table
from pb12table.table.motion.rests import stand
from pb12table.table.motion.sweep import walk
from pb12table.table.motion.vertical import gap
from pb12table.table.openings import USUAL
from pb12table.table.shapes import GRID, TOLERANCE, Circle, Point3, plan_distance, rounded
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body
from pb12table.table.surfaces import supports_of

CLOSED: Final = 0.0


async def use_object(game: Game, figure: FigureId, answer: UseObject) -> None:
    """Use a thing by the free interaction, or by the action.  D010, D031, D032, D034, D077, DR20, DR39."""
    state = game.state
    thing, placed = state.setup.thing(answer.thing), state.figures[figure]
    assert thing is not None, "the refusal is asked first"
    action = answer.action
    if not action and thing.awkward and state.setup.arbiter is not None:
        demanded = await game.ask(Judge(state.setup.arbiter, "object", figure, thing.id))
        known = who_know(state, figure)
        game.record(JudgementGiven(audience=known, about="object", allowed=demanded, figure=figure, thing=thing.id))
        if demanded and placed.action_used:
            # Trying was the interaction: the arbiter is not asked again in this turn.
            placed.interaction_used = True
            return
        action = demanded
    if action:
        placed.action_used = True
    else:
        placed.interaction_used = True
    opened = _opened(game, thing)
    state.used[thing.id] = side(state, figure)
    game.record(
        ObjectUsed(audience=who_know(state, figure), figure=figure, thing=thing.id, action=action, opened=opened)
    )
    if thing.kind is ObjectKind.BRIDGE:
        await throw_down(game, thing)


def _opened(game: Game, thing: ObjectSetup) -> bool | None:
    """A door is opened, or closed; None of things that are no doors."""
    if thing.kind is not ObjectKind.DOOR:
        return None
    doors, pieces = game.state.doors, game.state.setup.battlefield.pieces
    agreed = next((piece.open for piece in pieces if piece.id == thing.piece), CLOSED)
    now = doors.get(thing.piece, agreed)
    doors[thing.piece] = CLOSED if now > CLOSED else USUAL
    return doors[thing.piece] > CLOSED


async def throw_down(game: Game, thing: ObjectSetup) -> None:
    """A piece is gone; those who stood on it fall.  D082, section 6 (plank)."""
    state = game.state
    battlefield = state.battlefield
    standing = [each for each in present(state) if thing.piece in supports_of(battlefield, body(state, each))]
    state.gone.append(thing.piece)
    game.record(PieceThrownDown(thing=thing.id, piece=thing.piece))
    for figure in standing:
        await settle(game, figure)


def draw(game: Game, figure: FigureId, answer: Draw) -> None:
    """Take another weapon in hand.  D031, D032, DR25, section 6 (quick draw)."""
    state = game.state
    placed = state.figures[figure]
    if answer.action:
        placed.action_used = True
    elif has(state, figure, FeatureKind.QUICK_DRAW):
        placed.free_acts += 1
    else:
        placed.interaction_used = True
    state.dropped = [each for each in state.dropped if (each.figure, each.weapon) != (figure, answer.weapon)]
    placed.in_hand = answer.weapon
    game.record(WeaponDrawn(audience=who_know(state, figure), figure=figure, weapon=answer.weapon))

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

PUSH: Final = CELL
"""How far a shove pushes.  D091."""
TOUCH: Final = 0.01
"""Bodies that are no farther apart have met."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who throws what against whom to shove, hold or break free.  D061, D091, DR48."""

    figure: FigureId
    skill: Skill
    other: FigureId
    against: Skill
    purpose: str


def contest_of(state: State, figure: FigureId, answer: Shove | Grapple, /) -> Contest:
    """Return the contest of a shove or a grapple: the target defends with what it is better at.  D091, DR48."""
    purpose = "shove" if isinstance(answer, Shove) else "choke" if answer.choke else "grapple"
    return Contest(figure, Skill.ATHLETICS, answer.target, better_skill(state, answer.target), purpose)


def escape_of(state: State, figure: FigureId, holder: FigureId) -> Contest:
    """Return the contest of breaking free of a creature that holds another.  D091."""
    return Contest(figure, better_skill(state, figure), holder, Skill.ATHLETICS, "escape")


def sums_of(state: State, held: Contest) -> tuple[tuple[Modifier, ...], tuple[Modifier, ...]]:
    """Return what both sides of a contest add to their dice.  D061."""
    return skill_modifiers(state, held.figure, held.skill), skill_modifiers(state, held.other, held.against)


def chance_of(state: State, held: Contest) -> Fraction:
    """Return how likely the creature that begins a contest wins it.  D061, D091."""
    own, theirs = sums_of(state, held)
    return wins(total(own) - total(theirs))


async def _is_won(game: Game, held: Contest) -> bool:
    return await contest(game, held.figure, held.skill, held.other, held.against, held.purpose)


async def shove(game: Game, figure: FigureId, answer: Shove) -> None:
    """Push a creature over or away.  D091, DR26; no reach is left by it (D078)."""
    if not await _is_won(game, contest_of(game.state, figure, answer)):
        return
    if not answer.away:
        await knock_prone(game, answer.target)
        return
    place = pushed_to(game.state, figure, answer.target)
    hiders = _in_the_way(game.state, figure, answer.target, place)
    pushed = game.state.figures[answer.target]
    places = (pushed.at, place)
    pushed.x, pushed.y, pushed.z = place
    known = who_know(game.state, answer.target)
    game.record(Pushed(audience=known, figure=answer.target, by=figure, places=places))
    for other in hiders:
        for each in (answer.target, figure):
            notice(game, other, each, "bump")
        known = who_know(game.state, answer.target, other)
        game.record(Stopped(audience=known, figure=answer.target, reason="bumped", at=place, by=other))
    await settle(game, answer.target)


def _in_the_way(state: State, figure: FigureId, target: FigureId, place: Point3) -> list[FigureId]:
    """Return those who hide from one of the two and before whom the push ends.  DR32, DR42."""
    hiders = [
        other for other in present(state) if {figure, target} & state.figures[other].hidden_from.keys()
    ]
    if not hiders or pushed_to(state, figure, target, tuple(hiders)) == place:
        return []
    there = body(state, target, place)
    return [other for other in hiders if gap(there, body(state, other)) <= TOUCH]


def pushed_to(state: State, figure: FigureId, target: FigureId, unmet: tuple[FigureId, ...] = ()) -> Point3:
    """Where a push of 1.5 m straight away ends: before what is in the way, and over edges; `unmet` are not there.

    D091, DR14, DR26.
    """
    pusher, pushed = body(state, figure), body(state, target)
    dx, dy = pushed.x - pusher.x, pushed.y - pusher.y
    away = hypot(dx, dy)
    if away <= TOLERANCE:
        dx, dy, away = 1.0, 0.0, 1.0
    goal = (rounded(pushed.x + dx / away * PUSH), rounded(pushed.y + dy / away * PUSH))
    company = others(state, target, *unmet)
    if stand(state.battlefield, pushed, ()).safe:
        found = walk(state.battlefield, pushed, goal, company)
        return (found.x, found.y, found.z)
    return _through_the_air(state, pushed, (*goal, pushed.z), company)


def _through_the_air(state: State, pushed: Body, to: Point3, company: tuple[Body, ...]) -> Point3:
    """Of a flier: as far as the air is free."""
    if not stays_on_table(state.battlefield, pushed, to):
        return (pushed.x, pushed.y, pushed.z)
    hit = first_hit(state.battlefield, pushed, to, company)
    if hit is None:
        return to
    back = GRID / max(plan_distance(pushed.position, to[:2]), GRID)
    x, y, z = along((pushed.x, pushed.y, pushed.z), to, max(0.0, hit.share - back))
    return (rounded(x), rounded(y), rounded(z))


async def grapple(game: Game, figure: FigureId, answer: Grapple) -> None:
    """Hold a creature; a choke takes its breath as long as it is held.  D091, DR48."""
    if await _is_won(game, contest_of(game.state, figure, answer)):
        await gain(game, answer.target, Condition.GRAPPLED, figure)
        game.state.figures[answer.target].choked = answer.choke


async def escape(game: Game, figure: FigureId) -> None:
    """Break free of a grapple.  D091."""
    by = game.state.figures[figure].grappled_by
    if by is None:
        release(game, figure)
        return
    if await _is_won(game, escape_of(game.state, figure, by)):
        release(game, figure)

MEDICINE: Final = 10
"""What a Wisdom (Medicine) check must reach to stabilise.  D087."""
AROUND: Final = 3.0
"""So far around a point a search finds who hides there, by the gap of the bodies.  DR34."""
_ACTIONS_POINT: Final = Circle(0.001)
_TALL: Final = 3.0
"""A searched place reaches so high."""


async def act(game: Game, figure: FigureId, answer: StepAnswer) -> None:
    """Take a legal action.  D028, D069."""
    placed = game.state.figures[figure]
    placed.action_used = True
    target = answer.target if isinstance(answer, Stabilise | UseItem) else None
    target = answer.foe if isinstance(answer, Aid) else target
    tag = str(answer.__struct_config__.tag)
    known = who_know(game.state, figure) if target is None else who_know(game.state, figure, target)
    game.record(ActionTaken(audience=known, figure=figure, kind=tag, target=target))
    match answer:
        case Dash():
            placed.dashed = True
        case Disengage():
            placed.disengaged = True
        case Dodge():
            placed.dodging = True
        case Aid():
            placed.helping = answer.foe
        case Hide():
            await hide(game, figure)
        case Ready():
            make_ready(game, figure, answer)
        case Search():
            await search(game, figure, answer)
        case Escape():
            await escape(game, figure)
        case Stabilise():
            await treat(game, figure, answer.target)
        case UseItem():
            use_item(game, figure, answer)


def make_ready(game: Game, figure: FigureId, answer: Ready) -> None:
    """Wait for something; what for is told to all only where that is agreed.  D075 (Vorbereiten), section 4.2."""
    state = game.state
    ready = Readied(answer.trigger, answer.act, answer.figure)
    state.figures[figure].ready = ready
    if state.setup.options.open_ready:
        game.record(ReadySet(audience=who_know(state, figure), figure=figure, ready=ready))
        return
    own = players_of(state, side(state, figure))
    game.record(ReadySet(audience=own, figure=figure, ready=ready))


async def search(game: Game, figure: FigureId, answer: Search) -> None:
    """Look for a secret at a named place, or for those who hide around a point.

    D001, D011, D012, D076, DR02, DR34, DR47.
    """
    state = game.state
    purpose = "search"
    if answer.place is not None:
        roll = await check(game, figure, Skill.PERCEPTION, purpose, leanings=perception_leanings(state, figure))
        secret = state.setup.secret(answer.place)
        assert secret is not None, "the refusal is asked first"
        found = secret.difficulty is not None and meets(roll.total, secret.difficulty)
        own = side(state, figure)
        if found and own not in state.found.setdefault(secret.id, []):
            state.found[secret.id].append(own)
        _tell_search(game, figure, answer, found=found)
        return
    assert answer.point is not None, "the refusal is asked first"
    there = Body("place", _ACTIONS_POINT, *answer.point, 0.0, 0.0, _TALL, _TALL / 2.0)
    clear = not is_obscured(state, body(state, figure), there)
    leanings = perception_leanings(state, figure, sees=clear)
    roll = await check(game, figure, Skill.PERCEPTION, purpose, leanings=leanings)
    hiding = [
        other
        for other in foes(state, figure)
        if figure in state.figures[other].hidden_from and is_within(body(state, other), there, AROUND)
    ]
    seen = list[FigureId]()
    for other in hiding:
        # Of two dice the first counts for whom keen or dull eyes do not see.
        face = perception_leanings(state, figure, sees=not is_unseen(state, figure, other)).picked(roll.faces)
        if finds(roll.total - roll.face + face, state.figures[other].hidden_from[figure]):
            seen.append(other)
    _tell_search(game, figure, answer, found=bool(seen))
    for other in seen:
        notice(game, other, figure, "search")


def _tell_search(game: Game, figure: FigureId, answer: Search, *, found: bool) -> None:
    """The side of who searched learns what was found, all others that nothing was.  D012."""
    state = game.state
    at: Point3 | None = None if answer.point is None else (*answer.point, 0.0)
    own = players_of(state, side(state, figure))
    if not found:
        game.record(SearchMade(audience=who_know(state, figure), figure=figure, place=answer.place, at=at))
        return
    knowing = [player.id for player in state.setup.players if player.id not in own]
    game.record(SearchMade(audience=own, figure=figure, place=answer.place, at=at, found=True))
    others = tuple(player for player in knowing if who_know(state, figure) is None)
    game.record(SearchMade(audience=others, figure=figure, place=answer.place, at=at))


async def treat(game: Game, figure: FigureId, target: FigureId) -> None:
    """Help a dying creature.  D087."""
    roll = await check(game, figure, Skill.MEDICINE, "stabilise", MEDICINE)
    if meets(roll.total, MEDICINE):
        stabilise(game, target, figure)


def use_item(game: Game, figure: FigureId, answer: UseItem) -> None:
    """A healing kit stabilises without a check.  D033, D077, section 6 (healing kit)."""
    placed = game.state.figures[figure]
    uses: int | None = placed.item_uses.get(answer.item)
    if uses is not None:
        uses = placed.item_uses[answer.item] = uses - 1
    known = who_know(game.state, figure, answer.target)
    game.record(ItemUsed(audience=known, figure=figure, item=answer.item, target=answer.target, left=uses))
    stabilise(game, answer.target, figure)
