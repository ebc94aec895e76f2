"""The only place that answers a session: committing, answering by itself, undoing, saving."""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from pb12table.app.play.playback import Playback
from pb12table.bots.play import RandomBot, bots_of, styles_of
from pb12table.bots.reasons import Why, mind, reasons_of
from pb12table.files.forms.basics import ProgramStyle
from pb12table.files.problems import FileProblem
from pb12table.files.saves.lines import MOST_STANDING, NOBODY, StandingAnswer, sealed
from pb12table.files.saves.save import SaveFile
from pb12table.kernel.game import EVERYTHING, Entry, EntryKind, Event, LogLine, visible_to
from pb12table.kernel.request import Choice, Dice, Refusal, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot, Hurried, answering
from pb12table.skirmish.ids import PlayerId, Seatings
from pb12table.systems.known import scene, system, words
from pb12table.table.routes import GivenUp
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import ANSWERS_WITHIN, Assistant
from pb12table.window.play.face import window_of

LOOK_BACK: Final = 40
"""So many lines of the log are looked at for what lies before people."""

FEW: Final = 6
"""Of so many options at most it is found out whether it matters which is taken."""

PATIENCE: Final = 0.75 * ANSWERS_WITHIN
"""So many seconds the program thinks about an answer, at most; it takes a little more to notice that they are over."""


class Controller:
    """A running game in the window: its session, its save file, and what is shown of it.

    `problem` is what went wrong when saving, until somebody has read it; `by_program` says for whom the program
    plays, and how.
    """

    def __init__(
        self,
        session: Session[Any],
        save: SaveFile | None,
        settings: Settings,
        by_program: Mapping[str, ProgramStyle] = NOBODY,
        prompt: Callable[[Request[Any, Any], Any], tuple[Any] | None] | None = None,
    ) -> None:
        """Let `prompt` answer questions in a state before anybody is asked, in a tuple; None for what is left open."""
        self.session = session
        self.save = save
        self.settings = settings
        self.problem: FileProblem | None = None
        self._is_lost = False
        self._sitting: PlayerId | None = None
        self._prompt = prompt
        self._further: tuple[Request[Any, Any], tuple[Any, ...]] | None = None
        """The last question that was answered together with those that come next, and the answers to these."""
        self.assistant = assistant_for(self.setup.system, settings)
        self.by_program: Mapping[PlayerId, ProgramStyle] = {
            player.id: by_program[player.id] for player in self.setup.players if player.id in by_program
        }
        known_seed = None if save is None else save.seed
        self._seed = secrets.randbits(48) if known_seed is None else known_seed
        self.decided: dict[int, Why] = {}
        """What the program has decided since the game was opened, and why, by the entries of the journal before it."""
        self._bots: dict[PlayerId, Bot[Any]] = {}
        self._begin_bots()
        self.standing = () if save is None else save.standing
        self._starts = commit_starts(self.assistant, session.entries, self.by_program)
        self._ends: list[int] = []
        session.listeners.append(self._hear)
        self.playback = Playback(
            scene(self.setup.system), self.known_state, self.known_state(), settings.dice_speed, knows=self.tells
        )
        self._answer_by_itself()
        self.playback.reset(len(session.log))
        self.write()

    @property
    def setup(self) -> Any:
        """Return what was agreed before the game."""
        return self.session.state.setup

    @property
    def pending(self) -> Request[Any, Any] | None:
        """The open question; None at the end of the game."""
        return self.session.pending

    @property
    def shown(self) -> Any:
        """The state as the players see it now; it lags while events are played."""
        return self.playback.shown

    def shown_log(self) -> list[LogLine]:
        """Return the lines of the log that the viewers may know, as far as they have been played."""
        lines, viewer = self.session.log[: self.playback.played], self.viewer
        return [line for line in lines if visible_to(line.event, viewer)]

    def shown_events(self) -> list[Event]:
        """Return the newest events that the viewers may know; the last is the one being shown."""
        last, viewer = self.playback.played + 1, self.viewer
        lines = self.session.log[max(last - LOOK_BACK, 0) : last]
        return [line.event for line in lines if visible_to(line.event, viewer)]

    # -- who looks ----------------------------------------------------------------------------------------

    @property
    def hides(self) -> bool:
        """Return whether players may see different tables."""
        return system(self.setup.system).hides(self.session.state)

    @property
    def viewer(self) -> str | None:
        """As whose the game is shown: everybody's (None), unless figures may hide.

        Then players see different tables: it is the view of the only person, of the one who sits before the screen, and
        of nobody while that is handed over; nothing is secret where no person plays, and once the game is over.
        """
        if not self.hides:
            return None
        people = self.people
        if self.session.pending is None or not people:
            return EVERYTHING
        return people[0] if len(people) == 1 else self._sitting

    @property
    def shows_all(self) -> bool:
        """Return whether people may look at the table together: each sees no more than the others and the public."""
        return window_of(self.setup.system).shows_alike(self.session, (None, *self.people))

    def sit_down(self, player: PlayerId | None) -> None:
        """Let a player sit before the screen, None for nobody; what is shown is what that player may know."""
        self._sitting = player
        if not self.playback.is_running:
            self.playback.shown = self.known_state()

    def tells(self, event: Event) -> bool:
        """Return whether the viewers see an event happen."""
        return not self.hides or visible_to(event, self.viewer)

    # -- answering ----------------------------------------------------------------------------------------

    def commit(self, *answers: Any) -> Refusal | None:
        """Answer; further answers are the rest of a planned way, gone on with as long as nothing comes in between.

        Returns the refusal of the first answer, and has changed nothing then.
        """
        answer = self.assistant.completed(self.session.pending, answers[0], len(self.session.entries))
        refusal = self.session.refusal(answer)
        if refusal is not None:
            return refusal
        self._begin(decides=self.assistant.decides(answer))
        self._comes_between(answer)
        if isinstance(self.session.pending, self.assistant.in_turn) and answers[1:]:
            self._further = (self.session.pending, answers[1:])
        self.assistant.decided(self.session.pending, answer, answers[1:])
        self.session.answer(answer)
        self._go_on()
        return None

    @property
    def people(self) -> list[PlayerId]:
        """The players whom somebody at the table plays."""
        return [player.id for player in self.setup.players if player.id not in self.by_program]

    @property
    def asks_program(self) -> bool:
        """Return whether the program is to answer the open question; dice rolled by hand are typed in by people."""
        request = self.session.pending
        return request is not None and request.player in self.by_program and not isinstance(request, Dice)

    def seat(self, player: PlayerId, style: ProgramStyle | None) -> None:
        """Let the program play for somebody from now on; None: somebody in its place."""
        others = {other: kept for other, kept in self.by_program.items() if other != player}
        self.by_program = others if style is None else {**others, player: style}
        self._begin_bots()
        self._note_bots()

    @property
    def seatings(self) -> Seatings:
        """For whom the program played from which entry on."""
        if self.save is not None:
            return self.save.seatings
        return [(0, {str(player): style for player, style in self.by_program.items()})]

    def last_decision(self) -> int | None:
        """Return the entry of the last answer of the program that it weighed, or else of its last; None for none."""
        weighed = [number for number, why in self.decided.items() if why.reasons is not None]
        if weighed:
            return max(weighed)
        entries = enumerate(self.session.entries)
        answers = (number for number, entry in reversed([*entries]) if entry.kind is EntryKind.ANSWER)
        return next((number for number in answers if self.was_by_program(number)), None)

    def decision_of(self, line: LogLine) -> int | None:
        """Return the entry by which the program decided what a line of the log tells; None where it did not.

        Where it is known to have weighed nothing there is nothing to ask; but where secrets are kept, whether something
        was weighed might tell of them.  What befalls a figure of somebody else is no decision of the program.
        """
        entries, number = self.session.entries, min(line.entry, len(self.session.entries)) - 1
        while number >= 0 and entries[number].kind is EntryKind.DICE:
            number -= 1
        is_decided = number >= 0 and not line.struck and entries[number].kind is EntryKind.ANSWER
        if not is_decided or not self.was_by_program(number):
            return None
        figure = getattr(line.event, "figure", None)
        if figure is not None and figure in self.setup.figure_by_id:
            owner = scene(self.setup.system).owner(self.session.state, figure)
            if owner != entries[number].player:
                return None
        kept = self.decided.get(number)
        is_idle = kept is not None and kept.reasons is None and not self.hides
        return None if is_idle else number

    def was_by_program(self, number: int) -> bool:
        """Return whether the program has given an answer after so many entries of the journal."""
        seated = [by_program for since, by_program in self.seatings if since <= number]
        return bool(seated) and self.session.entries[number].player in seated[-1]

    @property
    def seed(self) -> int:
        """Return that from which the seeds of the bots come."""
        return self._seed

    def _begin_bots(self) -> None:
        """Let new bots play from here on: what they know does not come from what has been taken back."""
        since = self._bots_since = len(self.session.entries)
        self._bots = {
            player: self._bot(style, mind(self._seed, since, player)) for player, style in self.by_program.items()
        }
        self._are_noted = False

    def _note_bots(self) -> None:
        """Write down since when which bots play, so that they can be asked again why they did something."""
        self._are_noted = True
        if self.save is not None:
            seated = {str(player): style for player, style in self.by_program.items()}
            try:
                self.save.seat(seated, self._bots_since, self._seed)
            except FileProblem as problem:
                self.problem = problem

    def _bot(self, style: ProgramStyle, seed: int) -> Bot[Any]:
        """Return a bot that plays in a style by a seed; if the system lacks that style, the usual one."""
        known = bots_of(self.setup.system)
        make = known.get(style) or known[styles_of(self.setup.system)[0]]
        bot = make(seed)
        if isinstance(bot, Hurried):
            bot.hurry(PATIENCE)
        return bot

    def thought(self, stop: Callable[[], bool]) -> Callable[[], tuple[Any] | None]:
        """Return a function that works out the program's answer to the open question, from what its player may know.

        The answer comes in a tuple, None when the bot has failed; GivenUp is raised where `stop` says so.
        """
        request = self.session.pending
        assert request is not None, "only asked when something is open"
        if not self._are_noted:
            self._note_bots()
        player = PlayerId(request.player)
        found = answering(self._bots[player], self.session, stop)

        def think() -> tuple[Any] | None:
            try:
                return (found(),)
            except GivenUp:
                raise
            except Exception as error:  # noqa: BLE001
                where = "".join(traceback.format_tb(error.__traceback__))
                logging.error("no answer of the program: %s, %s\n%s", type(error).__name__, sealed(str(error)), where)
                return None

        return think

    def answer_for_program(self, found: tuple[Any] | None) -> None:
        """Answer as `thought` has found; people take that back together with their own decision before it."""
        request = self.session.pending
        assert request is not None, "only asked when something is open"
        refusal = None if found is None else self.session.refusal(found[0])
        if found is None or refusal is not None:
            # A fault of the bot must not end the game, and what it wanted may be a secret.
            told = sealed([repr(found), repr(refusal)])
            logging.warning("%s: any answer instead of a refused one, %s", type(request).__name__, told)
            known = self.session.system.view(self.session.state, PlayerId(request.player))
            found = (RandomBot(secrets.randbits(48)).answer(known, request),)
            why = None
        else:
            why = reasons_of(self._bots[PlayerId(request.player)])
        (answer,), number = found, len(self.session.entries)
        player = PlayerId(request.player)
        self.decided[number] = Why(number, player, self.by_program[player], answer, why)
        self._begin(decides=False)
        self._comes_between(answer)
        self.assistant.program_decided(request, answer)
        self.session.answer(answer)
        self._go_on()

    def answer_declaring(self, player: PlayerId, said: Any, answer: Any) -> Refusal | None:
        """Let a player declare something and answer the open question; both are taken back together."""
        declaration = self.session.system.plain_declaration(said)
        refusal = self.session.system.declaration_refusal(self.session.state, player, declaration)
        if refusal is None:
            refusal = self.session.refusal(answer)
        if refusal is not None:
            return refusal
        self._begin()
        self._further = None
        self.session.declare(player, declaration)
        self.session.answer(answer)
        self._go_on()
        return None

    @property
    def prepares(self) -> bool:
        """Return whether the game is still being set up."""
        rules = system(self.setup.system)
        return self.session.pending is not None and rules.prepares(self.session.state)

    def set_up(self) -> None:
        """Answer for everybody all that is asked before the first turn, as the program plays; taken back as one.

        Dice that are rolled by hand are asked for all the same.
        """
        bot = self._bot(styles_of(self.setup.system)[0], secrets.randbits(48))
        self._begin()
        while self.prepares and not isinstance(self.session.pending, Dice):
            request = self.session.pending
            assert request is not None, "asked just now"
            known = self.session.system.view(self.session.state, PlayerId(request.player))
            answer = bot.answer(known, request)
            self.assistant.program_decided(request, answer)
            self.session.answer(answer)
            self._answer_by_itself()
        self._begin_bots()
        self._go_on()

    def declare(self, player: PlayerId, said: Any) -> Refusal | None:
        """Let a player say what the rules have not asked."""
        declaration = self.session.system.plain_declaration(said)
        refusal = self.session.system.declaration_refusal(self.session.state, player, declaration)
        if refusal is not None or self.session.pending is None:
            return refusal or Refusal("", "game-over")
        self._begin()
        self.session.declare(player, declaration)
        self._go_on()
        return None

    def amend(self, *amendments: Any) -> Refusal | None:
        """Set something by hand, as all have agreed: all of it or, with the reason why not, nothing.

        It is taken back as one.
        """
        trial = self.session.fork()
        for amendment in amendments:
            refusal = trial.amendment_refusal(amendment)
            if refusal is not None:
                return refusal
            trial.amend(amendment)
        self._begin()
        for amendment in amendments:
            self.session.amend(amendment)
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
        turned = self.assistant.turn_to(self.session.pending, self.session.state)
        if turned is not None and self.session.refusal(turned[0]) is None:
            self.session.answer(turned[0])
        self.assistant.remember(len(self.session.entries))
        self.write()

    def answer_by_itself(self) -> None:
        """Answer what nobody needs to be asked, and write it; what comes of it is taken back with what was before."""
        before = len(self.session.entries)
        self._answer_by_itself()
        if len(self.session.entries) > before:
            self.assistant.remember(len(self.session.entries))
            self.write()

    def _answer_by_itself(self) -> None:
        """Answer what nobody needs to be asked."""
        while self.session.pending is not None:
            request, state = self.session.pending, self.session.state
            further = self._further
            prompted = None if self._prompt is None else self._prompt(request, state)
            answer = prompted or self.assistant.next_answer(request, state) or self._unasked(request)
            if answer is None:
                return
            if self.assistant.ends(answer[0]) and request.player not in self.by_program:
                # It is a step of its own, so that undoing asks after all.
                self._starts.append(len(self.session.entries))
            if self._further is further:
                self._comes_between(answer[0])
            self.session.answer(answer[0])

    # -- what need not be asked ---------------------------------------------------------------------------

    def _unasked(self, request: Request[Any, Any]) -> tuple[Any] | None:
        """Return the answer to a question that need not be asked of a person; None if it must be."""
        player = PlayerId(request.player)
        if player in self.by_program or isinstance(request, Dice):
            return None
        known = self._known_to(request)
        found = self._standing_answer(request) or self.assistant.spared(request, known) or self._next_in_turn(request)
        if found is None and not self.assistant.shows_silence(request):
            found = self._indifferent(request, known)
        return None if found is None or self.session.refusal(found[0]) is not None else found

    def _comes_between(self, answer: Any) -> None:
        """Forget what is left of answers that were given together, unless somebody only passes in between."""
        if not isinstance(answer, window_of(self.setup.system).passing):
            self._further = None

    def _next_in_turn(self, request: Request[Any, Any]) -> tuple[Any] | None:
        """Return the answer that was given together with one before; None where there is none any more."""
        if self._further is None:
            return None
        before, (answer, *left) = self._further
        if type(request) is type(before) and request.player != before.player:
            return None
        if type(request) is not type(before) or self.session.refusal(answer) is not None:
            self._further = None
            return None
        self._further = (request, tuple(left)) if left else None
        return (answer,)

    def _indifferent(self, request: Request[Any, Any], known: Any) -> tuple[Any] | None:
        """Return the usual answer to a choice whose answers lead to equal states, as far as its player may know.

        Where figures hide, dice may fall in secret: then it is only found out where the rules have paused.
        """
        if not isinstance(request, Choice) or (self.hides and not self.session.is_quiescent):
            return None
        options = request.options(known)
        if not 1 < len(options) <= FEW or not self.session.are_alike(options, request.player):
            return None
        usual = request.default(known)
        return (usual if usual in options else options[0],)

    def _standing_answer(self, request: Request[Any, Any]) -> tuple[Any] | None:
        """Return the answer that stands for a question; None where its player wants to be asked."""
        if not self.standing:
            return None
        asked = (request.player, *self._kind_of(request))
        for each in self.standing:
            if (each.player, each.request, each.about) == asked and each.game_round in (0, self._game_round()):
                try:
                    return (request.decode(each.answer),)
                except ValueError:  # of an edition in which it was answered otherwise
                    return None
        return None

    def _kind_of(self, request: Request[Any, Any]) -> tuple[str, str]:
        """Return which questions are like one."""
        return type(request).__name__, self.assistant.about(request, self._known_to(request))

    def _known_to(self, request: Request[Any, Any]) -> Any:
        """Return the state as who is asked may know it."""
        return self.session.system.view(self.session.state, request.player)

    def _game_round(self) -> int:
        """Return the round of the game, counted from 1; 0 before the first."""
        meaning = words(self.setup.system).meaning
        begun = (meaning(line.event).begins_round for line in reversed(self.session.log) if not line.struck)
        return next((each for each in begun if each is not None), 0)

    def passing(self) -> tuple[Any] | None:
        """Return the answer that may stand for all questions like the open one, in a tuple; None for none."""
        request = self.session.pending
        found = None if request is None else self.assistant.passing(request, self._known_to(request))
        return None if found is None or self.session.refusal(found[0]) is not None else found

    def let_stand(self, answer: Any, words: str, *, always: bool) -> None:
        """Answer all questions like the open one so, in this round or always; `words` are those of the question."""
        request = self.session.pending
        assert request is not None, "said on its card"
        kind, about = self._kind_of(request)
        said = StandingAnswer(
            player=request.player, request=kind, about=about, answer=request.encode(answer), words=words[:80],
            game_round=0 if always else max(self._game_round(), 1),
        )  # fmt: skip
        self._let_stand((*self.standing, said)[-MOST_STANDING:])

    def ask_again(self, standing: StandingAnswer) -> None:
        """Take back an answer that stands: its player is asked from now on."""
        self._let_stand(tuple(each for each in self.standing if each != standing))

    def standing_of(self, player: PlayerId) -> list[StandingAnswer]:
        """Return the answers of a player that stand now."""
        now = (0, self._game_round())
        return [each for each in self.standing if each.player == player and each.game_round in now]

    def _let_stand(self, standing: tuple[StandingAnswer, ...]) -> None:
        self.standing = standing
        if self.save is not None:
            try:
                self.save.let_stand(standing)
            except FileProblem as problem:
                self.problem = problem

    def known_state(self) -> Any:
        """Return the real state as the viewers may know it."""
        return self.session.system.view(self.session.state, self.viewer)

    def _hear(self, line: LogLine) -> None:
        self.playback.hear(line)

    # -- going back ---------------------------------------------------------------------------------------

    def undo_target(self) -> int | None:
        """Return how many entries are left after one undo; None if there is nothing to undo.

        A no of another of which nobody knows is taken back with what came before it.
        """
        entries, asked = self.session.entries, self.session.pending
        who = None if asked is None else asked.player
        starts = (start for start in reversed(self._starts) if start < len(entries))
        return next((start for start in starts if entries[start].player == who or not entries[start].unseen), None)

    def undo_turn_target(self) -> int | None:
        """Return how many entries are left after a whole turn has been taken back; None if there is nothing to undo.

        It is the turn that goes on, or the one before it while nothing has been decided in it.
        """
        setup, length = self.setup, len(self.session.entries)
        meaning = words(setup.system).meaning
        begun = [line.entry for line in self.session.log if not line.struck and meaning(line.event).turn_player(setup)]
        for begin in reversed(begun):
            decided = [start for start in self._starts if begin <= start < length]
            if decided:
                return min(decided)
        return self.undo_target()

    def first_event(self, length: int) -> Event | None:
        """Return the first thing the viewers saw of what came after a number of entries; None if nothing was seen."""
        later = (line.event for line in self.session.log if line.entry > length and not line.struck)
        seen = (event for event in later if visible_to(event, self.viewer) and self.assistant.tells(event))
        return next(seen, None)

    def is_free(self, target: int) -> bool:
        """Return whether undoing to a length needs nobody's agreement: no die and no secret is taken back."""
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
        self.assistant.recall(len(self.session.entries))
        self._begin_bots()
        self.write()
        return True

    def _after_travel(self) -> None:
        self._further = None
        self._begin_bots()
        self.decided = {number: why for number, why in self.decided.items() if number < len(self.session.entries)}
        self.assistant.travelled()
        self.assistant.recall(len(self.session.entries))
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
            if commit_starts(self.assistant, self.session.entries):
                self.save.close()
            else:
                self.save.discard()
            self.save = None


def assistant_for(system_id: str, settings: Settings) -> Assistant:
    """Return the assistant that does things for people in a new running game of a system, given by its id."""
    return window_of(system_id).assistant(settings)


def commit_starts(assistant: Assistant, entries: Iterable[Entry], by_program: Collection[PlayerId] = ()) -> list[int]:
    """Return the entries of a loaded journal before which somebody sat down to make a decision of his own.

    For those in `by_program` nobody did.
    """
    return [
        number for number, entry in enumerate(entries) if entry.player not in by_program and assistant.begins(entry)
    ]
