"""What is pointed at on the form of an attack or of aiming, and what the attack would come to."""

from __future__ import annotations

from pb12table.skirmish.forms.form import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.blast import Reached
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import ChosenTarget
from pb12table.systems.pb12.window.attack import AttackPreview
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.attacks import Attacking, planned
from pb12table.systems.pb12.window.play.assistant import free_facing
from pb12table.table.shapes import Point3
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.base import Card
from tests.app.helpers import Hand


class Pointing:
    """An attack or an aim that is planned by hand."""

    def __init__(self, hand: Hand) -> None:
        mode = hand.game.mode
        assert isinstance(mode, FormMode), mode
        assert mode.topic in ("attack", "aim")
        self.hand, self.mode = hand, mode

    @property
    def figure(self) -> FigureId:
        """Whose action it is."""
        return self.hand.question(ChooseAction).figure

    @property
    def aimed(self) -> str:
        """What the mouse points at: "figure", "terrain" or "place"."""
        found: str = self.mode.form.values["aimed"]
        return found

    @property
    def aim(self) -> Aim | None:
        """What is meant."""
        found: Aim | None = self.mode.form.values["target"]
        return found

    @property
    def target(self) -> FigureId | None:
        """The figure that is meant."""
        return None if self.aim is None else self.aim.figure

    @property
    def piece(self) -> str | None:
        """The piece of terrain that is meant."""
        return None if self.aim is None else self.aim.piece

    @property
    def point(self) -> Point3 | None:
        """The point that is meant."""
        return None if self.aim is None else self.aim.point

    @property
    def is_held(self) -> bool:
        """Whether it stays what is meant."""
        return self.aim is not None and self.aim.held

    @property
    def chosen(self) -> ChosenTarget | None:
        """What is meant, as a target of the rules."""
        return None if self.aim is None else ChosenTarget(self.target, self.point, self.piece)

    def hold(self, figure: str) -> None:
        """Mean a figure, whatever the mouse points at."""
        self.mode.give("target", Aim(figure=FigureId(figure), held=True))

    @property
    def acting(self) -> Acting:
        """The question for the next action."""
        game, request = self.hand.game, self.hand.question(ChooseAction)
        return Acting(game.texts, game.state, request, free_facing(game.controller, request.figure), game.key)

    def plan(self) -> Attacking:
        """The attack as it is planned."""
        return planned(self.acting, self.mode.form.values, "", ranged=self.mode.name == "ranged-attack")

    def preview(self) -> AttackPreview:
        """What the attack would come to."""
        found = self.plan().preview
        assert found is not None
        return found

    def hits(self, preview: AttackPreview) -> list[Reached]:
        """Whom a success with a target radius would hit."""
        found = self.plan()
        assert found.preview is not None
        assert found.preview.plan == preview.plan
        return found.hits

    def let_go(self) -> None:
        """Let the mouse mean something else again."""
        self.mode.refused()

    def card(self) -> Card:
        """The card that is shown."""
        return self.mode.card()
