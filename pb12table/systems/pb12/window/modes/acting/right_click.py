"""What a right click offers the active figure at a place or a figure."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import is_opposing
from pb12table.systems.pb12.rules.game.answers import Aim, Move
from pb12table.systems.pb12.scene.pieces import piece_at
from pb12table.systems.pb12.window.modes.acting.action_reasons import ActionReasons
from pb12table.systems.pb12.window.previews.target_place import attack_on_piece
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, name_of
from pb12table.window.play.cards import CardButton


def offers_at(mode: ActionReasons, point: Point, figure: FigureId | None) -> list[CardButton]:
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


def _offer_reason(mode: ActionReasons, command: str, target: FigureId) -> str:
    if command == "aim":
        return mode.reason(Aim(target, facing_at(mode.game.state, mode.figure, target)))
    ranged = command == "ranged-attack"
    if not weapons(mode.game.state, mode.figure, ranged=ranged):
        return mode.texts("tile-no-ranged-weapon" if ranged else "tile-no-melee-weapon")
    return mode.game.refusal_text(mode.target_refusal(target, ranged=ranged))


def offers_at_places(mode: ActionReasons, point: Point) -> list[CardButton]:
    """Attacks on the piece of terrain that lies at a place, or on the place itself, and aiming at them, where possible.

    R1.6.4, R1.7.16, RU124.
    """
    state, texts, piece = mode.game.state, mode.texts, piece_at(mode.game.state, point)
    name = "" if piece is None else name_of(texts, mode.game.setup, piece, "object")
    shoots = weapons(state, mode.figure, ranged=True)
    found: list[CardButton] = []
    for ranged in (True, False):
        command = "ranged-attack" if ranged else "melee-attack"
        if piece is not None and attack_on_piece(state, mode.figure, piece, ranged=ranged) is not None:
            found.append(CardButton(f"offer:{command}:@terrain", texts(f"offer-{command}", figure=name)))
        if ranged and shoots:
            found.append(CardButton(f"offer:{command}:@place", texts("offer-attack-place")))
    if shoots and not mode.aim_reason():
        found += [] if piece is None else [CardButton("offer:aim:@terrain", texts("offer-aim", figure=name))]
        found.append(CardButton("offer:aim:@place", texts("offer-aim-place")))
    return found
