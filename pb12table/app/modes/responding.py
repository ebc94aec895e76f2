"""A movement was interrupted: react, or fix the rest of the way before the interruption comes.  R4.0.6, RU104."""

from __future__ import annotations

from pb12table.app.modes.base import GameDesk
from pb12table.app.modes.moving import MoveMode
from pb12table.app.modes.stack_words import stack_lines
from pb12table.app.panels.cards import Card, CardButton
from pb12table.app.preview_path import markers_after, with_facing
from pb12table.kernel.request import Refusal
from pb12table.pb12.interrupt_answers import Commit, Respond
from pb12table.pb12.interrupt_requests import RespondToInterruption
from pb12table.texts.names import figure_name, player_name


class RespondMode(MoveMode):
    """The way that was planned is proposed as the one to be fixed; it can be changed like any other."""

    groups = ("plan", "path", "interrupt")

    def __init__(self, game: GameDesk, request: RespondToInterruption) -> None:
        super().__init__(game, request)
        self.response = request

    @property
    def fixed(self) -> Commit:
        """The way as it would be fixed now."""
        return Commit(tuple(with_facing(self.payable, self._facing)))

    def refusal(self) -> Refusal | None:
        """Why the way cannot be fixed as it is."""
        return self.response.refusal(self.game.state, self.fixed)

    def card(self) -> Card:
        texts, game, response = self.texts, self.game, self.response
        options, refusal = len(self.fixed.options), self.refusal()
        before = markers_after((), response.horizontals)
        markers = markers_after(self.payable, response.horizontals) - before if self.reckoning.marks else 0
        lines = [
            texts("respond-explanation"),
            texts("moving-points", spent=self.shown.spent, points=self.points),
        ]
        return Card(
            texts(
                "respond-title",
                player=player_name(game.setup, self.player),
                figure=figure_name(texts, game.setup, self.figure),
            ),
            self.player,
            tuple(lines),
            warning=game.refusal_text(refusal if refusal is not None else self.shown.reason),
            stack=stack_lines(texts, game.setup, None, response.stack),
            buttons=(
                CardButton("respond", texts("mover-respond"), game.key("respond"), reason=texts("mover-respond.help")),
                CardButton("stop", texts("respond-stop"), game.key("respond-stop"), reason=texts("respond-stop.help")),
                *self._take_back_button(),
                CardButton(
                    "commit",
                    texts("respond-commit", options=options, markers=markers),
                    game.key("commit"),
                    enabled=refusal is None and options > 0,
                    reason=texts("mover-commit.help"),
                    primary=True,
                ),
            ),
            note=texts("respond-note"),
        )

    def _take_back_button(self) -> tuple[CardButton, ...]:
        if not self.waypoints:
            return ()
        return (CardButton("take-back", self.texts("moving-take-back"), self.game.key("take-back")),)

    def press(self, command: str) -> bool:
        match command:
            case "respond" | "digit-1":
                self.game.commit(Respond())
            case "stop" | "respond-stop" | "digit-2":
                self.game.commit(Commit(()))
            case "digit-3":
                self.commit()
            case _:
                return super().press(command)
        return True

    def commit(self) -> None:
        """Fix what is shown as certain; while a waypoint is still being planned it waits for it."""
        if self.wishes:
            super().commit()
        elif self.fixed.options:
            self.game.commit(self.fixed)
        elif self.shown.reason is not None:
            self.game.refuse(self.shown.reason)
