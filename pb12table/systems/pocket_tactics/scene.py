"""The scene interface of Pocket Tactics: tiles and units, the bar, lists and cards, and how events are watched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import GHOST, FigureId, PlayerId, one_more
from pb12table.skirmish.scene.face import SceneFace, ended
from pb12table.skirmish.scene.miniatures import (
    CellDrawing,
    Chip,
    Listed,
    Marks,
    Miniature,
    Order,
    Outfit,
    Part,
    Printed,
    Row,
    Sheet,
    Stage,
)
from pb12table.skirmish.scene.playback import Effect, FloatStyle, Gait, Strike
from pb12table.skirmish.scene.seeing import SightCell, Template
from pb12table.systems.pocket_tactics.files import Content
from pb12table.systems.pocket_tactics.files import card_of as card_as_played
from pb12table.systems.pocket_tactics.measures import blocker, figure_sight
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.fights import reroll_reasons, sight_to
from pb12table.systems.pocket_tactics.rules.ground import (
    EYE,
    HEIGHT,
    RADIUS,
    body,
    captured_points,
    card_of,
    controlled,
    end_at_limit,
    features,
    ground_at,
    has_last_turns,
    in_reserve,
    on_map,
    unit_on,
)
from pb12table.systems.pocket_tactics.rules.preparations import TILES_EACH, units_of
from pb12table.systems.pocket_tactics.rules.setup import Ground, Pool, Setup, UnitCard, UnitSetup
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, Phase, Place, State, Tile, Unit
from pb12table.systems.pocket_tactics.texts import card_lines, ground_words
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.cells import Cell, neighbours
from pb12table.table.shapes import Circle, Point, Point3, plan_distance
from pb12table.table.sight.sight import FigureSight
from pb12table.texts.describe import modifier_name
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, player_name, text_key


def fight_of(event: events.DiceThrown) -> Fight:
    """Return the fight that begins with a roll, as far as it is visible."""
    attacker = Fighter(event.unit, list(event.off), list(event.defence))
    target = Fighter(event.target, list(event.target_off), list(event.target_defence))
    return Fight(attacker, target, ranged=False, magic=False, answers=True)


def changed_by(fight: Fight, event: events.BonusUsed | events.DieRerolled) -> int | None:
    """Change a shown fight by a bonus or a reroll; return which die of its colour it was, None where it is unknown."""
    results = fight.side_of(event.unit).results(event.pool)
    if event.before not in results:
        return None
    place = results.index(event.before)
    results[place] = event.after
    return place


PHASES: Final = tuple(phase for phase in Phase if phase is not Phase.PLAY)
"""Those before the first turn."""
STEP_SECONDS: Final = 0.45
DICE_SECONDS: Final = 1.25
FIGHT_SECONDS: Final = 2.0
VERDICT_SECONDS: Final = 2.0
"""So long both throws lie side by side once a fight is decided."""

EMBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "spearman": "spartan",
        "swordsman": "swordman",
        "archer": "bowman",
        "rider": "mounted-knight",
        "captain": "spartan-helmet",
        "griffin": "griffin-symbol",
        "otterling": "beaver",
        "troll": "ogre",
        "witch": "witch-face",
        "lizard": "gecko",
        "heron": "heron",
        "toad": "frog",
    }
)
"""The silhouettes of the units on their medallions, by their cards."""
EMBLEMS_OF_TYPES: Final[Mapping[str, str]] = MappingProxyType(
    {"rider": "horse-head", "bird": "hawk-emblem", "troll": "ogre", "beast": "flat-paw-print", "magic": "wizard-staff"}
)
"""Those of other cards by their types, the first that fits."""
BARE: Final = "meadow"
"""What a feature lies on where it is shown alone."""


@dataclass(slots=True)
class Gliding(Unit):
    """A unit that is shown on its way between two tiles; no rule ever meets one."""

    point: Point3 = (0.0, 0.0, 0.0)


class PocketScene(SceneFace[State, Texts]):
    """What of a state of Pocket Tactics is drawn, watched and looked at."""

    covers = False
    by_cells = True
    tells_pieces = False
    overlays = frozenset[str]()

    # -- what is drawn --------------------------------------------------------------------------------------

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        unit = state.units.get(figure)
        setup = state.setup.figure_by_id[figure]
        shown = None if unit is None else self._shown(state, unit)
        return Miniature(
            body=_waiting(figure) if shown is None else shown,
            player=setup.player,
            outfit=outfit_of(setup.card).portrayed(state.setup.portraits, figure),
            active=state.active == setup.player and state.phase is Phase.PLAY,
            gone=unit is not None and unit.place in (Place.CAPTURED, Place.GONE),
        )

    def _shown(self, state: State, unit: Unit) -> Body | None:
        if isinstance(unit, Gliding):
            return Body(unit.id, Circle(RADIUS), *unit.point, 0.0, HEIGHT, EYE)
        return body(state, unit.id)

    def part(self, setup: Setup, /) -> tuple[Point, Point] | None:
        """Return where tiles lie, or room for those that the players lay: so many as they have around the middle."""
        cells = {tile.at for tile in setup.tiles}
        if setup.options.map == "build":
            cells, wanted = {(0, 0)}, TILES_EACH * len(setup.players)
            while len(cells) < wanted:
                cells |= {other for cell in cells for other in neighbours(cell)}
        if not cells:
            return None
        places = [place for cell in cells for place in setup.lattice.ring(cell)]
        xs, ys = zip(*places, strict=True)
        return (min(xs), min(ys)), (max(xs), max(ys))

    def marks(self, state: State, texts: Texts, /) -> Marks:
        lattice = state.setup.lattice
        return Marks(
            cells=tuple(
                CellDrawing(
                    lattice.ring(cell),
                    tile.terrain,
                    "" if tile.feature is None else tile.feature,
                    _holder(state, cell, tile),
                )
                for cell, tile in state.tiles.items()
            )
        )

    def order(self, state: State, texts: Texts, /) -> Order:
        limit = state.setup.options.turn_limit
        if state.phase is Phase.PLAY:
            title = texts("pocket-turn-of", number=state.turns, limit=limit)
        else:
            title = texts("pocket-setting-up")
        players = state.order or list(state.players)
        phases = () if state.phase is Phase.PLAY else _phases(state)
        return Order(
            title=title,
            stages=tuple(Stage(phase, (texts(text_key("pocket-phase", phase)),)) for phase in phases),
            now=phases.index(state.phase) if phases else 0,
            chips=tuple(self._chip(state, texts, player) for player in players),
        )

    def wins(self, state: State, texts: Texts, /) -> Sequence[str]:
        of = len(features(state)) if _is_laid_out(state) else 0
        return (
            [
                texts(
                    "pocket-wins", player=player_name(state.setup, player), number=len(controlled(state, player)), of=of
                )
                for player in state.order or list(state.players)
            ]
            if of
            else []
        )

    def ending(self, state: State, /) -> Sequence[PlayerId] | None:
        return ended(state, end_at_limit) if has_last_turns(state) else None

    def _chip(self, state: State, texts: Texts, player: PlayerId) -> Chip:
        captured = [unit.card for unit in state.units.values() if unit.captor == player]
        reserve = [unit.card for unit in in_reserve(state, player)]
        tip = []
        if reserve:
            tip.append(texts("pocket-chip-reserve", units=_named(state, texts, reserve)))
        if captured:
            tip.append(texts("pocket-chip-captured", units=_named(state, texts, captured)))
        known = state.players[player]
        return Chip(
            player,
            line=texts("pocket-chip-line", points=captured_points(state, player), reserve=len(reserve)),
            note=texts("pocket-chip-features", features=len(controlled(state, player))) if _is_laid_out(state) else "",
            out=known.out,
            struck=known.out,
            tip=(player_name(state.setup, player), *tip),
        )

    def listed(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[Listed]:
        order = (Place.MAP, Place.RESERVE, Place.CAPTURED, Place.GONE)
        own = [unit for place in order for unit in state.units.values() if (unit.owner, unit.place) == (player, place)]
        return [
            Listed(
                unit.id,
                words=_place_words(texts, state, unit),
                tone="plain" if unit.place is Place.MAP else "muted",
                gone=unit.place in (Place.CAPTURED, Place.GONE),
                tip=_told_of(texts, state, unit),
            )
            for unit in own
        ]

    def sheet(self, state: State, texts: Texts, figure: FigureId, /) -> Sheet:
        card = state.setup.figure_by_id[figure].card
        unit = state.units.get(figure)
        here: list[Row] = []
        if unit is not None and unit.at is not None:
            ground = ground_at(state, unit.at)
            here.append(Row("place", texts("pocket-sheet-place"), ground.label.in_language(texts.language)))
            for number, reason in enumerate(reroll_reasons(state, figure)):
                name = modifier_name(texts, state.setup, reason)
                here.append(Row(f"reroll-{number}", texts("pocket-sheet-reroll", reason=name), f"+{reason.value}"))
        printed = printed_card(texts, state.setup, card)
        return Sheet(card=printed, parts=(Part(rows=tuple(here)),) if here else ())

    def told_at(self, state: State, texts: Texts, point: Point, /) -> Sequence[str]:
        cell = state.setup.lattice.cell_at(point)
        if cell not in state.tiles:
            return ()
        ground = ground_at(state, cell)
        name, does = ground.label.in_language(texts.language), ground_words(texts, ground)
        return (texts("pocket-tile-does", tile=name, does=does) if does else name,)

    # -- what is watched ------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        match event:
            case events.UnitMoved() | events.UnitAdvanced():
                return STEP_SECONDS
            case events.DiceThrown():
                return FIGHT_SECONDS
            case events.HazardTested() | events.StartRolled() | events.DieRerolled():
                return DICE_SECONDS
            case events.UnitDefeated() | events.ControlChanged() | events.TilePlaced() | events.FeaturePlaced():
                return 0.6
            case events.UnitDeployed() | events.UnitRetreated() | events.UnitPlaced():
                return 0.4
            case events.BonusUsed():
                return 0.9
            case events.FightDecided():
                return VERDICT_SECONDS
            case events.PlayerOut():
                return 0.9
        return 0.0

    def gait(self, event: Event, /) -> Gait | None:
        if isinstance(event, events.UnitPlaced | events.UnitDeployed):
            return "drop"
        return "hop" if isinstance(event, events.UnitMoved | events.UnitAdvanced) else None

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, events.UnitMoved | events.UnitAdvanced):
            start, end = _top(state, event.start), _top(state, event.to)
            x, y, z = (a + (b - a) * age for a, b in zip(start, end, strict=True))
            unit = state.units[event.unit]
            state.units[event.unit] = Gliding(
                unit.id, unit.owner, unit.card, unit.place, unit.at, unit.captor, (x, y, z)
            )  # fmt: skip
        elif isinstance(event, events.UnitPlaced | events.UnitDeployed):
            state.units[event.unit].place, state.units[event.unit].at = Place.MAP, event.at

    def show(self, state: State, event: Event, before: float, /) -> None:
        match event:
            case events.UnitMoved(unit=unit, to=to) | events.UnitAdvanced(unit=unit, to=to):
                moved = state.units[unit]
                state.units[unit] = Unit(moved.id, moved.owner, moved.card, Place.MAP, to, moved.captor)
            case events.ArmyChosen(player=player, cards=cards):
                for found in units_of(player, cards):
                    state.units.setdefault(found.id, found)
            case events.UnitDeployed(unit=unit, at=at):
                state.units[unit].place, state.units[unit].at = Place.MAP, at
            case events.UnitPlaced(unit=unit, at=at):
                state.units[unit].place, state.units[unit].at = Place.MAP, at
                state.phase = Phase.DEPLOY
            case events.UnitRetreated(unit=unit):
                state.units[unit].place, state.units[unit].at = Place.RESERVE, None
            case events.UnitDefeated(unit=unit, captor=captor):
                lost = state.units[unit]
                lost.place, lost.at, lost.captor = Place.CAPTURED, None, captor
            case events.TilePlaced(terrain=terrain, at=at, feature=feature):
                state.tiles[at], state.phase = Tile(terrain, feature), Phase.BUILD
            case events.FeaturePlaced(kind=kind, at=at):
                state.tiles[at], state.phase = Tile(state.tiles[at].terrain, kind), Phase.PLACE_FEATURES
            case events.DiceThrown():
                state.fight = fight_of(event)
            case events.BonusUsed() | events.DieRerolled() if state.fight is not None:
                changed_by(state.fight, event)
            case events.FightDecided():
                state.fight = None
            case events.TurnBegan(player=player, turn=turn):
                state.active, state.turns, state.phase = player, turn, Phase.PLAY
            case _:
                pass

    def place(self, state: State, event: Event, /) -> Point | None:
        match event:
            case events.UnitDefeated(at=at) | events.UnitDrowned(at=at) | events.ControlChanged(at=at):
                return state.setup.lattice.centre(at)
        return None

    def word(self, texts: Texts, event: Event, /) -> tuple[str, FloatStyle] | None:
        match event:
            case events.UnitDefeated():
                return texts("pocket-word-captured"), "damage"
            case events.UnitDrowned():
                return texts("pocket-word-drowned"), "status"
        return None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        match event:
            case events.UnitMoved() | events.UnitAdvanced() | events.UnitDeployed() | events.UnitPlaced():
                return ("hop",)
            case events.UnitRetreated():
                return ("hop",)
            case events.DiceThrown() | events.HazardTested() | events.StartRolled() | events.DieRerolled():
                return ("dice-board",)
            case events.AttackDeclared(ranged=ranged, magic=magic):
                return ("spell" if magic else "bow" if ranged else "blade",)
            case events.SpecialUsed():
                return ("charm",)
            case events.UnitDefeated():
                return ("taken",)
            case events.UnitDrowned():
                return ("splash",)
            case events.ControlChanged(player=player) if player is not None:
                return ("points",)
            case events.TurnBegan():
                return ("turn",)
            case events.TilePlaced() | events.FeaturePlaced():
                return ("tile",)
            case events.GameEnded():
                return ("end",)
        return ()

    def effects(self, state: State, event: Event, /) -> Sequence[Effect]:
        match event:
            case events.UnitDefeated(unit=unit, at=at):
                place, height = state.setup.lattice.centre(at), state.battlefield.depth
                return [Effect("taken", place, (place[0], height), figure=unit)]
            case events.UnitDrowned(unit=unit, at=at):
                return [Effect("splash", state.setup.lattice.centre(at), figure=unit)]
            case events.SpecialUsed(unit=unit, target=target):
                if self.is_on_table(state, unit) and self.is_on_table(state, target):
                    here, there = (self.body(state, each).position for each in (unit, target))
                    return [Effect("orb", here, there, figure=unit, target=target)]
        return ()

    def whom(self, event: Event, /) -> FigureId | None:
        unit: FigureId | None = getattr(event, "unit", None)
        return unit

    def strike(self, state: State, event: Event, /) -> Strike | None:
        match event:
            case events.AttackDeclared(unit=unit, target=target, ranged=ranged, magic=magic):
                return Strike(unit, target, manner="spell" if magic else "shot" if ranged else "blow")
            case events.SpecialUsed(unit=unit, target=target):
                return Strike(unit, target, manner="spell")
            case events.FightDecided(unit=unit, target_defeated=defeated):
                return Strike(unit, hit=defeated)
        return None

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        match event:
            case events.AttackDeclared() | events.SpecialUsed():
                return (event.unit, event.target)
            case events.TurnBegan() | events.FightDecided():
                return None
        return before

    def templates(self, setup: Setup, /) -> Sequence[Template]:
        return [_template(card) for card in setup.cards]

    def templates_in(self, content: Content, /) -> Sequence[Template]:
        return [_template(card_as_played(form)) for form in content.units.values()]

    def with_ghost(self, state: State, template: Template, player: PlayerId, number: int, /) -> tuple[State, FigureId]:
        label = one_more(template.label, [unit.label for unit in state.setup.figures])
        ghost = UnitSetup(FigureId(f"{GHOST}{number}"), label, player, template.source)
        result = state.clone()
        result.setup = replace(state.setup, standing=(*state.setup.standing, ghost))
        result.units[ghost.id] = Unit(ghost.id, player, ghost.card.id, Place.RESERVE, None)
        return result, ghost.id

    def without_ghost(self, state: State, ghost: FigureId, /) -> State:
        result = state.clone()
        result.setup = replace(state.setup, standing=tuple(unit for unit in state.setup.standing if unit.id != ghost))
        del result.units[ghost]
        return result

    # -- who sees whom --------------------------------------------------------------------------------------

    def figures(self, state: State, /) -> Sequence[FigureId]:
        return [unit.id for unit in on_map(state)]

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        unit = state.units[figure]
        shown = self._shown(state, unit)
        return _waiting(figure) if shown is None else shown

    def owner(self, state: State, figure: FigureId, /) -> PlayerId:
        return state.units[figure].owner

    def figure_on(self, state: State, point: Point, /) -> FigureId | None:
        unit = unit_on(state, state.setup.lattice.cell_at(point))
        return None if unit is None else unit.id

    def sight(self, state: State, observer: FigureId, target: FigureId, facing: float | None = None, /) -> FigureSight:
        return figure_sight(state, observer, target)

    def sight_cells(self, state: State, observer: FigureId, target: FigureId, /) -> Sequence[SightCell]:
        """Return the cells between two units: those of the route, and those that bar sight.  P016, PR14, PR15."""
        lattice, found = state.setup.lattice, sight_to(state, observer, target)
        free = [SightCell(lattice.ring(cell), lattice.centre(cell)) for cell in (found.route or ())[1:-1]]
        barred = [SightCell(lattice.ring(cell), lattice.centre(cell), blocker(state, cell)) for cell in found.blocked]
        return [*free, *barred]

    # -- where units stand ------------------------------------------------------------------------------------

    def ground(self, state: State, /) -> Battlefield:
        return state.battlefield

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        """Put a unit onto the free tile that is nearest to a place."""
        taken = {unit.at for unit in on_map(state) if unit.id != figure}
        centre = state.setup.lattice.centre
        nearest = min(
            (cell for cell in state.tiles if cell not in taken),
            key=lambda cell: plan_distance(centre(cell), place[:2]),
            default=None,
        )
        if nearest is not None:
            state.units[figure].place, state.units[figure].at = Place.MAP, nearest

    def put_back(self, state: State, figure: FigureId, before: State, /) -> None:
        state.units[figure] = before.units[figure].clone()


def _waiting(unit: FigureId) -> Body:
    """Return the body of a unit that is not on the map."""
    return Body(unit, Circle(RADIUS), 0.0, 0.0, 0.0, 0.0, HEIGHT, EYE)


def _template(card: UnitCard) -> Template:
    return Template(card.id, card.label, Circle(RADIUS), outfit_of(card), card)


def _is_laid_out(state: State) -> bool:
    """Return whether all features lie on the map, so that they can be counted."""
    return state.setup.options.map != "build" or state.phase in (Phase.DEPLOY, Phase.PLAY)


def _phases(state: State) -> tuple[Phase, ...]:
    """Return the phases before the first turn: on a ready map nothing is built."""
    building = (Phase.TILES, Phase.FEATURES, Phase.BUILD, Phase.PLACE_FEATURES)
    is_built = state.setup.options.map == "build"
    return tuple(phase for phase in PHASES if is_built or phase not in building)


def _holder(state: State, cell: Cell, tile: Tile) -> PlayerId | None:
    """Return who holds a feature."""
    if tile.feature is None:
        return None
    return next((unit.owner for unit in state.units.values() if unit.at == cell), None)


def _top(state: State, cell: Cell) -> Point3:
    x, y = state.setup.lattice.centre(cell)
    return (x, y, ground_at(state, cell).height)


def outfit_of(card: UnitCard) -> Outfit:
    """Return the medallion of the units of a card."""
    by_type = next((emblem for kind, emblem in EMBLEMS_OF_TYPES.items() if kind in card.types), "person")
    return Outfit("", kind=card.id, emblem=EMBLEMS.get(card.id, by_type), pointer=False)


def printed_card(texts: Phrases, setup: Setup, card: UnitCard) -> Printed:
    """Return the card of a unit as it is printed."""
    bonus = {
        pool: sum(each.value for each in card.bonuses if each.pool is pool) for pool in (Pool.OFF, Pool.DEFENCE, None)
    }
    anywhere = (texts("pocket-bonus-any", value=bonus[None]),) if bonus[None] else ()
    red, green = (f"+{bonus[pool]}" if bonus[pool] else "" for pool in Pool)
    outfit = outfit_of(card).portrayed(setup.portraits)
    return Printed(
        card.label.in_language(texts.language),
        emblem=outfit.emblem,
        portrait=outfit.portrait,
        corner=str(card.points),
        dice=(card.off, card.defence),
        bonus=(red, green),
        lines=(*card_lines(texts, card), *anywhere),
        likes=tuple(_liked(texts, setup, setup.ground[kind]) for kind in card.favoured),
    )


def printed_ground(texts: Phrases, setup: Setup, ground: Ground) -> Printed:
    """Return a kind of tile or feature as it is printed, with a line of what it does."""
    looks, feature, name = _liked(texts, setup, ground)
    does = ground_words(texts, ground) or texts("pocket-does-nothing")
    return Printed(upper_first(name), ground=looks, feature=feature, lines=(upper_first(does),))


def _liked(texts: Phrases, setup: Setup, ground: Ground) -> tuple[str, str, str]:
    """Return the looks of a kind of tile or feature, and its name."""
    looks = (BARE, ground.id) if ground in setup.features else (ground.id, "")
    return (*looks, ground.label.in_language(texts.language))


def _named(state: State, texts: Texts, cards: Iterable[str]) -> str:
    counted = Counter(cards)
    names = {card: state.setup.card_by_id[card].label.in_language(texts.language) for card in counted}
    return texts.listing([(f"{count} × " if count > 1 else "") + names[card] for card, count in counted.items()])


def _told_of(texts: Texts, state: State, unit: Unit) -> tuple[str, ...]:
    """Return a unit's name, and where it is if that is not the map."""
    name = upper_first(figure_name(texts, state.setup, unit.id))
    return (name,) if unit.place is Place.MAP else (name, upper_first(_place_words(texts, state, unit)))


def _place_words(texts: Texts, state: State, unit: Unit) -> str:
    match unit.place:
        case Place.RESERVE:
            return texts("pocket-in-reserve")
        case Place.CAPTURED if unit.captor is not None:
            return texts("pocket-fate-captured", player=player_name(state.setup, unit.captor))
        case Place.CAPTURED | Place.GONE:
            return texts("pocket-fate-gone")
    card = card_of(state, unit.id)
    return texts("pocket-dice", off=card.off, defence=card.defence)


SCENE: Final = PocketScene()

if TYPE_CHECKING:
    _: SceneFace[State, Texts] = SCENE
