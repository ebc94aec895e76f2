"""A game gone through, for people: what decided it in words, as numbers, and as a page that needs no other file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final

import msgspec

from pb12table.analysis.played.judging import (
    LEVELS,
    SAMPLES,
    SURE,
    THRESHOLDS,
    WHOLE,
    Judgement,
    Shares,
    Verdict,
)
from pb12table.analysis.played.review import Account, Change, Review, Reviewed, Throw, price_of
from pb12table.kernel.game import EVERYTHING
from pb12table.kernel.session import Session
from pb12table.report.elements import Colour, css, document, heading, legend, links, paragraph, section, swatch, table
from pb12table.report.layout_words import percent
from pb12table.report.review_telling import POINT, better_than, happened, points, span_of, words_of
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import system
from pb12table.texts.describe import dice_name, sentence, winner_line
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import name_of, player_name, system_name

MOST: Final = 5
"""So many throws and decisions are told."""
LEAST: Final = WHOLE // 200
"""Luck and prices of less than half a point are not told."""
FAR: Final = 30 * POINT
"""Where more than this lay hidden or was not foreseen, a review says that it saw too little of the game."""


@dataclass(frozen=True, slots=True)
class DecisionTold:
    """A decision in words: what was decided, what would have been better, and why."""

    change: Change
    did: str
    better: str
    why: str


@dataclass(frozen=True, eq=False)
class ReviewTold:
    """A review in words: the throws that brought each player most and least, and the decisions that cost most."""

    review: Review
    winners: tuple[PlayerId, ...] | None
    lucky: Mapping[PlayerId, tuple[Throw, ...]]
    unlucky: Mapping[PlayerId, tuple[Throw, ...]]
    decisions: tuple[DecisionTold, ...]
    came: Mapping[int, str] = field(default_factory=dict)
    """What the log says of the throws, by their first entry."""
    notes: tuple[str, ...] = ()
    colours: Mapping[PlayerId, Colour] = field(default_factory=dict)
    version: str = ""


def told_review(
    texts: Texts,
    review: Review,
    game: Reviewed,
    notes: Sequence[str] = (),
    colours: Mapping[PlayerId, Colour] | None = None,
    version: str = "",
) -> ReviewTold:
    """Return a review in words; the game is played once more for them."""
    dearest = [change for change in review.dearest() if price_of(change) >= LEAST][:MOST]
    wanted = {change.step.entry: change for change in dearest}
    told: dict[int, DecisionTold] = {}
    session = game.begun()
    for number, entry in enumerate(game.entries):
        if number in wanted:
            told[number] = decision_told(texts, session, wanted[number])
        session.feed([entry])
    ending = system(game.setup.system).ending(session.state) if game.is_over else None
    lucky, unlucky = {}, {}
    for who, player in enumerate(review.players):
        throws = review.throws(who)
        lucky[player] = tuple(throw for throw in throws[:MOST] if throw.luck[who] >= LEAST)
        unlucky[player] = tuple(throw for throw in throws[: -MOST - 1 : -1] if throw.luck[who] <= -LEAST)
    decisions = tuple(told[change.step.entry] for change in dearest)
    winners = None if ending is None else tuple(ending.winners)
    came: dict[int, str] = {}
    for throw in (each for throws in (*lucky.values(), *unlucky.values()) for each in throws):
        first, last = throw.first.entry, throw.dice[-1].step.entry
        said = happened(texts, session, first, span_of(session, last), EVERYTHING)
        came[first] = sentence(said) if said else ""
    return ReviewTold(review, winners, lucky, unlucky, decisions, came, tuple(notes), colours or {}, version)


def decision_told(texts: Texts, session: Session[Any], change: Change) -> DecisionTold:
    """Return a decision in words; the game stands right before it."""
    request, judgement = session.pending, change.step.judgement
    assert request is not None, "it was answered"
    assert judgement is not None, "it was judged"
    did = words_of(texts, session, request, judgement.prospects[0], EVERYTHING)
    better = better_than(texts, session, judgement, EVERYTHING)
    assert better is not None, "it has a price"
    return DecisionTold(change, sentence(did), sentence(better.words), " ".join(better.why))


# -- words ----------------------------------------------------------------------------------------------------------


def chance(texts: Texts, millionths: int) -> str:
    """Return a chance as a percentage."""
    return f"{texts.number(millionths / POINT, 0)} %"


def throw_line(texts: Texts, told: ReviewTold, throw: Throw, who: int) -> str:
    """Return a throw in words, what it brought a player, and what came of it."""
    setup, step = told.review.setup, throw.first
    own = texts.of(setup.system)
    line = own(
        "review-throw",
        points=points(texts, throw.luck[who]),
        round=own("round-is", number=step.game_round),
        dice=dice_words(texts, setup, throw),
        before=chance(texts, throw.before[who]),
        after=chance(texts, throw.after[who]),
    )
    return f"{line} {told.came.get(step.entry, '')}".rstrip()


def dice_words(texts: Texts, setup: GameSetup, throw: Throw) -> str:
    """Return for what and for whom dice were thrown, and what they showed."""
    own, step = texts.of(setup.system), throw.first
    return own(
        "review-dice",
        what=upper_first(dice_name(own, step.purpose)),
        subject=_whose(own, setup, step.subject) if step.subject else player_name(setup, step.player),
        faces=", ".join(map(str, throw.faces)),
    )


def _whose(texts: Texts, setup: GameSetup, subject: str) -> str:
    """Return the name of what dice were thrown for; of a figure, with the player to whom it belongs."""
    name, figure = name_of(texts, setup, subject), setup.figure_by_id.get(FigureId(subject))
    return name if figure is None else texts("review-dice-of", figure=name, player=player_name(setup, figure.player))


def decision_lines(texts: Texts, setup: GameSetup, told: DecisionTold) -> Iterator[str]:
    """Yield what a decision was and cost, what would have been better, and why."""
    step = told.change.step
    judgement = step.judgement
    assert judgement is not None, "it was judged"
    given, best, *_ = judgement.prospects
    yield texts(
        "review-decision",
        price=points(texts, -judgement.price),
        verdict=texts(f"review-verdict-{judgement.verdict}"),
        round=texts.of(setup.system)("round-is", number=step.game_round),
        player=player_name(setup, step.player),
        did=told.did,
        chance=chance(texts, given.chance),
    )
    yield texts("review-better", better=told.better, chance=chance(texts, best.chance), error=_error(texts, judgement))
    if told.why:
        yield told.why


def _error(texts: Texts, judgement: Judgement) -> str:
    """Return how sure a price is, in points."""
    return texts.number(judgement.prospects[0].behind_error / POINT, 1)


def account_headings(texts: Texts) -> list[str]:
    """Return the headings of the table of players."""
    columns = ("player", "beginning", "luck", "own", "others", "hidden", "end")
    return [texts(f"review-column-{column}") for column in columns]


def account_row(texts: Texts, setup: GameSetup, each: Account) -> list[str]:
    """Return what the game brought a player, as a row."""
    changes = (each.luck, each.own, each.others, each.hidden)
    return [
        player_name(setup, each.player),
        chance(texts, each.beginning),
        *(points(texts, change) for change in changes),
        chance(texts, each.end),
    ]


def result_line(texts: Texts, told: ReviewTold) -> str:
    """Return who has won, or that the game is not over."""
    if told.winners is None:
        return texts("review-open")
    setup = told.review.setup
    return texts("review-result", result=winner_line(texts, [player_name(setup, winner) for winner in told.winners]))


def verdict_line(texts: Texts, setup: GameSetup, each: Account) -> str:
    """Return how many of a player's decisions were what."""
    told = [texts(f"review-count-{verdict}", number=number) for verdict, number in each.verdicts.items() if number]
    return texts("review-verdicts", player=player_name(setup, each.player), verdicts=", ".join(told) or "–")


def honest_lines(texts: Texts, review: Review) -> list[str]:
    """Return how closely was looked, how far the value errs, and what the words for decisions mean."""
    level, weights = LEVELS[review.level], review.weights
    lines = [
        texts(
            "review-level",
            level=review.level,
            games=level.games,
            answers=level.answers,
            samples=SAMPLES,
        ),
        texts(
            "review-value",
            error=texts.number(100 * weights.error, 1),
            positions=weights.positions,
            loss=texts.number(weights.log_loss, 3),
            even=texts.number(weights.even, 3),
        ),
    ]
    lines += blind_lines(texts, review.setup)
    if not review.prices:
        return [*lines, texts("review-poor")]
    least = {verdict: texts.number(number / POINT, 0) for verdict, number in THRESHOLDS.items()}
    lines.append(texts("review-thresholds", mistake=least[Verdict.MISTAKE], blunder=least[Verdict.BLUNDER]))
    lines += unseen_lines(texts, review)
    lines += far_off_lines(texts, review.accounts())
    unjudged = sum(each.verdicts[Verdict.UNJUDGED] for each in review.accounts())
    return [*lines, texts("review-unjudged", number=unjudged)] if unjudged else lines


def blind_lines(texts: Texts, setup: GameSetup) -> list[str]:
    """Return what the value of a game does not see, where its system says so."""
    own = texts.of(setup.system)
    return [own("review-blind")] if own.has("review-blind") else []


def unseen_lines(texts: Texts, review: Review) -> list[str]:
    """Return from how many points on a review finds on average that another answer was better."""
    judged = [step.judgement.prospects[:2] for step in review.steps if step.judgement is not None]
    errors = [max(each.behind_error for each in two) for two in judged if len(two) > 1]
    if not errors:
        return []
    return [texts("review-unseen", points=round(SURE * sum(errors) / len(errors) / POINT))]


def far_off_lines(texts: Texts, accounts: Iterable[Account]) -> list[str]:
    """Return that a review saw too little of a game, if that is so."""
    far = max((abs(each.hidden) for each in accounts), default=0)
    return [texts("review-far-off", points=texts.number(far / POINT, 0))] if far > FAR else []


def text_of(texts: Texts, told: ReviewTold) -> Iterator[tuple[str, ...]]:
    """Yield a review in paragraphs of lines; the table of players is not among them."""
    review, setup = told.review, told.review.setup
    for player in review.players:
        who = review.players.index(player)
        if told.lucky[player]:
            name = player_name(setup, player)
            yield (
                texts("review-lucky", player=name),
                *(f"  {throw_line(texts, told, throw, who)}" for throw in told.lucky[player]),
            )
        if told.unlucky[player] and len(review.players) > 2:
            name = player_name(setup, player)
            yield (
                texts("review-unlucky", player=name),
                *(f"  {throw_line(texts, told, throw, who)}" for throw in told.unlucky[player]),
            )
    if told.decisions:
        lines = [texts("review-dearest")]
        for decision in told.decisions:
            first, *more = decision_lines(texts, setup, decision)
            lines += [f"  {first}", *(f"    {line}" for line in more)]
        yield tuple(lines)
    if review.prices:
        yield tuple(verdict_line(texts, setup, each) for each in review.accounts())
    yield (*told.notes, *honest_lines(texts, review))


# -- numbers --------------------------------------------------------------------------------------------------------


def numbers(told: ReviewTold) -> dict[str, Any]:
    """Return a review as JSON-ready data; chances in millionths."""
    review = told.review
    return {
        "system": review.setup.system,
        "level": review.level,
        "entries": review.entries,
        "over": review.is_over,
        "winners": None if told.winners is None else list(told.winners),
        "prices": review.prices,
        "whole": WHOLE,
        "thresholds": {str(verdict): least for verdict, least in THRESHOLDS.items()},
        "calibration": msgspec.to_builtins(review.weights.calibration),
        "players": [
            {
                "player": each.player,
                "beginning": each.beginning,
                "end": each.end,
                "luck": each.luck,
                "own": each.own,
                "others": each.others,
                "hidden": each.hidden,
                "decisions": {str(verdict): number for verdict, number in each.verdicts.items()},
            }
            for each in review.accounts()
        ],
        "curve": [
            {"entries": entries, "round": game_round, "chances": list(shares)}
            for entries, game_round, shares in review.curve()
        ],
        "steps": [
            {
                **msgspec.to_builtins(change.step),
                "luck": list(change.luck),
                "decided": list(change.decided),
                "hidden": list(change.hidden),
            }
            for change in review.changes()
        ],
        "dearest": [
            {"entry": each.change.step.entry, "did": each.did, "better": each.better, "why": each.why}
            for each in told.decisions
        ],
        "notes": list(told.notes),
    }


# -- the page -------------------------------------------------------------------------------------------------------

DEFAULT: Final[Colour] = (31, 95, 139)


def page(texts: Texts, told: ReviewTold) -> str:
    """Return a review as a whole page."""
    review = told.review
    setup, contents = review.setup, list[tuple[str, str]]()
    texts = texts.of(setup.system)
    name = setup.name.in_language(texts.language)
    title = texts("review-title", name=name)
    parts = [
        section("curve", texts("review-curve"), _curve(texts, told), contents),
        section("account", texts("review-account"), _account(texts, told), contents),
        section("luck", texts("review-luck"), _luck(texts, told), contents),
        section("decisions", texts("review-decisions"), _decisions(texts, told), contents),
        section("honest", texts("review-honest"), _honest(texts, review), contents),
    ]
    notes = "".join(f"<li>{escape(line)}</li>" for line in told.notes)
    short = f'<div class="short"><h3>{escape(result_line(texts, told))}</h3>' + (
        f"<ul>{notes}</ul></div>" if notes else "</div>"
    )
    header = (
        f'<header><p class="kicker">{escape(system_name(texts, setup.system))}</p><h1>{escape(title)}</h1></header>'
    )
    body = "\n".join([header, short, links(texts("game-report-contents"), contents), *parts])
    made = texts("game-report-made", version=told.version)
    return document(texts.language, title, body, made)


def _colour(told: ReviewTold, player: PlayerId) -> Colour:
    return told.colours.get(player, DEFAULT)


LEFT, TOP, WIDE, HIGH = 52, 26, 760, 240


def _curve(texts: Texts, told: ReviewTold) -> str:
    """Return the chances of all players over the game, with its rounds, and with what is told below."""
    review = told.review
    curve = review.curve()
    last = max(1, review.entries)

    def across(entry: int) -> float:
        return LEFT + WIDE * entry / last

    def up(millionths: int) -> float:
        return TOP + HIGH - HIGH * millionths / WHOLE

    parts = [
        f'<svg class="chart" style="max-width:100%" viewBox="0 0 {LEFT + WIDE + 20} {TOP + HIGH + 40}" role="img">'
    ]
    for tick in range(5):
        y = up(tick * WHOLE // 4)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + WIDE}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{25 * tick} %</text>')
    parts += _rounds(curve, across)
    for who, player in enumerate(review.players):
        path = "L".join(f"{across(entry):.1f} {up(shares[who]):.1f}" for entry, _, shares in curve)
        parts.append(f'<path class="curve" d="M{path}" stroke="{css(_colour(told, player))}"/>')
    for number, decision in enumerate(told.decisions, start=1):
        step = decision.change.step
        who = review.players.index(PlayerId(step.player))
        parts.append(_mark(across(step.entry), up(step.before[who]), str(number), _colour(told, review.players[who])))
    marked: set[int] = set()
    for who, player in enumerate(review.players):
        for throw in told.lucky[player]:
            entry = throw.first.entry
            if entry not in marked:
                marked.add(entry)
                words = escape(throw_line(texts, told, throw, who))
                x, y, colour = across(entry + len(throw.dice)), up(throw.after[who]), css(_colour(told, player))
                parts.append(
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="#fff" stroke="{colour}" stroke-width="2">'
                    f"<title>{words}</title></circle>"
                )
    parts.append(
        f'<text class="tick" x="{LEFT + WIDE}" y="{TOP + HIGH + 36}" text-anchor="end">'
        f"{escape(texts('game-report-rounds'))}</text></svg>"
    )
    names = [(_colour(told, player), player_name(review.setup, player)) for player in review.players]
    return "".join(parts) + legend(names) + paragraph(texts("review-curve-note"), "note")


def _rounds(curve: Sequence[tuple[int, int, Shares]], across: Any) -> Iterator[str]:
    """Yield where rounds begin; where they are many, only some have a number."""
    begins = [
        (entry, game_round)
        for (entry, game_round, _), before in zip(curve[1:], curve, strict=False)
        if game_round != before[1]
    ]
    step = max(1, -(-len(begins) // 20))
    for number, (entry, game_round) in enumerate(begins):
        x = across(entry)
        yield f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{TOP + HIGH}"/>'
        if number % step == 0:
            yield f'<text class="tick" x="{x:.1f}" y="{TOP + HIGH + 18}" text-anchor="middle">{game_round}</text>'


def _mark(x: float, y: float, number: str, colour: Colour) -> str:
    """Return the number of a decision on the curve, which leads to what is told of it."""
    return (
        f'<a href="#decision{number}"><circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{css(colour)}"/>'
        f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" style="fill:#fff;font-size:12px">{number}</text></a>'
    )


def _account(texts: Texts, told: ReviewTold) -> str:
    setup, rows = told.review.setup, list[list[str]]()
    for each in told.review.accounts():
        name, *cells = account_row(texts, setup, each)
        rows.append([swatch(_colour(told, each.player), name), *(escape(cell) for cell in cells)])
    head = account_headings(texts)
    return table(head, rows, range(1, len(head))) + paragraph(texts("review-account-note"), "note")


def _luck(texts: Texts, told: ReviewTold) -> str:
    review, html = told.review, ""
    for who, player in enumerate(review.players):
        name = player_name(review.setup, player)
        lists = [("review-lucky", told.lucky[player])]
        if len(review.players) > 2:
            lists.append(("review-unlucky", told.unlucky[player]))
        for key, throws in lists:
            items = "".join(f"<li>{escape(throw_line(texts, told, throw, who))}</li>" for throw in throws)
            if items:
                html += heading(texts(key, player=name)) + f'<ol class="moments">{items}</ol>'
    return html or paragraph(texts("review-no-luck"), "note")


def _decisions(texts: Texts, told: ReviewTold) -> str:
    review = told.review
    if not review.prices:
        return paragraph(texts("review-poor"), "note")
    html = ""
    for number, decision in enumerate(told.decisions, start=1):
        first, *more = decision_lines(texts, review.setup, decision)
        lines = "".join(paragraph(line) for line in more)
        colour = _colour(told, decision.change.player)
        spot = f'<span class="who" style="background:{css(colour)}"></span>'
        html += f'<div class="rule" id="decision{number}"><h4>{number}. {spot}{escape(first)}</h4>{lines}</div>'
    if not html:
        html = paragraph(texts("review-no-price"), "note")
    return html + "".join(paragraph(verdict_line(texts, review.setup, each)) for each in review.accounts())


def _honest(texts: Texts, review: Review) -> str:
    rows = [
        [f"{10 * tenth}–{10 * tenth + 10} %", str(each.positions), percent(texts, each.told), percent(texts, each.won)]
        for tenth, each in enumerate(review.weights.calibration)
        if each.positions
    ]
    head = [texts(f"learn-column-{name}") for name in ("tenth", "positions", "told", "won")]
    lines = "".join(paragraph(line) for line in honest_lines(texts, review))
    return lines + heading(texts("review-calibration")) + table(head, rows, range(1, 4))
