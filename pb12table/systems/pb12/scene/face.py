"""The scene face of Pb-12; see `skirmish.scene.SceneFace`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pb12table.kernel.game import Event
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace, ended
from pb12table.skirmish.scene.miniatures import Listed, Marks, Miniature, Order, RingDrawing, Sheet
from pb12table.skirmish.scene.playback import Effect, FloatStyle, Gait, Strike
from pb12table.skirmish.scene.seeing import Gear, GearFact, Step, Template
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.rules.figures import seeing
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table, is_opposing
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.round.sequence import close
from pb12table.systems.pb12.rules.vehicles import riding
from pb12table.systems.pb12.scene import (
    hints,
    miniatures,
    panels,
    playback,
)
from pb12table.systems.pb12.scene import (
    hints as weapons,
)
from pb12table.systems.pb12.scene import (
    miniatures as ghosts,
)
from pb12table.systems.pb12.scene import (
    miniatures as shares,
)
from pb12table.systems.pb12.scene import (
    playback as sounds,
)
from pb12table.systems.pb12.scene.hints import Hints
from pb12table.systems.pb12.scene.panels import aims_at_place
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.sight import FigureSight
from pb12table.texts.locale import Texts


class Pb12Scene(SceneFace[State, Texts]):
    """What of a state of Pb-12 is drawn, watched and looked at."""

    least_share = seeing.LEAST_SHARE
    share_bounds = shares.BOUNDS
    faces = True
    overlays = frozenset({"gear", "ground", "radii", "reach"})

    # -- what is drawn --------------------------------------------------------------------------------------

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        return miniatures.miniature(state, figure)

    def marks(self, state: State, texts: Texts, /) -> Marks:
        return miniatures.marks(state, texts)

    def order(self, state: State, texts: Texts, /) -> Order:
        return panels.order(state, texts)

    def wins(self, state: State, texts: Texts, /) -> Sequence[str]:
        return panels.wins(state, texts)

    def ending(self, state: State, /) -> Sequence[PlayerId] | None:
        return ended(state, close)

    def further(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[str]:
        return panels.zone_lines(texts, state, player)

    def listed(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[Listed]:
        return panels.listed(state, texts, player)

    def sheet(self, state: State, texts: Texts, figure: FigureId, /) -> Sheet:
        return panels.sheet(state, texts, figure)

    def told_at(self, state: State, texts: Texts, point: Point, /) -> Sequence[str]:
        return aims_at_place(texts, state, point)

    # -- what is watched ------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        return playback.duration_of(event)

    def gait(self, event: Event, /) -> Gait | None:
        return playback.gait_of(event)

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        playback.glide(state, event, age, before)

    def show(self, state: State, event: Event, before: float, /) -> None:
        playback.show(state, event, before)

    def place(self, state: State, event: Event, /) -> Point | None:
        return playback.place_of(state, event)

    def word(self, texts: Texts, event: Event, /) -> tuple[str, FloatStyle] | None:
        return playback.float_words(texts, event)

    def replaces(self, event: Event, earlier: Event, /) -> bool:
        return playback.says_it_again(event, earlier)

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        return sounds.sounds_of(state, event)

    def effects(self, state: State, event: Event, /) -> Sequence[Effect]:
        if not isinstance(event, events.BlastWentOff):
            return ()
        return (Effect("blast", event.at[:2], radius=float(event.radius)),)

    def strike(self, state: State, event: Event, /) -> Strike | None:
        return playback.strike_of(state, event)

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        if isinstance(event, events.ActionTaken):
            return None if event.target is None else (event.figure, event.target)
        return None if isinstance(event, events.TurnEnded | events.TurnBegan) else before

    # -- who sees whom --------------------------------------------------------------------------------------

    def figures(self, state: State, /) -> Sequence[FigureId]:
        return [figure.id for figure in figures_on_table(state)]

    def is_on_table(self, state: State, figure: FigureId, /) -> bool:
        return figure in state.figures and state.figures[figure].place is Place.TABLE

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        return body(state, figure, facing)

    def owner(self, state: State, figure: FigureId, /) -> PlayerId:
        return state.figures[figure].controller

    def half_angle(self, state: State, figure: FigureId, /) -> float:
        return seeing.half_angle_of(state, figure)

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        return is_opposing(state, first, second)

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        return riding.hiding(state, observer, target)

    def level(self, state: State, seen: FigureSight, /) -> int:
        return seeing.level_of_concealment(state, seen)

    def too_little(self, state: State, texts: Texts, observer: FigureId, /) -> str:
        ahead = seeing.half_angle_of(state, observer) <= 0.0
        return texts("look-too-little-ahead" if ahead else "look-too-little")

    # -- where somebody stands ------------------------------------------------------------------------------

    def footing(self, state: State, figure: FigureId, /) -> Battlefield:
        return riding.footing(state, figure)

    def in_the_way(self, state: State, figure: FigureId, /) -> tuple[Body, ...]:
        return riding.in_the_way(state, figure)

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        state.figures[figure].place = Place.TABLE
        riding.put(state, figure, place, facing)

    def turn_door(self, state: State, door: str, degrees: float, /) -> bool:
        state.doors[door] = degrees
        return True

    def put_back(self, state: State, figure: FigureId, before: State, /) -> None:
        state.figures[figure] = before.figures[figure].clone()

    # -- ghosts, and what else is asked about a figure -------------------------------------------------------

    def peopled(self, state: State, /) -> State:
        return ghosts.peopled(state)

    def templates(self, setup: Setup, /) -> Sequence[Template]:
        return ghosts.templates(setup)

    def templates_in(self, content: Content, /) -> Sequence[Template]:
        return [ghosts.template_of(figure) for figure in ghosts.templates_of(content).values()]

    def with_ghost(self, state: State, template: Template, player: PlayerId, number: int, /) -> tuple[State, FigureId]:
        return ghosts.with_ghost(state, template, player, number)

    def without_ghost(self, state: State, ghost: FigureId, /) -> State:
        return ghosts.without_ghost(state, ghost)

    def gear(self, state: State, texts: Texts, figure: FigureId, /) -> Sequence[Gear]:
        return weapons.weapons_of(state, texts, figure)

    def gear_facts(self, state: State, texts: Texts, figure: FigureId, distance: float, /) -> Sequence[GearFact]:
        return weapons.weapon_facts(state, texts, figure, distance)

    def radii(self, state: State, texts: Texts, figure: FigureId, /) -> Sequence[RingDrawing]:
        return weapons.radius_rings(state, figure, texts)

    def hints(self, state: State, observer: FigureId, target: FigureId, /) -> Iterator[Hints]:
        return hints.hints_of(state, observer, target)

    def hint_lines(self, state: State, texts: Texts, found: Hints, /) -> Sequence[str]:
        return hints.hint_lines(state, found, texts)

    def step_lines(self, state: State, texts: Texts, found: Hints, /) -> Sequence[str]:
        return hints.step_lines(state, found, texts)

    def hint_step(self, state: State, texts: Texts, found: Hints, /) -> Step | None:
        return hints.hint_step(state, found, texts)


SCENE: Final = Pb12Scene()

if TYPE_CHECKING:
    _: SceneFace[State, Texts] = SCENE
