"""What players are asked in the course of a conflict; what an act asks stands with the act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pb12table.kernel.request import Chance, Refusal, YesNo
from pb12table.skirmish.encoding import OfForm
from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.actors import acting, character, is_opposing, standing
from pb12table.systems.fate.rules.asking.answers import Act, Order, PassTurn, Placing, Split
from pb12table.systems.fate.rules.asking.legality import act_refusal
from pb12table.systems.fate.rules.asking.suggestions import arbitrary_act, possible_acts
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.state import Gone, State
from pb12table.systems.fate.rules.zones import place_in, zone_at


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
        """As they are."""
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
    """Figures in so many parts whose sizes differ by one at most; never an empty one.  F014, FR08."""
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
