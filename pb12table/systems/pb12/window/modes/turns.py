"""Choosing a turn: activate, relocate, wait, break off, or a new leader.  R1.3.7 to R1.3.14, R2.2.10."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pb12table.kernel.request import Refusal
from pb12table.skirmish.forms.form import Ask, Form, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.command.command_groups import appointments
from pb12table.systems.pb12.rules.figures.figures import base_point, figures_of, is_opposing
from pb12table.systems.pb12.rules.game.answers import Activate, BreakOff, RelocateOut, TurnAnswer, Wait
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.round.entering import entry_zones, exit_zones, turn_refusal
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.systems.pb12.window.forms.choices import appoint
from pb12table.systems.pb12.window.forms.commanding import APPOINT, entering
from pb12table.systems.pb12.window.modes.actions import USING_POINTS, Deeds, begin_form, first_action
from pb12table.systems.pb12.window.modes.bar import attack_on, why_no_attack_on
from pb12table.systems.pb12.window.modes.desk import Desk, OwnMode, hand_tiles
from pb12table.systems.pb12.window.modes.moving import begin_first_move
from pb12table.table.shapes import Point
from pb12table.texts.log_rows import meanwhile
from pb12table.texts.names import figure_name, player_name
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.base import Card, CardButton, Tile


def appoint_tile(game: Desk, request: ChooseAction | ChooseTurn, name: str) -> Tile | None:
    """Return the tile for a new leader, labelled accordingly; none if nobody could be one."""
    possible = appointments(game.state, PlayerId(request.player))
    if not possible:
        return None
    texts = game.texts
    reasons = [game.refusal_text(request.refusal(game.state, answer)) for answer in possible]
    reason = "" if "" in reasons else reasons[0]
    cost, more = texts("cost-command", number=1), texts(f"{name}.help")
    return Tile(APPOINT, texts(name), cost, game.key(APPOINT), reason, help=more)


def appointing(game: Desk, request: ChooseAction | ChooseTurn) -> Ask:
    """Return the question which figure leads which group."""

    def ask(values: Values, changed: str) -> Form[Any]:
        return appoint(Asked(game.texts, game.state, request))

    return ask


def useful_figures(state: State, player: PlayerId) -> list[FigureId]:
    """Return the figures a player can take a turn with: those that can be activated, then those waiting to come in."""
    own = list(figures_of(state, player))
    able = [figure.id for figure in own if turn_refusal(state, player, Activate(figure.id)) is None]
    return able + [figure.id for figure in own if figure.place is Place.STAGING and may_come_in(state, figure.id)]


def may_come_in(state: State, figure: FigureId) -> bool:
    """Return whether a waiting figure has a zone to enter by; one fixed to a vehicle comes in with it.  R3.0.11."""
    return bool(entry_zones(state, state.figures[figure].controller)) and not is_fixed(state, figure)


class TurnMode(OwnMode):
    """Select an own figure, then say what it does; waiting and breaking off need none."""

    groups: tuple[str, ...] = ("plan", "turn", "action")
    begins_turn = True

    def __init__(self, game: Desk, request: ChooseTurn, deeds: Deeds) -> None:
        super().__init__(game)
        self.deeds = deeds
        self.request = request
        self.player = PlayerId(request.player)
        self._asked = False
        self._is_chosen = False
        """Whether the selected figure was chosen for this turn, so that Enter activates it."""
        useful = useful_figures(game.state, self.player)
        chosen = None if game.selected is None else game.state.figures[game.selected]
        if chosen is None or chosen.controller != self.player or (useful and chosen.id not in useful):
            game.select(next(iter(useful), None))

    @property
    def topic(self) -> str:
        return "turn"

    def may_choose(self, figure: FigureId) -> bool:
        return figure in useful_figures(self.game.state, self.player)

    def _first(self) -> FigureId | None:
        """Return the first own figure that a turn can be taken with."""
        return next(iter(useful_figures(self.game.state, self.player)), None)

    def tiles(self) -> list[Tile]:
        texts, state, own = self.texts, self.game.state, self.game.selected
        if own is not None and state.figures[own].controller != self.player:
            own = None
        staged = own is not None and state.figures[own].place is Place.STAGING
        nobody = texts("tile-select-figure" if self._first() else "tile-all-done")
        activate = self._reason(Activate(own)) if own else nobody
        out = self._reason(RelocateOut(own)) if own else nobody
        into = self._entry_reason(own) if own else nobody
        cost = texts("cost-command", number=1)
        tiles = [
            self._tile("activate", cost, activate, strong=self._is_chosen),
            *((self._tile("relocate-in", cost, into, strong=staged and self._is_chosen),) if self._waits() else ()),
            *((self._tile("relocate-out", cost, out),) if exit_zones(state, self.player) else ()),
            self._tile("wait", cost, self._reason(Wait())),
            self._tile("break-off", texts("cost-none"), self._reason(BreakOff()), strong=self._first() is None),
            *self._appoint_tiles(),
            *hand_tiles(self.game, self.player),
        ]
        return [replace(tile, active=tile.command == self.name) for tile in tiles]

    def _waits(self) -> bool:
        """Return whether a figure of the player is in the staging area."""
        return any(figure.place is Place.STAGING for figure in figures_of(self.game.state, self.player))

    def _appoint_tiles(self) -> list[Tile]:
        tile = appoint_tile(self.game, self.request, "turn-appoint-leader")
        return [] if tile is None else [tile]

    def _bring_in(self, figure: FigureId) -> None:
        """Ask where a figure enters, and who comes with it."""
        game, request = self.game, self.request

        def ask(values: Values, changed: str) -> Form[Any]:
            return entering(Asked(game.texts, game.state, request), figure, values, game.key)

        game.enter(FormMode(game, ask, self, "relocate-in"))

    def _appoint(self) -> None:
        if any(tile.enabled for tile in self._appoint_tiles()):
            self.game.enter(FormMode(self.game, appointing(self.game, self.request), self, APPOINT))

    def _tile(self, command: str, cost: str, reason: str, *, strong: bool = False) -> Tile:
        texts, label = self.texts, f"turn-{command}"
        help_text = texts(f"{label}.help")
        return Tile(command, texts(label), cost, self.game.key(command), reason, strong=strong, help=help_text)

    def _reason(self, answer: TurnAnswer) -> str:
        return self.game.refusal_text(turn_refusal(self.game.state, self.player, answer))

    def _entry_reason(self, figure: FigureId) -> str:
        """Return why a figure cannot enter at all; the place is checked when it is pointed at."""
        state = self.game.state
        if state.figures[figure].controller != self.player:
            return self._reason(Activate(figure))
        if state.figures[figure].place is not Place.STAGING:
            subject = (("figure", figure),)
            return self.game.refusal_text(Refusal("R1.3.11", "not-in-staging-area", subject))
        if is_fixed(state, figure):
            return self.game.refusal_text(Refusal("R3.0.11", "fixed", (("figure", figure),)))
        return "" if may_come_in(state, figure) else self.texts("tile-no-entry-zone")

    def card(self) -> Card | None:
        game, texts = self.game, self.texts
        do = texts("turn-explanation" if self._first() else "turn-all-done", key=game.key("break-off"))
        title = texts("turn-title", player=player_name(game.setup, self.player))
        log = [line.event for line in game.controller.shown_log() if not line.struck]
        done = meanwhile(texts, game.state, log, self.player)
        return Card(title, self.player, tuple(filter(None, (done, do))), buttons=self._shedding())

    def _shedding(self) -> tuple[CardButton, ...]:
        """Return how a figure that is Distracted is activated and sheds that, which must come first.  R4.1.4."""
        own, state = self.game.selected, self.game.state
        if own is None or Status.DISTRACTED not in state.figures[own].statuses or self._reason(Activate(own)):
            return ()
        mode = first_action(self, self.deeds, own)
        found = () if mode is None else tuple(mode.shedding())
        activated = (self.texts("attack-activate-first", attack=each.label) for each in found)
        return tuple(replace(each, label=label) for each, label in zip(found, activated, strict=True))

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """Begin the way of an own figure that is dragged, which is activated only once that is confirmed."""
        return figure is not None and self._leads(figure)

    def click(self, point: Point, figure: FigureId | None) -> None:
        """Select a figure, or let the selected one go to a place or attack a foe, for which it is activated."""
        own = self.game.selected
        self._is_chosen = self._is_chosen or (figure is not None and self.may_choose(figure))
        if own is not None and figure is not None and self._attacks(own, figure):
            return
        if figure is not None or own is None or not self._leads(own):
            super().click(point, figure)
        else:
            self.game.mode.click(point, None)

    def _attacks(self, figure: FigureId, target: FigureId) -> bool:
        """Begin an attack of a figure that may be activated; return whether it can make one."""
        state = self.game.state
        own = state.figures[figure].controller == self.player
        if not own or not is_opposing(state, figure, target) or self._reason(Activate(figure)):
            return False
        mode = first_action(self, self.deeds, figure)
        attack = "" if mode is None else attack_on(mode, target)
        if mode is not None and attack:
            begin_form(mode, attack).click(base_point(mode.game.state, target)[:2], target)
        elif mode is not None:
            self.game.say(why_no_attack_on(mode, target), bad=True)
        return bool(attack) or (mode is not None and self._is_chosen)

    def _acts(self, figure: FigureId, command: str) -> bool:
        """Begin an action of a figure that is activated for it: both are decided at once, or nothing."""
        reason = self._reason(Activate(figure))
        if reason:
            self.game.say(reason, bad=True)
            return True
        if command == "move":
            return self._leads(figure)
        mode = first_action(self, self.deeds, figure)
        return mode is not None and mode.take(command)

    def _leads(self, figure: FigureId) -> bool:
        """Begin the way of a figure that may be activated; return whether it may, else say why not."""
        placed = self.game.state.figures[figure]
        if placed.controller != self.player or placed.place is not Place.TABLE:
            return False
        reason = self._reason(Activate(figure))
        if reason:
            self.game.say(reason, bad=True)
        return not reason and begin_first_move(self, figure, Activate(figure))

    def needed(self) -> list[Point]:
        """Return where the figures stand that the player can choose from."""
        state = self.game.state
        useful = (state.figures[figure] for figure in useful_figures(state, self.player))
        return [(figure.x, figure.y) for figure in useful if figure.place is Place.TABLE]

    def menu(self, point: Point, figure: FigureId | None) -> list[CardButton]:
        if figure is None or self.game.state.figures[figure].controller != self.player:
            return []
        self.game.select(figure)
        name = figure_name(self.texts, self.game.setup, figure)
        offers: list[CardButton] = []
        for command, answer in (("activate", Activate(figure)), ("relocate-out", RelocateOut(figure))):
            reason = self._reason(answer)
            label = self.texts(f"offer-{command}", figure=name)
            offers.append(CardButton(command, label, self.game.key(command), not reason, reason))
        return offers

    def _break_off(self) -> None:
        """End the round for this player; the first time it is only said how many figures could still have acted."""
        figures = self.game.state.figures
        useful = useful_figures(self.game.state, self.player)
        waiting = sum(figures[one].place is not Place.STAGING or not self._entry_reason(one) for one in useful)
        if self._asked or not waiting:
            self.game.commit(BreakOff())
            return
        self._asked = True
        self.game.say(self.texts("turns-would-lapse", number=waiting, again=self.game.key("break-off")), bad=True)

    def _look_at_next(self, step: int) -> None:
        """Select the next figure that a turn can be taken with."""
        able, now = useful_figures(self.game.state, self.player), self.game.selected
        if able:
            self._is_chosen = True
            self.game.select(able[((able.index(now) if now in able else -1) + step) % len(able)])

    def pick(self, figure: FigureId) -> None:
        self._is_chosen = self._is_chosen or self.may_choose(figure)
        super().pick(figure)

    def press(self, command: str) -> bool:
        own = self.game.selected
        self._asked = self._asked and command == "break-off"
        match command:
            case "commit" | "end-turn" if self._first() is None:
                self._break_off()
            case "commit" if own is not None and not self._is_chosen:
                name, key = figure_name(self.texts, self.game.setup, own), self.game.key
                words = {"figure": name, "activate": key("activate"), "next": key("next-figure")}
                self.game.say(self.texts("turn-choose-first", **words), bad=True)
            case "activate" | "commit" if own is not None:
                staged = self.game.state.figures[own].place is Place.STAGING
                if staged and command == "commit":
                    self._bring_in(own)
                else:
                    self.game.commit(Activate(own))
            case "relocate-in" if own is not None and not self._entry_reason(own):
                self._bring_in(own)
            case "relocate-out" if own is not None:
                self.game.commit(RelocateOut(own))
            case "wait":
                self.game.commit(Wait())
            case "break-off":
                self._break_off()
            case "appoint-leader":
                self._appoint()
            case "next-figure" | "previous-figure":
                self._look_at_next(1 if command == "next-figure" else -1)
            case _ if own is not None and (command in USING_POINTS or self._is_shed(command)):
                return self._acts(own, command)
            case _:
                return False
        return True

    def _is_shed(self, command: str) -> bool:
        return command.startswith("digit-") and any(command == button.command for button in self._shedding())

    def back(self) -> None:
        self._is_chosen = False
        self.game.select(None)
