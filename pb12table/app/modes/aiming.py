"""Aiming: choose the target of the next Ranged Attack.  R1.7.16 (Zielwahl)."""

from __future__ import annotations

from pb12table.app.modes.attacking import TargetMode
from pb12table.app.modes.commanding import has_followers
from pb12table.app.panels.cards import Card, CardButton
from pb12table.app.picture import Picture
from pb12table.app.preview_attack import facing_to, sight_drawing
from pb12table.pb12.answers import Aim
from pb12table.pb12.command_legality import commanding_refusal
from pb12table.pb12.legality import action_refusal
from pb12table.pb12.profiles import FigureId
from pb12table.texts.names import figure_name


class AimMode(TargetMode):
    """Choosing a target for the next Ranged Attack.  R1.7.16."""

    name = "aim"

    def _answer(self, target: FigureId) -> Aim:
        return Aim(target, facing_to(self.game.state, self.figure, target))

    def is_legal(self, target: FigureId) -> bool:
        return action_refusal(self.game.state, self.figure, self._answer(target)) is None

    def choose(self, target: FigureId) -> None:
        self.game.commit(self._answer(target))

    def _may_command(self) -> bool:
        """Whether the figure can make others shoot at what it aims at.  R2.1.5."""
        return has_followers(self) and commanding_refusal(self.game.state, self.figure) is None

    def decorate(self, picture: Picture) -> None:
        super().decorate(picture)
        if self.target is not None:
            drawing = sight_drawing(self.game.state, self.figure, self.target)
            picture.sights.append(drawing)
            picture.highlighted_pieces = (*picture.highlighted_pieces, *drawing.blockers)
            self._mark_target(picture)

    def card(self) -> Card:
        texts, setup = self.texts, self.game.setup
        target = self.target
        refusal = None if target is None else action_refusal(self.game.state, self.figure, self._answer(target))
        return Card(
            texts(
                "aim-title-open" if target is None else "aim-title",
                figure=figure_name(texts, setup, self.figure),
                target="" if target is None else figure_name(texts, setup, target),
            ),
            self.player,
            (texts("aim-explanation"), *([texts("aim-for-command")] if self._may_command() else [])),
            warning=self.game.refusal_text(refusal),
            buttons=(
                CardButton("back", texts("card-cancel"), self.game.key("back")),
                CardButton(
                    "commit",
                    texts("card-commit-cost", cost=texts("cost-action", number=1)),
                    self.game.key("commit"),
                    enabled=target is not None and refusal is None,
                    primary=True,
                ),
            ),
        )
