"""The scene face of Kampf W6: figures with their stances and actions, the order of initiative, sheets, and watching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from pb12table.files.problems import FileProblem
from pb12table.kernel.game import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace, ended
from pb12table.skirmish.scene.miniatures import (
    Boxes,
    Cell,
    Chip,
    Fallen,
    Listed,
    Mark,
    Marks,
    Miniature,
    Order,
    Outfit,
    Part,
    Posture,
    RingDrawing,
    Row,
    Sheet,
)
from pb12table.skirmish.scene.playback import Effect, FloatStyle, Gait, Strike, along
from pb12table.skirmish.scene.seeing import Gear, GearFact, Template
from pb12table.systems.kampf_w6.files import Content, FigureForm, figure_of
from pb12table.systems.kampf_w6.rules import events
from pb12table.systems.kampf_w6.rules.attack_plan import figure_value
from pb12table.systems.kampf_w6.rules.data import BASE, FigureSetup, Stance, Weapon
from pb12table.systems.kampf_w6.rules.figures import (
    BANDS,
    COVER_LEVELS,
    LEAST_SHARE,
    band_of,
    body,
    data,
    is_fighting,
    is_opposing,
    others,
    share_cover,
    side,
)
from pb12table.systems.kampf_w6.rules.sequence import close
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.texts import standing_line
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3, at_most, box_of, circumradius, direction
from pb12table.table.sight.sight import FigureSight
from pb12table.texts.locale import upper_first

STANCE_MARKS: Final = {
    Stance.KNEELING: Mark("chevron", (120, 190, 235)),
    Stance.PRONE: Mark("plate", (120, 190, 235)),
}
WOUND: Final = Mark("drop", (214, 58, 50))
CARRIER: Final = Mark("star", (240, 205, 80))
STEADY: Final = Mark("bolt", (240, 160, 60))
_POSTURES: Final[Mapping[Stance, Posture]] = {
    Stance.STANDING: "standing",
    Stance.KNEELING: "kneeling",
    Stance.PRONE: "lying",
}
_PACES: Final = {"walk": 0.22, "run": 0.13, "crawl": 0.45}
"""How long a metre is watched, in seconds."""
_ROLLS: Final = (events.HitsRolled, events.ParryRolled, events.CoverRolled, events.ArmourRolled)


SHOTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "pistol": "shot-pistol",
        "heavy-pistol": "shot-pistol",
        "smg": "shot-burst",
        "assault-rifle": "shot-burst",
        "machine-gun": "shot-burst",
        "shotgun": "shot-pump",
    }
)
"""How firearms sound, by their ids; all others as any shot."""


class W6Scene(SceneFace[State, Phrases]):
    """Kampf W6 on the table."""

    least_share = LEAST_SHARE
    overlays = frozenset({"gear", "ground"})
    share_bounds = tuple(sorted(round(100 * share) for share, _ in COVER_LEVELS))

    def figures(self, state: State, /) -> Sequence[FigureId]:
        return [figure for figure, placed in state.figures.items() if placed.fate is not Fate.OUT]

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        found, turned = body(state, figure), state.figures[figure].facing if facing is None else facing
        return found.at(found.x, found.y, found.z, turned)

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        return is_opposing(state, first, second)

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        return others(state, observer, *(() if target is None else (target,)))

    def level(self, state: State, seen: FigureSight, /) -> int:
        return share_cover(seen.covered_share) or 0

    def level_words(self, texts: Phrases, level: int, /) -> str:
        return texts("cover-short", level=level)

    def turn_door(self, state: State, door: str, degrees: float, /) -> bool:
        state.doors[door] = degrees
        return True

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        placed = state.figures[figure]
        placed.x, placed.y, placed.z = place
        placed.facing, placed.fate = facing, Fate.FIGHTING

    # -- figures ----------------------------------------------------------------------------------------------

    def templates_in(self, content: Content, /) -> Sequence[Template]:
        found: list[Template] = []
        for name in content.profiles:
            with suppress(FileProblem):
                one = figure_of(FigureForm(id="ghost", profile=name, player=PlayerId("nobody")), content, name, "")
                found.append(Template(name, one.label, one.profile.footprint, outfit_of(one), one))
        return found

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        placed = state.figures[figure]
        return Miniature(
            self.body(state, figure),
            self.owner(state, figure),
            replace(_worn(state, figure), posture=_POSTURES[placed.stance]),
            tuple(_marks(state, figure)),
            placed.actions,
            active=figure == state.actor,
            able=placed.fate is Fate.FIGHTING,
            gone=placed.fate is Fate.OUT,
        )

    def marks(self, state: State, texts: Phrases, /) -> Marks:
        fallen = tuple(
            Fallen(figure, self.owner(state, figure), placed.at, _worn(state, figure))
            for figure, placed in state.figures.items()
            if placed.fate is Fate.OUT
        )
        return Marks(fallen, rings=tuple(things(state, texts)), doors=tuple(state.doors.items()))

    def order(self, state: State, texts: Phrases, /) -> Order:
        limit = state.setup.options.round_limit
        key = "order-before" if not state.game_round else "round-of" if limit else "round-is"
        listed = state.order or list(state.figures)
        return Order(
            texts(key, number=state.game_round, limit=limit or 0),
            chips=tuple(self._chip(state, texts, figure, place) for place, figure in enumerate(listed, start=1)),
        )

    def wins(self, state: State, texts: Phrases, /) -> Sequence[str]:
        setup = state.setup
        found = [line] if (line := standing_line(texts, state)) else []
        for act in setup.acts:
            carrier = state.papers[act.id].carrier
            who = "" if carrier is None else setup.side_by_id[side(state, carrier)].label.in_language(texts.language)
            name = act.label.in_language(texts.language)
            found.append(texts("wins-carried", thing=name, has="side" if who else "nobody", side=who))
        if not found:
            standing = Counter(side(state, figure) for figure in state.figures if is_fighting(state, figure))
            named = ((own.label.in_language(texts.language), standing[own.id]) for own in setup.sides)
            left = (texts("standing-points", side=name, points=number) for name, number in named)
            found.append(texts("wins-left", sides=", ".join(left)))
        return found

    def ending(self, state: State, /) -> Sequence[PlayerId] | None:
        return ended(state, close) if state.game_round else None

    def _chip(self, state: State, texts: Phrases, figure: FigureId, place: int) -> Chip:
        placed, setup = state.figures[figure], data(state, figure)
        player, gone = state.players[self.owner(state, figure)], placed.fate is Fate.OUT
        return Chip(
            setup.player,
            figure,
            place=str(place),
            line=texts("chip-out") if gone else "",
            points=None if gone else (placed.actions, max(setup.most_actions, placed.actions)),
            note=f"{placed.wounds}/{setup.profile.wound_limit}" if placed.wounds and not gone else "",
            out=gone or (state.actor is not None and place - 1 < state.turn_index),
            struck=gone,
            active=figure == state.actor,
            tip=(
                texts("count-actions", number=placed.actions),
                texts("chip-initiative", total=placed.total),
                texts("chip-wounds", wounds=placed.wounds, limit=setup.profile.wound_limit),
                texts("chip-dice", bonus=player.bonus_dice, reroll=player.reroll_dice, fate=player.fate_dice),
            ),
        )

    def listed(self, state: State, texts: Phrases, player: PlayerId, /) -> Sequence[Listed]:
        found = []
        for figure in data_of(state, player):
            placed, gone = state.figures[figure.id], state.figures[figure.id].fate is Fate.OUT
            found.append(
                Listed(
                    figure.id,
                    words=texts("float-out") if gone else "",
                    tone="bad" if gone else "plain",
                    points=(placed.actions, max(figure.most_actions, placed.actions)),
                    active=figure.id == state.actor,
                    gone=gone,
                    marks=tuple(_marks(state, figure.id)),
                )
            )
        return sorted(found, key=lambda listed: listed.gone)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        """Return values, wounds and actions, weapons and items of a figure, and its player's dice."""
        setup, placed = data(state, figure), state.figures[figure]
        profile, player = setup.profile, state.players[setup.player]
        skills = profile.skills
        values = (
            ("speed", setup.speed),
            ("dexterity", setup.dexterity),
            ("melee", skills.melee),
            ("shooting", skills.shooting),
            ("throwing", skills.throwing),
            ("protection", setup.armour.protection),
        )
        cells = tuple(
            Cell(name, texts(f"sheet-{name}.short"), str(value), longer=upper_first(word), tip=(word,))
            for name, value in values
            for word in (texts(f"sheet-{name}"),)
        )
        left = max(0, profile.wound_limit - placed.wounds)
        boxes = (
            Boxes("wounds", texts("sheet-health"), left, profile.wound_limit, "good" if placed.wounds == 0 else "bad"),
            Boxes("actions", texts("sheet-actions"), placed.actions, max(setup.most_actions, placed.actions), "accent"),
        )
        weapons = tuple(_weapon_row(state, texts, figure, weapon) for weapon in setup.weapons)
        items = tuple(
            Row(
                item.id,
                upper_first(item.label.in_language(texts.language)),
                value=str(placed.uses.get(item.id, "")),
                framed=True,
            )
            for item in setup.items
        )
        dice = tuple(
            Row(name, upper_first(texts(f"sheet-{name}")), value=str(number))
            for name, number in (
                ("bonus-dice", player.bonus_dice),
                ("reroll-dice", player.reroll_dice),
                ("fate-dice", player.fate_dice),
                ("group-dice", state.group_dice[side(state, figure)]),
            )
            if number
        )
        armour = setup.armour.label.in_language(texts.language)
        under = " · ".join(
            (state.setup.player_by_id[setup.player].name, armour, texts(f"stance-{placed.stance.value}"))
        )
        parts = [Part(boxes=boxes), Part(texts("sheet-weapons"), rows=weapons)]
        if items:
            parts.append(Part(texts("sheet-items"), rows=items))
        if dice:
            parts.append(Part(texts("sheet-dice"), rows=dice))
        parts.append(Part(texts("sheet-value"), str(figure_value(setup))))
        return Sheet(under, cells, tuple(parts))

    # -- looking ----------------------------------------------------------------------------------------------

    def gear(self, state: State, texts: Phrases, figure: FigureId, /) -> Sequence[Gear]:
        placed, scale = state.figures[figure], state.setup.options.range_scale
        found: list[Gear] = []
        for weapon in data(state, figure).weapons:
            name = weapon.label.in_language(texts.language)
            if weapon.is_melee:
                radius = _melee_distance(data(state, figure), weapon)
                rings: tuple[RingDrawing, ...] = (RingDrawing((placed.x, placed.y), radius, "reach", name),)
                found.append(Gear(weapon.id, name, rings, radius))
                continue
            bands = [(most / scale, texts(f"band-{band.value}")) for most, band in BANDS]
            rings = tuple(
                RingDrawing((placed.x, placed.y), far, "range", label)
                for far, label in bands
                if state.setup.options.distance and far <= state.battlefield.width
            )
            if weapon.max_range is not None and weapon.max_range <= state.battlefield.width:
                rings = (*rings, RingDrawing((placed.x, placed.y), weapon.max_range, "range", name))
            found.append(Gear(weapon.id, name, rings, weapon.max_range))
        return sorted(found, key=lambda gear: gear.limit is not None)

    def gear_facts(self, state: State, texts: Phrases, figure: FigureId, distance: float, /) -> Sequence[GearFact]:
        return [_fact(state, texts, data(state, figure), weapon, distance) for weapon in data(state, figure).weapons]

    # -- watching ---------------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        match event:
            case events.FigureMoved():
                return 0.1 + _PACES[event.kind] * event.length
            case events.HitsRolled() | events.ParryRolled() | events.CoverRolled() | events.ArmourRolled():
                return 1.1 if event.faces else 0.5
            case events.InitiativeRolled() | events.DieSpent():
                return 0.7
            case events.FigureOut() | events.WoundsSuffered() | events.FigureFell() | events.ScenarioActDone():
                return 0.6
            case events.RoundBegan() | events.PointsScored() | events.TurnBegan():
                return 0.8
            case events.StanceChanged() | events.WeaponReloaded() | events.ItemUsed() | events.AttackDeclared():
                return 0.4
            case events.DoorMoved():
                return 0.5
        return 0.0

    def gait(self, event: Event, /) -> Gait | None:
        match event:
            case events.FigureMoved():
                return "crawl" if event.kind == "crawl" else "walk"
            case events.FigureFell():
                return "fall"
        return None

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        match event:
            case events.FigureMoved():
                placed = state.figures[event.figure]
                (placed.x, placed.y, placed.z), facing = along(self.track(event), age)
                placed.facing = placed.facing if facing is None else facing
            case events.FigureFell():
                placed, share = state.figures[event.figure], (age - before) / (1.0 - before) if before < 1.0 else 1.0
                start = placed.at
                placed.x, placed.y, placed.z = (a + (b - a) * share for a, b in zip(start, event.at, strict=True))
            case _:
                pass

    def show(self, state: State, event: Event, before: float, /) -> None:
        match event:
            case events.FigureMoved():
                self.glide(state, event, 1.0, 0.0)
            case events.StanceChanged():
                state.figures[event.figure].stance = event.stance
            case events.DoorMoved():
                state.doors[event.piece] = event.degrees
            case events.AttackDeclared():
                own, target = state.figures[event.figure], event.place
                own.facing = direction(own.at[:2], target[:2])
            case events.WoundsSuffered():
                state.figures[event.figure].wounds = event.total
            case events.ItemUsed():
                state.figures[event.target].wounds -= event.healed
            case events.FigureFell():
                placed = state.figures[event.figure]
                placed.x, placed.y, placed.z = event.at
            case events.FigureOut():
                state.figures[event.figure].fate = Fate.OUT
            case events.TurnBegan():
                state.actor, state.turn_index = event.figure, state.order.index(event.figure)
                state.figures[event.figure].actions = event.actions
            case events.ActBegan() | events.ReactionTaken():
                state.figures[event.figure].actions = event.left
            case events.ActionBought():
                state.figures[event.figure].actions = event.actions
            case events.ActionStolen():
                state.figures[event.figure].actions = event.actions
                state.figures[event.victim].actions -= event.at_once
            case events.ParryRolled():
                state.figures[event.figure].actions -= 1
            case events.RecoilSet():
                state.figures[event.figure].recoil = event.recoil
            case events.RecoilLapsed():
                state.figures[event.figure].recoil = 0
            case events.WeaponReloaded():
                state.figures[event.figure].loaded[event.weapon] = event.loaded
            case events.InitiativeRolled():
                state.figures[event.figure].total = event.total
            case events.OrderSet():
                state.order = list(event.order)
            case events.RoundBegan():
                state.game_round, state.turn_index = event.game_round, 0
            case events.PointsScored():
                state.points[event.side] = event.total
            case events.ScenarioActDone():
                state.papers[event.act].carrier, state.papers[event.act].at = event.figure, None
            case events.PapersDropped():
                state.papers[event.act].carrier, state.papers[event.act].at = None, event.at

    def place(self, state: State, event: Event, /) -> Point | None:
        if isinstance(event, events.FigureFell):
            return event.at[:2]
        figure = self.whom(event)
        return None if figure not in state.figures else state.figures[figure].at[:2]

    def word(self, texts: Phrases, event: Event, /) -> tuple[str, FloatStyle] | None:
        match event:
            case events.HitsRolled():
                return texts("count-hits", number=event.hits), "good" if event.hits else "plain"
            case events.WoundsSuffered():
                return texts("count-wounds", number=event.wounds), "damage"
            case events.CoverRolled() | events.ArmourRolled() if event.saved:
                return texts("float-saved", number=event.saved), "good"
            case events.ParryRolled() if event.parried:
                return texts("float-parried", number=event.parried), "good"
            case events.StanceChanged():
                return texts(f"stance-{event.stance.value}"), "status"
            case events.FigureOut():
                return texts("float-out"), "damage"
        return None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        match event:
            case events.FigureMoved():
                return ("steps",)
            case events.AttackDeclared():
                weapon = data(state, event.figure).weapon(event.weapon)
                return () if weapon is None or not weapon.sound else (SHOTS.get(weapon.id, weapon.sound),)
            case events.HitsRolled() if event.faces:
                return ("dice-cup", "hit" if event.hits else "miss")
            case events.ParryRolled() if event.faces:
                return ("dice-cup", "blade") if event.parried else ("dice-cup",)
            case events.CoverRolled() | events.ArmourRolled() if event.faces:
                return ("dice-cup",)
            case events.InitiativeRolled() | events.DieSpent():
                return ("dice-cup",)
            case events.StanceChanged():
                return ("steps",)
            case events.WeaponReloaded():
                return ("reload",)
            case events.FigureOut():
                return ("out",)
            case events.FigureFell():
                return ("fall",)
            case events.RoundBegan():
                return ("round",)
            case events.TurnBegan():
                return ("turn",)
            case events.PointsScored():
                return ("points",)
            case events.GameEnded():
                return ("end",)
        return ()

    def effects(self, state: State, event: Event, /) -> Sequence[Effect]:
        if isinstance(event, events.StanceChanged) and event.stance is Stance.PRONE:
            return [Effect("fall", state.figures[event.figure].at[:2], figure=event.figure)]
        return ()

    def strike(self, state: State, event: Event, /) -> Strike | None:
        match event:
            case events.AttackDeclared(figure=figure, weapon=weapon, target=target, place=place):
                held = state.setup.figure_by_id[figure].weapon(weapon)
                return Strike(figure, target, place, "blow" if held is not None and held.is_melee else "shot")
            case events.HitsRolled(figure=figure, hits=hits):
                return Strike(figure, hit=hits > 0)
        return None

    def track(self, event: Event, /) -> Sequence[Point3]:
        return [place.at for place in event.trace] if isinstance(event, events.FigureMoved) else ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        if isinstance(event, events.AttackDeclared):
            return event.figure, event.target
        return before if isinstance(event, (*_ROLLS, events.DieSpent, events.WoundsSuffered)) else None


def data_of(state: State, player: PlayerId) -> list[FigureSetup]:
    """Return the figures of a player, in the order of the file."""
    return [figure for figure in state.setup.figures if figure.player == player]


EMBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "recruit": "billed-cap",
        "veteran": "brodie-helmet",
        "brute": "fist",
        "scout": "binoculars",
        "marksman": "crosshair",
        "gunner": "machine-gun",
        "duellist": "fencer",
        "medic": "medical-pack",
        "leader": "rank-3",
        "warrior": "viking-helmet",
    }
)
"""The silhouettes of figures, by their profiles."""


def things(state: State, texts: Phrases) -> Iterator[RingDrawing]:
    """Yield what can be taken while nobody carries it: where it was dropped, or in its piece of terrain.  W022."""
    pieces = {piece.id: piece for piece in state.battlefield.pieces}
    for act in state.setup.acts:
        papers, piece = state.papers[act.id], pieces.get(act.piece)
        label = act.label.in_language(texts.language)
        if papers.at is not None:
            yield RingDrawing(papers.at[:2], act.feet, "item", label)
        elif papers.carrier is None and piece is not None:
            west, south, east, north = box_of(piece.outline)
            yield RingDrawing(((west + east) / 2.0, (south + north) / 2.0), act.feet, "item", label)


def outfit_of(figure: FigureSetup) -> Outfit:
    """Return how a figure looks: what it wears on its head, and what it holds."""
    weapons = [weapon.held for weapon in figure.weapons if weapon.held not in ("", "none")]
    shield = any(item.parry is not None for item in figure.items)
    held = weapons[0] if weapons else ""
    worn, kind = figure.armour.worn, figure.profile
    emblem = EMBLEMS.get(kind.id, "person")
    return Outfit(kind.headgear or "bare", held, worn, shield, kind=kind.id, emblem=emblem, pointer=False)


def _worn(state: State, figure: FigureId) -> Outfit:
    """Return how a figure looks, with a picture of one's own if it has one."""
    return outfit_of(data(state, figure)).portrayed(state.setup.portraits, figure)


def _marks(state: State, figure: FigureId) -> Iterator[Mark]:
    placed = state.figures[figure]
    if placed.stance in STANCE_MARKS:
        yield STANCE_MARKS[placed.stance]
    if placed.wounds:
        yield Mark(WOUND.shape, WOUND.colour, number=placed.wounds)
    if any(papers.carrier == figure for papers in state.papers.values()):
        yield CARRIER
    if placed.recoil:
        yield Mark(STEADY.shape, STEADY.colour, number=placed.recoil)


def _weapon_row(state: State, texts: Phrases, figure: FigureId, weapon: Weapon) -> Row:
    loaded = state.figures[figure].loaded.get(weapon.id)
    if weapon.is_melee:
        reach = texts("sheet-weapon-reach", reach=weapon.reach)
    elif weapon.band is not None:
        reach = texts(f"band-{weapon.band.value}")
    else:
        reach = ""
    below = texts(
        "sheet-weapon",
        attacks=weapon.attacks,
        accuracy=weapon.accuracy,
        penetration=weapon.penetration,
        wounds=weapon.wounds,
        reach=reach,
    )
    name = upper_first(weapon.label.in_language(texts.language))
    value = "" if loaded is None else f"{loaded}/{weapon.magazine}"
    return Row(weapon.id, name, value, below, "bad" if loaded == 0 else "plain", framed=True)


def _melee_distance(setup: FigureSetup, weapon: Weapon) -> float:
    """Return how far away the middle of a figure of usual girth may be for a blow on one level, in metres.  WR31."""
    return weapon.reach + circumradius(setup.profile.footprint) + BASE.radius


def _fact(state: State, texts: Phrases, setup: FigureSetup, weapon: Weapon, distance: float) -> GearFact:
    name = weapon.label.in_language(texts.language)
    if weapon.is_melee:
        good = at_most(distance, _melee_distance(setup, weapon))
        return GearFact(name, texts("fact-melee", reach=weapon.reach), good)
    band = texts(f"band-{band_of(distance * state.setup.options.range_scale).value}")
    good = weapon.max_range is None or at_most(distance, weapon.max_range)
    return GearFact(name, band if good else texts("fact-too-far"), good)


# -- watching ----------------------------------------------------------------------------------------------------


SCENE: Final = W6Scene()
