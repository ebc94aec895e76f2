"""Command actions: which one, who takes part, and what it costs.  Chapter 2.1, R1.3.9, R2.2.7."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.actions.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.actions.targets import aims, is_present, target_point
from pb12table.systems.pb12.rules.command.command_groups import followers
from pb12table.systems.pb12.rules.command.command_legality import (
    activates_freely,
    command_cost,
    command_refusal,
    commanding_refusal,
    common_target,
    may_command,
    participant_refusal,
    running_command,
)
from pb12table.systems.pb12.rules.command.command_suggestions import (
    activatable_figures,
    active_figures,
    appointments,
    at_target,
    fitting,
)
from pb12table.systems.pb12.rules.figures.figures import body, command_radius
from pb12table.systems.pb12.rules.game.answers import Command, EndCommand
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.texts.names import target_name
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode
from pb12table.systems.pb12.window.modes.acting.appointing import APPOINT
from pb12table.systems.pb12.window.modes.acting.ending import END_COMMAND
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.further.dissolving import dissolve_buttons, dissolved_with
from pb12table.systems.pb12.window.previews.attack import target_drawing
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, names, text_key
from pb12table.window.play.cards import Card, CardButton, Stepper, SumLine, Tile
from pb12table.window.play.sum_lines import sum_lines
from pb12table.window.scene.picture import LinkDrawing, Picture, RingDrawing

COMMAND: Final = "command"
KINDS: Final = tuple(CommandKind)


class CommandMode(ActionMode):
    """One of the four command actions; those who take part are picked on the table, in the list or on the card.

    It begins with all whom it costs nothing.  The first digits are the command actions.
    """

    groups: tuple[str, ...] = ("plan", "action")
    name = COMMAND

    def __init__(self, game: Desk, request: ChooseAction) -> None:
        super().__init__(game, request)
        self.kind = KINDS[0]
        self.chosen: list[FigureId] = []
        self.dissolve: list[GroupId] = []
        self.at_one_target = False
        self.left_out: list[FigureId] = []
        self.number = 0
        self._begin_with(next((kind for kind in KINDS if self._freely(kind)), KINDS[0]))

    # -- who can take part --------------------------------------------------------------------------------

    @property
    def topic(self) -> str:
        return "command"

    @property
    def able(self) -> list[FigureId]:
        """Everybody who is active or can be activated for it, and has AP."""
        state = self.game.state
        return [*active_figures(state, self.figure), *activatable_figures(state, self.figure)]

    def is_free(self, figure: FigureId) -> bool:
        """Whether a figure takes part without CP."""
        state = self.game.state
        active = state.figures[figure].activation is not Activation.NONE
        return active or activates_freely(state, self.figure, figure, tuple(self.dissolve))

    def _freely(self, kind: CommandKind) -> list[FigureId]:
        """Those who can take part in a command action without CP."""
        return [
            figure for figure in self.able if self.is_free(figure) and not self._part_reason(figure, Command(kind, ()))
        ]

    def _part_reason(self, figure: FigureId, answer: Command) -> str:
        """Why a figure cannot take part, "" when it can."""
        named = msgspec.structs.replace(answer, participants=(figure,), activate=self._called([figure]))
        return self.game.refusal_text(participant_refusal(self.game.state, self.figure, named, figure))

    def _called(self, figures: list[FigureId]) -> tuple[FigureId, ...]:
        """Those of some figures who have to be activated."""
        placed = self.game.state.figures
        return tuple(figure for figure in figures if placed[figure].activation is Activation.NONE)

    def _begin_with(self, kind: CommandKind) -> None:
        """Another command action, with all whom it costs nothing and those who were picked, if they can take part."""
        before, self.kind, self.at_one_target = self.chosen, kind, False
        self.left_out = []
        free = self._freely(kind)
        called = [figure for figure in before if figure not in free and not self._part_reason(figure, self.answer)]
        self.chosen = [*free, *called]

    @property
    def aimed_at(self) -> ChosenTarget | None:
        """The target all could shoot at.  R2.1.5."""
        if self.kind is not CommandKind.RANGED_ATTACK:
            return None
        state = self.game.state
        return next((target for target in aims(state, self.figure) if is_present(state, self.figure, target)), None)

    @property
    def answer(self) -> Command:
        """The command action as it would be executed."""
        taking = [figure for figure in self.able if figure in self.chosen]
        target = self.aimed_at if self.at_one_target else None
        return at_target(Command(self.kind, tuple(taking), self._called(taking), tuple(self.dissolve)), target)

    # -- the card -----------------------------------------------------------------------------------------

    def card(self) -> Card:
        texts, game = self.texts, self.game
        refusal = command_refusal(game.state, self.figure, self.answer)
        cost = total(command_cost(game.state, self.figure, self.answer))
        kinds = [
            CardButton(
                f"kind-{kind.value}",
                texts(text_key("command-action", kind)),
                str(number),
                pressed=kind is self.kind,
                reason=texts(f"{text_key('command-action', kind)}.help"),
            )
            for number, kind in enumerate(KINDS, start=1)
        ]
        return Card(
            texts("commanding-title", figure=figure_name(texts, game.setup, self.figure)),
            self.player,
            (
                texts(f"{text_key('command-action', self.kind)}.help"),
                self._taking_part(),
                *self._on_the_group(),
                *self._on_the_target(),
            ),
            warning=game.refusal_text(refusal),
            steppers=self._steppers(),
            sums=self._sums(cost),
            note=texts("commanding-explanation"),
            buttons=(
                *kinds,
                *self._part_button(),
                *dissolve_buttons(self, self.figure, self.dissolve),
                CardButton("back", texts("card-cancel"), game.key("back"), new_row=True),
                CardButton(
                    "commit",
                    texts("commanding-commit", cost=texts("cost-command", number=cost)),
                    game.key("commit"),
                    enabled=refusal is None,
                    primary=True,
                ),
            ),
        )

    def _steppers(self) -> tuple[Stepper, ...]:
        return (*self._figure_stepper(), *self._target_stepper())

    def _figure_stepper(self) -> tuple[Stepper, ...]:
        """The figure that keys have chosen, and what it costs."""
        if not self.able:
            return ()
        texts, game = self.texts, self.game
        figure = self.looked_at
        name = figure_name(texts, game.setup, figure)
        cost = texts("cost-command", number=0 if self.is_free(figure) else 1)
        words = texts("commanding-figure-value", figure=name, cost=cost)
        return (Stepper(texts("commanding-figure"), words, more="next-figure", more_key=game.key("next-figure")),)

    def _part_button(self) -> list[CardButton]:
        """Whether the figure that keys have chosen takes part."""
        if not self.able:
            return []
        figure = self.looked_at
        reason = "" if figure in self.chosen else self._part_reason(figure, self.answer)
        label, key = self.texts("commanding-takes-part"), self.game.key("turn-right")
        pressed = figure in self.chosen
        return [CardButton(f"part-{figure}", label, key, not reason, reason, pressed=pressed, new_row=True)]

    @property
    def looked_at(self) -> FigureId:
        """The figure that keys have chosen of those who are able."""
        return self.able[self.number % len(self.able)]

    def _target_stepper(self) -> tuple[Stepper, ...]:
        target = self.aimed_at
        if target is None:
            return ()
        texts = self.texts
        name = target_name(texts, self.game.setup, target)
        words = texts("commanding-all-at", target=name) if self.at_one_target else texts("commanding-free-targets")
        return (Stepper(texts("commanding-target"), words, more="one-target", more_key=self.game.key("turn-left")),)

    def _sums(self, cost: int) -> tuple[SumLine, ...]:
        """What the CP are for; nothing when it is free."""
        parts = [part for part in command_cost(self.game.state, self.figure, self.answer) if part.value]
        return sum_lines(self.texts, self.game.setup, parts) if cost else ()

    def _taking_part(self) -> str:
        """Who takes part, in a line."""
        figures = self.answer.participants
        who = names(self.texts, self.game.setup, figures) if figures else ""
        return self.texts("commanding-participants", number=len(figures), figures=who)

    def _on_the_group(self) -> list[str]:
        """Why nobody in the command area is free, and what to do: the figure leads no group.  R2.2.3, RU080."""
        state, game = self.game.state, self.game
        if command_radius(state, self.figure) is None or followers(state, self.figure):
            return []
        own = PlayerId(self.request.player)
        could_lead = any(offer.figure == self.figure for offer in appointments(state, own))
        name = figure_name(self.texts, game.setup, self.figure)
        return [self.texts("commanding-leads-nobody", figure=name, key=game.key(APPOINT), can=could_lead)]

    def _on_the_target(self) -> list[str]:
        """How all come to shoot at one target, or who sees it not.  R2.1.5."""
        if self.kind is not CommandKind.RANGED_ATTACK:
            return []
        if self.aimed_at is None:
            return [self.texts("commanding-aim-first")]
        if not self.left_out:
            return []
        return [self.texts("commanding-left-out", figures=names(self.texts, self.game.setup, self.left_out))]

    # -- mouse and keys -----------------------------------------------------------------------------------

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is not None:
            self.pick(figure)

    def pick(self, figure: FigureId) -> None:
        """Let a figure take part or not, or say why it cannot."""
        if figure in self.able:
            self.number = self.able.index(figure)
        if figure in self.chosen:
            self.chosen.remove(figure)
            return
        answer = self.answer
        named = msgspec.structs.replace(answer, participants=(figure,), activate=self._called([figure]))
        refusal = command_refusal(self.game.state, self.figure, named)
        if refusal is None:
            self.chosen.append(figure)
        else:
            self.game.refuse(refusal)

    def _share_target(self) -> None:
        """Let all shoot at the target aimed at, without those who do not see it; or let everybody choose again."""
        self.at_one_target = not self.at_one_target
        before = [*self.chosen, *(figure for figure in self.left_out if figure not in self.chosen)]
        self.chosen = before
        self.chosen = list(fitting(self.game.state, self.figure, self.answer).participants)
        self.left_out = [figure for figure in before if figure not in self.chosen]

    def press(self, command: str) -> bool:
        kind, _, name = command.partition("-")
        if kind == "digit" and name.isdigit() and 1 <= int(name) <= len(KINDS):
            self._begin_with(KINDS[int(name) - 1])
        elif kind == "kind":
            self._begin_with(CommandKind(name))
        elif kind == "part":
            self.pick(FigureId(name))
        elif kind == "group":
            self.dissolve = dissolved_with(self.game.state, self.figure, self.dissolve, GroupId(name))
        elif command in ("next-figure", "previous-figure"):
            self.number += 1 if command == "next-figure" else -1
        elif command == "turn-right" and self.able:
            self.pick(self.looked_at)
        elif command in ("one-target", "turn-left") and self.aimed_at is not None:
            self._share_target()
        elif command == "commit":
            self.game.commit(self.answer)
        elif command == self.name:
            return True
        else:
            return super().press(command)
        return True

    def turn(self, degrees: float) -> None:
        """Those who take part turn before their own actions, not before the command."""

    def back(self) -> None:
        self.game.leave_mode()

    # -- the table ----------------------------------------------------------------------------------------

    def needed(self) -> list[Point]:
        """Where those stand who can take part, and the target they share."""
        places = [body(self.game.state, figure).position for figure in self.able]
        target = common_target(self.answer)
        return places if target is None else [*places, target_point(self.game.state, self.figure, target)[:2]]

    def decorate(self, picture: Picture) -> None:
        super().decorate(picture)
        state = self.game.state
        here = body(state, self.figure).position
        radius = command_radius(state, self.figure)
        if radius:
            picture.rings.append(RingDrawing(here, float(radius), "command", self.texts("ring-command")))
        look = self.game.looks[self.player]
        for figure in self.chosen:
            if figure != self.figure:
                picture.links.append(LinkDrawing(here, body(state, figure).position, look))
        able, target = {*self.able}, common_target(self.answer)
        picture.tokens = [
            replace(
                token,
                selected=token.body.id in self.chosen,
                hovered=token.body.id in able,
                targeted=target is not None and token.body.id == target.figure,
            )
            for token in picture.tokens
        ]
        if target is not None:
            picture.sights += [target_drawing(state, figure, target) for figure in self.chosen]


# -- tiles ----------------------------------------------------------------------------------------------------


def has_followers(mode: ActionMode) -> bool:
    """Whether there is anybody to command: a figure that is alone on its side needs no tile."""
    own = mode.game.state.figures.values()
    return sum(figure.controller == mode.player for figure in own) > 1


def command_tile(mode: ActionMode) -> Tile | None:
    """Command, for whoever was activated directly."""
    state, texts = mode.game.state, mode.texts
    if mode.is_interrupting or running_command(state) is not None or not has_followers(mode):
        return None
    refusal = commanding_refusal(state, mode.figure)
    if refusal is not None and refusal.reason == "not-activated-directly":
        return None
    nobody = texts("command-nobody-left") if refusal is None and not may_command(state, mode.figure) else ""
    reason = mode.game.refusal_text(refusal) or nobody
    label, more = texts("action-command"), texts("action-command.help")
    key, active = mode.game.key(COMMAND), mode.name == COMMAND
    return Tile(COMMAND, label, texts("cost-some-command"), key, reason, active, help=more)


def end_command_tile(mode: ActionMode) -> Tile | None:
    """The end of the command action that goes on."""
    if mode.is_interrupting or running_command(mode.game.state) is None:
        return None
    texts = mode.texts
    reason = mode.game.refusal_text(mode.request.refusal(mode.game.state, EndCommand()))
    label, more = texts("action-end-command"), texts("action-end-command.help")
    key, bright = mode.game.key(END_COMMAND), mode.enter_means() == END_COMMAND
    return Tile(END_COMMAND, label, texts("cost-none"), key, reason, strong=bright, help=more)
