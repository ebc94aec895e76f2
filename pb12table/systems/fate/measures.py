"""What FATE says of measuring, of plans before they are carried out, and of what acts come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import Any, Final

from pb12table.files.content import load_content
from pb12table.kernel.request import Refusal
from pb12table.skirmish.bot import Ahead
from pb12table.skirmish.faces.measures import (
    OPENING,
    FiguresFace,
    ForesightFace,
    FoundWay,
    Looking,
    LookingFace,
    MeasuresFace,
    OddsFace,
    OddsFound,
    Outcome,
    SeenFigure,
    Stretch,
    Strike,
    WalkingFace,
    Wish,
    best_of,
)
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.hindrances import MOST_SHUT, Barred, Hindrance, Shut
from pb12table.skirmish.ids import FigureId, PlayerId, told_apart
from pb12table.systems.fate.files.content import Content
from pb12table.systems.fate.files.face import character_of, group_of
from pb12table.systems.fate.files.forms import FigureForm, GroupForm
from pb12table.systems.fate.rules.actors import (
    TRACK_OF,
    actor_of,
    body,
    character,
    group,
    group_boxes,
    has_in_hand,
    is_in,
    opponents,
    others,
    standing,
    weapon,
)
from pb12table.systems.fate.rules.acts.attacks import (
    attack_odds,
    attack_refusal,
    best_defence,
    plan_attack,
    push_odds,
    target_of,
    tried,
)
from pb12table.systems.fate.rules.acts.beside import once_begun, opened_by
from pb12table.systems.fate.rules.acts.blocks import passage_blocks
from pb12table.systems.fate.rules.acts.features import opens_for
from pb12table.systems.fate.rules.acts.moving import link_cost
from pb12table.systems.fate.rules.asking.answers import Act, Attack, Draw, Supplement
from pb12table.systems.fate.rules.asking.requests import ACTS
from pb12table.systems.fate.rules.data import (
    BODY,
    HEIGHT,
    ActorId,
    Feature,
    FeatureId,
    FigureSetup,
    PlayerSetup,
    SceneZoneId,
    Setup,
    SideId,
    SideSetup,
    Skill,
)
from pb12table.systems.fate.rules.odds import minions_out, p_forced, p_out, p_overflow
from pb12table.systems.fate.rules.state import Gone, State
from pb12table.systems.fate.rules.zones import (
    LEAST_SHARE,
    free_places,
    is_in_cover,
    meeting,
    middle_of,
    neighbours,
    place_in,
    sight,
    zone_at,
    zone_of,
)
from pb12table.systems.fate.texts import act_words
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.parcels import Parcels, parcels
from pb12table.table.shapes import Point, Point3, Region, circumradius
from pb12table.table.sight.sight import EVERYWHERE

STRESS, CONSEQUENCE, PUSHED = 0.2, 0.5, 0.1
"""About the share of a target that stress, a consequence and another zone put out of action."""


class _Foresight(ForesightFace[State, Phrases]):
    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """Return the best strike with what is in hand, from where the plan ends.  F022."""
        state: State = ahead.after
        actor = actor_of(state, figure)
        return best_of(_strikes(state, texts, actor, opponents(state, actor))) if is_in(state, actor) else None

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        actor, goal = actor_of(state, figure), actor_of(state, target)
        both = is_in(state, actor) and is_in(state, goal)
        return best_of(_strikes(state, texts, actor, [goal])) if both else None

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        actor = actor_of(state, figure)
        if not is_in(state, actor):
            return None
        if not isinstance(answer, Attack):
            return _tried(state, texts, actor, answer) if answer in ACTS else None
        return None if attack_refusal(state, actor, answer) is not None else _struck(state, texts, actor, answer)

    def beyond(self, state: State, strike: Strike, /) -> State:
        """Return the state after the small acts beside an attack.  F033, FR44."""
        done = [Supplement(each.act) for each in getattr(strike.answer, "beside", ())]
        return once_begun(state, actor_of(state, strike.figure), done)


def _tried(state: State, texts: Phrases, actor: ActorId, act: Act) -> Strike | None:
    """Return how likely a maneuver or a shove of an opponent comes off; None for any other act.  F069, F081."""
    target, chance = ACTS.of(act).target(act), ACTS.of(act).chance(state, actor, act)
    if target is None or chance is None or target not in opponents(state, actor):
        return None
    first, met = (standing(state, each)[0] for each in (actor, target))
    outcomes = (Outcome("fails", 1.0 - chance, 0.0), Outcome("works", chance, PUSHED))
    return Strike(first, met, act, act_words(texts, state, actor, act, how=True), outcomes, chance * PUSHED)


def _strikes(state: State, texts: Phrases, actor: ActorId, targets: Iterable[ActorId]) -> Iterator[Strike]:
    """Yield the attacks on some targets that are legal; a push hurts nobody, and is none of the best."""
    for target in targets:
        for act in tried(state, actor, target):
            if not act.push and attack_refusal(state, actor, act) is None:
                yield _struck(state, texts, actor, act)


def _struck(state: State, texts: Phrases, actor: ActorId, act: Attack) -> Strike:
    """Return how likely a target is unhurt, marks stress, must take a consequence and is out, or is pushed.

    F045, F050, F055, F081.
    """
    outcomes = _pushed(state, actor, act) if act.push else _hurt(state, actor, act)
    worth = sum(each.share * each.grave for each in outcomes)
    target = target_of(plan_attack(state, actor, act).state, act.target)
    first, met = (standing(state, each)[0] for each in (actor, target))
    return Strike(first, met, act, act_words(texts, state, actor, act, how=True), outcomes, worth)


def _pushed(state: State, actor: ActorId, act: Attack) -> tuple[Outcome, ...]:
    moved = float(push_odds(state, actor, act).p_moved)
    return Outcome("stays", 1.0 - moved, 0.0), Outcome("pushed", moved, PUSHED)


def _hurt(state: State, actor: ActorId, act: Attack) -> tuple[Outcome, ...]:
    """Return the outcomes of a hit; a group loses heads instead of taking consequences.  F088."""
    plan = plan_attack(state, actor, act)
    odds, target = attack_odds(state, actor, act), plan.target
    hit, out = float(odds.p_hit), float(p_out(plan.state, target, TRACK_OF[act.aim], odds))
    unhurt = Outcome("nothing", 1.0 - hit, 0.0)
    if group(plan.state, target) is not None:
        share = float(odds.mean_shifts) / max(group_boxes(plan.state, target), 1)
        return unhurt, Outcome("heads", hit - out, min(share, 1.0)), Outcome("out", out, 1.0)
    forced = max(float(p_forced(plan.state, target, TRACK_OF[act.aim], odds)), out)
    return (
        unhurt,
        Outcome("stress", hit - forced, STRESS),
        Outcome("consequence", forced - out, CONSEQUENCE),
        Outcome("out", out, 1.0),
    )


FORESIGHT: Final = _Foresight()

FARTHEST: Final = 20
"""No run has more shifts."""
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", SideId("nobody"), 1)


# -- figures -------------------------------------------------------------------------------------------------------


class _Figures(FiguresFace[State]):
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return [figure for figure, placed in state.figures.items() if placed.gone is Gone.NO]

    def with_figure(
        self, setup: Setup, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Setup | None:
        """Return the setup with a character, or a group of one minion."""
        content: Content = load_content("fate")
        actor = ActorId(identity)
        hero = next((one for one in setup.characters if one.profile.id == profile), None)
        if hero is None and profile in content.profiles:
            form = FigureForm(id="ghost", profile=profile, player="nobody", at=(0.0, 0.0))
            hero = character_of(form, content, place, "profile")
        if hero is not None:
            setup = replace(setup, characters=(*setup.characters, replace(hero, id=actor, player=player)))
            label = hero.label
        elif profile in content.minions:
            crowd = GroupForm(id="ghost", minion=profile, player="nobody", at=((0.0, 0.0),))
            minion = replace(group_of(crowd, content, place, "profile"), id=actor, player=player, members=(identity,))
            setup, label = replace(setup, groups=(*setup.groups, minion)), minion.label
        else:
            return None
        labels = told_apart([*(figure.label for figure in setup.figures), label])
        figure = FigureSetup(identity, labels[-1], player, actor, (0.0, 0.0), facing=facing)
        return replace(setup, figures=(*setup.figures, figure))

    def with_a_player(self, setup: Setup, /) -> Setup:
        if any(player.side is not None for player in setup.players):
            return setup
        side = SideSetup(SideId("nobody"), setup.name)
        return replace(setup, players=(*setup.players, _NOBODY), sides=(*setup.sides, side))

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        """Return the heights to stand at; ground outside every zone is no place to stand.  FR03, section 4.1."""
        places = (place_in(state, figure, zone.id, at) for zone in state.setup.scene_zones)
        return sorted({place[2] for place in places if place is not None}, reverse=True)

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return Refusal("FR03", "no-place")


# -- looking -------------------------------------------------------------------------------------------------------


class _Looking(LookingFace[State]):
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """Return a view all round, past other figures.  FR05, FR67."""
        return Looking(body(state, figure), EVERYWHERE, ())

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """Return how a target is seen; the level is 1 for one in cover, if cover counts.  F111, FR05."""
        found = sight(state, observer, target)
        covered = found.exists and state.setup.options.cover_aspect and is_in_cover(found.covered_share)
        return SeenFigure(found, not found.exists, 1 if covered else None, LEAST_SHARE, "FR05")


# -- ways ----------------------------------------------------------------------------------------------------------


class _Walking(WalkingFace[State]):
    """From zone to zone over links that are open and not blocked; a figure of a group goes as the whole of it."""

    farthest = FARTHEST

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        """Return a route of stretches, each over a link to the nearest free place there."""
        heights = _FIGURES.stand_heights(state, figure, to) if height is None else (height,)
        goals = {zone: level for level in heights if (zone := zone_at(state.setup, to, level)) is not None}
        if not goals:
            return FoundWay((), 0.0, _FIGURES.no_stand(state, figure, to))
        ways = ways_of(state, figure)
        goal = next((zone for zone in goals if zone in ways), None)
        if goal is None:
            return FoundWay((), 0.0, Refusal("F035", "no-link"), barred=self.barred(state, figure, to, height))
        cost, path = ways[goal]
        end = (*to, goals[goal])
        if len(path) == 1:
            return FoundWay((Stretch("in-zone", end, 0.0, 0.0, paid=True),), 0.0)
        return FoundWay(tuple(_stretches(state, figure, path, end, points)), cost)

    def reach(self, state: State, figure: FigureId, points: int, /) -> Sequence[tuple[float, Region]] | Refusal:
        """Return all free places of the zones that so many shifts lead to.  F036, FR23, FR24."""
        rooms = _rooms(state)
        by_height: dict[float, list[Region]] = {}
        for zone, (cost, _) in ways_of(state, figure).items():
            if cost > points:
                continue
            for level, region in rooms.room_in(state.setup.zone_by_id[zone].area, others(state, figure)):
                by_height.setdefault(level, []).append(region)
        return [
            (level, Region(tuple(ring for region in regions for ring in region.rings)))
            for level, regions in sorted(by_height.items())
        ]

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool] = never, /
    ) -> tuple[Barred, ...]:
        """Return the zone that no open link leads to, nor one opened on the way.  FR04, FR71."""
        heights = _FIGURES.stand_heights(state, figure, to) if height is None else (height,)
        goals = [zone for level in heights if (zone := zone_at(state.setup, to, level)) is not None]
        ways = ways_of(state, figure)
        return () if any(goal in ways for goal in goals) else tuple((_closed(goal),) for goal in goals[:1])

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        """Return the zones that no open link leads to.  FR04."""
        ways, rooms = ways_of(state, figure), _rooms(state)
        found: list[Shut] = []
        for zone in state.setup.scene_zones:
            parts = rooms.room_in(zone.area) if zone.id not in ways else []
            if parts:
                area = sum(region.area for _, region in parts)
                found.append(Shut(area, (*middle_of(zone), parts[0][0]), (_closed(zone.id),)))
        return found[:MOST_SHUT]


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a way: over a link to a zone, or the use of a feature in the zone, which opens a closed link."""

    zone: SceneZoneId
    cost: int = 0
    opens: Feature | None = None


def ways_of(state: State, figure: FigureId) -> Mapping[SceneZoneId, tuple[float, tuple[Leg, ...]]]:
    """Return the zones an actor can reach without passing a block, with the cost in shifts and the zones crossed.

    Closed links lead on where the actor opens them on the way.  F036, F037, F080, FR21, FR23, FR71.
    """
    actor = actor_of(state, figure)
    found: dict[SceneZoneId, tuple[float, tuple[Leg, ...]]] = {}
    seen: set[tuple[SceneZoneId, frozenset[FeatureId]]] = set()
    number = count()
    waiting: list[tuple[int, int, int, tuple[Leg, ...], State]] = []
    heappush(waiting, (0, 0, next(number), (Leg(zone_of(state, actor)),), state))
    while waiting:
        cost, used, _, path, there = heappop(waiting)
        here = path[-1].zone
        key = (here, frozenset(leg.opens.id for leg in path if leg.opens is not None))
        if key in seen:
            continue
        seen.add(key)
        found.setdefault(here, (float(cost), path))
        for zone, _ in neighbours(there, here):
            if not passage_blocks(there, actor, here, zone):
                step = link_cost(there, actor, here, zone)
                heappush(waiting, (cost + step, used, next(number), (*path, Leg(zone, step)), there))
        for feature in opens_for(there, actor):
            if feature.zone == here:
                opened = there.clone()
                opened.opened.append(opened_by(there, feature))
                heappush(waiting, (cost, used + 1, next(number), (*path, Leg(here, opens=feature)), opened))
    return found


def _stretches(state: State, figure: FigureId, path: Sequence[Leg], end: Point3, points: int) -> Iterator[Stretch]:
    spent = 0
    for number, (before, leg) in enumerate(pairwise(path), start=2):
        spent += leg.cost
        here, zone = before.zone, leg.zone
        if leg.opens is not None:
            at = leg.opens.at or middle_of(state.setup.zone_by_id[zone])
            place = next(free_places(state, figure, zone, at), (*at, end[2]))
            yield Stretch(OPENING, place, 0.0, float(spent), spent <= points, leg.opens.id, _price(leg.opens))
            continue
        over = next((each for each in state.setup.links if each.joins(here, zone)), None)
        zones = (state.setup.zone_by_id[each] for each in (here, zone))
        near = meeting(*zones)[0] if over is None or over.at is None else over.at
        through = next(free_places(state, figure, zone, near), (*near, end[2]))
        last = end if number == len(path) else through
        yield Stretch("over-link", last, float(leg.cost), float(spent), spent <= points)


def _price(feature: Feature) -> str:
    """Return what it takes to use a feature: its act, a small act beside another one, or a free act.  F026, F110."""
    return "act" if feature.skills else "beside" if feature.penalty else "free"


def _rooms(state: State) -> Parcels:
    return parcels(state.battlefield, circumradius(BODY), HEIGHT, 0.0)


def _closed(zone: SceneZoneId) -> Hindrance:
    return Hindrance("zone", names=(zone,))


# -- odds ----------------------------------------------------------------------------------------------------------


class _Odds(OddsFace[State]):
    wishes = frozenset({"defence", "push"})

    def usual(self, state: State, figure: FigureId, target: FigureId, /) -> str:
        """Return the first weapon in hand that reaches the target, else bare fists."""
        actor = actor_of(state, figure)
        for act in tried(state, actor, actor_of(state, target)):
            in_hand = act.weapon is not None and has_in_hand(state, actor, act.weapon)
            if in_hand and attack_refusal(state, actor, act) is None:
                return _made_with(act)
        return Skill.FISTS.value

    def odds(
        self, state: State, figure: FigureId, target: FigureId, means: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """Return odds without additions after the dice; `means` is a skill or weapon, drawn if needed.  Section 7.1."""
        actor, goal = actor_of(state, figure), actor_of(state, target)
        acts = [each for each in tried(state, actor, goal) if _made_with(each) == means]
        act = next((each for each in acts if each.push or not wishes.get("push")), None)
        if act is None:
            return Refusal("F022", "no-weapon")
        found = None if act.weapon is None else weapon(state, actor, act.weapon)
        if found is not None and character(state, actor) is not None and not has_in_hand(state, actor, found.id):
            act = Attack(act.aim, act.skill, act.target, act.weapon, act.push, (Supplement(Draw(found.id)),))
        refusal = attack_refusal(state, actor, act)
        if refusal is not None:
            return refusal
        plan = plan_attack(state, actor, act)
        wished = wishes.get("defence")
        skill = next((each for each in plan.defences if each.value == wished), None)
        if wished is not None and skill is None:
            return Refusal("FR09", "no-such-defence")
        odds = attack_odds(state, actor, act, skill)
        most = max(odds.hits)
        shares = [("shifts", tuple(float(odds.hits.get(number, 0)) for number in range(most + 1)))]
        chances = [("spin", float(odds.p_spin))]
        if act.push:
            chances.insert(0, ("pushed", float(push_odds(state, actor, act, skill).p_moved)))
        met = target_of(state, goal)
        if group(state, met) is not None and not act.push:
            shares.append(("heads", tuple(map(float, minions_out(state, met, odds)))))
            chances.append(("overflow", float(p_overflow(state, met, odds))))
        elif not act.push:
            chances.append(("forced", float(p_forced(state, met, TRACK_OF[act.aim], odds))))
        out = 0.0 if act.push else float(p_out(state, met, TRACK_OF[act.aim], odds))
        against = plan.defence(skill or best_defence(plan))
        return OddsFound(None, plan.modifiers, 1, float(odds.p_hit), tuple(shares), out, tuple(chances), against)


def _made_with(act: Attack) -> str:
    """Return what an attack is asked for by: its weapon, else its skill."""
    return act.skill.value if act.weapon is None else act.weapon


_FIGURES: Final = _Figures()
MEASURES: Final = MeasuresFace(figures=_FIGURES, looking=_Looking(), walking=_Walking(), odds=_Odds())
