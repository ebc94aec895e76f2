"""Aiming: choose the target of the next Ranged Attack, a figure, terrain or a place.  R1.7.16 (Zielwahl), RU124."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import breakable_pieces, sighted_refusal
from pb12table.systems.pb12.rules.command.command_legality import commanding_refusal
from pb12table.systems.pb12.rules.game.answers import Aim
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.texts.names import target_name
from pb12table.systems.pb12.window.modes.acting.command_tiles import has_followers
from pb12table.systems.pb12.window.modes.aiming.targeting import PlaceMode
from pb12table.systems.pb12.window.previews.attack import facing_before, target_drawing
from pb12table.systems.pb12.window.previews.target_place import near_first
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name
from pb12table.window.play.cards import Card, CardButton
from pb12table.window.scene.picture import Picture


class AimMode(PlaceMode):
    """Choosing a target for the next Ranged Attack.  R1.7.16."""

    name = "aim"

    @property
    def chosen(self) -> ChosenTarget | None:
        """What is pointed at."""
        if self.point is not None or self.piece is not None:
            return ChosenTarget(point=self.point, piece=self.piece)
        return None if self.aimed != "figure" or self.target is None else ChosenTarget(self.target)

    def _refusal(self, target: ChosenTarget) -> Refusal | None:
        return action_refusal(self.game.state, self.figure, self._answer(target))

    def _answer(self, target: ChosenTarget) -> Aim:
        facing = facing_before(self.game.state, self.figure, target, self.turned)
        return Aim(target.figure, facing, target.point, target.piece)

    def planned_facing(self) -> float | None:
        return None if self.turned is None or self.chosen is None else self._answer(self.chosen).facing

    def usual_facing(self) -> float:
        straight = None if self.chosen is None else self._answer(self.chosen).facing
        return super().usual_facing() if straight is None else straight

    def turn_refusal(self, facing: float) -> Refusal | None:
        return None if self.chosen is None else sighted_refusal(self.game.state, self.figure, self.chosen, facing)

    def is_legal(self, target: FigureId) -> bool:
        return self._refusal(ChosenTarget(target)) is None

    def choose(self, target: FigureId) -> None:
        self.game.commit(self._answer(ChosenTarget(target)))

    def click(self, point: Point, figure: FigureId | None) -> None:
        # Nothing on the card could make a refused target one that can be aimed at, so it is not held either.
        super().click(point, figure)
        refusal = None if self.chosen is None or not self.is_held else self._refusal(self.chosen)
        if refusal is not None:
            self.game.refuse(refusal)
            self.refused()

    def choose_aimed(self) -> None:
        if self.chosen is not None:
            self.game.commit(self._answer(self.chosen))

    def pieces(self) -> list[str]:
        state = self.game.state
        found = [piece for piece in breakable_pieces(state) if self._refusal(ChosenTarget(piece=piece)) is None]
        return near_first(state, self.figure, found)

    def _may_command(self) -> bool:
        """Whether the figure can make others shoot at what it aims at.  R2.1.5."""
        return has_followers(self) and commanding_refusal(self.game.state, self.figure) is None

    def decorate(self, picture: Picture) -> None:
        super().decorate(picture)
        target = self.chosen
        if target is not None:
            drawing = target_drawing(self.game.state, self.figure, target)
            picture.sights.append(drawing)
            picture.highlighted_pieces = (*picture.highlighted_pieces, *drawing.blockers)
        if target is not None and target.figure is not None:
            self._mark_target(picture)
        if target is not None and target.piece is not None:
            picture.highlighted_pieces = (*picture.highlighted_pieces, target.piece)

    def card(self) -> Card:
        texts, setup = self.texts, self.game.setup
        target = self.chosen
        refusal = None if target is None else self._refusal(target)
        hints = self.hints() if target is None else ()
        for_others = (texts("aim-for-command"),) if self._may_command() else ()
        return Card(
            texts(
                "aim-title-open" if target is None else "aim-title",
                figure=figure_name(texts, setup, self.figure),
                target="" if target is None else target_name(texts, setup, target),
            ),
            self.player,
            (texts("aim-explanation"), *hints, *self.height_words(), *self.facing_words(), *for_others),
            warning=self.game.refusal_text(refusal),
            steppers=(self.stepper(),),
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
