"""Questions about cards: how many to draw, and whether to play one; what is held stays behind the curtain.

R5.0.4, R5.0.8, R5.0.10.  The question itself shows nothing of the hand; to see it its owner opens the curtain.
"""

from __future__ import annotations

from pb12table.app.modes.base import LESS, MORE, GameDesk, Mode
from pb12table.app.modes.hand_tile import hand_buttons
from pb12table.app.panels.cards import Card, CardButton, Stepper
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_requests import PlayAfterRoll, PlayOrPass, PlayStatusCard
from pb12table.systems.pb12.rules.cards.cards import DrawCards
from pb12table.systems.pb12.rules.checks.rolls import Thrown
from pb12table.systems.pb12.rules.extensions.interrupt_answers import Pass
from pb12table.texts.describe import dice_name
from pb12table.texts.names import card_name, name_of, player_name


class DrawMode(Mode):
    """How many cards to draw in the logistics phase; which ones come is seen in the hand.  R5.0.4."""

    groups = ("plan",)
    takes_arrows = True

    def __init__(self, game: GameDesk, request: DrawCards) -> None:
        super().__init__(game)
        self.request = request
        self.number = request.lowest

    def card(self) -> Card:
        texts, request = self.texts, self.request
        own = self.game.state.players[PlayerId(request.player)]
        return Card(
            texts("draw-title", player=player_name(self.game.setup, request.player)),
            PlayerId(request.player),
            (texts("draw-explanation", points=own.command_points, deck=len(own.deck), hand=len(own.hand)),),
            steppers=(
                Stepper(
                    texts("draw-stepper"),
                    texts("draw-value", number=self.number, left=own.command_points - self.number),
                    "draw-less",
                    "draw-more",
                    self.game.key("pan-left"),
                    self.game.key("pan-right"),
                    can_less=self.number > request.lowest,
                    can_more=self.number < request.highest,
                ),
            ),
            buttons=(
                *hand_buttons(self.game, PlayerId(request.player)),
                CardButton("commit", texts("draw-commit", number=self.number), self.game.key("commit"), primary=True),
            ),
            note=texts("draw-note"),
        )

    def press(self, command: str) -> bool:
        if command in ("draw-less", "draw-more", *LESS, *MORE):
            step = 1 if command in ("draw-more", *MORE) else -1
            self.number = min(max(self.number + step, self.request.lowest), self.request.highest)
        elif command.startswith("digit-"):
            self.number = min(int(command.removeprefix("digit-")), self.request.highest)
        elif command == "commit":
            self.game.commit(self.number)
        else:
            return False
        return True


class CardQuestionMode(Mode):
    """Whether to play a card after a die or in the status phase: look at the hand, or pass."""

    def __init__(self, game: GameDesk, request: PlayOrPass) -> None:
        super().__init__(game)
        self.request = request
        self.player = PlayerId(request.player)

    def card(self) -> Card:
        texts = self.texts
        return Card(
            texts("card-question-title", player=player_name(self.game.setup, self.player)),
            self.player,
            self._occasion(),
            buttons=(
                *hand_buttons(self.game, self.player),
                CardButton("commit", texts("interruption-pass"), self.game.key("commit"), primary=True),
            ),
            note=texts("card-question-note"),
        )

    def _occasion(self) -> tuple[str, ...]:
        """What has just happened, and which cards are played already."""
        texts, setup, request = self.texts, self.game.setup, self.request
        if isinstance(request, PlayStatusCard):
            return (texts(f"card-question-status-{request.moment}"),)
        if not isinstance(request, PlayAfterRoll):
            return ()
        played = [
            texts("card-question-played", player=player_name(setup, player), card=card_name(texts, setup, answer.card))
            for player, answer in request.played
        ]
        return (self._die(request.thrown), *played)

    def _die(self, thrown: Thrown) -> str:
        texts, setup = self.texts, self.game.setup
        needed = thrown.target_number
        return texts(
            "card-question-die",
            what=dice_name(texts, thrown.purpose),
            subject=name_of(texts, setup, thrown.subject) if thrown.subject else "",
            has="subject" if thrown.subject else "none",
            player=player_name(setup, thrown.player),
            face=thrown.face,
            needed=needed or 0,
            passed="none" if needed is None else "yes" if thrown.face >= needed else "no",
        )

    def press(self, command: str) -> bool:
        if command == "commit":
            self.game.commit(Pass())
            return True
        return False

    def back(self) -> None:
        """Nothing is passed by accident."""
