"""The keys over the game screen: what they mean now, what while something is watched, and Enter held down."""

from __future__ import annotations

from typing import Final, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.game.recap import TableRecap
from pb12table.texts.names import player_name
from pb12table.window.kit import keys
from pb12table.window.play.base import HeldEnter
from pb12table.window.play.face import window_of

COMMIT: Final = "commit"
PAN_SPEED: Final = 700.0
"""Natural pixels a second."""
HOLD_SECONDS: Final = 0.7
OTHER_SECONDS: Final = 0.9
"""So long after the turn has come to somebody else a key may have been meant for the turn before."""
DOUBLE_SECONDS: Final = 0.25
"""A key that is pressed again so soon is pressed twice by a slip."""
READING_SECONDS: Final = 4.0
"""So long an Enter may have been meant for a turn that has ended by itself."""


class KeyedGame(Playing, Protocol):
    """A game screen, as its keys know it."""

    recap: TableRecap


class TableKeys:
    """What the keys do on a game screen; `hold` is how far (0..1) a held Enter has got, None while it is up."""

    def __init__(self, game: KeyedGame) -> None:
        self.game = game
        self.hold: float | None = None
        self._held = HeldEnter()
        self._before: tuple[str, tuple[str, ...]] | None = None
        self._decider = ""
        self._shut: dict[str, float] = {}
        """For how many seconds the keys of the one before do nothing: Enter ("commit"), and the others ("")."""
        self._done: tuple[str, object, float] | None = None
        """The key that has just decided something, or been warned of, what it meant, and how long it is remembered."""

    def asks(self, player: str) -> None:
        """A question to a player is open; a key that was meant for the one before is not to answer it."""
        if self._decider not in ("", player):
            self._shut = {"": OTHER_SECONDS, COMMIT: OTHER_SECONDS}
        self._decider = player

    def wait_for_reading(self) -> None:
        """A turn has ended by itself: an Enter that was to end it does nothing in the next one."""
        self._shut[COMMIT] = READING_SECONDS

    def _is_shut(self, command: str) -> bool:
        """Whether a command would decide in a turn that has only just come to somebody else.

        What decides nothing goes through, and so does everything in the middle of a turn, where people are asked by
        turns.
        """
        mode, request = self.game.mode, self.game.controller.pending
        between = request is not None and window_of(self.game.setup.system).between_turns(request)
        if not mode.begins_turn and not between:
            return False
        enters = command == COMMIT
        return self._decides(command) and self._shut.get(COMMIT if enters else "", 0.0) > 0.0

    def _decides(self, command: str) -> bool:
        """Whether a command may answer what is asked."""
        return command == COMMIT or command.startswith("digit-") or keys.group_of(command) in self.game.mode.groups

    def _refuse(self, binding: str) -> None:
        """Say whose keys they are now; the same key pressed again is meant."""
        game, texts = self.game, self.game.texts
        self._shut = {which: min(left, OTHER_SECONDS) for which, left in self._shut.items()}
        key = "turn-of-another" if game.mode.begins_turn else "question-to-another"
        pressed = keys.shown_binding(texts, binding)
        game.say(texts(key, player=player_name(game.setup, self._decider), key=pressed))

    def remember(self) -> None:
        """Somebody decides now: whose keys they are, and what they mean to him."""
        request = self.game.controller.pending
        self._before = None if request is None else (request.player, self.game.mode.groups)

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event of the keyboard."""
        if event.type == pygame.KEYDOWN:
            self._pressed(event)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._let_go()

    def _pressed(self, event: pygame.event.Event) -> None:
        game = self.game
        binding = keys.binding_of(event)
        command = self._meaning(binding, game.mode.groups)
        hurries = game.controller.playback.is_running and not game.mode.watches and not game.recap.is_running
        meaning = self._sense(command or binding)
        skips = hurries and command in ("commit", "back")
        if not skips and self._decides(command or f"digit-{binding}") and self._is_double(binding, meaning):
            return
        before, toast = len(game.controller.session.entries), game.toast
        self._does(binding, command, hurries=hurries)
        warned = game.toast != toast and game.toast[1]
        if len(game.controller.session.entries) != before or warned:
            # What has been warned of is not meant by the same slip either.
            self._done = (binding, None if warned else meaning, DOUBLE_SECONDS)

    def _sense(self, command: str) -> object:
        """What a command means now: to whom, in which kind of question."""
        request = self.game.controller.pending
        asked = None if request is None else (type(request).__name__, request.player)
        return (asked, self.game.mode.topic, command)

    def _is_double(self, binding: str, meaning: object) -> bool:
        """Whether a key is pressed twice by a slip, and would mean something else the second time."""
        return self._done is not None and self._done[0] == binding and self._done[1] != meaning

    def _does(self, binding: str, command: str | None, *, hurries: bool) -> None:
        """Do what a key means."""
        game = self.game
        if hurries and command in ("commit", "back", None) and binding:
            self._hurry(binding, command)
        elif (command or binding.isdecimal()) and self._is_shut(command or f"digit-{binding}"):
            self._refuse(binding)
        elif len(binding) == 1 and binding.isdecimal() and game.mode.press(f"digit-{binding}"):
            game.touch()
        elif command is not None:
            game.press_command(command)

    def _meaning(self, binding: str, groups: tuple[str, ...]) -> str | None:
        if self.game.recap.is_running:
            groups = ("watch",)
        elif self.game.ruler is not None:
            groups = (*groups, "plan")
        return keys.command_for(binding, (*groups, "table"), self.game.desk.settings.keys)

    def _hurry(self, binding: str, command: str | None) -> None:
        """Watch no longer, and do what the key says to the one who decided last.

        A key that has come to mean something else meanwhile, or that would decide for somebody else, only skips.
        """
        game, before = self.game, self._before
        game.skip()
        game.settle()
        request = game.controller.pending
        if command is not None or before is None or request is None or request.player != before[0]:
            return
        now = self._meaning(binding, game.mode.groups)
        if now is not None and self._meaning(binding, before[1]) in (None, now):
            game.press_command(now)

    def pan(self, seconds: float) -> bool:
        """Go on panning while arrow keys are held.  No key repeats itself: a held Enter must not answer twice."""
        game, held = self.game, pygame.key.get_pressed()
        dx = int(held[pygame.K_LEFT]) - int(held[pygame.K_RIGHT])
        dy = int(held[pygame.K_UP]) - int(held[pygame.K_DOWN])
        # With Shift they make what is watched faster or slower.
        if not (dx or dy) or game.mode.takes_arrows or pygame.key.get_mods() & pygame.KMOD_SHIFT:
            return False
        step = PAN_SPEED * game.desk.scale * seconds
        game.camera = game.camera.panned(dx * step, dy * step)
        return True

    # -- Enter --------------------------------------------------------------------------------------------

    def enter(self, means: HeldEnter) -> None:
        """Enter does what is bright at once, and else what it does when it is held; or it says why it does nothing."""
        if means.command:
            self.game.mode.press(means.command)
        elif means.refusal:
            self.game.say(means.refusal, bad=True)
        elif self.hold is None:
            self.hold, self._held = 0.0, means

    def _let_go(self) -> None:
        """Enter is up again: too soon, if it was held, and it is said what it would have brought."""
        held, self.hold = self.hold is not None, None
        means = self.game.mode.held_enter() if held else None
        if means is not None:
            self.game.say(means.too_soon, bad=True)

    def update(self, seconds: float) -> bool:
        """Let time pass, and a held Enter go on; return whether one is held."""
        self._shut = {which: left - seconds for which, left in self._shut.items() if left > seconds}
        if self._done is not None:
            binding, meaning, left = self._done
            self._done = (binding, meaning, left - seconds) if left > seconds else None
        if self.hold is None:
            return False
        self.hold += seconds / HOLD_SECONDS
        if self.hold >= 1.0:
            self.hold = None
            self.game.commit(self._held.answer)
        return True
