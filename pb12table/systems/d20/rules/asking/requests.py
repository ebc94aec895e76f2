"""What players are asked before the fight and in their turns, and which readied act they carry out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from pb12table.kernel.request import Chance, Dice, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import OfForm
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    ChooseNext,
    EndTurn,
    FireAnswer,
    Hide,
    Judge,
    MayReact,
    Pass,
    Placed,
    Places,
    Sneakers,
    StepAnswer,
    UseFeature,
)
from pb12table.systems.d20.rules.asking.legality import (
    arbitrary_place,
    arbitrary_step,
    move_refusal,
    possible_steps,
    step_refusal,
    ways_worth_a_look,
)
from pb12table.systems.d20.rules.attack import attack_refusal, possible_attacks
from pb12table.systems.d20.rules.creatures import body, data, foes, is_able, is_secret, knows, owner
from pb12table.systems.d20.rules.hiding import hide_refusal
from pb12table.systems.d20.rules.state import ReadiedAct, State
from pb12table.systems.d20.rules.ways import is_on_grid
from pb12table.table.battlefield import Body
from pb12table.table.footprints import in_area
from pb12table.table.motion.falling import settled, stand
from pb12table.table.shapes import Point

_HIGH_ABOVE = 1000.0


@dataclass(frozen=True, slots=True)
class ChooseStep(OfForm[State, StepAnswer]):
    """What a creature does next in its turn.  D028, D046, D047."""

    form: ClassVar[Any] = StepAnswer
    figure: FigureId

    def keeps_secret(self, state: State, answer: StepAnswer) -> bool:
        return is_secret(state, self.figure) or isinstance(answer, Hide | UseFeature)

    def refusal(self, state: State, answer: StepAnswer) -> Refusal | None:
        return step_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> StepAnswer:
        return arbitrary_step(state, self.figure, chance)

    def default(self, state: State) -> StepAnswer:
        return EndTurn()

    def hints(self, state: State) -> Sequence[StepAnswer]:
        return (*possible_steps(state, self.figure), EndTurn())


@dataclass(frozen=True, slots=True)
class FireReady(OfForm[State, FireAnswer]):
    """Whether what a creature waited for is answered now, and how.  D075, DR24."""

    form: ClassVar[Any] = FireAnswer
    figure: FigureId
    trigger: FigureId

    def keeps_secret(self, state: State, answer: FireAnswer) -> bool:
        return is_secret(state, self.figure) or isinstance(answer, Pass)

    def is_unseen(self, state: State, answer: FireAnswer) -> bool:
        return isinstance(answer, Pass)

    def refusal(self, state: State, answer: FireAnswer) -> Refusal | None:
        ready = state.figures[self.figure].ready
        if isinstance(answer, Pass):
            return None
        if ready is None or (ready.act is ReadiedAct.ATTACK) is not isinstance(answer, Attack):
            return Refusal("D075", "not-readied")
        if isinstance(answer, Attack):
            return attack_refusal(state, self.figure, answer)
        return move_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> FireAnswer:
        return chance.choice([*firing(state, self.figure, self.trigger), Pass()])

    def default(self, state: State) -> FireAnswer:
        return Pass()

    def hints(self, state: State) -> Sequence[FireAnswer]:
        return (*firing(state, self.figure, self.trigger), Pass())


def firing(state: State, figure: FigureId, trigger: FigureId) -> list[FireAnswer]:
    """The legal attacks that a readied act can be, those on the trigger first, or ways worth a look.  D075."""
    ready = state.figures[figure].ready
    if ready is None:
        return []
    if ready.act is ReadiedAct.MOVE:
        return [*ways_worth_a_look(state, figure)]
    targets = [trigger, *(other for other in foes(state, figure) if other != trigger)]
    return [answer for target in targets for answer in possible_attacks(state, figure, target)]


# -- before the fight ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceCreatures(OfForm[State, Places]):
    """Where a player's creatures begin, within the entry zones.  D017, D018, DR54."""

    form: ClassVar[Any] = Places

    def keeps_secret(self, state: State, answer: Places) -> bool:
        return any(is_secret(state, placed.figure) for placed in answer.figures if placed.figure in state.figures)

    def refusal(self, state: State, answer: Places) -> Refusal | None:
        moved = {placed.figure: placed for placed in answer.figures}
        if len(moved) < len(answer.figures):
            return Refusal("D018", "placed-twice")
        player = PlayerId(self.player)
        bodies = {figure: body(state, figure) for figure in state.figures if knows(state, player, figure)}
        for figure, placed in moved.items():
            if figure not in state.figures or owner(state, figure) != self.player:
                return Refusal("D018", "not-your-creature")
            there = put_down(state, placed, ())
            if there is None:
                return Refusal("D018", "no-stand", (("figure", figure),))
            if state.setup.options.grid and not is_on_grid(there, there.position):
                return Refusal("D092", "off-the-grid", (("figure", figure),))
            if not in_entry(state, player, there.position):
                return Refusal("D018", "not-in-the-entry", (("figure", figure),))
            bodies[figure] = there
        for figure in moved:
            company = tuple(each for other, each in bodies.items() if other != figure)
            if not stand(state.battlefield, bodies[figure], company).safe:
                return Refusal("D057", "no-room", (("figure", figure),))
        return None

    def sample(self, state: State, chance: Chance) -> Places:
        own = [figure for figure in state.figures if owner(state, figure) == self.player]
        if not own or chance.random() < 0.5:
            return Places()
        placed = arbitrary_place(state, chance.choice(own), chance)
        answer = Places() if placed is None else Places((placed,))
        return answer if self.refusal(state, answer) is None else Places()

    def default(self, state: State) -> Places:
        return Places()

    def hints(self, state: State) -> Sequence[Places]:
        return (Places(),)


def in_entry(state: State, player: PlayerId, at: Point) -> bool:
    """Whether a place is in an entry zone of a player.  D018."""
    return any(
        zone.kind is ZoneKind.ENTRY and player in zone.players and in_area(zone.area, at, 0.0)
        for zone in state.setup.zones
    )


def put_down(state: State, placed: Placed, company: tuple[Body, ...]) -> Body | None:
    """The body of a creature where it shall begin; None where it cannot stand."""
    if placed.height is not None:
        there = body(state, placed.figure, (*placed.at, placed.height))
        return there if stand(state.battlefield, there, company).safe else None
    return settled(state.battlefield, body(state, placed.figure, (*placed.at, _HIGH_ABOVE)), company)


@dataclass(frozen=True, slots=True)
class ChooseSneakers(OfForm[State, Sneakers]):
    """Which creatures of a player sneak, of those that may and are out of sight.  D020, DR04, DR28."""

    form: ClassVar[Any] = Sneakers
    hidden: ClassVar[bool] = True

    def refusal(self, state: State, answer: Sneakers) -> Refusal | None:
        could = could_sneak(state, PlayerId(self.player))
        for number, figure in enumerate(answer.figures):
            if figure not in could or figure in answer.figures[:number]:
                return Refusal("D020", "cannot-sneak", (("figure", figure),))
        return None

    def sample(self, state: State, chance: Chance) -> Sneakers:
        could = could_sneak(state, PlayerId(self.player))
        return Sneakers(tuple(figure for figure in could if chance.random() < 0.7))

    def default(self, state: State) -> Sneakers:
        return Sneakers()

    def hints(self, state: State) -> Sequence[Sneakers]:
        could = could_sneak(state, PlayerId(self.player))
        return (Sneakers(tuple(could)), Sneakers()) if could else (Sneakers(),)


def could_sneak(state: State, player: PlayerId) -> list[FigureId]:
    """The creatures of a player that may sneak and are out of sight where they are.  D020, DR01, DR04."""
    return [
        figure
        for figure in state.figures
        if owner(state, figure) == player
        and data(state, figure).may_sneak
        and is_able(state, figure)
        and hide_refusal(state, figure, before=True) is None
    ]


AnyRequest: TypeAlias = (
    ChooseStep | FireReady | PlaceCreatures | ChooseSneakers | ChooseNext | Judge | MayReact | Dice[Any]
)
