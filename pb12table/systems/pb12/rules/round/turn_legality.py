"""Which turns a player can take now, and the one decisive reason when he cannot.  R1.3.7 to R1.3.14."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.cards.card_legality import turn_card_refusal
from pb12table.systems.pb12.rules.command.appointing import leader_refusal
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act, is_on_table, value
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    AppointLeader,
    BreakOff,
    PlayCard,
    RelocateIn,
    RelocateOut,
    TurnAnswer,
    Wait,
)
from pb12table.systems.pb12.rules.game.state import FigureState, Place, State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.entering import entry_cost, entry_refusal
from pb12table.systems.pb12.rules.scenarios.effect_data import ActivateNow
from pb12table.systems.pb12.rules.vehicles.aboard import all_aboard, is_fixed
from pb12table.table.zones import in_area


def turn_refusal(state: State, player: PlayerId | str, answer: TurnAnswer) -> Refusal | None:
    """Why a turn cannot be taken.  R1.3.7 to R1.3.14."""
    if isinstance(answer, BreakOff):
        return None
    if isinstance(answer, PlayCard):
        return _turn_card_refusal(state, PlayerId(player), answer)
    if isinstance(answer, AppointLeader):
        return leader_refusal(state, player, answer.group, answer.figure)
    if state.players[PlayerId(player)].command_points < 1:
        return Refusal("R1.3.7", "no-command-points")
    if isinstance(answer, Wait):
        return None
    figure = state.figures.get(answer.figure)
    if figure is None or figure.controller != player or figure.place is Place.REMOVED:
        return Refusal("R1.2.11", "not-your-figure", (("figure", answer.figure),))
    if isinstance(answer, Activate):
        return activation_refusal(state, answer.figure)
    if isinstance(answer, RelocateOut):
        return _relocate_out_refusal(state, figure)
    return entry_refusal(state, figure, answer)


def _turn_card_refusal(state: State, player: PlayerId, answer: PlayCard) -> Refusal | None:
    """Why a card cannot be played instead of a turn; one that activates needs a figure that can be.  R5.0.9, RU030."""
    refusal = turn_card_refusal(state, player, answer)
    if refusal is not None or answer.figure is None:
        return refusal
    effects = state.setup.card_by_id[answer.card].effects
    if not any(isinstance(effect, ActivateNow) for effect in effects):
        return None
    return activation_refusal(state, answer.figure)


def turn_cost(answer: TurnAnswer) -> int:
    """The CP a turn costs.  R1.3.8 (Aktivieren), R1.3.11 (Verlegen), R1.3.13, R1.3.14, R2.2.8."""
    if isinstance(answer, RelocateIn):
        return total(entry_cost(answer))
    return 0 if isinstance(answer, BreakOff | PlayCard) else 1


def activation_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Why a figure cannot be activated directly.  R1.3.8, R1.3.10, RU030."""
    subject = (("figure", figure),)
    if not is_on_table(state, figure):
        return Refusal("R1.3.8", "not-on-the-table", subject)
    if state.figures[figure].done:
        return Refusal("R1.3.10", "done", subject)
    if not is_able_to_act(state, figure):
        return Refusal("R1.10.3", "incapacitated", subject)
    if value(state, figure, Attribute.INITIATIVE) < 1:
        return Refusal("R1.3.8", "no-initiative", subject)
    return None


def _relocate_out_refusal(state: State, figure: FigureState) -> Refusal | None:
    """R1.3.12 (Verlegen in den Bereitstellungsraum), R1.2.9 (Austrittszonen), RU032, RU095, RU096 (fixiert)."""
    if figure.place is not Place.TABLE:
        return Refusal("R1.3.12", "not-on-the-table", (("figure", figure.id),))
    if is_fixed(state, figure.id):
        return Refusal("R3.0.11", "fixed", (("figure", figure.id),))
    for passenger in all_aboard(state, figure.id):
        if state.figures[passenger].controller != figure.controller:
            return Refusal("RU095", "foreign-passenger", (("figure", passenger),))
    if not _own_zones(state, figure.controller, ZoneKind.EXIT, figure.x, figure.y, figure.z):
        return Refusal("R1.3.12", "not-in-exit-zone", (("figure", figure.id),))
    return None


def _own_zones(state: State, player: PlayerId, kind: ZoneKind, x: float, y: float, z: float) -> bool:
    return any(
        zone.kind is kind and player in zone.players and in_area(zone.area, (x, y), z) for zone in state.setup.zones
    )
