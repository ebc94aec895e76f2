"""Why the program did something, in the words of its game: what it did, what it weighed, and what it feared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import isfinite
from typing import Any, Final

from pb12table.bots.reasons import Why
from pb12table.kernel.dice import NoDice
from pb12table.kernel.game import EVERYTHING, Event, LogLine, visible_to
from pb12table.kernel.request import Dice, Number
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Reasons, Weighed
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases, Tone
from pb12table.systems import known
from pb12table.texts.describe import event_line, in_one_line, leaving_key, number_key
from pb12table.texts.names import figure_name, player_name

MOST_LINES: Final = 2
"""So many lines of the log tell what an answer does."""
MOST_ASKED: Final = 8
"""So many who are asked before the log says something let it happen."""
LESS: Final = (Tone.UNSEEN, Tone.TURN, Tone.HEADING)
"""What tells less of an answer than all other lines do: that something ends is better than what begins then."""
MOST_PLANS: Final = 6
"""So many plans are told, the best first."""
SMALL: Final = 10.0
"""Points are told with decimals below so many."""


def answer_words(texts: Phrases, session: Session[Any], answer: Any, viewer: str | None) -> str:
    """Return what the log would say of an answer before any die; "" where it says nothing that a viewer may know.

    A number that has words of its own is told by them: the log may tell it later, or with those of others.  So is doing
    nothing, before what the log says: that is what comes of what was done before.
    The game stands at the question, and stays there.
    """
    if session.refusal(answer) is not None:
        return ""
    setup, request, first = session.state.setup, session.pending, list[str]()
    assert request is not None, "an answer is legal"
    if viewer in (EVERYTHING, request.player) or not request.keeps_secret(session.state, answer):
        player, leaving = player_name(setup, request.player), leaving_key(type(request).__name__)
        if isinstance(request, Number) and texts.has(number_key(type(request))):
            return texts(number_key(type(request)), player=player, number=answer)
        if texts.has(leaving) and answer == request.default(session.system.view(session.state, request.player)):
            first.append(texts(leaving, player=player))
    heard = heard_of(session, answer)
    words = known.words(setup.system)
    meaning = words.meaning
    by_tone = defaultdict[Tone, list[Event]](list)
    for line in heard:
        if visible_to(line.event, viewer):
            tone = meaning(line.event).tone
            by_tone[tone if tone in LESS else Tone.PLAIN].append(line.event)
    # What ends or begins with it would read as if it were meant.
    told = next((by_tone[tone] for tone in (Tone.PLAIN, *(() if first else LESS)) if by_tone[tone]), [])
    if not first and not told and viewer in (EVERYTHING, request.player):
        return words.answered(texts, session.state, request, answer)
    return in_one_line([*first, *(event_line(texts, setup, event) for event in told[:MOST_LINES])])


def heard_of(session: Session[Any], answer: Any) -> list[LogLine]:
    """Return what the log would say of an answer before any die.

    Where it would say nothing of weight before others have been asked whether they step in, they let it happen.  The
    game stands at the question, and stays there.
    """
    heard, request, fork = list[LogLine](), session.pending, session.fork(NoDice())
    assert request is not None, "an answer is legal"
    meaning = known.words(session.state.setup.system).meaning
    fork.listeners.append(heard.append)
    fork.answer(answer)
    for _ in range(MOST_ASKED):
        asked = fork.pending
        if asked is None or fork.is_quiescent or isinstance(asked, (Dice, Number)) or asked.player == request.player:
            break
        if any(meaning(line.event).tone not in (Tone.PALE, *LESS) for line in heard):
            break
        fork.answer(asked.default(fork.system.view(fork.state, asked.player)))
    return heard


def why_lines(texts: Phrases, session: Session[Any], why: Why, viewer: str | None) -> list[str]:
    """Return why the program answered as it did; the game stands right before that, and a viewer reads it."""
    own = texts.of(session.state.setup.system)
    did = answer_words(own, session, why.answer, viewer)
    is_weighed = why.reasons is not None and bool(why.reasons.plans)
    # What the dice bring after an answer that was not weighed nobody would say it has decided.
    lines = [own("why-did", did=did) if is_weighed else did] if did else []
    if why.again is not None:
        again = answer_words(own, session, why.again[0], viewer)
        lines.append(own("why-again", again=again) if again else own("why-again-unsaid"))
    if why.reasons is None or not why.reasons.plans:
        return [*lines, own("why-rule-of-thumb")]
    return [*lines, *_weighed(own, session, why.reasons, viewer)]


def _weighed(texts: Phrases, session: Session[Any], reasons: Reasons, viewer: str | None) -> Iterator[str]:
    """Yield what was weighed, first what was taken."""
    looked = len(reasons.plans) + reasons.others
    if reasons.in_points:
        yield texts("why-points", plans=looked, before=_points(texts, reasons.before))
    else:
        yield texts("why-before", chance=_percent(reasons.before), plans=looked)
    for number, plan in enumerate(reasons.plans[:MOST_PLANS]):
        line = _plan_line(texts, session, plan, viewer, in_points=reasons.in_points)
        yield line if number else texts("why-plan-taken", plan=line)
    left = looked - min(len(reasons.plans), MOST_PLANS)
    if left > 0:
        yield texts("why-more", number=left)
    taken, *others = reasons.plans
    if any(plan.worth > taken.worth for plan in others):
        yield texts("why-near" if reasons.in_points else "why-not-sure")


def _plan_line(texts: Phrases, session: Session[Any], plan: Weighed, viewer: str | None, *, in_points: bool) -> str:
    setup: GameSetup = session.state.setup
    key = f"plan-{plan.name}"
    name = texts(key) if texts.has(key) else ""
    if name and plan.target is not None and plan.target in setup.figure_by_id:
        name = texts("why-target", plan=name, figure=figure_name(texts, setup, plan.target))
    first = answer_words(texts, session, plan.first, viewer)
    what = texts("why-plan-first", plan=name, first=first) if name and first else name or first or texts("why-unsaid")
    points = _points(texts, plan.worth)
    line = texts("why-plan-points", points=points, plan=what) if in_points else _chance(texts, plan, what)
    if plan.feared is None or plan.feared not in setup.figure_by_id:
        return line
    return texts("why-feared", plan=line, figure=figure_name(texts, setup, plan.feared))


def _chance(texts: Phrases, plan: Weighed, what: str) -> str:
    """Return a plan with its chance, and how sure that is."""
    chance, looked = _percent(plan.worth), plan.looked
    if isfinite(plan.error):
        return texts("why-plan", plan=what, chance=chance, error=_percent(plan.error), looked=looked)
    # Of what was looked at once nobody knows how far it is from the truth.
    return texts("why-plan-at-a-glance" if looked else "why-plan-reckoned", plan=what, chance=chance)


def _points(texts: Phrases, points: float) -> str:
    return texts.number(points, 2 if abs(points) < SMALL else 0)


def _percent(share: float) -> int:
    return round(100 * share)
