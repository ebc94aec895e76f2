"""The acts of a turn, and what else players are asked in the course of a conflict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeGuard

from msgspec.structs import replace

from pb12table.kernel.request import Chance, Refusal, YesNo
from pb12table.skirmish.acts import Acts
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.fate.rules.actors import acting, character, is_in, is_opposing, skill_value, standing
from pb12table.systems.fate.rules.acts import attacks, features, free, maneuvers, travelling
from pb12table.systems.fate.rules.acts.act import FateAct
from pb12table.systems.fate.rules.acts.beside import once_begun
from pb12table.systems.fate.rules.acts.company import is_undirected
from pb12table.systems.fate.rules.acts.compels import is_dropped
from pb12table.systems.fate.rules.asking.answers import Act, Order, PassTurn, Placing, Skilled, Split, Supplement, Ways
from pb12table.systems.fate.rules.data import ActorId, Skill
from pb12table.systems.fate.rules.state import Gone, On, State
from pb12table.systems.fate.rules.zones import place_in, zone_at, zone_of

_ACTS: Final = (
    *features.ACTS, *attacks.ACTS, *maneuvers.ACTS, *travelling.ACTS, *free.WITHOUT_ROLL, *free.FREE,
)  # fmt: skip
_FIRST: Final[tuple[FateAct[Any], ...]] = (
    attacks.ATTACK, attacks.ATTACK_AFTER, attacks.BLAST, features.FEATURE, *maneuvers.ACTS, travelling.SPRINT,
    travelling.THROW, free.REARM, free.USING, travelling.GOING,
)  # fmt: skip
ACTS: Final[Acts[FateAct[Any]]] = Acts(*_ACTS, tried=(*_FIRST, *(rules for rules in _ACTS if rules not in _FIRST)))
"""All that is done in a turn.  Acts of a kind are offered in the order of the list."""
_LOTS: Final[tuple[tuple[FateAct[Any], ...], ...]] = (
    (attacks.ATTACK,), (attacks.ATTACK,), (attacks.ATTACK_AFTER,), (travelling.SPRINT,), (maneuvers.HINDER,),
    (maneuvers.CHANGE,), (maneuvers.BLOCK,), (features.FEATURE,), (attacks.BLAST,), (travelling.THROW,),
    (attacks.SWAPPED_ATTACK,), tuple(rules for rules in ACTS if not rules.is_rolled and not rules.is_free),
    tuple(free.FREE),
)  # fmt: skip
"""What a player who does not think draws from, on whose order arbitrary games depend: acts with a roll by themselves,
others together.  One that is not listed comes last."""
_DRAWN: Final = (
    *_LOTS, *((rules,) for rules in ACTS if rules.is_rolled and rules.answers and (rules,) not in _LOTS),
)  # fmt: skip
_TRIES: Final = 8
SWAPS: Final = 3
"""So many of the best skills are worth a thought for an aspect that makes them usual."""


def act_refusal(state: State, actor: ActorId, act: Act) -> Refusal | None:
    """Return why an actor that has the turn cannot do something.  F021, F026 to F032, F098, FR29."""
    if is_dropped(state, actor, act):
        return Refusal("FR29", "dropped-act")
    rules = ACTS.of(act)
    if is_undirected(state, actor) and not rules.is_undirected:
        return Refusal("F098", "undirected")
    return rules.refusal(state, actor, act)


def acts_of(state: State, actor: ActorId, kind: str, beside: tuple[Supplement, ...]) -> Iterator[Act]:
    """Yield the legal acts of a kind with something beside them."""
    begun = once_begun(state, actor, beside)
    if not is_in(begun, actor):
        return
    for rules in ACTS:
        for act in rules.offers(begun, actor) if rules.kind == kind else ():
            if is_dropped(state, actor, act):
                continue
            if not beside:
                yield act
            elif rules.combines and act_refusal(state, actor, whole := replace(act, beside=beside)) is None:
                yield whole


def is_skilled(act: Act) -> TypeGuard[Skilled]:
    """Return whether an act may be done with another skill than usual.  F106, FR62."""
    return ACTS.of(act).may_swap


def other_skills(state: State, actor: ActorId, act: Skilled) -> Iterator[Skill]:
    """Yield the further skills of its sheet with which a character may do the same, the best ones first.  FR62."""
    for skill in _of_sheet(state, actor) if ACTS.of(act).has_unusual else ():
        if skill is not act.skill and act_refusal(state, actor, replace(act, skill=skill)) is None:
            yield skill


def swaps(state: State, actor: ActorId, act: Skilled) -> Iterator[tuple[int, Skill]]:
    """Yield the aspects of the place by each of which a better skill is a usual one, for a fate point.  F106, FR36."""
    if not state.actors[actor].fate_points:
        return
    here = zone_of(state, actor)
    for aspect in state.aspects.values():
        if aspect.on is not On.SCENE and (aspect.on is not On.ZONE or aspect.bearer != here):
            continue
        for skill in _of_sheet(state, actor)[:SWAPS]:
            better = skill_value(state, actor, skill) > skill_value(state, actor, act.skill)
            other = replace(act, skill=skill, ways=Ways(swap=aspect.id))
            if better and act_refusal(state, actor, other) is None:
                yield aspect.id, skill


def _of_sheet(state: State, actor: ActorId) -> list[Skill]:
    """Return the skills of a character, the best ones first; a group has none to choose from."""
    found = character(state, actor)
    return [] if found is None else sorted(found.profile.skills, key=lambda skill: -found.profile.skills[skill])


def possible_acts(state: State, actor: ActorId) -> Iterator[Act]:
    """Return all acts worth a look, with nothing beside them but what makes an attack possible."""
    for rules in ACTS.tried:
        for act in rules.hints(state, actor):
            if not is_dropped(state, actor, act):
                yield act


def arbitrary_act(state: State, actor: ActorId, chance: Chance) -> Act:
    """Return some legal act."""
    for _ in range(_TRIES):
        drawn = chance.choice(_DRAWN)
        found: list[Act] = [act for rules in drawn for act in rules.whims(state, actor, chance)]
        if found:
            act = chance.choice(found)
            if act_refusal(state, actor, act) is None:
                return act
    return PassTurn()


@dataclass(frozen=True, slots=True)
class ChooseAct(OfForm[State, Act]):
    """What an actor does in its turn: free acts, and then its action.  F021, F026."""

    form: ClassVar[Any] = Act
    actor: ActorId

    def refusal(self, state: State, answer: Act) -> Refusal | None:
        return act_refusal(state, self.actor, answer)

    def hints(self, state: State) -> Sequence[Act]:
        return tuple(possible_acts(state, self.actor))

    def sample(self, state: State, chance: Chance) -> Act:
        return arbitrary_act(state, self.actor, chance)

    def default(self, state: State) -> Act:
        return PassTurn()


@dataclass(frozen=True, slots=True)
class ActHeld(YesNo[State]):
    """Whether one who holds acts now.  F028, FR12."""

    actor: ActorId


@dataclass(frozen=True, slots=True)
class Stretch(YesNo[State]):
    """Whether one who controls the pace makes the conflict a long one.  F043, FR13."""

    actor: ActorId


@dataclass(frozen=True, slots=True)
class OrderOwn(OfForm[State, Order]):
    """In which order one's own act that are equal in all.  F017, FR07."""

    form: ClassVar[Any] = Order
    actors: tuple[ActorId, ...]

    def refusal(self, state: State, answer: Order) -> Refusal | None:
        return None if sorted(answer.actors) == sorted(self.actors) else Refusal("FR07", "not-these")

    def hints(self, state: State) -> Sequence[Order]:
        return (Order(self.actors), Order(tuple(reversed(self.actors))))

    def sample(self, state: State, chance: Chance) -> Order:
        left, found = list(self.actors), list[ActorId]()
        while left:
            chosen = chance.choice(left)
            left.remove(chosen)
            found.append(chosen)
        return Order(tuple(found))

    def default(self, state: State) -> Order:
        return Order(self.actors)


@dataclass(frozen=True, slots=True)
class SplitGroup(OfForm[State, Split]):
    """How the minions of a group, with those of `others` like it here, are parted.  F014, F087, FR08."""

    form: ClassVar[Any] = Split
    group: ActorId
    others: tuple[ActorId, ...] = ()

    def now(self, state: State) -> Split:
        """Return the current parts."""
        return Split(tuple(tuple(standing(state, each)) for each in (self.group, *self.others)))

    def refusal(self, state: State, answer: Split) -> Refusal | None:
        figures = [figure for part in answer.parts for figure in part]
        if sorted(figures) != sorted(figure for part in self.now(state).parts for figure in part):
            return Refusal("F014", "not-these")
        sizes = [len(part) for part in answer.parts]
        uneven = state.setup.options.even_split and max(sizes) - min(sizes) > 1
        return Refusal("FR08", "uneven-split") if uneven and answer != self.now(state) else None

    def hints(self, state: State) -> Sequence[Split]:
        now = self.now(state)
        figures = [figure for part in now.parts for figure in part]
        foes = sum(
            is_opposing(state, self.group, each) and character(state, each) is not None for each in acting(state)
        )
        together = Split((tuple(figures),))
        return tuple(dict.fromkeys((now, together, Split(tuple(evenly(figures, min(foes, len(figures))))))))

    def sample(self, state: State, chance: Chance) -> Split:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> Split:
        return self.now(state)


def evenly(figures: Sequence[FigureId], parts: int) -> Iterator[tuple[FigureId, ...]]:
    """Yield figures in parts whose sizes differ by at most one; never an empty one.  F014, FR08."""
    parts = max(1, min(parts, len(figures)))
    size, more, start = len(figures) // parts, len(figures) % parts, 0
    for number in range(parts):
        end = start + size + (number < more)
        yield tuple(figures[start:end])
        start = end


@dataclass(frozen=True, slots=True)
class PlaceFigures(OfForm[State, Placing]):
    """Where the figures of a player begin, each in the zone it begins in.  F011, section 5."""

    form: ClassVar[Any] = Placing

    def refusal(self, state: State, answer: Placing) -> Refusal | None:
        trial = state.clone()
        for placed in answer.places:
            setup = state.setup.figure_by_id.get(placed.figure)
            if setup is None or setup.player != self.player or state.figures[setup.id].gone is not Gone.NO:
                return Refusal("", "not-your-figure")
            zone = zone_at(state.setup, setup.at, setup.z)
            stood = None if zone is None else place_in(trial, placed.figure, zone, placed.at)
            if stood is None:
                return Refusal("F011", "no-place", (("zone", zone or ""),))
            figure = trial.figures[placed.figure]
            figure.x, figure.y, figure.z = stood
        return None

    def hints(self, state: State) -> Sequence[Placing]:
        return (Placing(),)

    def sample(self, state: State, chance: Chance) -> Placing:
        return Placing()

    def default(self, state: State) -> Placing:
        return Placing()
