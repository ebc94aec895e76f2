"""What is said of a step of a reviewed game: what happened, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from pb12table.analysis.played.judging import WHOLE, Judgement, Prospect
from pb12table.kernel.dice import NoDice
from pb12table.kernel.game import EVERYTHING, EntryKind, Event, visible_to
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session
from pb12table.systems import known
from pb12table.texts.describe import dice_name, in_one_line, leaving_key
from pb12table.texts.locale import LANGUAGES, Texts, upper_first
from pb12table.texts.log_rows import row_words, rows_of
from pb12table.texts.names import figure_name, name_of
from pb12table.texts.reasons import LESS, answer_words, heard_of

POINT: Final = WHOLE // 100
"""So many millionths are one point of chance."""
TELLING: Final = MappingProxyType({"felled": 100, "lost": 100, "dealt": 250, "suffered": 250})
"""Reasons that differ by fewer thousandths are not told: of figures, and of harm."""
STAKE: Final = 250
"""Of all else that counts in a game."""
PART: Final = 0.15
"""Nor are those that differ by a smaller part: so much is chance."""
MOST_STAKES: Final = 2
MOST_ROWS: Final = 2
LATER: Final = 8
"""What an entry brought is told of at most so many entries later."""


def points(texts: Texts, millionths: int) -> str:
    """Return points of chance with their sign: +12.3, −0.4, ±0."""
    short = round(millionths / POINT, 1)
    sign = "±" if not short else "+" if short > 0 else "−"
    return f"{sign}{texts.number(abs(short), 1 if short else 0)}"


def percent(millionths: int) -> int:
    """Return a chance in whole per cent."""
    return round(millionths / POINT)


def span_of(session: Session[Any], entry: int) -> int:
    """Return the entry before which the next decision was made after one, or the journal's end."""
    ends = (at for at in range(entry + 1, len(session.entries)) if session.entries[at].kind is not EntryKind.DICE)
    return next(ends, len(session.entries))


def happened(texts: Texts, session: Session[Any], entry: int, end: int, viewer: str | None) -> str:
    """Return what the log says of the entries from one up to another, or else what it says next."""
    setup = session.state.setup
    log = [line for line in session.log if entry < line.entry <= end + LATER and not line.struck]
    shown = [line for line in log if visible_to(line.event, viewer)]
    # Dice are told of once it is settled whether any of them is thrown again.
    first = next((line.entry for line in shown), 0)
    shown = [line for line in shown if line.entry <= end] or [line for line in shown if line.entry == first]
    meaning, own = known.words(setup.system).meaning, texts.of(setup.system)
    rows = rows_of(setup.system, shown)
    plain = [row for row in rows if meaning(_first(row.lines)).tone not in LESS]
    told = [row_words(own, setup, row) for row in (plain or rows)[:MOST_ROWS]]
    return in_one_line(told)


def _first(lines: Sequence[Any]) -> Event:
    event: Event = lines[0].event
    return event


@dataclass(frozen=True, slots=True)
class Better:
    """The best answer that was found: its words, its plan's name, and why it is better; the answer in a tuple."""

    words: str
    why: tuple[str, ...]
    answer: tuple[Any]


def better_than(texts: Texts, before: Session[Any], judgement: Judgement, viewer: str | None) -> Better | None:
    """Return what would have been better, in a game that stands at the question; None where nothing surely was."""
    request = before.pending
    if request is None or not judgement.price or len(judgement.prospects) < 2:
        return None
    given, best, *_ = judgement.prospects
    answer = request.decode(best.answer)
    return Better(words_of(texts, before, request, best, viewer), tuple(_why(texts, before, given, best)), (answer,))


def plan_name(texts: Texts, prospect: Prospect) -> str:
    """Return what an answer is after, in words of its system; "" where that has no name."""
    key = f"plan-{prospect.name}"
    return upper_first(texts(key)) if prospect.name and texts.has(key) else ""


def words_of(
    texts: Texts, before: Session[Any], request: Request[Any, Any], prospect: Prospect, viewer: str | None
) -> str:
    """Return an answer that was looked at in words: what it is after, and what the log would say of it."""
    own, answer = texts.of(before.state.setup.system), request.decode(prospect.answer)
    name, said = plan_name(own, prospect), answer_words(own, before, answer, viewer)
    leaves = answer == request.default(before.system.view(before.state, request.player))
    if said and leaves and own.has(leaving_key(type(request).__name__)):
        return said
    if name and said:
        return own("why-plan-first", plan=name, first=said)
    unsaid = "reviewed-leave" if leaves else "why-unsaid"
    return name or said or _thrown(own, before, answer, viewer) or own(unsaid)


def _thrown(texts: Texts, before: Session[Any], answer: Any, viewer: str | None) -> str:
    """Return what is thrown right after an answer that the log does not tell, or its yes or no; "" for nothing."""
    if isinstance(answer, bool):
        return texts("review-yes" if answer else "review-no")
    if viewer != EVERYTHING or before.refusal(answer) is not None:
        return ""
    fork = before.fork(NoDice())
    fork.answer(answer)
    if not isinstance(fork.pending, Dice):
        return ""
    subject = fork.pending.subject or fork.pending.player
    what = dice_name(texts, fork.pending.purpose)
    return texts("review-thrown", what=what, subject=name_of(texts, before.state.setup, subject))


def missed_by(before: Session[Any], judgement: Judgement, viewer: str | None) -> tuple[str, tuple[str, str]] | None:
    """Return the kind of what would have been better, and that in English and German; None where nothing surely was.

    Its kind is the plan that it follows, else what would have happened first.
    """
    found = [better_than(Texts(language), before, judgement, viewer) for language in LANGUAGES]
    if any(each is None for each in found):
        return None
    told = {language: each.words for language, each in zip(LANGUAGES, found, strict=True) if each is not None}
    best = judgement.prospects[1]
    answer = next(each.answer for each in found if each is not None)
    heard = heard_of(before, answer[0])
    first = next((type(line.event).__name__ for line in heard), "")
    return best.name or first, (told["en"], told["de"])


def _why(texts: Texts, before: Session[Any], given: Prospect, best: Prospect) -> Iterator[str]:
    """Yield by what an answer is better, with the numbers of both: figures felled and lost, harm, then what else counts
    in its game.
    """
    setup, own = before.state.setup, texts.of(before.state.setup.system)
    reasons: list[str] = []
    for name, least in TELLING.items():
        now, then = getattr(best, name), getattr(given, name)
        gains = now - then if name in ("felled", "dealt") else then - now
        if _is_telling(gains, least, now, then):
            reasons.append(texts(f"reviewed-why-{name}", **_both(texts, now, then)))
    is_spared = _is_telling(given.suffered - best.suffered, TELLING["suffered"], best.suffered, given.suffered)
    if is_spared and given.feared != best.feared and given.feared in setup.figure_by_id:
        reasons.append(texts("reviewed-why-feared", figure=figure_name(own, setup, given.feared)))
    stakes = sorted(_stakes(given, best), key=lambda stake: -stake[1])
    reasons += [own(f"stake-{name}", **_both(texts, now, then)) for name, _, now, then in stakes[:MOST_STAKES]]
    yield from reasons or [texts("reviewed-why-position")]


def _stakes(given: Prospect, best: Prospect) -> Iterator[tuple[str, float, int, int]]:
    """Yield what one answer brings more of than another beside figures and harm: by which part, and both numbers."""
    for name in best.stakes.keys() & given.stakes.keys():
        now, then = best.stakes[name], given.stakes[name]
        if _is_telling(now - then, STAKE, now, then):
            yield name, (now - then) / max(abs(now), abs(then)), now, then


def _is_telling(gains: int, least: int, *numbers: int) -> bool:
    """Return whether somebody gains enough for it to be a reason: so much, and so much of the larger number, too."""
    return gains >= max(least, PART * max(map(abs, numbers)))


def _both(texts: Texts, best: int, given: int) -> dict[str, str]:
    """Return both numbers of a reason, as they are told."""
    return {"best": texts.number(abs(best) / 1000, 1), "given": texts.number(abs(given) / 1000, 1)}


def advice_lines(texts: Texts, before: Session[Any], judgement: Judgement, viewer: str | None) -> list[str]:
    """Return what the coach says of a decision, in a game that stands right before it."""
    request = before.pending
    assert request is not None, "something was decided"
    if not judgement.prospects:
        return [texts("reviewed-none-better")]
    given = judgement.prospects[0]
    chance = percent(given.chance)
    lines = [texts("reviewed-given", chance=chance, answer=words_of(texts, before, request, given, viewer))]
    better = better_than(texts, before, judgement, viewer)
    if better is None:
        return [*lines, texts("reviewed-none-better")]
    best = judgement.prospects[1]
    lines.append(texts("reviewed-better", chance=percent(best.chance), answer=better.words))
    return [*lines, *better.why, texts("reviewed-cost", points=texts.number(judgement.price / POINT, 1))]
