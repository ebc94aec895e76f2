"""The review of a game: the chances over its course, luck and skill, and each step at the table as it was."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import pygame

from pb12table.analysis.played.judging import WHOLE, NoValue, Verdict
from pb12table.analysis.played.review import Account, Change, Review, Reviewing, Throw, reviewed
from pb12table.app.review.charts import Curve, CurveMark, draw_balance, draw_curve, entry_under, room_of_curve
from pb12table.app.review.moment import MomentTable, Scene, scene_at
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.bots.reasons import knows_as_much
from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import LoadedSave, part_of_save
from pb12table.kernel.game import EVERYTHING, EntryKind, visible_to
from pb12table.kernel.session import Session
from pb12table.report.own_games import keep_summary
from pb12table.report.review_page import blind_lines, dice_words, far_off_lines, unseen_lines
from pb12table.report.review_telling import POINT, Better, better_than, happened, percent, plan_name, points, span_of
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.systems.known import system
from pb12table.texts.describe import leaving_key, sentence
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name, seats_as_they_were
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, draw_tip
from pb12table.window.kit.palette import looks_of
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Card,
    Column,
    Drawn,
    Ink,
    Label,
    Node,
    Plate,
    Row,
    Scroll,
    Space,
)
from pb12table.window.layout.painting import FontLetters, Painter
from pb12table.window.layout.placing import Layout, Rect, filled

USUAL: Final = "steady"
"""So closely decisions are looked at."""
PAD: Final = 16.0
LIST: Final = 452.0
"""How wide the right column is, in natural pixels like all lengths here."""
CURVE: Final = 176.0
BAR: Final = 12.0
MARK: Final = 20.0
NAME: Final = 150.0
BUTTON: Final = 34.0
FEW: Final = 5
"""So many of the dearest, luckiest and unluckiest are marked on the curve."""
TABS: Final = ("dearest", "lucky", "unlucky", "all")
TAB_KEYS: Final = {pygame.K_1: "dearest", pygame.K_2: "lucky", pygame.K_3: "unlucky", pygame.K_4: "all"}
TONES: Final[dict[Verdict, Ink]] = {
    Verdict.FORCED: "faint",
    Verdict.FINE: "good",
    Verdict.CLOSE: "muted",
    Verdict.MISTAKE: "accent",
    Verdict.BLUNDER: "bad",
    Verdict.UNJUDGED: "faint",
}


class ReviewScreen(ProgramScreen):
    """Shows what is known of a game while it is gone through; leaving stops that, and it goes on when opened again.

    `player` is whose decisions and luck are listed, `chosen` the entry whose moment lies on the table.
    """

    opaque = True

    def __init__(self, desk: Desk, session: Session[Any], loaded: LoadedSave, work: Reviewing) -> None:
        super().__init__(desk)
        self.session, self._loaded = session, loaded
        self.work = work
        self._title_before = desk.title
        setup = session.state.setup
        self.setup = setup
        # A game that goes on may hide things from those who look together.
        self.viewer = EVERYTHING if session.pending is None else None
        people = [player.id for player in setup.players if player.id not in _by_program(loaded)]
        self.player: PlayerId = (people or [setup.players[0].id])[0]
        self.tab = "dearest"
        self.chosen: int | None = None
        self._follows = True
        """Whether the first of the list is shown, until somebody chooses."""
        self._table = MomentTable(setup)
        self._seen: Review | None = None
        self._lists: dict[tuple[str, PlayerId], Sequence[Change | Throw]] = {}
        self._by_entry: dict[int, Change | Throw] = {}
        self._accounts: Sequence[Account] = ()
        self._curve: Curve | None = None
        self._said: dict[int, str] = {}
        self._scene: tuple[object, Scene, Better | None] | None = None
        self._pressed: tuple[int, int] | None = None
        self._done = (-1, 0)
        self._lost: Exception | None = None
        name = setup.name.in_language(desk.texts.language)
        desk.set_title(desk.texts("reviewed-window-title", scenario=name), setup.system)
        self._take()

    # -- what is known ------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        return self.desk.texts.of(self.setup.system)

    def _take(self) -> bool:
        """Take what has been found since; return whether that is something new."""
        done = self.work.done
        if done == self._done or not done[0]:
            return False
        self._done = done
        review = self._seen = self.work.review()
        if review.is_done:
            with suppress(OSError):
                keep_summary(review, self.session, self._loaded)
        changes = review.changes()
        throws = {throw.first.entry: throw for throw in review.throws(0)}
        self._by_entry = {change.step.entry: change for change in changes if change.step.kind is not EntryKind.DICE}
        self._by_entry |= throws
        self._accounts = review.accounts()
        self._lists.clear()
        self._curve = self._curve_of(review)
        if self._follows:
            first = self.listed or review.dearest() or changes
            self.chosen = entry_of(first[0]) if first else None
        return True

    def _curve_of(self, review: Review) -> Curve:
        """Return the curve with its rounds and with what is most worth a look on it."""
        meaning = known.words(self.setup.system).meaning
        rounds: list[tuple[int, int]] = []
        marks: list[CurveMark] = []
        seen = review.steps[-1].entry if review.steps else -1
        for line in self.session.log:
            told = None if line.struck else meaning(line.event)
            if told is None:
                continue
            if told.begins_round is not None:
                rounds.append((line.entry, told.begins_round))
            if told.fallen is not None and line.entry <= seen and visible_to(line.event, self.viewer):
                owner = known.scene(self.setup.system).owner(self.session.state, told.fallen[0])
                marks.append(CurveMark(line.entry, owner, "fall"))
        for change in review.dearest()[:FEW]:
            marks.append(CurveMark(change.step.entry, change.player, "decision"))
        shares = tuple((entry, tuple(each / WHOLE for each in found)) for entry, _, found in review.curve())
        return Curve(review.players, shares, max(review.entries, 1), tuple(rounds), tuple(marks))

    def _who(self) -> int:
        return [player.id for player in self.setup.players].index(self.player)

    @property
    def listed(self) -> Sequence[Change | Throw]:
        """Return the steps that the tab lists of the chosen player."""
        key = (self.tab, self.player)
        if key not in self._lists:
            self._lists[key] = self._found()
        return self._lists[key]

    def _found(self) -> Sequence[Change | Throw]:
        review, who = self._seen, self._who()
        if review is None:
            return ()
        if self.tab == "dearest":
            return review.dearest(self.player)
        if self.tab == "lucky":
            return [change for change in review.throws(who) if change.luck[who] > 0]
        if self.tab == "unlucky":
            return [change for change in reversed(review.throws(who)) if change.luck[who] < 0]
        return [change for change in review.changes() if change.step.judgement is not None
                and change.player == self.player]  # fmt: skip

    # -- time ---------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.work.lost is not self._lost:
            self._lost, changed = self.work.lost, True
        return self._take() or self._table.is_coarse or changed

    def close(self) -> None:
        self.work.stop()
        self.desk.set_title(*self._title_before)
        super().close()

    # -- what is shown ------------------------------------------------------------------------------------

    def arrange(self, node: Node) -> Layout:
        return filled(node, Rect(0, 0, *self.desk.size), self.desk.scale, FontLetters())

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.ground(canvas.rect)
        self.paint(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)

    def describe(self) -> Node:
        left = Column((Drawn("curve", "curve", (self.texts("reviewed-curve-tip"),), min_height=CURVE, max_height=CURVE),
                       *self._players(), self._moment()), 10.0, grow=1.0)  # fmt: skip
        right = Column((self._tabs(), self._list(), self._about()), 10.0, min_width=LIST, max_width=LIST)
        body = Row((left, right), PAD, grow=1.0)
        return Box(Column((self._head(), body), 12.0), (PAD, 12.0, PAD, PAD))

    def _head(self) -> Node:
        texts = self.texts
        name = self.setup.name.in_language(texts.language)
        title = Column((Label(texts("reviewed-title"), theme.SMALL, "muted"),
                        Label(name, theme.TITLE, bold=True, told=True, lines=1)), 0.0)  # fmt: skip
        leave = Button("leave", texts("close"), texts("key-escape"), BUTTON)
        about = Button("honest", texts("reviewed-honest"), "I", BUTTON)
        return Row((title, Space(grow=1.0), self._progress(), about, leave), 12.0, "center")

    def _progress(self) -> Node:
        """Return how far it has come, and a bar that fills; once all is done nothing."""
        texts, work = self.texts, self.work
        if work.lost is not None:
            return Label(texts("reviewed-lost", reason=str(work.lost)), theme.SMALL, "bad", lines=2, max_width=320.0)
        if self._seen is not None and self._seen.is_done:
            return Label(self._result(), theme.SMALL, "muted")
        told = Label(texts("reviewed-progress", done=self._percent), theme.SMALL, "muted", wrap=False)
        return Row((told, Drawn("progress", min_width=140.0, max_width=140.0, min_height=BAR)), 8.0, "center")

    @property
    def _percent(self) -> int:
        done, total = self.work.done
        return 100 * done // max(total, 1)

    def _result(self) -> str:
        unjudged = sum(account.verdicts[Verdict.UNJUDGED] for account in self._accounts)
        return self.texts("reviewed-done", unjudged=unjudged)

    def _players(self) -> list[Node]:
        """Return for each player luck and skill in points of chance; a click lists what is that player's."""
        texts = self.texts
        found: list[Node] = []
        for account in self._accounts:
            name = seats_as_they_were(self.desk.texts, self.setup, account.player, self._loaded.seatings)
            spot = Drawn(f"mark:{account.player}", min_width=MARK, min_height=MARK)
            label = Label(name, bold=True, lines=1, min_width=NAME, max_width=NAME)
            luck = Drawn(f"luck:{account.player}", grow=1.0, min_height=20.0)
            skill = Drawn(f"skill:{account.player}", grow=1.0, min_height=20.0)
            words = [Label(texts(key), theme.SMALL, "muted", wrap=False) for key in ("reviewed-luck", "reviewed-skill")]
            row = Row((spot, label, words[0], luck, Space(min_width=6.0), words[1], skill), 8.0, "center")
            tip = tuple(self._account_lines(account))
            found.append(Card(f"player:{account.player}", row, (8.0, 4.0, 10.0, 4.0), quiet=True,
                              chosen=account.player == self.player, tip=tip))  # fmt: skip
        far_off = far_off_lines(texts, self._accounts) if self._seen is not None and self._seen.is_done else []
        warnings = [Label(line, theme.SMALL, "bad", lines=2, told=True) for line in far_off]
        return [Column((*found, *warnings), 4.0)] if found else []

    def _account_lines(self, account: Account) -> list[str]:
        """Return how the sum comes about: the beginning, luck, decisions, what lay hidden, and the end."""
        texts = self.texts
        parts = [("luck", account.luck), ("own", account.own), ("others", account.others), ("hidden", account.hidden)]
        lines = [texts("reviewed-account-begin", chance=percent(account.beginning))]
        lines += [texts(f"reviewed-account-{name}", points=points(texts, value)) for name, value in parts]
        return [*lines, texts("reviewed-account-end", chance=percent(account.end))]

    def _moment(self) -> Node:
        """Return the table at the chosen moment, with the legend of its lines."""
        texts = self.texts
        if self.chosen is None:
            waits = Label(texts("reviewed-waits"), tone="muted", side="center")
            return Box(Column((Space(grow=1.0), waits, Space(grow=1.0))), surface="sunken", grow=1.0)
        shown = self._shown()
        legend: list[Node] = []
        if shown is not None and shown[0].played:
            legend += [Drawn("played", min_width=34.0, min_height=14.0), _small(texts("reviewed-played"))]
        if shown is not None and shown[0].proposed:
            legend += [Space(min_width=8.0), Drawn("proposed", min_width=34.0, min_height=14.0),
                       _small(texts("reviewed-proposed"))]  # fmt: skip
        table = Drawn("table", grow=1.0, min_height=120.0)
        foot = Row((*legend, Space(grow=1.0)), 6.0, "center", min_height=18.0)
        return Column((table, foot), 4.0, grow=1.0)

    def _shown(self) -> tuple[Scene, Better | None] | None:
        """Return the chosen moment, with what would have been better there."""
        entry = self.chosen
        if entry is None or entry >= len(self.session.entries):
            return None
        change = self._by_entry.get(entry)
        key = (entry, change, self.desk.texts.language)
        if self._scene is None or self._scene[0] != key:
            better = None
            judgement = change.step.judgement if isinstance(change, Change) else None
            if judgement is not None:
                better = better_than(self.desk.texts, self.session.past(entry), judgement, self.viewer)
            scene = scene_at(self.session, entry, None if better is None else better.answer, self.viewer)
            self._scene = (key, scene, better)
        return self._scene[1], self._scene[2]

    # -- the list -----------------------------------------------------------------------------------------

    def _tabs(self) -> Node:
        texts = self.texts
        buttons = (
            Button(f"tab:{tab}", texts(f"reviewed-tab-{tab}"), str(number), BUTTON, pressed=tab == self.tab, grow=1.0,
                   size=theme.SMALL)
            for number, tab in enumerate(TABS, 1)
        )  # fmt: skip
        return Row(tuple(buttons), 6.0)

    def _list(self) -> Node:
        texts, rows = self.texts, self.listed
        if not rows:
            key = "reviewed-list-none" if self._seen is not None and self._seen.is_done else "reviewed-list-empty"
            if self._seen is not None and not self._seen.prices and self.tab in ("dearest", "all"):
                key = "reviewed-no-prices"
            return Box(Label(texts(key), tone="muted"), (4.0, 8.0, 4.0, 8.0), grow=1.0)
        told = tuple(self._row(change) for change in rows)
        return Scroll("list", Column(told, 4.0), self.offsets.get("list", 0), grow=1.0, min_height=120.0)

    def _row(self, change: Change | Throw) -> Node:
        """Return a step: what happened, in which round, and what it cost or brought."""
        texts = self.texts
        step = change.first if isinstance(change, Throw) else change.step
        words = Label(self._words(change), theme.SMALL, lines=2, told=True)
        where = _small(texts("round-is", number=step.game_round))
        if isinstance(change, Throw) or step.judgement is None:
            who = self._who()
            tone: Ink = "good" if change.luck[who] > 0 else "bad"
            number = points(texts, change.luck[who])
            # The log tells all dice of a fight in one line.
            dice = dice_words(texts, self.setup, change) if isinstance(change, Throw) else ""
            under: Node = Row((where, Label(dice, theme.SMALL, "muted", lines=1, grow=1.0)), 12.0)
        else:
            verdict = step.judgement.verdict
            tone = TONES[verdict]
            number = points(texts, -step.judgement.price) if step.judgement.price else ""
            told = Label(texts(f"reviewed-verdict-{verdict}"), theme.SMALL, tone, bold=True, wrap=False)
            under = Row((where, Space(grow=1.0), told), 6.0)
        side = Label(number, theme.LARGE, tone, bold=True, side="right", min_width=56.0, max_width=56.0, wrap=False)
        body = Row((Column((words, under), 1.0, grow=1.0), side), 8.0, "center")
        return Card(f"step:{step.entry}", body, (8.0, 5.0, 8.0, 5.0), chosen=step.entry == self.chosen, keyless=True)

    def _words(self, change: Change | Throw) -> str:
        """Return what happened in a step or a throw."""
        entry = entry_of(change)
        if entry not in self._said:
            session = self.session
            end = change.dice[-1].step.entry + 1 if isinstance(change, Throw) else span_of(session, entry)
            told = happened(self.desk.texts, session, entry, end, self.viewer)
            # What comes after a pass does not say that somebody has passed.
            left = "" if isinstance(change, Throw) else self._left(change)
            plan = "" if left or isinstance(change, Throw) else self._plan(change)
            told = self.texts("why-plan-first", plan=plan, first=told) if plan and told else told
            told = f"{left} {told}".strip()
            self._said[entry] = told or self.texts("reviewed-unsaid")
        return self._said[entry]

    def _left(self, change: Change) -> str:
        """Return that a player did nothing more, where only what came of that would be told."""
        key = leaving_key(change.step.request)
        if not change.step.left or not self.texts.has(key):
            return ""
        return sentence(self.texts(key, player=player_name(self.setup, change.player)))

    def _plan(self, change: Change) -> str:
        """Return what a decision was after; "" where nobody can tell."""
        judgement = change.step.judgement
        return plan_name(self.texts, judgement.prospects[0]) if judgement is not None and judgement.prospects else ""

    # -- what is said of the chosen step ------------------------------------------------------------------

    def _about(self) -> Node:
        texts, entry = self.texts, self.chosen
        if entry is None:
            return Space()
        change = self._by_entry.get(entry)
        parts: list[Node] = []
        if change is not None:
            parts.append(Label(self._chances(change), theme.SMALL, "muted"))
            if entry not in map(entry_of, self.listed):
                parts.append(Label(self._words(change), theme.SMALL, lines=2, told=True))
            parts += self._lines(change)
        buttons = (
            Button("play", texts("reviewed-play-on"), "N", BUTTON, style="primary", grow=1.0,
                   tip=(texts("reviewed-play-on-tip"),)),
            Button("watch", texts("reviewed-watch"), "W", BUTTON, grow=1.0),
        )  # fmt: skip
        column = Column((*parts, Row(buttons, 8.0)), 6.0)
        return Box(column, (12.0, 10.0, 12.0, 12.0), Plate(theme.PANEL, theme.LINE, 6.0))

    def _chances(self, change: Change | Throw) -> str:
        """Return a player's chance before and after, or what a decision was judged by: both of its lines."""
        judged = None if isinstance(change, Throw) else change.step.judgement
        if judged is not None and judged.price:
            given, best, *_ = judged.prospects
            return self.texts("reviewed-judged", given=percent(given.chance), best=percent(best.chance))
        who, before = self._who(), change.before if isinstance(change, Throw) else change.step.before
        name = seats_as_they_were(self.desk.texts, self.setup, self.player, self._loaded.seatings)
        ends = {"before": percent(before[who]), "after": percent(change.after[who])}
        return self.texts("reviewed-chance", player=name, **ends)

    def _lines(self, change: Change | Throw) -> list[Node]:
        """Return what would have been better and why, or what the dice might have brought."""
        texts = self.texts
        if isinstance(change, Throw):
            thrower = change.luck[self._who()]
            if not thrower:
                return [Label(texts("reviewed-throw-even"))]
            return [Label(texts("reviewed-throw", points=points(texts, thrower)))]
        step, shown = change.step, self._shown()
        better = None if shown is None else shown[1]
        if step.judgement is None:
            return []
        if better is None:
            return [Label(texts(f"reviewed-said-{step.judgement.verdict}"))]
        cost = texts.number(step.judgement.price / POINT, 1)
        lines: list[Node] = [Label(texts("reviewed-better-was", answer=better.words), tone="good", bold=True)]
        lines += [Label(line, theme.SMALL) for line in better.why]
        return [*lines, Label(texts("reviewed-cost", points=cost), theme.SMALL, "muted")]

    # -- painting -----------------------------------------------------------------------------------------

    def painters(self) -> dict[str, Painter]:
        found: dict[str, Painter] = {"curve": self._draw_curve, "table": self._draw_table, "progress": self._draw_bar}
        found |= {"played": partial(_draw_sample, False), "proposed": partial(_draw_sample, True)}
        looks = looks_of(self.setup)
        most = max((max(abs(each.luck), abs(each.own)) for each in self._accounts), default=1) or 1
        for account in self._accounts:
            look = looks[account.player]
            found[f"mark:{account.player}"] = partial(_draw_mark, look)
            for name, value in (("luck", account.luck), ("skill", account.own)):
                words = points(self.texts, value)
                found[f"{name}:{account.player}"] = partial(_draw_balance, value / most, words)
        return found

    def _draw_curve(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self._curve is None:
            canvas.box(rect, theme.SUNKEN, theme.LINE, 0)
        else:
            draw_curve(canvas, rect, self._curve, looks_of(self.setup), self.chosen)
            self._room = room_of_curve(canvas, rect)

    def _draw_table(self, canvas: Canvas, rect: pygame.Rect) -> None:
        shown = self._shown()
        if shown is not None:
            self._table.paint(canvas, rect, shown[0], self.desk.texts)

    def _draw_bar(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
        share = self._percent / 100.0
        if share:
            canvas.box(pygame.Rect(rect.topleft, (max(round(rect.w * share), canvas.px(8)), rect.h)), theme.ACCENT,
                       None, 4)  # fmt: skip

    # -- doing --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONUP:
            self._pressed = event.pos
        super().handle(event)

    def take_key(self, event: pygame.event.Event) -> None:
        letters = {pygame.K_n: "play", pygame.K_w: "watch", pygame.K_i: "honest"}
        match event.key:
            case pygame.K_UP | pygame.K_DOWN:
                self._step_in_list(1 if event.key == pygame.K_DOWN else -1)
            case pygame.K_LEFT | pygame.K_RIGHT:
                self._step_in_game(1 if event.key == pygame.K_RIGHT else -1)
            case pygame.K_p:
                self._next_player()
            case key if key in TAB_KEYS:
                self.press(f"tab:{TAB_KEYS[key]}")
            case key if key in letters:
                self.press(letters[key])
            case _:
                super().take_key(event)

    def _step_in_list(self, step: int) -> None:
        entries = [entry_of(each) for each in self.listed]
        if entries:
            now = entries.index(self.chosen) + step if self.chosen in entries else 0
            self.choose(entries[min(max(now, 0), len(entries) - 1)])
            self.show(f"step:{self.chosen}")

    def _step_in_game(self, step: int) -> None:
        entries = sorted(self._by_entry)
        if entries:
            now = -1 if self.chosen is None else self.chosen
            later = [entry for entry in entries if (entry > now if step > 0 else entry < now)]
            if later:
                self.choose(later[0] if step > 0 else later[-1])

    def _next_player(self) -> None:
        players = [player.id for player in self.setup.players]
        self.press(f"player:{players[(players.index(self.player) + 1) % len(players)]}")

    def choose(self, entry: int) -> None:
        """Show the moment before an entry of the journal."""
        self.chosen, self._follows, self._changed = entry, False, True

    def accept(self) -> None:
        self.press("play")

    def refuse(self) -> None:
        self.desk.leave(self)

    def press(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        match kind:
            case "leave":
                self.refuse()
            case "tab" if rest in TABS:
                self.tab, self.offsets["list"] = rest, 0
            case "player":
                self.player, self.offsets["list"] = PlayerId(rest), 0
            case "step":
                self.choose(int(rest))
            case "curve":
                self._click_curve()
            case "honest":
                self._tell_honestly()
            case "play" if self.chosen is not None:
                self.desk.play_on(part_of_save(self._loaded, self.chosen))
            case "watch":
                self.desk.watch(self._loaded.path)
            case _:
                pass

    def _click_curve(self) -> None:
        if self._curve is None or self._pressed is None or not self._by_entry:
            return
        wanted = entry_under(self._curve, self._room, self._pressed[0])
        self.choose(min(self._by_entry, key=lambda entry: abs(entry - wanted)))

    def _tell_honestly(self) -> None:
        review = self._seen
        if review is None:
            return
        texts, weights = self.texts, review.weights
        unjudged = sum(account.verdicts[Verdict.UNJUDGED] for account in self._accounts)
        lines = [texts("reviewed-honest-level", level=review.level), texts("reviewed-honest-thresholds")]
        lines += blind_lines(texts, self.setup)
        if not review.prices:
            lines.append(texts("reviewed-no-prices"))
        else:
            lines += unseen_lines(texts, review)
        lines.append(texts("reviewed-honest-unjudged", number=unjudged))
        lines.append(texts("reviewed-honest-games", games=weights.games))
        for each in weights.calibration:
            if each.positions:
                told, won = round(100 * each.told), round(100 * each.won)
                lines.append(texts("reviewed-honest-tenth", told=told, won=won, positions=each.positions))
        from pb12table.app.game.why import WhySheet

        self.desk.open(WhySheet(self.desk, texts("reviewed-honest"), lines))


def entry_of(each: Change | Throw) -> int:
    """Return how many entries of the journal came before a step, or the first die of a throw."""
    return each.first.entry if isinstance(each, Throw) else each.step.entry


def open_review(desk: Desk, session: Session[Any], loaded: LoadedSave) -> None:
    """Begin to go through a loaded game, with its session that stands at its end; where nothing was learned say so."""
    game, path = reviewed(session, USUAL), loaded.path
    if not game.entries:
        desk.say_problem(FileProblem(path, "", "review-no-game"))
        return
    if not game.is_over and _keeps_secrets(session):
        desk.say_problem(FileProblem(path, "", "review-secret"))
        return
    try:
        work = Reviewing(game)
    except NoValue:
        desk.say(desk.texts("reviewed-no-value"))
        return
    work.begin()
    desk.open(ReviewScreen(desk, session, loaded, work))


def _keeps_secrets(session: Session[Any]) -> bool:
    """Return whether some player knows more than the others of a game that is not over."""
    rules, players = system(session.state.setup.system), session.state.setup.players
    if any(entry.hidden or entry.unseen for entry in session.entries):
        return True
    return not all(knows_as_much(rules, session.state, None, player.id) for player in players)


def _by_program(loaded: LoadedSave) -> set[str]:
    return {player for _, seated in loaded.seatings for player in seated}


def _small(words: str) -> Label:
    return Label(words, theme.SMALL, "muted", wrap=False)


def _draw_mark(look: Any, canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.player_mark(rect.center, canvas.px(MARK) / 2 - 1, look)


def _draw_balance(value: float, words: str, canvas: Canvas, rect: pygame.Rect) -> None:
    draw_balance(canvas, rect, value, 1.0, words)


def _draw_sample(is_proposed: bool, canvas: Canvas, rect: pygame.Rect) -> None:
    from pb12table.window.kit.strokes import dashed, lines

    points_ = [(float(rect.left), float(rect.centery)), (float(rect.right), float(rect.centery))]
    if is_proposed:
        dashed(canvas.surface, theme.GOOD, points_, canvas.px(3.5), canvas.px(9), canvas.px(5))
    else:
        lines(canvas.surface, theme.TEXT, points_, canvas.px(3.5))
