"""The bar of actions: why one cannot be taken, what a right click offers, and turning first.  Chapter 1.7."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.equipment import items_in_contact
from pb12table.systems.pb12.rules.attacks.attack_plan import reach, weapons
from pb12table.systems.pb12.rules.figures.figures import body, distance, figures_on_table, is_opposing, own_feet
from pb12table.systems.pb12.rules.figures.standing import facing_at
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Aim,
    Concentrate,
    EndTurn,
    MeleeAttack,
    Move,
    RangedAttack,
    ReEquip,
    Reload,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import BlockKind
from pb12table.systems.pb12.scene.miniatures import piece_at
from pb12table.systems.pb12.window.attack import at_own_feet, attack_on_piece, breakable
from pb12table.systems.pb12.window.forms.acting import loadable
from pb12table.systems.pb12.window.modes.desk import Desk, OwnMode, tile_reason
from pb12table.systems.pb12.window.play.assistant import free_facing, set_facing, turned_on
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, name_of
from pb12table.window.play.base import CardButton
from pb12table.window.scene.picture import Picture

TURN: Final = 15.0
"""How far one press turns, in degrees."""
TURNS: Final = {"turn-left": TURN, "turn-right": -TURN}


class TurningFirst(OwnMode):
    """A mode of a figure that may act: what it is turned to counts for the action that is taken next."""

    figure: FigureId

    @property
    def turned(self) -> float | None:
        """The facing that was set before the next action, in degrees; None while the figure faces as is usual."""
        return free_facing(self.game.controller, self.figure)

    def planned_facing(self) -> float | None:
        """Return how the figure will face in the plan, if that was set: unchanged, unless it must face elsewhere."""
        return self.turned

    def usual_facing(self) -> float:
        """Return how the figure faces in its next action if nobody turns it: as it stands."""
        return self.game.state.figures[self.figure].facing

    def turn_refusal(self, facing: float) -> Refusal | None:
        """Return why the figure should not face this way in the plan, None if it may."""
        return None

    def turn(self, degrees: float) -> None:
        now = self.usual_facing() if self.turned is None else self.turned
        found = turned_on(self.game.state, self.figure, now, degrees)
        refusal = found if isinstance(found, Refusal) else self.turn_refusal(found)
        if refusal is not None:
            self.game.refuse(refusal)
        elif not isinstance(found, Refusal):
            set_facing(self.game.controller, self.figure, found)

    def press(self, command: str) -> bool:
        if command not in TURNS:
            return super().press(command)
        self.turn(TURNS[command])
        return True

    def state_ahead(self) -> State:
        facing = self.planned_facing()
        state = super().state_ahead()
        if facing is not None:
            state = state.clone()
            state.figures[self.figure].facing = facing
        return state

    def facing_words(self) -> tuple[str, ...]:
        """Return how the figure will face, if that was set."""
        facing = self.planned_facing()
        return () if facing is None else (self.texts("turned-first", degrees=round(facing) % 360),)

    def decorate(self, picture: Picture) -> None:
        picture.show_angles = (*picture.show_angles, self.figure)
        facing = self.planned_facing()
        if facing is not None:
            there = body(self.game.state, self.figure, facing)
            picture.tokens = [
                replace(token, body=there) if token.body.id == self.figure and not token.ghost else token
                for token in picture.tokens
            ]


class ActionReasons(TurningFirst):
    """The active figure, its question, and what refuses each of its actions."""

    def __init__(self, game: Desk, request: ChooseAction) -> None:
        super().__init__(game)
        self.request = request
        self.figure = request.figure
        self.player = PlayerId(request.player)

    def reason(self, answer: ActionAnswer) -> str:
        """Return why an action is refused, as a sentence; "" if it is legal."""
        return self.game.refusal_text(self.request.refusal(self.game.state, answer))

    def opponents(self) -> list[FigureId]:
        """Return the opposing figures on the table, nearest first."""
        state = self.game.state
        found = [f.id for f in figures_on_table(state) if is_opposing(state, self.figure, f.id)]
        return sorted(found, key=lambda other: (distance(state, self.figure, other), other))

    def attack_reason(self, *, ranged: bool) -> str:
        """Return why no attack of the kind is possible, with the nearest opponent's reason standing for all."""
        state = self.game.state
        armed = weapons(state, self.figure, ranged=ranged)
        if not armed:
            return self.texts("tile-no-ranged-weapon" if ranged else "tile-no-melee-weapon")
        thrown = [weapon for weapon in armed if ranged and weapon.radius is not None]
        if any(not self.reason(at_own_feet(state, self.figure, weapon)) for weapon in thrown):
            return ""
        if breakable(state, self.figure, ranged=ranged):
            return ""
        first: Refusal | None = None
        for target in self.opponents():
            refusal = self.target_refusal(target, ranged=ranged)
            if refusal is None:
                return ""
            first = first or refusal
        return tile_reason(self.game, first) or self.texts("tile-no-target")

    def target_refusal(self, target: FigureId, *, ranged: bool) -> Refusal | None:
        """Return why a target cannot be attacked with any weapon of the kind: in melee the longest speaks for all."""
        state = self.game.state
        form = RangedAttack if ranged else MeleeAttack
        facing = facing_at(state, self.figure, target)
        first: Refusal | None = None
        armed = weapons(state, self.figure, ranged=ranged)
        for weapon in armed if ranged else sorted(armed, key=lambda each: -reach(state, self.figure, each)):
            answer = form(weapon=weapon.id, target=target, action_points=1, facing=facing)
            refusal = action_refusal(state, self.figure, answer)
            if refusal is None:
                return None
            first = first or refusal
        return first

    def concentrate_reason(self) -> str:
        """Return why not to concentrate: concentrating twice does not add up.  RU068."""
        concentrated = self.game.state.figures[self.figure].concentrated
        return self.texts("tile-concentrated") if concentrated else self.reason(Concentrate())

    def aim_reason(self) -> str:
        """Return why nothing can be aimed at; the first point in sight is at one's own feet.  R1.7.16, RU124."""
        state = self.game.state
        at_feet = Aim(point=own_feet(state, self.figure))
        others = (Aim(target, facing_at(state, self.figure, target)) for target in self.opponents())
        refusals = [self.request.refusal(state, answer) for answer in (at_feet, *others)]
        return "" if None in refusals else tile_reason(self.game, refusals[0])

    def reload_reason(self) -> str:
        blocks = loadable(self.game.state, self.figure)
        if not blocks:
            return self.texts("tile-nothing-to-reload")
        reasons = [self.reason(Reload(block)) for block in blocks]
        return "" if "" in reasons else reasons[0]

    def re_equip_reason(self) -> str:
        """Return why there is nothing to re-equip: all is in use, and nothing can be put down or picked up.

        R1.8.3, RU073.
        """
        state = self.game.state
        blocks, printed = state.figures[self.figure].blocks, self.game.setup.block_by_figure[self.figure]
        choice = any(not now.in_use or printed[block].kind is BlockKind.ITEM for block, now in blocks.items())
        if not choice and not items_in_contact(state, self.figure):
            return self.texts("tile-nothing-to-re-equip")
        return self.reason(ReEquip(tuple(block for block, in_play in blocks.items() if in_play.in_use)))

    def end_reason(self) -> str:
        """Return why the turn cannot end yet, as a sentence; "" if it can."""
        return self.game.refusal_text(self.request.refusal(self.game.state, EndTurn()))


def offers_at(mode: ActionReasons, point: Point, figure: FigureId | None) -> list[CardButton]:
    """Return what can be done at a place, or to an opposing figure."""
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


def attack_on(mode: ActionReasons, target: FigureId) -> str:
    """Return the attack by which an opposing figure can be attacked: by hand where it is in reach; "" for none."""
    if not is_opposing(mode.game.state, mode.figure, target):
        return ""
    return next((kind for kind in ("melee-attack", "ranged-attack") if not _offer_reason(mode, kind, target)), "")


def why_no_attack_on(mode: ActionReasons, target: FigureId) -> str:
    """Return why an opposing figure cannot be attacked: from afar if there is a weapon for it; "" for all others."""
    if not is_opposing(mode.game.state, mode.figure, target):
        return ""
    shoots = bool(weapons(mode.game.state, mode.figure, ranged=True))
    return _offer_reason(mode, "ranged-attack" if shoots else "melee-attack", target)


def offers_at_places(mode: ActionReasons, point: Point) -> list[CardButton]:
    """Return attacks on the piece of terrain at a place or on the place itself, and aiming at them, if possible.

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
