"""Playing a game twice, with figures elsewhere that one side does not know of: all it is shown or asked must be equal.

Each throw comes from a stream of its own by what it is for, for whom and in which turn, so that a die more for somebody
shifts no other.  The hidden side answers alike in both games.  What the other side is shown or asked is noted in its
order: dice on the table as they are prompted, events, lines of the log, its view and what is painted of it, its own
questions with what they offer and refuse, whom the screen is handed over to, and whether it may take back what it did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from pb12table.kernel.dice import DiceSource
from pb12table.kernel.game import LogLine, free_undo_limit, visible_to
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session
from pb12table.systems.known import scene, words
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import log_text
from pb12table.window.play.face import window_of

Answer = Callable[[Session[Any], Request[Any, Any]], Any]
"""What a side answers; it is to look at nothing that the other side does not know."""


class Streams:
    """Dice that the players type in: those that only one may see are thrown for him, all others are noted."""

    def __init__(self, seed: int, turn: Callable[[], str], note: Callable[[Any], None]) -> None:
        self._seed, self._turn, self._note = seed, turn, note
        self._thrown: Counter[str] = Counter()

    def roll(self, request: Dice[Any]) -> int | None:
        stream = f"{self._seed} {request.purpose} {request.subject} {self._turn()}"
        self._thrown[stream] += 1
        face = Random(f"{stream} {self._thrown[stream]}").randint(request.lowest, request.highest)
        if not request.hidden:
            self._note(("die", replace(request), face))
        return face

    def fork(self) -> DiceSource:
        return self


class Twin:
    """One of two games, as a `viewer` is shown and asked it; `noticed` says of an event that the secret is out."""

    def __init__(
        self,
        system: Any,
        state: Any,
        viewer: str,
        seed: int,
        noticed: Callable[[Any], bool],
        probes: Callable[[Request[Any, Any]], Sequence[Any]] = lambda _: (),
        quiet: tuple[str, ...] = (),
    ) -> None:
        """`probes` are answers of which it is asked why they are refused.

        `quiet` are questions to others of which it does not count that the screen is handed over for them.
        """
        self.viewer, self._noticed, self._probes = viewer, noticed, probes
        self.told: list[Any] = []
        self.is_out = False
        self._quiet = quiet
        self._own = 0
        """How many entries there were before the viewer's last answer."""
        self.session: Session[Any] = Session(system, state, Streams(seed, self._turn, self.told.append), digests=False)
        self.session.listeners.append(self._hear)

    def _turn(self) -> str:
        state = self.session.state
        return f"{state.game_round} {state.active}"

    def _hear(self, line: LogLine) -> None:
        event: Any = line.event
        self.is_out = self.is_out or self._noticed(event)
        if visible_to(event, self.viewer):
            self.told.append(("event", openly(event)))

    def go_on(self, give: Answer) -> None:
        """Answer until the viewer is asked, and note what that one is shown and asked on the way and then."""
        self.told.clear()
        while (request := self.session.pending) is not None and not self.is_out:
            answer = give(self.session, request)
            if request.player == self.viewer:
                self._own = len(self.session.entries)
            elif type(request).__name__ not in self._quiet:
                self.told.append(("handed over", request.player))
            self.session.answer(answer)
            if self.session.pending is not None and self.session.pending.player == self.viewer:
                self.told += self._shown()
                return

    def _shown(self) -> Iterator[Any]:
        session, request, viewer = self.session, self.session.pending, self.viewer
        system, setup = session.system, session.state.setup
        seen = system.view(session.state, viewer)
        face, texts = scene(setup.system), Texts("en").of(setup.system)
        yield "view", system.digest(seen)
        lines = [replace(line, event=openly(line.event)) for line in session.log if visible_to(line.event, viewer)]
        yield "log", log_text(Texts("en"), seen, lines)
        yield (
            "painted",
            (
                face.order(seen, texts),
                [face.listed(seen, texts, player.id) for player in setup.players],
                [face.sheet(seen, texts, figure) for figure in setup.figure_by_id],
                [face.miniature(seen, figure) for figure in face.figures(seen)],
                face.marks(seen, texts),
                words(setup.system).standings(texts, seen, [line.event for line in lines]),
            ),
        )
        yield "undo", free_undo_limit(session.entries, viewer) <= self._own
        assert request is not None, "the viewer is asked"
        yield "asked", request
        yield "offered", request.hints(seen)
        yield "refused", [request.refusal(session.state, each) for each in self._probes(request)]
        form = window_of(setup.system).form(texts, seen, request, {}, "")
        if form is not None:
            yield "prompt", (form.title, form.lines, form.rolls, form.warning, [field.name for field in form.fields])


def openly(event: Any) -> Any:
    """Return an event without who may know it."""
    return msgspec.structs.replace(event, audience=None)


def difference(one: Twin, other: Twin, answers: Callable[[], Answer], turns: int) -> Any:
    """Return the first thing that two games tell differently, None if nothing before the secret is out in one.

    `answers` makes what answers in a game anew for each of the two; `turns` is how often the viewer is asked at most.
    """
    gives = (answers(), answers())
    for _ in range(turns):
        for twin, give in zip((one, other), gives, strict=True):
            twin.go_on(give)
        if one.is_out or other.is_out:
            return None
        for told, there in zip_longest(one.told, other.told, fillvalue="nothing"):
            if told != there:
                return told, there
    return None
