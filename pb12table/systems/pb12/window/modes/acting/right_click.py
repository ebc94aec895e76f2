"""What a right click offers the active figure at a place or a figure, and how it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import is_opposing
from pb12table.systems.pb12.rules.game.answers import Aim, Move
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.modes.aiming.target_place import Aimed, offers_at_places
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name
from pb12table.window.play.cards import CardButton

if TYPE_CHECKING:
    from pb12table.systems.pb12.window.modes.acting.actions import ActionMode


def offers_at(mode: ActionMode, point: Point, figure: FigureId | None) -> list[CardButton]:
    """What can be done at a place, or to an opposing figure."""
    state, texts, game = mode.game.state, mode.texts, mode.game
    if figure is None:
        reason = mode.reason(Move(1))
        move = CardButton("offer:move", texts("offer-move"), game.key("move"), not reason, reason)
        return [move, *offers_at_places(mode, point)]
    if not is_opposing(state, mode.figure, figure):
        return []
    name = figure_name(texts, game.setup, figure)
    offers: list[CardButton] = []
    for command in ("ranged-attack", "melee-attack", "aim"):
        reason = _offer_reason(mode, command, figure)
        label = texts(f"offer-{command}", figure=name)
        offers.append(CardButton(f"offer:{command}:{figure}", label, game.key(command), not reason, reason))
    return offers


def _offer_reason(mode: ActionMode, command: str, target: FigureId) -> str:
    if command == "aim":
        return mode.reason(Aim(target, facing_at(mode.game.state, mode.figure, target)))
    ranged = command == "ranged-attack"
    if not weapons(mode.game.state, mode.figure, ranged=ranged):
        return mode.texts("tile-no-ranged-weapon" if ranged else "tile-no-melee-weapon")
    return mode.game.refusal_text(mode.target_refusal(target, ranged=ranged))


def take_offer(mode: ActionMode, command: str, target: str) -> None:
    """Begin the action of a right click with the place or the figure that was clicked."""
    if target.startswith("@"):
        _begin_there(mode, command, "terrain" if target == "@terrain" else "place")
        return
    mode.begin(command)
    begun = mode.game.mode
    if command == "move":
        if begun is not mode and not is_vehicle(mode.game.state, mode.figure):
            begun.click(mode.offered, None)
    else:
        begun.hover(None, FigureId(target))


def _begin_there(mode: ActionMode, command: str, aimed: Aimed) -> None:
    """Begin an attack on what lies where the right click was, or on that place, or aim at it."""
    from pb12table.systems.pb12.window.modes.aiming.aiming import AimMode
    from pb12table.systems.pb12.window.modes.aiming.attacking import AttackMode

    begun: ActionMode = (
        AimMode(mode.game, mode.request, aimed)
        if command == "aim"
        else AttackMode(mode.game, mode.request, ranged=command == "ranged-attack", aimed=aimed)
    )
    mode.game.enter(begun)
    begun.hover(mode.offered, None)
