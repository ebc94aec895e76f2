"""The scene face of the d20 fight: creatures with their hit points and marks, the order of initiative, watching."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace
from pb12table.skirmish.scene.miniatures import Fallen, Marks, Miniature, RingDrawing
from pb12table.skirmish.scene.panels import Chip, Listed, Order, Sheet
from pb12table.skirmish.scene.playback import Effect, FloatStyle, Strike
from pb12table.skirmish.scene.seeing import Gear, GearFact
from pb12table.systems.d20.rules import events
from pb12table.systems.d20.rules.acting.attack_plan import is_made_from_afar
from pb12table.systems.d20.rules.asking.answers import Attack as AttackAnswer
from pb12table.systems.d20.rules.creatures import (
    body,
    data,
    is_foe,
    may_react,
    present,
    profile,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    FeatureKind,
)
from pb12table.systems.d20.rules.seeing import LEAST, Cover, is_unseen, level_of
from pb12table.systems.d20.rules.state import Life, Phase, State
from pb12table.systems.d20.scene.figures import (
    attack_name,
    fact,
    is_in_box,
    is_sighted,
    marks_of,
    outfit_of,
    reach_of_the_active,
    searched,
    things,
)
from pb12table.systems.d20.scene.sheets import sheet_of
from pb12table.systems.d20.scene.shown import glide, show
from pb12table.table.battlefield import Body
from pb12table.table.openings import with_doors
from pb12table.table.shapes import Point, Point3, box_of, circumradius
from pb12table.table.sight.sight import FigureSight

LEVELS: Final = (Cover.NONE, Cover.HALF, Cover.THREE_QUARTERS, Cover.TOTAL)
"""Levels of cover by their numbers."""
_PACES: Final = {"walk": 0.13, "crawl": 0.3, "climb": 0.4, "swim": 0.2, "fly": 0.09, "jump": 0.1, "dragged": 0.25}
"""How long a metre is watched, in seconds."""
_OF_AN_ATTACK: Final = (events.AttackRolled, events.DamageDealt, events.ReactionUsed)


class FightScene(SceneFace[State, Phrases]):
    """The d20 fight on the table."""

    least_share = LEAST
    share_bounds = (50, 75, 99)
    overlays = frozenset({"gear", "ground", "radii", "squares"})

    def figures(self, state: State, /) -> Sequence[FigureId]:
        return present(state)

    def squares(self, state: State, /) -> float:
        return CELL

    def counts_squares(self, state: State, /) -> bool:
        return state.setup.options.grid

    def is_known(self, state: State, figure: FigureId, /) -> bool:
        placed = state.figures[figure]
        return not placed.unseen or is_sighted(state, figure)

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        found, turned = body(state, figure), state.figures[figure].facing if facing is None else facing
        return found.at(found.x, found.y, found.z, turned)

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        return is_foe(state, first, second)

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        """All creatures the observer knows of: hidden ones cover no target.  DR32."""
        return [
            body(state, other)
            for other in present(state)
            if other not in (observer, target)
            and not {observer, target} & state.figures[other].hidden_from.keys()
        ]

    def sight(
        self, state: State, observer: FigureId, target: FigureId, facing: float | None = None, /
    ) -> FigureSight:
        """Fog, darkness and being invisible cover nothing, but nothing is seen through them.  D089."""
        seen = super().sight(state, observer, target, facing)
        return replace(seen, exists=False, visible_share=0.0) if is_unseen(state, observer, target) else seen

    def level(self, state: State, seen: FigureSight, /) -> int:
        return LEVELS.index(level_of(seen.covered_share))

    def level_words(self, texts: Phrases, level: int, /) -> str:
        return texts(f"cover-{LEVELS[level].value}.short")

    def turn_door(self, state: State, door: str, degrees: float, /) -> bool:
        state.setup = replace(state.setup, battlefield=with_doors(state.setup.battlefield, ((door, degrees),)))
        return True

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        placed = state.figures[figure]
        placed.x, placed.y, placed.z = place
        placed.facing, placed.unseen = facing, False
        if placed.life not in (Life.UP, Life.DYING, Life.STABLE):
            placed.life = Life.UP

    # -- figures ----------------------------------------------------------------------------------------------

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        placed = state.figures[figure]
        down = placed.is_prone or placed.life in (Life.DYING, Life.STABLE)
        outfit = outfit_of(data(state, figure), placed.in_hand)
        return Miniature(
            self.body(state, figure),
            self.owner(state, figure),
            replace(outfit, posture="lying" if down else "standing"),
            tuple(marks_of(state, figure)),
            active=figure == state.active,
            able=placed.life is Life.UP,
            gone=placed.life in (Life.OUT, Life.DEAD, Life.FLED),
            bar=(placed.hit_points, profile(state, figure).hit_points),
        )

    def marks(self, state: State, texts: Phrases, /) -> Marks:
        fallen = tuple(
            Fallen(figure, self.owner(state, figure), placed.at, outfit_of(data(state, figure), placed.in_hand))
            for figure, placed in state.figures.items()
            if placed.life in (Life.OUT, Life.DEAD) and not placed.unseen
        )
        rings = [*things(state, texts), *searched(state, texts), *reach_of_the_active(state)]
        for dropped in state.dropped:
            name = attack_name(state, texts, dropped.figure, dropped.weapon)
            rings.append(RingDrawing(dropped.at[:2], 0.4, "item", name))
        seen = tuple(
            Miniature(self.body(state, figure), self.owner(state, figure), outfit)
            for figure, placed in state.figures.items()
            for outfit in (outfit_of(data(state, figure), placed.in_hand),)
            if placed.unseen and is_sighted(state, figure)
        )
        return Marks(
            fallen, rings=tuple(rings), gone=tuple(state.gone), doors=tuple(state.doors.items()), last_seen=seen
        )

    def told_at(self, state: State, texts: Phrases, point: Point, /) -> Sequence[str]:
        return [
            secret.label.in_language(texts.language)
            for secret in state.setup.secrets
            if is_in_box(box_of(secret.area.outline), point)
        ]

    def order(self, state: State, texts: Phrases, /) -> Order:
        limit = state.setup.options.round_limit
        if state.phase is not Phase.TURNS:
            title = texts("order-not-yet")
        else:
            title = texts("round-of", number=state.game_round, limit=limit)
        flat = [figure for group in state.order for figure in group]
        listed = flat or [figure for figure in state.figures if self.is_known(state, figure)]
        places = {figure: place for place, group in enumerate(state.order, start=1) for figure in group}
        return Order(title, chips=tuple(self._chip(state, texts, figure, places.get(figure)) for figure in listed))

    def _chip(self, state: State, texts: Phrases, figure: FigureId, place: int | None) -> Chip:
        placed, kind = state.figures[figure], profile(state, figure)
        gone = placed.life in (Life.OUT, Life.DEAD, Life.FLED)
        acted = figure in state.acted or (place is not None and place - 1 < state.slot)
        words = texts(f"life-{placed.life.value}") if placed.life is not Life.UP else ""
        if placed.unseen and not gone:
            words = texts("chip-unseen")
        elif placed.life is Life.OUT:
            words = texts("chip-fallen")  # in whole sentences it is out of the fight, for which a chip has no room
        return Chip(
            self.owner(state, figure),
            figure,
            place="" if place is None else str(place),
            line=words or f"{placed.hit_points}/{kind.hit_points}",
            note="" if place is None else str(placed.initiative),
            out=gone or acted,
            struck=gone,
            active=figure == state.active,
            tip=tuple(self._chip_tip(state, texts, figure)),
        )

    def _chip_tip(self, state: State, texts: Phrases, figure: FigureId) -> Iterator[str]:
        placed = state.figures[figure]
        if placed.unseen:
            yield texts("chip-unseen")
            return
        yield texts("count-hit-points", number=placed.hit_points)
        if state.order:
            yield texts("chip-rank", total=placed.initiative)
        ready = may_react(state, figure)
        word = "used" if placed.reaction_used else "free" if ready else "none"
        yield texts(f"chip-reaction-{word}")

    def listed(self, state: State, texts: Phrases, player: PlayerId, /) -> Sequence[Listed]:
        found = []
        for figure in (one.id for one in state.setup.figures if one.player == player):
            if not self.is_known(state, figure):
                continue
            placed = state.figures[figure]
            gone = placed.life in (Life.OUT, Life.DEAD, Life.FLED)
            if placed.unseen and not gone:
                found.append(Listed(figure, words=texts("chip-unseen"), tone="faint"))
                continue
            up = placed.life is Life.UP
            words = f"{placed.hit_points}/{profile(state, figure).hit_points}"
            found.append(
                Listed(
                    figure,
                    words=words if up else texts(f"life-{placed.life.value}"),
                    tone="plain" if up else "bad",
                    active=figure == state.active,
                    done=figure in state.acted,
                    gone=gone,
                    marks=tuple(marks_of(state, figure)),
                )
            )
        return sorted(found, key=lambda listed: listed.gone)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        if not self.is_known(state, figure):
            return Sheet(state.setup.player_by_id[self.owner(state, figure)].name)
        return sheet_of(state, texts, figure)

    # -- looking ----------------------------------------------------------------------------------------------

    def gear(self, state: State, texts: Phrases, figure: FigureId, /) -> Sequence[Gear]:
        placed, girth = state.figures[figure], circumradius(body(state, figure).footprint)
        found: list[Gear] = []
        for attack in profile(state, figure).attacks:
            name, rings = attack.label.in_language(texts.language), list[RingDrawing]()
            if attack.is_melee:
                rings.append(RingDrawing(placed.at[:2], girth + attack.reach, "reach", name))
            if attack.is_ranged:
                for far in (attack.normal, attack.long):
                    if far <= state.battlefield.width:
                        label = texts("fact-range", most=far)
                        rings.append(RingDrawing(placed.at[:2], girth + far, "range", label))
            limit = attack.long if attack.is_ranged else girth + attack.reach
            found.append(Gear(attack.id, name, tuple(rings), limit))
        return sorted(found, key=lambda gear: -(gear.limit or 0.0))

    def gear_facts(self, state: State, texts: Phrases, figure: FigureId, distance: float, /) -> Sequence[GearFact]:
        girth = circumradius(body(state, figure).footprint)
        return [fact(texts, attack, distance - girth) for attack in profile(state, figure).attacks]

    def radii(self, state: State, texts: Phrases, figure: FigureId, /) -> Sequence[RingDrawing]:
        found, girth = list[RingDrawing](), circumradius(body(state, figure).footprint)
        for feature in profile(state, figure).features:
            if feature.kind in (FeatureKind.GUARD, FeatureKind.RALLY):
                name = feature.label.in_language(texts.language)
                found.append(RingDrawing(state.figures[figure].at[:2], girth + feature.range, "command", name))
        return found

    # -- watching ---------------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        match event:
            case events.CreatureMoved():
                return 0.1 + _PACES.get(event.kind, 0.15) * event.length
            case events.AttackRolled() | events.CheckRolled() | events.SaveRolled() | events.ContestRolled():
                return 1.1
            case events.DeathSaveRolled():
                return 1.3
            case events.InitiativeRolled():
                return 0.7
            case events.DamageDealt() | events.DroppedTo0() | events.Died() | events.Fell() | events.PlaceRevealed():
                return 0.6
            case events.RoundBegan() | events.TurnBegan() | events.GoalReached():
                return 0.8
            case events.AttackDeclared() | events.FellProne() | events.StoodUp() | events.Pushed() | events.Healed():
                return 0.4
            case events.ReactionUsed() | events.ActionTaken() | events.FeatureUsed() | events.Noticed():
                return 0.5
        return 0.0

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, events.CreatureMoved):
            glide(state, event, age)

    def show(self, state: State, event: Event, before: float, /) -> None:
        show(state, event)

    def place(self, state: State, event: Event, /) -> Point | None:
        figure = self.whom(event)
        if isinstance(event, events.AttackRolled):
            figure = event.target
        placed = None if figure is None else state.figures.get(figure)
        return None if placed is None or placed.unseen else placed.at[:2]

    def word(self, texts: Phrases, event: Event, /) -> tuple[str, FloatStyle] | None:
        match event:
            case events.AttackRolled():
                key = "critical" if event.critical else "hit" if event.hit else "miss"
                return texts(f"float-{key}"), "good" if event.hit else "plain"
            case events.DamageDealt():
                return f"−{event.damage}", "damage"
            case events.Healed():
                return f"+{event.hit_points}", "good"
            case events.SaveRolled():
                made = event.passed
                return texts("float-save-made" if made else "float-save-failed"), "good" if made else "plain"
            case events.DeathSaveRolled():
                return f"{event.passed}✓ {event.failed}✗", "status"
            case events.ConditionGained():
                return texts(f"condition-{event.condition.value}"), "status"
            case events.FellProne():
                return texts("condition-prone"), "status"
            case events.DroppedTo0() | events.Died():
                return texts("life-dead" if isinstance(event, events.Died) else f"life-{event.life.value}"), "damage"
            case events.PlaceRevealed() | events.Noticed():
                return texts("float-noticed"), "status"
            case events.WentOutOfSight():
                return texts("float-lost"), "status"
            case events.Stabilised():
                return texts("life-stable"), "good"
        return None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        match event:
            case events.CreatureMoved() | events.SomethingMoved():
                return ("steps",)
            case events.AttackDeclared():
                attack = profile(state, event.figure).attack(event.weapon)
                thrown = attack is not None and attack.is_melee and event.ranged
                return () if attack is None or not attack.sound else ("throw" if thrown else attack.sound,)
            case events.AttackRolled():
                return ("dice", "hit" if event.hit else "miss")
            case events.CheckRolled() | events.SaveRolled() | events.DeathSaveRolled() | events.ContestRolled():
                return ("dice",)
            case events.InitiativeRolled():
                return ("dice",)
            case events.FeatureUsed() if event.point is not None:
                return ("throw", "blast")
            case events.StoodUp() | events.FellProne():
                return ("steps",)
            case events.DroppedTo0() | events.Died():
                return ("out",)
            case events.Fell():
                return ("fall",)
            case events.PieceThrownDown():
                return ("crash",)
            case events.RoundBegan():
                return ("round",)
            case events.TurnBegan():
                return ("turn",)
            case events.GoalReached():
                return ("points",)
            case events.GameEnded():
                return ("end",)
        return ()

    def effects(self, state: State, event: Event, /) -> Sequence[Effect]:
        if isinstance(event, events.FeatureUsed) and event.point is not None:
            feature = data(state, event.figure).feature(event.feature)
            return [Effect("blast", event.point[:2], radius=1.5 if feature is None else feature.radius)]
        return ()

    def strike(self, state: State, event: Event, /) -> Strike | None:
        match event:
            case events.AttackDeclared():
                attack = profile(state, event.figure).attack(event.weapon)
                answer = AttackAnswer(event.weapon, event.target, ranged=event.ranged)
                far = attack is not None and is_made_from_afar(attack, answer)
                return Strike(event.figure, event.target, event.place, "shot" if far else "blow")
            case events.AttackRolled():
                return Strike(event.figure, hit=event.hit)
            case events.AttackMissed():
                return Strike(event.figure, hit=False)
        return None

    def track(self, event: Event, /) -> Sequence[Point3]:
        return event.places if isinstance(event, events.CreatureMoved | events.Pushed) else ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        if isinstance(event, events.AttackDeclared):
            return None if event.target is None else (event.figure, event.target)
        return before if isinstance(event, _OF_AN_ATTACK) else None


SCENE: Final = FightScene()
