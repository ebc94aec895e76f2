"""How Pocket Tactics is told of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import atan2, pi, sqrt
from typing import Any, Final

from pb12table.skirmish.faces.system import Amended
from pb12table.skirmish.faces.words import (
    PLAIN,
    SET_BY_HAND,
    Deed,
    Fate,
    Meaning,
    Phrases,
    Result,
    Standing,
    Tone,
    WordsFace,
    telling,
)
from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.fights import chance, distance, rerolls_of
from pb12table.systems.pocket_tactics.rules.ground import (
    captured_points,
    card_of,
    controlled,
    features,
    in_reserve,
    on_map,
    players_in,
)
from pb12table.systems.pocket_tactics.rules.setup import VOID, Ability, Does, Ground, Pool, Setup, UnitCard
from pb12table.systems.pocket_tactics.rules.state import Place, State, Unit
from pb12table.table.cells import Cell, cell_distance
from pb12table.texts.locale import upper_first
from pb12table.texts.names import figure_name, player_name


def card_line(texts: Phrases, card: UnitCard) -> str:
    """Return a card in a line: its dice, movement and reach."""
    traits = (("fast", card.fast), ("flying", card.flying), ("ranged", card.ranged))
    said = [texts("pocket-dice", off=card.off, defence=card.defence)]
    said += [texts(f"pocket-trait-{name}", value=value) for name, value in traits if value]
    return ", ".join(said)


def card_lines(texts: Phrases, card: UnitCard) -> tuple[str, ...]:
    """Return what a unit is and can do besides its dice, in sentences."""
    said = [" · ".join(texts.either(f"pocket-type-{kind}", kind) for kind in card.types)] if card.types else []
    if card.flying:
        said.append(texts("pocket-can-fly", tiles=1 + card.flying))
    elif card.fast:
        said.append(texts("pocket-can-run", tiles=1 + card.fast))
    if card.ranged:
        said.append(texts("pocket-can-cast" if card.has_magic else "pocket-can-shoot", tiles=card.reach))
    if card.ability is not None:
        said.append(_ability_words(texts, card.ability))
    return tuple(map(upper_first, said))


def card_rows(texts: Phrases, setup: Setup, card: UnitCard) -> Iterator[tuple[str, str]]:
    """Yield what a card says besides its numbers, by keys whose names are `pocket-sheet-`."""
    if card.types:
        yield "types", texts.listing([texts.either(f"pocket-type-{kind}", kind) for kind in card.types])
    if card.bonuses:
        words = [texts(f"pocket-bonus-{bonus.pool or 'any'}", value=bonus.value) for bonus in card.bonuses]
        yield "bonuses", texts.listing(words)
    if card.favoured:
        names = [setup.ground[kind].label.in_language(texts.language) for kind in card.favoured]
        yield "favoured", texts.listing(names)
    if card.ability is not None:
        yield "ability", _ability_words(texts, card.ability)


def _ability_words(texts: Phrases, ability: Ability) -> str:
    value = 0 if ability.bonus is None else ability.bonus.value
    kind = texts.either(f"pocket-against-{ability.against}", ability.against) if ability.does is Does.BANE else ""
    pool = "any" if ability.bonus is None or ability.bonus.pool is None else str(ability.bonus.pool)
    return texts(f"pocket-ability-{ability.does}", value=value, pool=pool, type=kind, reach=ability.reach)


def ground_words(texts: Phrases, ground: Ground) -> str:
    """Return what a tile or feature does, in a line."""
    said = [texts(f"pocket-does-{ground.hazard}")] if ground.hazard is not None else []
    said += [texts("pocket-does-block")] if ground.blocks else []
    said += [texts("pocket-does-end")] if ground.ends_move else []
    said += [texts(f"pocket-does-{bonus.pool}", value=bonus.value) for bonus in ground.bonuses]
    said += [texts("pocket-does-reroll", count=ground.rerolls)] if ground.rerolls else []
    return ", ".join(said)


_TONES: Final[Mapping[type, Tone]] = {
    events.UnitDefeated: Tone.GRAVE,
    events.UnitDrowned: Tone.GRAVE,
    events.PlayerOut: Tone.GRAVE,
    events.GameEnded: Tone.HEADING,
    events.ControlChanged: Tone.GOOD,
    events.DirectionChosen: Tone.PALE,
    events.TileDrawn: Tone.PALE,
    events.FightDecided: Tone.PLAIN,
}


class PocketWords(WordsFace):
    """How Pocket Tactics tells of its games."""

    # -- at first sight -----------------------------------------------------------------------------------------

    def strengths(self, state: State, figure: FigureId) -> Sequence[str]:
        if figure not in state.units:
            return ()
        card = card_of(state, figure)
        helped = [[bonus for bonus in card.bonuses if bonus.pool in (None, pool)] for pool in Pool]
        red, green = (0.5 * bool(bonuses) for bonuses in helped)
        return telling((
            ("attacks-hard", "attacks-weakly", (card.off + red - 1.9) * 1.4),
            ("holds-out", "falls-easily", (card.defence + green - 1.6) * 1.4),
            ("from-afar", "", card.ranged * 2.0),
            ("quick", "", card.fast * 1.2),
            ("flies", "", card.flying * 1.3),
        ))  # fmt: skip

    # -- names ------------------------------------------------------------------------------------------------

    def name(self, texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
        labels: dict[str, Label] = {ground.id: ground.label for ground in setup.ground.values()}
        labels |= {card.id: card.label for card in setup.cards}
        labels |= {faction.id: faction.label for faction in setup.factions}
        if identity.startswith(f"{VOID}("):
            q, _, r = identity.partition("(")[2].rstrip(")").partition(",")
            return texts("pocket-no-tile-at", q=q, r=r)
        # A feature that lies somewhere is named by its kind.
        label = labels.get(identity.partition("(")[0])
        return None if label is None else label.in_language(texts.language)

    def source(self, texts: Phrases, setup: Setup, modifier: Modifier) -> str:
        """Return the supporting unit, or the place."""
        unit = setup.figure_by_id.get(FigureId(modifier.source))
        return super().source(texts, setup, modifier) if unit is None else figure_name(texts, setup, unit.id)

    # -- events -----------------------------------------------------------------------------------------------

    def details(self, texts: Phrases, setup: Setup, event: Any) -> Mapping[str, Any]:
        def named(identity: str) -> str:
            return self.name(texts, setup, identity) or identity

        match event:
            case events.StartRolled(results=results, tied=tied):
                return {
                    "results": texts.listing(
                        [texts("pocket-roll", player=player_name(setup, who), face=face) for who, face in results]
                    ),
                    "tie": _yes(bool(tied)),
                    "players": texts.listing([player_name(setup, player) for player in tied]),
                    "winner": player_name(setup, max(results, key=lambda result: result[1])[0]),
                }
            case events.DirectionChosen(clockwise=clockwise):
                return {"way": texts("pocket-clockwise" if clockwise else "pocket-counter-clockwise")}
            case events.ArmyChosen(faction=faction, cards=cards):
                return {"faction": named(faction), "cards": self._counted(texts, setup, cards)}
            case events.TilesChosen(terrains=terrains):
                return {"tiles": self._counted(texts, setup, terrains)}
            case events.FeatureChosen(player=player, kind=kind, central=central):
                how = ("chance" if player is None else "choice") if central else "own"
                return {"kind": named(kind), "central": how}
            case events.TileDrawn(terrain=terrain):
                return {"terrain": named(terrain)}
            case events.TilePlaced(terrain=terrain, feature=feature):
                return {"terrain": named(terrain), "feature": "no" if feature is None else named(feature)}
            case events.FeaturePlaced(kind=kind):
                return {"kind": named(kind)}
            case events.UnitMoved(start=start, to=to, over=over):
                return {
                    "over": _yes(over is not None),
                    "way": _way(texts, start, to),
                    "where": _where(texts, setup, to),
                }
            case events.UnitAdvanced(start=start, to=to):
                return {"way": _way(texts, start, to), "where": _where(texts, setup, to)}
            case events.UnitPlaced(at=at) | events.UnitDeployed(at=at):
                return {"where": _where_from_middle(texts, setup, at)}
            case events.HazardTested(results=results, passed=passed):
                return {"results": _dice(texts, results), "passed": _yes(passed)}
            case events.AttackDeclared(ranged=ranged, magic=magic):
                manner = "ranged-magic" if ranged and magic else "magic" if magic else "ranged" if ranged else "melee"
                return {"manner": manner}
            case events.DiceThrown():
                rolled = ("off", "defence", "target_off", "target_defence")
                return {colour: _dice(texts, getattr(event, colour)) for colour in rolled}
            case events.BonusUsed(bonus=bonus, pool=pool):
                return {"colour": texts(f"pocket-colour-{pool}"), "source": named(bonus.source)}
            case events.DieRerolled(pool=pool):
                return {"colour": texts(f"pocket-colour-{pool}")}
            case events.FightDecided(target_defeated=beaten, unit_defeated=lost):
                return {"outcome": "both" if beaten and lost else "target" if beaten else "unit" if lost else "none"}
            case events.ControlChanged(kind=kind, player=player):
                return {"kind": named(kind), "held": _yes(player is not None)}
            case events.PlayerOut(gave_up=gave_up):
                return {"gave_up": _yes(gave_up)}
        return {}

    def _counted(self, texts: Phrases, setup: Setup, things: Iterable[str]) -> str:
        """Return things by name, with their number if there are several."""
        return texts.listing(
            [
                (f"{count} × " if count > 1 else "") + (self.name(texts, setup, thing) or thing)
                for thing, count in Counter(things).items()
            ]
        )

    def sum_lines(self, texts: Phrases, setup: Setup, event: Any) -> Sequence[str]:
        if not isinstance(event, events.FightDecided):
            return ()
        unit, target = figure_name(texts, setup, event.unit), figure_name(texts, setup, event.target)
        return (
            texts("pocket-side", unit=unit, other=target),
            _compared(texts, event.off, event.target_defence, event.target_defeated),
            texts("pocket-side", unit=target, other=unit),
            _compared(texts, event.target_off, event.defence, event.unit_defeated),
        )

    def meaning(self, event: Any) -> Meaning:
        match event:
            case events.TurnBegan(player=player, turn=turn):
                return Meaning(begins_round=turn, begins_turn=player, tone=Tone.TURN)
            case events.ControlChanged() | events.UnitDefeated():
                return Meaning(is_moment=True, tone=_TONES[type(event)])
        if isinstance(event, Amended):
            return SET_BY_HAND
        tone = _TONES.get(type(event))
        return PLAIN if tone is None else Meaning(tone=tone)

    def goes_on(self, first: Any, event: Any) -> bool:
        moved = events.UnitMoved
        return isinstance(first, moved) and isinstance(event, moved) and first.unit == event.unit

    def moves(self, event: Any) -> bool:
        return isinstance(event, events.UnitMoved)

    def movement_line(self, texts: Phrases, setup: Setup, told: Sequence[Any]) -> str:
        first, last = told[0], told[-1]
        return texts(
            "pocket-log-move",
            unit=figure_name(texts, setup, first.unit),
            steps=len(told),
            way=_way(texts, first.start, last.to),
            where=_where(texts, setup, last.to),
        )

    # -- a game -----------------------------------------------------------------------------------------------

    def briefing(self, texts: Phrases, setup: Setup) -> Sequence[str]:
        options = setup.options
        lines = [texts("pocket-briefing-features"), texts("pocket-briefing-beaten")]
        lines.append(texts("pocket-briefing-limit", turns=options.turn_limit, decides=options.decides))
        if options.repetition:
            lines.append(texts("pocket-briefing-repetition", decides=options.decides))
        if options.first is not None:
            lines.append(texts("pocket-briefing-first", player=player_name(setup, options.first)))
        return tuple(lines)

    def standing_line(self, texts: Phrases, state: State) -> str:
        return " · ".join(
            texts(
                "pocket-standing",
                player=player_name(state.setup, player),
                points=captured_points(state, player),
                features=len(controlled(state, player)),
            )
            for player in state.players
        )

    def deeds(self, state: State, log: Sequence[Any]) -> Iterable[Deed]:
        for event in log:
            if isinstance(event, events.FightDecided):
                for unit, off, defence, won in (
                    (event.unit, event.off, event.target_defence, event.target_defeated),
                    (event.target, event.target_off, event.defence, event.unit_defeated),
                ):
                    if off:
                        likely = float(chance(len(off), len(defence)))
                        yield Deed(unit, attempts=1, hits=int(won), expected=likely)

    def stakes(self, state: State, player: PlayerId) -> Mapping[str, float]:
        return stakes(state, player)

    def takes_part(self, state: State, figure: FigureId) -> bool:
        return figure in state.units

    def fate(self, state: State, figure: FigureId, out_in: int | None) -> Fate:
        unit = state.units.get(figure)
        is_lost = unit is not None and unit.place in (Place.CAPTURED, Place.GONE)
        return Fate(state.setup.figure_by_id[figure].player, is_lost)

    def fate_words(self, texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
        unit = state.units.get(figure)
        assert unit is not None, "it takes part"
        captor = "" if unit.captor is None else player_name(state.setup, unit.captor)
        return texts(f"pocket-fate-{unit.place}", player=captor)

    def standings(self, texts: Phrases, state: State, log: Sequence[Any]) -> Sequence[Standing]:
        won = () if state.outcome is None else state.outcome.winners
        points = {player: captured_points(state, player) for player in state.players}
        order: list[PlayerId] = sorted(points, key=lambda player: (player not in won, -points[player]))
        taken = {player: [unit.id for unit in state.units.values() if unit.captor == player] for player in order}
        return tuple(
            Standing(
                player,
                points[player],
                state.players[player].out,
                self._counted(texts, state.setup, (card_of(state, unit).id for unit in taken[player])),
            )
            for player in order
        )

    def result(self, texts: Phrases, state: State, log: Sequence[Any]) -> Result | None:
        outcome = state.outcome
        if outcome is None:
            return None
        return Result(
            outcome.winners,
            (
                texts(f"pocket-result-{outcome.reason}", decides=state.setup.options.decides),
                self.standing_line(texts, state),
            ),
        )


def stakes(state: State, player: PlayerId) -> dict[str, float]:
    """Return what a player has beside units: features, how far the next one is, rerolls, and what attacks promise.

    Attacks are those of units within reach of each other, in points of the card that may fall, by bare dice.
    """
    own = list(on_map(state, player))
    others = [unit for other in players_in(state) if other != player for unit in on_map(state, other)]
    held = controlled(state, player)
    free = [unit.at for unit in own if unit.at is not None and unit.at not in held]
    wanted = [cell for cell in features(state) if cell not in held]
    found = {
        "features": float(len(held)),
        "rerolls": float(sum(rerolls_of(state, unit.id) for unit in own)),
        "reserve": float(sum(1 for _ in in_reserve(state, player))),
        "promise": _best_attack(state, own, others),
        "risk": -_best_attack(state, others, own),
    }
    if wanted and free:
        found["way"] = -float(min(cell_distance(cell, there) for cell in free for there in wanted))
    return found


def _best_attack(state: State, units: Sequence[Unit], targets: Sequence[Unit]) -> float:
    """Return what the best attack of some units on others within reach promises, in points of cards."""
    return max(
        (
            float(chance(card_of(state, unit.id).off, card_of(state, target.id).defence))
            * card_of(state, target.id).points
            for unit in units
            for target in targets
            if distance(state, unit.id, target.id) <= card_of(state, unit.id).reach
        ),
        default=0.0,
    )


WAYS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""Directions of the compass from the east on, counter-clockwise."""


def _way(texts: Phrases, start: Cell, to: Cell) -> str:
    """Return in which direction of the compass a tile lies from another."""
    q, r = to[0] - start[0], to[1] - start[1]
    turn = atan2(1.5 * r, sqrt(3.0) * (q + r / 2.0))
    return texts(f"pocket-way-{WAYS[round(turn / (pi / 4.0)) % len(WAYS)]}")


def _where(texts: Phrases, setup: Setup, cell: Cell) -> str:
    """Return what lies on a ready map in a cell, "" where the players have laid it."""
    tile = next((tile for tile in setup.tiles if tile.at == cell), None)
    if tile is None:
        return ""
    ground = setup.ground[tile.terrain if tile.feature is None else tile.feature]
    return texts("pocket-where-told", ground=ground.label.in_language(texts.language))


def _where_from_middle(texts: Phrases, setup: Setup, cell: Cell) -> str:
    """Return what lies in a cell of a ready map, and how far it is from the middle: many are alike."""
    place = texts("pocket-from-middle", tiles=cell_distance((0, 0), cell), way=_way(texts, (0, 0), cell))
    tile = next((tile for tile in setup.tiles if tile.at == cell), None)
    if tile is None:
        return texts("pocket-where-told", ground=place)
    ground = setup.ground[tile.terrain if tile.feature is None else tile.feature]
    return texts("pocket-where-placed", ground=ground.label.in_language(texts.language), place=place)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _dice(texts: Phrases, results: Sequence[int]) -> str:
    return " ".join(map(str, results)) or texts("pocket-no-dice")


def _compared(texts: Phrases, off: Sequence[int], defence: Sequence[int], won: bool) -> str:
    return texts(
        "pocket-compared",
        red=texts("pocket-pairs-off", red=_dice(texts, off)),
        green=texts("pocket-pairs-def", green=_dice(texts, defence)),
        result=texts("pocket-defeats" if won else "pocket-is-safe"),
    )


WORDS: Final = PocketWords()
