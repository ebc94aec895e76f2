"""The questions before the first turn as forms, and what all forms of Pocket Tactics share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Aim, Form, Ghost, Instead, Laid, Number, Option, Pick, Tally, Target, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Heap
from pb12table.systems.pocket_tactics.rules.answers import (
    Army,
    PutUnit,
    Stop,
)
from pb12table.systems.pocket_tactics.rules.ground import EYE, HEIGHT, RADIUS, card_of, ground_at, in_reserve
from pb12table.systems.pocket_tactics.rules.preparations import (
    TILES_EACH,
    ChooseArmy,
    ChooseDirection,
    ChooseFeature,
    ChooseTiles,
    PlaceFeature,
    PlaceTile,
    PlaceUnit,
    army_refusal,
    first_places,
)
from pb12table.systems.pocket_tactics.rules.setup import Ground, Setup
from pb12table.systems.pocket_tactics.rules.state import State
from pb12table.systems.pocket_tactics.scene import printed_card, printed_ground
from pb12table.systems.pocket_tactics.texts import card_line, ground_words
from pb12table.table.battlefield import Body
from pb12table.table.cells import Cell
from pb12table.table.shapes import Circle
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, player_name

UNIT, AIM, FACTION = "unit", "aim", "faction"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with all that its form needs."""

    texts: Texts
    state: State
    request: Request[State, Any]

    @property
    def setup(self) -> Setup:
        """Return what was agreed before the game."""
        return self.state.setup

    @property
    def player(self) -> PlayerId:
        """The player who is asked."""
        return PlayerId(self.request.player)

    @property
    def player_name(self) -> str:
        """That player's name."""
        return player_name(self.setup, self.player)

    def unit_name(self, unit: FigureId) -> str:
        """Return the name of a unit."""
        return figure_name(self.texts, self.setup, unit)

    def reason(self, answer: Any) -> str:
        """Return why the rules refuse an answer, in words; "" if they do not."""
        refusal = self.request.refusal(self.state, answer)
        return "" if refusal is None else refusal_line(self.texts, self.setup, refusal)

    def legal(self, answer: Any) -> Any:
        """Return the answer if the rules take it, else None."""
        return answer if answer is not None and self.request.refusal(self.state, answer) is None else None

    def named(self, ground: Ground) -> str:
        """Return the name of a kind of tile or feature."""
        return ground.label.in_language(self.texts.language)


Make: TypeAlias = Callable[[Asked, Values, str], Form[Any]]


def cell_name(cell: Cell) -> str:
    """Return the name of a cell in a form."""
    return f"{cell[0]},{cell[1]}"


def cell_of(aim: Aim | None) -> Cell | None:
    """Return the cell that is meant."""
    if aim is None or aim.cell is None:
        return None
    q, _, r = aim.cell.partition(",")
    return (int(q), int(r))


def cells_field(asked: Asked, cells: Iterable[Cell], value: Aim | None, **more: Any) -> Target:
    """Return a field for one of some cells, and perhaps one of some figures."""
    ring, shown = asked.setup.lattice.ring, ""
    cell = cell_of(value)
    if value is not None and value.figure is not None:
        shown = asked.unit_name(value.figure)
    elif cell in asked.state.tiles:
        shown = asked.named(asked.setup.ground[asked.state.tiles[cell].kind])
    elif cell is not None:
        shown = asked.texts("pocket-an-open-place")
    shown = shown or asked.texts("pocket-where-open")
    named = tuple((cell_name(cell), ring(cell)) for cell in cells)
    return Target(
        name=AIM, label=asked.texts("pocket-where"), value=value, shown=shown, cells=named, **more
    )  # fmt: skip


def share(asked: Asked, chance: float) -> str:
    """Return a chance in words."""
    return asked.texts("pocket-percent", percent=round(100 * chance))


# -- before the first turn ------------------------------------------------------------------------------------


def choose_direction(asked: Asked, values: Values, changed: str) -> Form[bool]:
    """Return the form for which way round the turn goes.  PR02."""
    texts = asked.texts
    return Form(
        name="direction",
        title=texts("pocket-direction-title", player=asked.player_name),
        player=asked.player,
        fields=(
            Pick(
                name="way",
                options=(
                    Option(value=True, label=texts("pocket-clockwise")),
                    Option(value=False, label=texts("pocket-counter-clockwise")),
                ),
            ),
        ),
        give=lambda given: given["way"],
    )


def _of(texts: Texts, what: str, count: int, most: int, rule: str) -> Tally:
    """Return how many there are of the most there may be."""
    return Tally(texts(what), texts("pocket-of", count=count, most=most), rule)


def choose_army(asked: Asked, values: Values, changed: str) -> Form[Army]:
    """Return the form for a faction and its cards within the points; at first the standard set.  P002, P003, PR03."""
    texts, setup = asked.texts, asked.setup
    fixed = setup.player_by_id[asked.player].faction
    factions = [faction for faction in setup.factions if fixed in (None, faction.id)]
    faction = values.get(FACTION, factions[0].id)
    cards = [card for card in setup.cards if card.faction == faction]
    begun = changed == FACTION or FACTION not in values
    counts = {card.id: 1 if begun else int(values.get(card.id, 0)) for card in cards}

    def army(given: Values) -> Army:
        chosen = tuple(card.id for card in cards for _ in range(int(given.get(card.id) or 0)))
        return Army(str(given[FACTION]), chosen)

    wanted = army({FACTION: faction, **counts})
    refusal = army_refusal(setup, asked.player, wanted)
    worth = sum(card.points * counts[card.id] for card in cards)
    return Form(
        name="army",
        title=texts("pocket-army-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("pocket-army-lines"),),
        warning="" if refusal is None else refusal_line(texts, setup, refusal),
        tallies=(_of(texts, "pocket-army-points", worth, setup.options.army_limit, "P003"),),
        fields=(
            Pick(
                name=FACTION,
                value=faction,
                decides=False,
                options=tuple(
                    Option(
                        value=each.id,
                        label=each.label.in_language(texts.language),
                        cards=tuple(
                            printed_card(texts, setup, card) for card in setup.cards if card.faction == each.id
                        ),
                    )
                    for each in factions
                ),
            ),
            *(
                Number(
                    name=card.id,
                    label=texts("pocket-card", card=card.label.in_language(texts.language), points=card.points),
                    value=counts[card.id],
                    lowest=0,
                    highest=setup.options.copies,
                    shown=str(counts[card.id]),
                    card=printed_card(texts, setup, card),
                )
                for card in cards
            ),
        ),
        give=lambda given: asked.legal(army(given)),
        commit=texts("pocket-army-commit"),
    )


def choose_tiles(asked: Asked, values: Values, changed: str) -> Form[tuple[str, ...]]:
    """Return the form for six tiles for the bag.  P005, PR04."""
    texts = asked.texts
    usual = Counter(asked.request.default(asked.state))
    terrains = [ground for ground in asked.setup.terrains if ground.stock]
    counts = {ground.id: int(values.get(ground.id, usual[ground.id])) for ground in terrains}

    def picked(given: Values) -> tuple[str, ...]:
        return tuple(ground.id for ground in terrains for _ in range(int(given.get(ground.id) or 0)))

    return Form(
        name="tiles",
        title=texts("pocket-tiles-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("pocket-tiles-lines"),),
        warning=asked.reason(picked(counts)),
        tallies=(_of(texts, "pocket-tiles-count", sum(counts.values()), TILES_EACH, "P005"),),
        fields=tuple(
            Number(
                name=ground.id,
                label=upper_first(asked.named(ground)),
                value=counts[ground.id],
                lowest=0,
                highest=min(ground.stock, TILES_EACH),
                shown=str(counts[ground.id]),
                card=printed_ground(texts, asked.setup, ground),
            )
            for ground in terrains
        ),
        heaps=bag_of(asked),
        give=lambda given: asked.legal(picked(given)),
        commit=texts("pocket-tiles-commit"),
    )


def bag_of(asked: Asked) -> tuple[Heap, ...]:
    """Return what lies in the bag, as everybody may know; nothing while it is empty.  PR35."""
    counted = Counter(asked.state.bag)
    kinds = [ground for ground in asked.setup.terrains if counted[ground.id]]
    things = tuple((printed_ground(asked.texts, asked.setup, ground), counted[ground.id]) for ground in kinds)
    return (Heap(asked.texts("pocket-in-bag", count=sum(counted.values())), things),) if things else ()


def choose_feature(asked: Asked, values: Values, changed: str) -> Form[str]:
    """Return the form for the central feature, or one's own.  P006, PR05."""
    request = asked.request
    assert isinstance(request, ChooseFeature), "made for this question"
    kind = "central" if request.central else "own"
    return Form(
        name="feature",
        title=asked.texts(f"pocket-feature-{kind}", player=asked.player_name),
        player=asked.player,
        fields=(
            Pick(
                name="kind",
                options=tuple(
                    Option(
                        value=ground.id,
                        label=asked.named(ground),
                        cards=(printed_ground(asked.texts, asked.setup, ground),),
                    )
                    for ground in asked.setup.features
                ),
            ),
        ),
        give=lambda given: given["kind"],
    )


def place_tile(asked: Asked, values: Values, changed: str) -> Form[Cell]:
    """Return the form for where a tile is laid.  P008, PR06."""
    request = asked.request
    assert isinstance(request, PlaceTile), "made for this question"
    drawn = asked.setup.ground[request.terrain]
    form = _on_a_cell(asked, values, "place-tile", request.options(asked.state), drawn.id, terrain=asked.named(drawn))
    does = ground_words(asked.texts, drawn)
    return replace(form, lines=(*((does,) if does else ()), *form.lines), heaps=bag_of(asked))


def place_feature(asked: Asked, values: Values, changed: str) -> Form[Cell]:
    """Return the form for where one's own feature is laid, on one of the best tiles.  P009, PR07."""
    request, state = asked.request, asked.state
    assert isinstance(request, PlaceFeature), "made for this question"
    best = request.options(state)
    kind = state.players[asked.player].feature
    assert kind is not None, "chosen before"
    return _on_a_cell(asked, values, "place-feature", best, feature=kind, terrain=asked.named(asked.setup.ground[kind]))


def _on_a_cell(
    asked: Asked, values: Values, name: str, cells: Sequence[Cell], terrain_laid: str = "", feature: str = "",
    **words: Any,
) -> Form[Cell]:  # fmt: skip
    """Return the form for one of some cells, on which a tile or a feature would lie."""
    aim = values.get(AIM)
    cell = cell_of(aim)
    ghost: tuple[Laid, ...] = ()
    if cell is not None:
        ground = terrain_laid or asked.state.tiles[cell].terrain
        ghost = (Laid(asked.setup.lattice.ring(cell), ground, feature),)
    return Form(
        name=name,
        title=asked.texts(f"pocket-{name}-title", player=asked.player_name, **words),
        player=asked.player,
        lines=(asked.texts(f"pocket-{name}-lines"),),
        fields=(cells_field(asked, cells, aim, follows=True),),
        give=lambda given: asked.legal(cell_of(given[AIM])),
        commit=asked.texts("pocket-lay"),
        icon="map",
        sketch=ghost,
        places=tuple(asked.setup.lattice.centre(cell) for cell in cells),
    )


def place_unit(asked: Asked, values: Values, changed: str) -> Form[PutUnit | Stop]:
    """Return the form for which unit begins on which tile.  P010, PR08."""
    texts, state = asked.texts, asked.state
    request = asked.request
    assert isinstance(request, PlaceUnit), "made for this question"
    waiting = one_of_each(state, asked.player)
    unit = values.get(UNIT, waiting[0])
    cells, aim = first_places(state, asked.player), values.get(AIM)
    stop = asked.legal(Stop())
    return Form(
        name="place-unit",
        title=texts("pocket-place-unit-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("pocket-place-unit-lines", left=3 - state.players[asked.player].placed),),
        fields=(units_field(asked, waiting, unit), cells_field(asked, cells, aim, follows=True)),
        give=lambda given: with_cell(given, lambda cell: asked.legal(PutUnit(given[UNIT], cell))),
        instead=() if stop is None else (Instead("stop", texts("pocket-stop-placing"), stop, "leave-it", icon="end"),),
        commit=texts("pocket-put"),
        icon="enter",
        groups=("plan", "tiles"),
        selected=unit,
        sketch=standing_at(asked, unit, cell_of(aim)),
        places=tuple(asked.setup.lattice.centre(cell) for cell in cells),
    )


def standing_at(asked: Asked, unit: FigureId, cell: Cell | None) -> tuple[Ghost, ...]:
    """Return a unit as it would stand on a tile; nothing while none is meant."""
    if cell is None:
        return ()
    x, y = asked.setup.lattice.centre(cell)
    body = Body(unit, Circle(RADIUS), x, y, ground_at(asked.state, cell).height, 0.0, HEIGHT, EYE)
    return (Ghost(unit, body, able=True),)


def with_cell(given: Values, make: Callable[[Cell], Any]) -> Any:
    cell = cell_of(given[AIM])
    return None if cell is None else make(cell)


def one_of_each(state: State, player: PlayerId) -> list[FigureId]:
    """Return the first unit of each card in the reserve."""
    found: dict[str, FigureId] = {}
    for unit in in_reserve(state, player):
        found.setdefault(unit.card, unit.id)
    return list(found.values())


def units_field(
    asked: Asked, units: Sequence[FigureId], value: FigureId | None, waiting: Sequence[FigureId] = ()
) -> Pick:
    """Return a field for one of some units, of which some are `waiting` in the reserve."""
    return Pick(
        name=UNIT,
        value=value,
        decides=False,
        options=tuple(
            Option(
                value=unit,
                label=asked.unit_name(unit),
                cost=asked.texts("pocket-in-reserve") if unit in waiting else "",
                figure=unit,
                about=card_words(asked, unit),
            )
            for unit in units
        ),
    )


def card_words(asked: Asked, unit: FigureId) -> str:
    """Return a card in a line: its dice, movement and reach."""
    return card_line(asked.texts, card_of(asked.state, unit))


FORMS: Final[Mapping[str, Make]] = {
    ChooseDirection.__name__: choose_direction,
    ChooseArmy.__name__: choose_army,
    ChooseTiles.__name__: choose_tiles,
    ChooseFeature.__name__: choose_feature,
    PlaceTile.__name__: place_tile,
    PlaceFeature.__name__: place_feature,
    PlaceUnit.__name__: place_unit,
}
"""Those before the first turn, by the kind of question."""
