"""The only place that answers a session: committing, answering by itself, undoing, saving."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import msgspec

from pb12table.app.free_facing import FreeFacing
from pb12table.app.kept_plans import KeptPlans
from pb12table.app.playback import Playback
from pb12table.bots.random_bot import RandomBot
from pb12table.bots.registry import bots_of
from pb12table.files.problems import FileProblem
from pb12table.files.save import SaveFile
from pb12table.files.save_lines import NOBODY, ProgramStyle
from pb12table.kernel.journal import Entry, EntryKind
from pb12table.kernel.log import Event, LogLine, visible_to
from pb12table.kernel.request import Choice, Dice, Refusal, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import scene
from pb12table.systems.pb12.rules.cards.card_requests import PlayOrPass
from pb12table.systems.pb12.rules.command.command_legality import still_owing
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import GiveUp, LetAct, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.events import FigureTurned
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseMoveOption, DeclareSurrender, RollOn
from pb12table.systems.pb12.rules.game.rules import Declaration
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, Setup
from pb12table.window.kit.settings import AskChecks, Settings


class Controller:
    """A running game in the window: its session, its save file, and what is shown of it.

    `problem` is what went wrong when saving, until somebody has read it; `by_program` says for whom the program
    plays, and how.
    """

    def __init__(
        self,
        session: Session[State],
        save: SaveFile | None,
        settings: Settings,
        by_program: Mapping[str, ProgramStyle] = NOBODY,
    ) -> None:
        self.session = session
        self.save = save
        self.settings = settings
        self.problem: FileProblem | None = None
        self._is_lost = False
        self.surrendering: set[PlayerId] = set()
        self._weapon: tuple[FigureId, BlockId] | None = None
        self._acted: FigureId | None = None
        self.plans = KeptPlans()
        self.facings = FreeFacing()
        self.by_program: Mapping[PlayerId, ProgramStyle] = {
            player.id: by_program[player.id] for player in self.setup.players if player.id in by_program
        }
        self._bots = {player: self._bot(style) for player, style in self.by_program.items()}
        self._starts = commit_starts(session.entries, self.by_program)
        self._ends: list[int] = []
        session.listeners.append(self._hear)
        self.playback = Playback(
            scene(self.setup.system), self.public_state, self.public_state(), settings.dice_speed
        )
        self._answer_by_itself()
        self.playback.reset(len(session.log))
        self.write()

    @property
    def setup(self) -> Setup:
        """What was agreed before the game."""
        return self.session.state.setup

    @property
    def pending(self) -> Request[State, Any] | None:
        """The open question; None at the end of the game."""
        return self.session.pending

    @property
    def shown(self) -> State:
        """The state as the players see it now; it lags while events are played."""
        return self.playback.shown

    def shown_log(self) -> list[LogLine]:
        """The public lines of the log as far as they have been played."""
        lines = self.session.log[: self.playback.played]
        return [line for line in lines if visible_to(line.event, None)]

    # -- answering ----------------------------------------------------------------------------------------

    def commit(self, *answers: Any) -> Refusal | None:
        """Answer; further answers are the rest of a planned way, gone on with as long as nothing comes in between.

        Returns the refusal of the first answer, and has changed nothing then.
        """
        answer = self.facings.put_first(self.session.pending, answers[0], len(self.session.entries))
        refusal = self.session.refusal(answer)
        if refusal is not None:
            return refusal
        self._begin(decides=not isinstance(answer, LetAct))
        self.plans.plan(self.session.pending, answers[1:])
        self._remember_weapon(answer)
        self._acted = None if isinstance(answer, LetAct) else self._acting() or self._acted
        self.session.answer(answer)
        self._go_on()
        return None

    def free_facing(self, figure: FigureId) -> float | None:
        """The facing that was set for a figure before its next action, None while it stays as it is.  R1.6.2."""
        return self.facings.of(figure, len(self.session.entries))

    def set_facing(self, figure: FigureId, facing: float) -> None:
        """Let a figure face elsewhere, in degrees, before its next action; until then nothing is decided.  R1.6.2."""
        self.facings.keep(figure, len(self.session.entries), facing)

    @property
    def people(self) -> list[PlayerId]:
        """The players whom somebody at the table plays."""
        return [player.id for player in self.setup.players if player.id not in self.by_program]

    @property
    def asks_program(self) -> bool:
        """Whether the program is to answer the open question; dice that are rolled by hand are typed in by people."""
        request = self.session.pending
        return request is not None and request.player in self.by_program and not isinstance(request, Dice)

    def seat(self, player: PlayerId, style: ProgramStyle | None) -> None:
        """Let the program play for somebody from now on; None: somebody in its place."""
        others = {other: kept for other, kept in self.by_program.items() if other != player}
        self.by_program = others if style is None else {**others, player: style}
        if style is not None:
            self._bots[player] = self._bot(style)
        if self.save is not None:
            try:
                self.save.seat({str(other): how for other, how in self.by_program.items()})
            except FileProblem as problem:
                self.problem = problem

    def _bot(self, style: ProgramStyle) -> Bot[State]:
        """A player that plays so, by chance of its own."""
        return bots_of(self.setup.system)[style](secrets.randbits(48))

    def thought(self) -> Callable[[], tuple[Any] | None]:
        """What works out the program's answer to the open question, from what its player may know.

        The answer comes in a tuple, None when the bot has failed.
        """
        request = self.session.pending
        assert request is not None, "only asked when something is open"
        player = PlayerId(request.player)
        bot, known = self._bots[player], self.session.system.view(self.session.state, player)

        def think() -> tuple[Any] | None:
            try:
                return (bot.answer(known, request),)
            except Exception:
                logging.exception("the program has found no answer")
                return None

        return think

    def answer_for_program(self, found: tuple[Any] | None) -> None:
        """Answer as `thought` has found; people take that back together with their own decision before it."""
        request = self.session.pending
        assert request is not None, "only asked when something is open"
        refusal = None if found is None else self.session.refusal(found[0])
        if found is None or refusal is not None:
            # A fault of the bot must not end the game.
            logging.warning("%s: any answer instead of %s, %s", type(request).__name__, found, refusal)
            known = self.session.system.view(self.session.state, PlayerId(request.player))
            found = (RandomBot(secrets.randbits(48)).answer(known, request),)
        (answer,) = found
        self._begin(decides=False)
        self._remember_weapon(answer)
        self._acted = None
        self.session.answer(answer)
        self._go_on()

    def answer_declaring(self, player: PlayerId, said: Declaration, answer: Any) -> Refusal | None:
        """Let a player declare something and answer the open question; both are taken back together."""
        declaration = msgspec.to_builtins(said)
        refusal = self.session.system.declaration_refusal(self.session.state, player, declaration)
        if refusal is None:
            refusal = self.session.refusal(answer)
        if refusal is not None:
            return refusal
        self._begin()
        self.session.declare(player, declaration)
        self.session.answer(answer)
        self._go_on()
        return None

    def give_up(self, player: PlayerId) -> Refusal | None:
        """Let a player give up now.  R1.3.19 (Aufgeben)."""
        return self.declare(player, GiveUp())

    def declare(self, player: PlayerId, said: Declaration) -> Refusal | None:
        """Let a player say what he was not asked for."""
        declaration = msgspec.to_builtins(said)
        refusal = self.session.system.declaration_refusal(self.session.state, player, declaration)
        if refusal is not None or self.session.pending is None:
            return refusal or Refusal("", "game-over")
        self._begin()
        self.session.declare(player, declaration)
        self._go_on()
        return None

    def _begin(self, *, decides: bool = True) -> None:
        """Prepare for something new in the journal; what decides nothing is taken back with the decision before it."""
        self.playback.speed = self.settings.dice_speed
        self.playback.begin()
        if decides:
            self._starts.append(len(self.session.entries))
        self._ends.clear()

    def _go_on(self) -> None:
        """Answer what needs nobody, and write what is new."""
        self._answer_by_itself()
        self._go_to_who_owes()
        self.plans.remember(len(self.session.entries))
        self.write()

    def _remember_weapon(self, answer: Any) -> None:
        figure = getattr(self.session.pending, "figure", None)
        if isinstance(answer, RangedAttack | MeleeAttack) and figure is not None:
            self._weapon = (figure, answer.weapon)

    def _answer_by_itself(self) -> None:
        """Answer what nobody needs to be asked, and go on with ways that were planned before."""
        while self.session.pending is not None:
            request = self.session.pending
            answer = self.plans.next_answer(request, self.session.state) or automatic_answer(
                request,
                self.session.state,
                self.settings.ask_checks,
                self.surrendering,
                self._ammunition_counts(),
            )
            if answer is None:
                return
            self.session.answer(answer[0])

    def _acting(self) -> FigureId | None:
        """Who is asked for an action of his turn."""
        request = self.session.pending
        return request.figure if type(request) is ChooseAction else None

    def _go_to_who_owes(self) -> None:
        """When somebody has done his part of a command action, go on with who still owes his.  R2.1.4 to R2.1.7, RU081.

        The order is free, so nobody is left against a choice: only where the rules
        themselves went on to another figure.
        """
        now, acted, state = self._acting(), self._acted, self.session.state
        if acted is None or now is None or now == acted:
            return
        owing = still_owing(state)
        if owing and now not in owing and self.session.refusal(LetAct(owing[0])) is None:
            self.session.answer(LetAct(owing[0]))

    def _ammunition_counts(self) -> bool:
        """Whether the weapon of the running attack has limited resources."""
        if self._weapon is None:
            return False
        figure, weapon = self._weapon
        block = self.session.state.figures[figure].blocks.get(weapon)
        return block is not None and block.resources is not None

    def public_state(self) -> State:
        """The real state as everybody may know it."""
        return self.session.system.view(self.session.state, None)

    def _hear(self, line: LogLine) -> None:
        self.playback.hear(line)

    # -- going back ---------------------------------------------------------------------------------------

    def undo_target(self) -> int | None:
        """How many entries are left after one undo; None when there is nothing to undo."""
        length = len(self.session.entries)
        return next((start for start in reversed(self._starts) if start < length), None)

    def first_event(self, length: int) -> Event | None:
        """The first thing everybody saw of what came after so many entries; None when nothing was seen."""
        later = (line.event for line in self.session.log if line.entry > length and not line.struck)
        seen = (event for event in later if visible_to(event, None) and not isinstance(event, FigureTurned))
        return next(seen, None)

    def is_free(self, target: int) -> bool:
        """Whether undoing to a length needs nobody's agreement: no die and no secret is taken back."""
        return target >= self.session.free_undo_limit

    def undo(self, target: int) -> None:
        """Go back to a length of the journal."""
        self._ends.append(len(self.session.entries))
        self._starts = [start for start in self._starts if start < target]
        self.session.rewind(target)
        self._after_travel()

    def redo(self) -> bool:
        """Take back the last undo; False when there is none."""
        if not self._ends or not self.session.undone:
            return False
        end = self._ends.pop()
        self._starts.append(len(self.session.entries))
        self.playback.speed = self.settings.dice_speed
        self.playback.begin()
        while len(self.session.entries) < end and self.session.redo():
            pass
        self.plans.recall(len(self.session.entries))
        self.write()
        return True

    def _after_travel(self) -> None:
        self._acted = None
        self.plans.recall(len(self.session.entries))
        self.playback.reset(len(self.session.log))
        self.write()

    # -- saving -------------------------------------------------------------------------------------------

    def write(self) -> None:
        """Write what is new to the save file; a failure is kept in `problem` and the game goes on."""
        if self.save is None:
            return
        try:
            self.save.write(self.session)
        except FileProblem as problem:
            self.problem, self._is_lost = problem, True
        else:
            self._is_lost = False

    def look_after_save(self) -> None:
        """Notice that the save file is not there any more, or not as it was left; it is said in `problem`, and once."""
        if self.save is None or self._is_lost:
            return
        try:
            self.save.check()
        except FileProblem as problem:
            self.problem, self._is_lost = problem, True

    def close(self) -> None:
        """Close the save file; of a game in which nobody has decided anything none is left."""
        if self.save is not None:
            if commit_starts(self.session.entries):
                self.save.close()
            else:
                self.save.discard()
            self.save = None


def commit_starts(entries: Iterable[Entry], by_program: Collection[PlayerId] = ()) -> list[int]:
    """Before which entries of a loaded journal somebody sat down to decide something of his own.

    For those in `by_program` nobody did.
    """
    follow_ups = (ChooseMoveOption.__name__, RollOn.__name__, DeclareSurrender.__name__)
    selection = msgspec.to_builtins(LetAct(FigureId("")))["kind"]
    return [
        number
        for number, entry in enumerate(entries)
        if entry.kind is not EntryKind.DICE
        and entry.player not in by_program
        and entry.request not in follow_ups
        and not (isinstance(entry.plain, dict) and entry.plain.get("kind") == selection)
    ]


def automatic_answer(
    request: Request[State, Any],
    state: State,
    ask_checks: AskChecks,
    surrendering: set[PlayerId],
    limited_ammunition: bool,
) -> tuple[Any] | None:
    """The answer, in a tuple, to a question nobody needs to be asked; None when a person must decide."""
    if isinstance(request, DeclareSurrender):
        return (PlayerId(request.player) in surrendering,)
    if isinstance(request, RollOn):
        asked = ask_checks == "always" or (
            ask_checks == "ammunition" and limited_ammunition and request.successes > 0
        )
        return None if asked else (True,)
    # Of a question about cards that came anyway nobody may learn that there was nothing to play.
    if isinstance(request, Choice) and not isinstance(request, PlayOrPass | PlayInterruption):
        options = request.options(state)
        if len(options) == 1:
            return (options[0],)
    return None
