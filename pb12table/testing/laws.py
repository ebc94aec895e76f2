"""What must hold in every game, whatever its rules: each law a function that raises AssertionError where it is broken.

Most look at one *moment*: a session with an open question (see `moments`). They leave it as it was.
"""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from pb12table.bots.play import GameRecord, make_bots, play_game, replayed, started
from pb12table.files.places import assets_folder
from pb12table.files.scenario import load_scenario, shipped_files
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.game import EVERYTHING
from pb12table.kernel.request import IllegalAnswer, Refusal
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import answering
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Tone
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.texts.describe import event_key, event_line
from pb12table.texts.locale import LANGUAGES, Texts, entries_of, system_files, unreadable

MOST: Final = 4_000
"""After so many answers a game should have ended."""
SAMPLES: Final = 4
"""How many arbitrary answers to a question are looked at."""
NONSENSE: Final[tuple[Any, ...]] = (
    None,
    True,
    -7,
    1e9,
    "nonsense",
    "",
    [],
    {},
    [-50.0, -50.0],
    [[-50.0, 0.0]],
    {"type": "nonsense"},
)
"""Plain data that somebody may have written into a save."""


class StatesAsJson(Protocol):
    """Writes and reads states, as `skirmish.plain_states.PlainStates` does."""

    def to_json(self, state: Any) -> bytes: ...

    def from_json(self, data: bytes, setup: Any) -> Any: ...


def moments(
    setup: GameSetup, seed: int, every: int = 1, bot: str = "random", most: int = MOST, *, ends: bool = True
) -> Iterator[Session[Any]]:
    """Play a game of bots of one name; yield it at its questions, after each so many answers.

    Raises AssertionError where it does not end after `most` answers, unless it need not.
    """
    session = started(setup, seed, digests=False)
    bots = make_bots([bot], setup, seed)
    for number in range(most):
        request = session.pending
        if request is None:
            return
        if number % every == 0:
            yield session
        session.answer(answering(bots[PlayerId(request.player)], session)())
    assert not ends, f"no end after {most} answers at {session.position}"


def game_of(system: str, scenario: str, *faces: int) -> Session[Any]:
    """Return a new game of a system on one of its scenarios, in which the dice will show some faces."""
    setup = load_scenario(shipped_files(system)[scenario]).setup
    rules = known.system(system)
    return Session(rules, rules.new_game(setup), ScriptedDice(list(faces)))


def check_game(setup: GameSetup, bot: str, *seed: int) -> tuple[GameRecord, Session[Any]]:
    """Check that a game of bots ends, and that its setup and journal lead to the same game again; return it.

    Afterwards the setup goes to another process as before: games are spread over processes.
    """
    record, session = play_game(setup, [bot], *seed)
    assert record.is_finished, f"a game of {bot} with the seed {seed} does not end"
    drift = replayed(setup, session)
    assert drift is None, f"played again the game is another one: {drift}"
    assert known.system(setup.system).ending(session.state) is not None, "a game that is over has no ending"
    travelled = pickle.loads(pickle.dumps(setup))
    assert (travelled.name, travelled.players) == (setup.name, setup.players), "the setup does not travel"
    return record, session


def course(scenario: Path, bot: str, seed: int) -> str:
    """Return a short text of the whole course of a game of bots."""
    setup = load_scenario(scenario).setup
    _, session = play_game(setup, [bot], seed)
    digests = (entry.digest or "" for entry in session.entries)
    return sha256(" ".join((*digests, session.system.digest(session.state))).encode()).hexdigest()


def check_elsewhere(scenario: Path, bot: str, seed: int) -> None:
    """Check that a game of bots takes the same course in another process, where sets have another order.

    A rule that goes through a set, or a digest that does, leads to games that cannot be played again when saved.
    """
    order = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    ways = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    code = "import sys; from pathlib import Path; from pb12table.testing.laws import course; "
    code += "print(course(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(scenario), bot, str(seed)],
        capture_output=True, check=False, text=True, env=os.environ | {"PYTHONHASHSEED": order, "PYTHONPATH": ways},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == course(scenario, bot, seed), "in another process the game is another one"


def check_fork(session: Session[Any], chance: random.Random) -> None:
    """Check that a fork of a game is as the game, and goes on without changing it."""
    rules, request = session.system, session.pending
    assert request is not None, "a moment has a question"
    before = rules.digest(session.state)
    fork = session.fork()
    assert rules.digest(fork.state) == before, "a fork is another state"
    assert fork.pending == request, "a fork asks something else"
    fork.answer(request.sample(session.state, chance))
    assert rules.digest(session.state) == before, "what a fork does is seen in the game"
    assert session.pending == request, "a fork takes the question away from the game"


def check_question(session: Session[Any], chance: random.Random) -> None:
    """Check that the open question has legal answers: its default, its hints, and arbitrary ones; all can be saved."""
    state, request = session.state, session.pending
    assert request is not None, "a moment has a question"
    before, hints = session.system.digest(state), list(request.hints(state))
    for answer in [request.default(state), *hints, *(request.sample(state, chance) for _ in range(SAMPLES))]:
        refusal = request.refusal(state, answer)
        assert refusal is None, f"{type(request).__name__} refuses {answer} of its own: {refusal}"
        plain = msgspec.json.decode(msgspec.json.encode(request.encode(answer)))
        assert request.decode(plain) == answer, f"{answer} is another answer after it was saved"
    assert session.system.digest(state) == before, "who asks for answers changes the state"


def check_refusals(session: Session[Any], wrong: Iterable[Any] = ()) -> list[Refusal]:
    """Check that refused answers change nothing: nonsense, and what is known to be `wrong`; return what was said.

    Whatever is wrong must be refused; nonsense may be an answer.
    """
    state, request = session.state, session.pending
    assert request is not None, "a moment has a question"
    before, said = session.system.digest(state), []
    for answer in wrong:
        assert session.refusal(answer) is not None, f"{answer} is no answer to {type(request).__name__}"
    for answer in [*wrong, *_read(request, NONSENSE)]:
        refusal = session.refusal(answer)
        if refusal is None:
            continue
        said.append(refusal)
        try:
            session.answer(answer)
        except IllegalAnswer:
            continue
        raise AssertionError(f"{answer} is refused, and taken all the same")
    assert session.system.digest(state) == before, "a refused answer changes the state"
    assert session.pending == request, "a refused answer changes the question"
    return said


def _read(request: Any, nonsense: Iterable[Any]) -> Iterator[Any]:
    """Yield the answers that some plain data are; what is none must raise ValueError and nothing else."""
    for plain in nonsense:
        try:
            yield request.decode(plain)
        except ValueError:
            continue


def check_copies(session: Session[Any]) -> None:
    """Check that a copy of the state is equal to it, and that neither copies nor views change it."""
    rules, state = session.system, session.state
    before = rules.digest(state)
    copy = rules.clone(state)
    assert copy is not state, "a copy is the state itself"
    assert rules.digest(copy) == before, "a copy is another state"
    for viewer in (None, EVERYTHING, *state.setup.player_by_id):
        assert rules.view(state, viewer) is not state, "a view is the state itself"
    assert rules.digest(state) == before, "who looks at a state changes it"


def check_secrets(session: Session[Any], chance: random.Random) -> None:
    """Check that a view hides all at once, and that a game imagined from it is one that the player may take it for."""
    rules, state, request = session.system, session.state, session.pending
    assert request is not None, "a moment has a question"
    for viewer in (None, *state.setup.player_by_id):
        seen = rules.view(state, viewer)
        assert rules.digest(rules.view(seen, viewer)) == rules.digest(seen), f"{viewer} sees less at a second look"
    if known.system(state.setup.system).hides(state):
        sees_all = rules.digest(rules.view(state, EVERYTHING))
        assert sees_all == rules.digest(state), "something is hidden from who sees all"
    imagined = session.imagined(request.player, chance)
    if imagined is not None:
        known_now = rules.digest(rules.view(state, request.player))
        assert rules.digest(rules.view(imagined.state, request.player)) == known_now, "a player would know better"


def check_round_trip(session: Session[Any], states: StatesAsJson) -> None:
    """Check that the state is the same after it was written as JSON."""
    state = session.state
    data = states.to_json(state)
    again = states.from_json(data, state.setup)
    assert again == state, "the state is another one after it was read back"
    assert states.to_json(session.system.clone(state)) == data, "a copy is written otherwise"


def check_languages(identity: str) -> None:
    """Check that the texts of a system are there in every language, the same ones in each, its name among them.

    A text that Fluent cannot read is as good as none.
    """
    for file in (each for one in LANGUAGES for each in system_files(assets_folder() / "locale", one, identity)):
        faulty = unreadable(file.read_text(encoding="utf-8"))
        assert not faulty, f"{file.parent.name}/{file.name}: cannot be read: {', '.join(faulty)}"
    found = {
        language: {
            name
            for file in system_files(assets_folder() / "locale", language, identity)
            for name in entries_of(file.read_text(encoding="utf-8"))
        }
        for language in LANGUAGES
    }
    everything = set().union(*found.values())
    for language, names in found.items():
        assert names == everything, f"without a text in {language}: {', '.join(sorted(everything - names))}"
    assert "system-name" in everything, "the game has no name: system-name"


def check_words(session: Session[Any], refusals: Iterable[Refusal] = ()) -> None:
    """Check that everything that happened in a game, and every refusal, has a text in every language."""
    setup, words = session.state.setup, known.words(session.state.setup.system)
    events = {type(line.event): line.event for line in session.log}
    needed = [event_key(kind) for kind, event in events.items() if words.meaning(event).tone is not Tone.UNSEEN]
    needed += [f"refusal-{refusal.reason}" for refusal in refusals]
    for language in LANGUAGES:
        texts = Texts(language).of(setup.system)
        missing = [key for key in dict.fromkeys(needed) if not texts.has(key)]
        assert not missing, f"without a text in {language}: {', '.join(missing)}"
        for event in events.values():
            event_line(texts, setup, event)


def check_form(session: Session[Any]) -> None:
    """Check that the window asks the open question in every language; the system must have a window."""
    state, request = session.state, session.pending
    assert request is not None, "a moment has a question"
    face = import_module(known.system(state.setup.system).window).WINDOW
    for language in LANGUAGES:
        texts, seen = Texts(language).of(state.setup.system), session.system.view(state, request.player)
        form = face.form(texts, seen, request, {}, "")
        has_modes = type(face).mode.__module__ != "pb12table.window.play.face"
        assert form is not None or has_modes, f"the window does not ask {type(request).__name__}"
