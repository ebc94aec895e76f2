"""The scene face of FATE: characters and minions, zones with their borders, the order, sheets, and watching."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace
from pb12table.skirmish.scene.miniatures import AreaCard, Fallen, Marks, Miniature, RingDrawing
from pb12table.skirmish.scene.panels import Chip, Listed, Order, Part, Sheet
from pb12table.skirmish.scene.playback import FloatStyle, Strike
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import (
    actor_of,
    body,
    character,
    data,
    group,
    is_in,
    is_opposing,
    standing,
)
from pb12table.systems.fate.rules.data import (
    ActorId,
)
from pb12table.systems.fate.rules.sight import COVER, LEAST_SHARE, is_in_cover
from pb12table.systems.fate.rules.state import Gone, State
from pb12table.systems.fate.rules.zones import middle_of
from pb12table.systems.fate.scene.figures import first, is_shown, marks_of, outfit_of
from pb12table.systems.fate.scene.scenery import around, cards, over, passages, zone_lines
from pb12table.systems.fate.scene.sheets import sheet_of
from pb12table.systems.fate.scene.shown import attack_sound, glide, show
from pb12table.systems.fate.texts.face import actor_name, aspect_name, ladder
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.sight import FigureSight

_ROLLS: Final = (events.FudgeRolled, events.AspectTagged, events.SpinUsed, events.AttackResolved)


class FateScene(SceneFace[State, Phrases]):
    """FATE on the table."""

    tells_zones = True
    least_share = LEAST_SHARE
    overlays = frozenset({"gear", "ground"})
    share_bounds = (round(100 * COVER),)

    def figures(self, state: State, /) -> Sequence[FigureId]:
        return [figure for figure, placed in state.figures.items() if placed.gone is Gone.NO]

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        return body(state, figure)

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        return is_opposing(state, actor_of(state, first), actor_of(state, second))

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        return ()  # terrain alone (FR67)

    def level(self, state: State, seen: FigureSight, /) -> int:
        return int(is_in_cover(seen.covered_share))

    def level_words(self, texts: Phrases, level: int, /) -> str:
        return texts("fate-cover" if level else "fate-no-cover")

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        placed = state.figures[figure]
        placed.x, placed.y, placed.z = place
        placed.gone = Gone.NO

    # -- figures ---------------------------------------------------------------------------------------------------

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        actor = actor_of(state, figure)
        placed, found = state.figures[figure], state.actors[actor]
        return Miniature(
            body(state, figure),
            self.owner(state, figure),
            outfit_of(data(state, actor)),
            tuple(marks_of(state, actor)),
            None if character(state, actor) is None else found.fate_points,
            active=actor == state.actor,
            done=found.has_acted,
            able=placed.gone is Gone.NO,
            gone=placed.gone is not Gone.NO,
        )

    def marks(self, state: State, texts: Phrases, /) -> Marks:
        fallen = tuple(
            Fallen(figure, self.owner(state, figure), placed.at, outfit_of(data(state, actor_of(state, figure))))
            for figure, placed in state.figures.items()
            if placed.gone not in (Gone.NO, Gone.LEFT, Gone.WITH)
        )
        rings = [
            RingDrawing(thing.at[:2], 0.5, "item", setup.label.in_language(texts.language))
            for setup in state.setup.things
            if (thing := state.things[setup.id]).carrier is None and not thing.is_out
        ]
        rings += [
            RingDrawing(feature.at, 0.4, "item", feature.label.in_language(texts.language))
            for feature in state.setup.features
            if feature.at is not None
        ]
        return Marks(fallen, rings=tuple(rings), passages=tuple(passages(state, texts)))

    def told_at(self, state: State, texts: Phrases, point: Point, /) -> Sequence[str]:
        here = [zone for zone in state.setup.scene_zones if over(zone, point)]
        return [line for zone in here for line in zone_lines(state, texts, zone)]

    def cards(self, state: State, texts: Phrases, figure: FigureId | None, /) -> Sequence[AreaCard]:
        return tuple(cards(state, texts, figure))

    def around(self, state: State, texts: Phrases, /) -> Sequence[Part]:
        return tuple(around(state, texts))

    def order(self, state: State, texts: Phrases, /) -> Order:
        key = "order-before" if not state.exchange else "round-of"
        known = [actor for actor in state.order or list(state.actors) if is_shown(state, actor)]
        listed = [actor for actor in known if first(state, actor) is not None]
        return Order(
            texts(key, number=state.exchange, limit=state.setup.options.exchange_limit),
            chips=tuple(self._chip(state, texts, actor, place) for place, actor in enumerate(listed, start=1)),
        )

    def _chip(self, state: State, texts: Phrases, actor: ActorId, place: int) -> Chip:
        found, setup = state.actors[actor], data(state, actor)
        gone = not is_in(state, actor)
        members = len(standing(state, actor))
        note = texts("fate-heads", number=members) if group(state, actor) is not None else ""
        lines = [texts("fate-points", number=found.fate_points)] if character(state, actor) is not None else []
        if found.led_by is not None:
            lines.append(texts("fate-follows", leader=actor_name(texts, state.setup, found.led_by)))
        name = actor_name(texts, state.setup, actor)
        return Chip(
            setup.player,
            first(state, actor),
            place=str(place),
            line=texts("fate-out") if gone else texts("fate-waits") if found.held else "",
            points=None if gone or found.held or group(state, actor) is not None else (found.fate_points,) * 2,
            note="" if gone else note,
            out=gone or found.has_acted or found.led_by is not None,
            struck=gone,
            active=actor == state.actor,
            tip=tuple(lines),
            name="" if character(state, actor) is not None else name,
        )

    def stands_for(self, state: State, figure: FigureId, /) -> FigureId:
        return first(state, actor_of(state, figure)) or figure

    def listed(self, state: State, texts: Phrases, player: PlayerId, /) -> Sequence[Listed]:
        found = [
            _listed(state, texts, actor)
            for actor in state.actors
            if data(state, actor).player == player and is_shown(state, actor) and first(state, actor) is not None
        ]
        return sorted(found, key=lambda listed: listed.gone)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        return sheet_of(state, texts, actor_of(state, figure))

    # -- watching --------------------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        match event:
            case events.FigureMoved():
                return 0.5
            case events.FudgeRolled():
                return 1.2
            case events.AspectTagged() | events.ConsequenceTaken() | events.TakenOut() | events.ZoneBlasted():
                return 0.8
            case events.ExchangeBegan() | events.TurnBegan() | events.AspectPlaced() | events.BlockSet():
                return 0.7
            case events.AttackResolved() | events.ActResolved() | events.StressMarked() | events.GroupLostMembers():
                return 0.6
        return 0.0

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, events.FigureMoved):
            glide(state, event, age)

    def show(self, state: State, event: Event, before: float, /) -> None:
        show(state, event)

    def place(self, state: State, event: Event, /) -> Point | None:
        if isinstance(event, events.ZoneBlasted):
            return middle_of(state.setup.zone_by_id[event.zone])
        actor = getattr(event, "target", None) or getattr(event, "actor", None) or getattr(event, "group", None)
        if isinstance(event, events.FigureMoved):
            return event.end[:2]
        if not isinstance(actor, str) or actor not in state.actors:
            return None
        figure = first(state, ActorId(actor))
        return None if figure is None else state.figures[figure].at[:2]

    def word(self, texts: Phrases, event: Event, /) -> tuple[str, FloatStyle] | None:
        match event:
            case events.FudgeRolled():
                return f"{event.effort} {ladder(texts, event.effort)}", "plain"
            case events.AttackResolved():
                return texts("count-shifts", number=max(event.shifts, 0)), "good" if event.shifts > 0 else "plain"
            case events.ConsequenceTaken() | events.AspectPlaced():
                return aspect_name(texts, event.label), "status"
            case events.StressMarked():
                return texts("fate-box", number=event.box), "damage"
            case events.GroupLostMembers() if event.members:
                return texts("fate-heads-lost", number=len(event.members)), "damage"
            case events.TakenOut():
                return texts("fate-out"), "damage"
        return None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        match event:
            case events.FigureMoved():
                return ("steps",)
            case events.FudgeRolled():
                return ("dice",)
            case events.ActDeclared() if event.kind == "attack":
                return attack_sound(state.setup, event)
            case events.AttackResolved():
                return ("hit",) if event.shifts > 0 else ("miss",)
            case events.ZoneBlasted():
                return ("blast",)
            case events.TakenOut() | events.GroupLostMembers():
                return ("out",)
            case events.ExchangeBegan():
                return ("round",)
            case events.TurnBegan():
                return ("turn",)
            case events.ConflictEnded():
                return ("end",)
        return ()

    def strike(self, state: State, event: Event, /) -> Strike | None:
        if isinstance(event, events.ActDeclared) and event.kind == "attack" and event.target in state.actors:
            figure, target = first(state, event.actor), first(state, ActorId(event.target))
            if figure is not None and target is not None:
                shot = attack_sound(state.setup, event) in (("shot",), ("throw",))
                return Strike(figure, target, state.figures[target].at, "shot" if shot else "blow")
        return None

    def track(self, event: Event, /) -> Sequence[Point3]:
        return [event.start, event.end] if isinstance(event, events.FigureMoved) else ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        return before if isinstance(event, _ROLLS) else None


def _listed(state: State, texts: Phrases, actor: ActorId) -> Listed:
    """A character, or a group as one entry."""
    figure, found = first(state, actor), state.actors[actor]
    assert figure is not None, "asked only then"
    gone, is_group = not is_in(state, actor), character(state, actor) is None
    heads = texts("fate-heads", number=len(standing(state, actor))) if is_group else ""
    return Listed(
        figure,
        words=texts("fate-out") if gone else heads,
        tone="bad" if gone else "plain",
        points=(found.fate_points, found.fate_points),
        active=actor == state.actor,
        done=found.has_acted,
        gone=gone,
        marks=tuple(marks_of(state, actor)),
        name=actor_name(texts, state.setup, actor) if is_group else "",
    )


SCENE: Final = FateScene()
