"""The start screen: the scenarios with a picture of their tables, and the way to saves, settings and help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from pb12table.app import rooms
from pb12table.app.play.games import Draft, all_drafts, unfinished_saves
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.app.screens.previews import Previews
from pb12table.files.content import has_window
from pb12table.files.measured import Numbers
from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import scenario_name
from pb12table.files.scenario import (
    ScenarioSummary,
    check_playable,
    listed_scenarios,
    load_scenario,
    own_scenarios_folder,
)
from pb12table.skirmish.ids import Label as Name
from pb12table.systems import known
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts, on_one_line, rounded
from pb12table.texts.names import system_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, map_font, still_there
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Flow, Label, Node, Row, Scroll, Space, Style
from pb12table.window.layout.painting import FontLetters, Painter
from pb12table.window.layout.placing import SCROLL_BAR, Layout, Rect, button_row, filled, hidden_height, offset_of
from pb12table.window.screens.dialogs import PickOne

CARD_WIDTH: Final = 500.0
LEAST_CARD_WIDTH: Final = 370.0
LEAST_PICTURE, LARGEST_PICTURE = 44.0, 220.0
LONE_PICTURE: Final = 420.0
"""How high pictures may be where there is one row of cards only."""
WHOLE_PICTURE: Final = 110.0
"""In pictures lower than this a table is hard to make out."""
STRIP: Final = 4.0
"""Where there is so many times more room across than up and down, a strip out of the table is shown."""
GAP: Final = 24.0
PEEK: Final = 44.0
"""So much of the next row of cards is seen below the first, in natural pixels."""
OFFER: Final = 560.0
"""How wide the offer to go on with a game is at most."""
LOW: Final = 760.0
"""In a window lower than this, in natural pixels, the head is smaller and without its picture."""
FOOT: Final = 186.0
TITLE: Final = 54.0
CARDS: Final = "cards"
EVERY: Final = ""
"""The filter that leaves the scenarios of all systems."""
SCROLLING: Final = {
    pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1, pygame.K_HOME: -99, pygame.K_END: 99
}  # fmt: skip
"""The keys that scroll, and by how many rows of cards."""
TURNING: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""The keys that go on to the scenarios of another system."""
ON_CTRL: Final = {
    pygame.K_n: "new",
    pygame.K_r: "drawn",
    pygame.K_k: "campaigns",
    pygame.K_a: "packs",
    pygame.K_d: "draft",
    pygame.K_p: "problems",
    pygame.K_t: "tutorial",
    pygame.K_o: "others",
}


@dataclass(frozen=True, slots=True)
class _Look:
    """What the heights of the pictures depend on."""

    size: tuple[int, int]
    scale: float
    language: str
    shown: tuple[Path, ...]
    offers: tuple[int, bool]


class StartScreen(ProgramScreen):
    """Cards of scenarios; digits and clicks begin a game, Enter goes on with an unfinished one.

    Where there are several rule systems, the scenarios of each stand together, and those of one can be seen alone
    (`system`).  `previews` outlive the screen, so that coming back to it is quick, and so do that choice and how far it
    was scrolled.
    """

    opaque = True

    def __init__(
        self, desk: Desk, unfinished: Sequence[Path], previews: Previews, scroll: int = 0, system: str = EVERY
    ) -> None:
        super().__init__(desk)
        self._waiting = list(unfinished)
        self.system = system
        self._previews = previews
        self._unfinished_name: Name | None = None
        self.drafts = all_drafts()
        self.scenarios: list[ScenarioSummary] = []
        self.problems: list[FileProblem] = []
        self._picture: tuple[tuple[tuple[int, int], int], pygame.Surface] | None = None
        self._picture_wanted: tuple[int, int] | None = None
        self._has_been_seen = False
        self._wanted: list[tuple[Path, tuple[int, int]]] = []
        self._high: tuple[_Look, float] | None = None
        self.offsets[CARDS] = scroll
        self._scan()
        self._name_window()

    def _name_window(self) -> None:
        alone = self.system if self.system in self.systems and has_window(self.system) else ""
        self.desk.set_title(self.title, alone)

    def _scan(self) -> None:
        self._changed = True
        try:
            self.scenarios, self.problems = listed_scenarios()
            self.problems += rooms.faulty_forces()
        except FileProblem as problem:
            self.problems.append(problem)

    # -- what there is ------------------------------------------------------------------------------------

    @property
    def unfinished(self) -> Path | None:
        """The save of the game that Enter goes on with, the newest of those that wait; None if there is none."""
        return self._waiting[0] if self._waiting else None

    @property
    def offset(self) -> int:
        """By how many pixels the cards are scrolled."""
        return self.offsets[CARDS]

    @property
    def title(self) -> str:
        """The name of the game whose scenarios are shown alone, or of the program."""
        texts = self.desk.texts
        return system_name(texts, self.system) if self.system in self.systems else texts("start-title")

    @property
    def systems(self) -> list[str]:
        """The rule systems that there are scenarios of."""
        found = {scenario.system for scenario in self.scenarios}
        return [system for system in known.SYSTEMS if system in found]

    @property
    def shown(self) -> list[ScenarioSummary]:
        """The scenarios whose cards are shown, those of a system together."""
        wanted = [self.system] if self.system in self.systems else self.systems
        return [scenario for system in wanted for scenario in self.scenarios if scenario.system == system]

    # -- doing --------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> None:
        number, with_ctrl = event.key - pygame.K_1, bool(event.mod & pygame.KMOD_CTRL)
        if event.key in SCROLLING:
            self.scroll_rows(SCROLLING[event.key])
        elif event.key in TURNING:
            filters = [EVERY, *self.systems]
            at = filters.index(self.system) if self.system in filters else 0
            self.press(f"system:{filters[(at + TURNING[event.key]) % len(filters)]}")
        elif 0 <= number < min(len(self.shown), 9):
            kind = "edit" if with_ctrl else "look" if event.mod & pygame.KMOD_SHIFT else "scenario"
            self.press(f"{kind}:{self.shown[number].path}")
        elif with_ctrl:
            self.press(ON_CTRL.get(event.key, ""))
        elif event.key == pygame.K_F1:
            self.desk.open_help(("start",))
        elif event.key == pygame.K_F9:
            self.desk.open_load()
        elif event.key == pygame.K_F10:
            self.desk.open_settings()
        elif event.key == pygame.K_F11:
            self.desk.toggle_full_screen()
        else:
            super().take_key(event)

    def scroll_rows(self, rows: int) -> None:
        """Scroll by some rows of cards."""
        cards = [each.rect.h for each in self.layout.root.walk() if isinstance(each.node, Card)]
        if cards:
            self.scroll_by(rows * (max(cards) + round(GAP * self.desk.scale)))

    def scroll_by(self, pixels: int) -> None:
        """Scroll the cards, as far as there are any."""
        hidden = hidden_height(self.layout.scrolls()[CARDS])
        self.offsets[CARDS] = max(0, min(self.offset + pixels, hidden))

    def accept(self) -> None:
        if self.unfinished is not None:
            self.desk.load(self.unfinished)

    def refuse(self) -> None:
        self.press("quit")

    def press(self, name: str) -> None:
        texts = self.desk.texts
        kind, _, rest = name.partition(":")
        match kind:
            case "scenario":
                scenario = next((each for each in self.scenarios if str(each.path) == rest), None)
                if scenario is not None and scenario.playable and has_window(scenario.system):
                    rooms.open_names(self.desk, scenario)
                elif scenario is not None:
                    self._offer_layout(scenario)
            case "system":
                self.system, self.offsets[CARDS] = rest, 0
                self._name_window()
            case "look":
                self.desk.look(rest)
            case "edit":
                self.desk.edit(rest)
            case "drawn":
                rooms.open_game_by_chance(self.desk, self.system)
            case "campaigns":
                rooms.offer_campaigns(self.desk, self.system)
            case "packs":
                rooms.open_packs(self.desk, self._scan)
            case "new":
                self._begin_layout()
            case "continue":
                self.accept()
            case "others":
                rooms.offer_unfinished(self.desk, self._waiting)
            case "draft":
                self._build_on()
            case "load":
                self.desk.open_load()
            case "settings":
                self.desk.open_settings()
            case "help":
                self.desk.open_help(("start",))
            case "tutorial":
                rooms.offer_tutorials(self.desk, self.system)
            case "problems" if self.problems:
                self._tell_problems()
            case "quit":
                self.desk.ask(
                    texts("quit-title"), texts("quit-text"), texts("quit-yes"), texts("card-cancel"), self.desk.end
                )
            case _:
                pass

    def _tell_problems(self) -> None:
        """Say what is wrong with which file; the user's own layouts among them can be mended in the editor."""
        texts, desk = self.desk.texts, self.desk
        told = "\n\n".join(problem_line(texts, problem) for problem in self.problems)
        folders = {own_scenarios_folder(system) for system in known.SYSTEMS}
        paths = dict.fromkeys(Path(problem.file) for problem in self.problems)
        own = [path for path in paths if path.parent in folders]

        def mend() -> None:
            if len(own) == 1:
                desk.edit(str(own[0]))
            else:
                desk.open(PickOne(desk, texts("edit-open-title"), [(str(path), path.stem) for path in own], desk.edit))

        if own:
            desk.ask(texts("message-title"), told, texts("start-mend"), texts("close"), mend)
        else:
            desk.say(told)

    def _offer_layout(self, scenario: ScenarioSummary) -> None:
        """Say why no game can begin on a layout, and offer what can be done with it."""
        texts, desk, path = self.desk.texts, self.desk, str(scenario.path)
        reason = texts("start-nobody-there")
        if not has_window(scenario.system):
            reason = texts("start-no-window", system=system_name(texts, scenario.system))
        elif scenario.figures:
            try:
                check_playable(load_scenario(path).setup, path)
            except FileProblem as problem:
                reason = problem_line(texts, problem)
        name = scenario.name.in_language(texts.language)
        besides = (texts("start-edit"), lambda: desk.edit(path))
        desk.ask(name, reason, texts("start-look"), texts("card-cancel"), lambda: desk.look(path), besides)

    def _begin_layout(self) -> None:
        """Begin a new layout of the system that is shown; where several are, of the one that is picked."""
        desk, texts = self.desk, self.desk.texts

        def begin(system: str) -> None:
            rooms.open_new_layout(desk, system)

        if self.system != EVERY or len(self.systems) < 2:
            begin(self.system or known.UNNAMED)
        else:
            options = [(system, system_name(texts, system)) for system in self.systems]
            desk.open(PickOne(desk, texts("start-which-system"), options, begin))

    def _build_on(self) -> None:
        """Go on with unsaved work on a layout, of several with the one that is picked."""
        if len(self.drafts) == 1:
            self.desk.build_on(self.drafts[0])
        elif self.drafts:
            options = [(str(number), self._draft_line(draft)) for number, draft in enumerate(self.drafts)]

            def pick(number: str) -> None:
                draft = still_there(self.drafts, number)
                if draft is not None:
                    self.desk.build_on(draft)

            self.desk.open(PickOne(self.desk, self.desk.texts("start-drafts-title"), options, pick))

    def _draft_line(self, draft: Draft) -> str:
        texts, when = self.desk.texts, draft.when
        name = on_one_line(draft.layout.stem)
        return texts("start-draft-line", name=name, date=texts.date(when), time=f"{when:%H:%M}")

    def update(self, seconds: float) -> bool:
        if self._picture_wanted is not None and self._has_been_seen:
            size, self._picture_wanted = self._picture_wanted, None
            self._picture = ((size, theme.EDITION), rooms.start_picture(size, theme.EDITION))
            return True
        self._has_been_seen = True
        changed, bad = self._previews.work()
        for path, problem in bad:
            self.problems.append(problem)
            self.scenarios = [each for each in self.scenarios if each.path != path]
        if self._wanted:
            self._previews.ask(self._wanted, self.desk.settings)
            self._wanted.clear()
        return super().update(seconds) or changed

    # -- what is shown ------------------------------------------------------------------------------------

    def arrange(self, node: Node) -> Layout:
        return filled(node, Rect(0, 0, *self.desk.size), self.desk.scale, FontLetters())

    def describe(self) -> Node:
        if not all(save.is_file() for save in self._waiting):
            # One was named or deleted in the list of saved games.
            self._waiting, self._unfinished_name = unfinished_saves(), None
        return self._described(self._picture_height())

    def _described(self, picture: float) -> Node:
        parts: list[Node] = [Space(min_height=2.0), self._head(), Space(min_height=0.0)]
        if len(self.systems) > 1:
            parts.append(self._filters())
        parts.append(Scroll(CARDS, self._groups(picture), self.offsets.get(CARDS, 0), grow=1.0))
        foot = button_row(self._foot(), FOOT, self._room)
        return Column((*parts, foot, Space(min_height=2.0)), 10.0)

    def _head(self) -> Node:
        """Return the title with the first offers, beside the picture of the start screen, also in a low window."""
        texts, title = self.desk.texts, self._title_size
        words = Label(texts("start-subtitle"), theme.LARGE, "muted", told=True)
        if self._is_low:
            told, offers = Column((Drawn("title", min_height=1.2 * title), words), 2.0, grow=1.0), self._offers()
            return Row((Space(min_width=GAP), told, Column(tuple(offers), 6.0), Space(min_width=GAP)), GAP, "center")
        left = Column((Drawn("title", min_height=1.3 * title), words, Space(min_height=4.0), *self._offers()), 6.0)
        wide = self._left_width
        picture = Drawn("picture", min_height=2.9 * title, grow=1.0)
        return Row((Space(min_width=GAP), Box(left, min_width=wide, max_width=wide), picture), GAP, "center")

    @property
    def _left_width(self) -> float:
        """Return the width of the title and the offers beside the picture."""
        return min(OFFER, 0.56 * self._room)

    @property
    def _title_size(self) -> float:
        """The letters of the title; in a low window the scenarios need the room."""
        return 0.72 * TITLE if self._is_low else TITLE

    @property
    def _is_low(self) -> bool:
        """Return whether the window is so low that the head gives way to the scenarios."""
        return self.desk.size[1] / self.desk.scale <= LOW

    @property
    def _room(self) -> float:
        """Return the width of the window inside its margins, in natural pixels."""
        return self.desk.size[0] / self.desk.scale - GAP

    def _picture_height(self) -> float:
        """Return the height of pictures at which the first row of cards is seen whole and a little of the next one.

        So nobody takes the first row for all there are.
        """
        look = _Look(
            self.desk.size, self.desk.scale, self.desk.texts.language, tuple(each.path for each in self.shown),
            (len(self._waiting[:2]), bool(self.drafts)),
        )  # fmt: skip
        if self._high is None or self._high[0] != look:
            layout, scale = self.arrange(self._described(LEAST_PICTURE)), self.desk.scale
            view, cards = layout.scrolls()[CARDS], [each for each in layout.root.walk() if isinstance(each.node, Card)]
            high = LEAST_PICTURE
            if cards:
                first = cards[0].rect
                is_alone = all(card.rect.y == first.y for card in cards)
                most, below = (LONE_PICTURE, 0.0) if is_alone else (LARGEST_PICTURE, PEEK + GAP)
                left = (view.rect.bottom - first.bottom - offset_of(view)) / scale - below
                high = max(LEAST_PICTURE, min(LEAST_PICTURE + left, most))
                if high < WHOLE_PICTURE:
                    # Whole tables tell more than the beginning of another row, which the scroll bar tells of, too.
                    high = max(high, min(LEAST_PICTURE + left + below, WHOLE_PICTURE))
            self._high = (look, high)
        return self._high[1]

    def _offers(self) -> list[Button]:
        """Return the offers to continue unfinished games, to learn a game, and to continue with unsaved layouts."""
        texts, found = self.desk.texts, []
        wide = self._left_width
        if (when := self._unfinished_since()) is not None:
            name = self._unfinished_name.in_language(texts.language) if self._unfinished_name is not None else "none"
            label = texts("start-continue", name=name, date=texts.date(when), time=f"{when:%H:%M}")
            key = texts("key-return")
            found.append(
                Button("continue", label, key, style="primary", size=theme.LARGE, min_width=wide, min_height=48.0)
            )
        if len(self._waiting) > 1:
            label = texts("start-others", number=len(self._waiting) - 1)
            found.append(Button("others", label, f"{texts('key-ctrl')} O", min_width=wide, min_height=40.0))
        label, key = texts("start-tutorial"), f"{texts('key-ctrl')} T"
        style: Style = "plain" if found else "primary"
        found.append(Button("tutorial", label, key, style=style, min_width=wide, min_height=40.0))
        if self.drafts:
            line = self._draft_line(self.drafts[0])
            label = texts("start-drafts", number=len(self.drafts), line=line)
            found.append(Button("draft", label, f"{texts('key-ctrl')} D", min_width=wide, min_height=40.0))
        return found

    def _unfinished_since(self) -> datetime | None:
        """Return when the last move was made in the unfinished game; None if there is none."""
        if self.unfinished is None:
            return None
        try:
            when = datetime.fromtimestamp(self.unfinished.stat().st_mtime)
        except OSError:
            self._waiting = self._waiting[1:]
            return None
        if self._unfinished_name is None:
            self._unfinished_name = scenario_name(self.unfinished)
        return when

    def _filters(self) -> Node:
        """Return a button for the scenarios of each system, one for all, and the way to those of others."""
        texts = self.desk.texts
        names = [(EVERY, texts("start-every-system")), *((each, system_name(texts, each)) for each in self.systems)]
        buttons = [Button(f"system:{each}", name, pressed=each == self.system, min_height=30.0) for each, name in names]
        packs = Button("packs", texts("start-packs"), f"{texts('key-ctrl')} A", min_height=30.0)
        return Flow((*buttons, packs), 8.0, "center")

    def _foot(self) -> list[Button]:
        texts = self.desk.texts
        buttons = [
            Button("drawn", texts("start-drawn"), f"{texts('key-ctrl')} R"),
            Button("campaigns", texts("start-campaigns"), f"{texts('key-ctrl')} K"),
            Button("new", texts("start-new-layout"), f"{texts('key-ctrl')} N"),
            Button("load", texts("start-load"), "F9"),
            Button("settings", texts("start-settings"), "F10"),
            Button("help", texts("start-help"), "F1"),
        ]
        if self.problems:
            label = texts("start-problems", number=len(self.problems))
            buttons.append(Button("problems", label, f"{texts('key-ctrl')} P", style="danger"))
        return [*buttons, Button("quit", texts("start-quit"), texts("key-escape"))]

    # -- cards --------------------------------------------------------------------------------------------

    def _groups(self, picture: float) -> Node:
        """Return the cards of each system below its name, in rows of equal length."""
        shown, texts = self.shown, self.desk.texts
        if not shown:
            return Label(texts("start-empty"), theme.LARGE, "bad", side="center")
        room = self._room - SCROLL_BAR
        most = max(1, int((room - GAP) // (LEAST_CARD_WIDTH + GAP)))
        numbers = {scenario.path: number for number, scenario in enumerate(shown, start=1)}
        nodes: list[Node] = []
        for system in dict.fromkeys(scenario.system for scenario in shown):
            group = [scenario for scenario in shown if scenario.system == system]
            columns = min(most, len(group))
            columns = -(-len(group) // -(-len(group) // columns))
            width = min(CARD_WIDTH, (room - GAP) / (columns if columns > 1 else 1) - GAP)
            rows: list[Node] = []
            for first in range(0, len(group), columns):
                row = group[first : first + columns]
                cards = [self._card(scenario, numbers[scenario.path], width, picture) for scenario in row]
                rows.append(Row((Space(grow=1.0), *_filled_up(cards, columns, width), Space(grow=1.0)), GAP))
            whole: Node = Column(tuple(rows), GAP)
            if len(self.systems) > 1 and self.system == EVERY:
                name = Label(system_name(texts, system), theme.LARGE, "accent", bold=True, side="center", told=True)
                whole = Column((name, whole), 8.0)
            nodes.append(whole)
        return Column(tuple(nodes), GAP)

    def _card(self, scenario: ScenarioSummary, number: int, width: float, picture: float) -> Node:
        """Return the picture of the table, what the scenario is, and the ways to look at it and to edit it."""
        texts, path = self.desk.texts.of(scenario.system), scenario.path
        facts = [texts("start-players", number=len(scenario.players)), texts("start-figures", number=scenario.figures)]
        facts.append(texts("start-table", width=rounded(scenario.width, 1), depth=rounded(scenario.depth, 1)))
        if scenario.minutes is not None:
            facts.append(texts("start-minutes", minutes=scenario.minutes))
        name = Label(scenario.name.in_language(texts.language), theme.TITLE - 2, bold=True, grow=1.0, told=True)
        digit = (Drawn(f"key:{number}", min_width=18.0, min_height=18.0),) if number <= 9 else ()
        head: tuple[Node, ...] = (
            Row((name, *digit), 8.0, "center"),
            Label(" · ".join(facts), theme.SMALL, "accent"),
        )
        if scenario.measured is not None:
            head += (Label(measured_words(texts.of(scenario.system), scenario.measured), theme.SMALL, "muted"),)
        words: list[Node] = [Column(head, 4.0)]
        if scenario.description is not None:
            words.append(Label(scenario.description.in_language(texts.language), theme.NORMAL, "muted", told=True))
        if not has_window(scenario.system):
            told = texts("start-no-window", system=system_name(texts, scenario.system))
            words.append(Label(told, theme.NORMAL, "bad"))
        buttons = (
            Button(
                f"{kind}:{path}", texts(f"start-{kind}"), f"{texts(key)} {number}" if number <= 9 else "",
                min_height=32.0,
            )
            for kind, key in (("edit", "key-ctrl"), ("look", "key-shift"))
        )  # fmt: skip
        foot = Row((Space(grow=1.0), *buttons), 8.0)
        inner = Column((Column(tuple(words), 8.0), Space(grow=1.0), foot), 8.0, grow=1.0)
        shown = Drawn(f"table:{path}", min_height=picture, max_height=picture)
        whole = Column((shown, inner), 10.0)
        return Card(f"scenario:{path}", whole, (16.0, 8.0, 16.0, 14.0), "panel", min_width=width, max_width=width)

    def painters(self) -> dict[str, Painter]:
        found: dict[str, Painter] = {"title": self._draw_title, "picture": self._draw_picture}
        for number, scenario in enumerate(self.shown, start=1):
            found[f"table:{scenario.path}"] = self._preview(scenario)
            found[f"key:{number}"] = _key_painter(str(number))
        return found

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        self._wanted = []
        canvas.ground(canvas.rect)
        self.paint(canvas)

    def _draw_title(self, canvas: Canvas, rect: pygame.Rect) -> None:
        title = map_font(canvas.px(self._title_size)).render(self.title, True, theme.TEXT)
        canvas.surface.blit(title, title.get_rect(midleft=rect.midleft))

    def _draw_picture(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the picture of the start screen, where there is room for it; it is painted between two frames."""
        if not rect.w >= rect.h > 0:
            return
        if self._picture is not None and self._picture[0] == (rect.size, theme.EDITION):
            canvas.surface.blit(self._picture[1], rect)
        else:
            self._picture_wanted = rect.size

    def _preview(self, scenario: ScenarioSummary) -> Painter:
        """Return the painter of a table's picture, which is painted once, beside the frames."""

        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            if not rect.colliderect(canvas.surface.get_clip()):
                return
            size = _painted_size(scenario, rect)
            picture = self._previews.known(scenario.path, size, self.desk.settings)
            if picture is not None:
                canvas.surface.blit(picture, rect, pygame.Rect(0, (size[1] - rect.h) // 2, *rect.size))
            else:
                canvas.middle(rect, self.desk.texts("start-drawing"), theme.NORMAL, theme.FAINT)
                self._wanted.append((scenario.path, size))

        return paint


def measured_words(texts: Texts, measured: Numbers) -> str:
    """Return how even games by program were, and how long."""
    won = max(1, sum(measured.wins.values()))
    sides = (texts("start-side", side=side, share=round(100 * wins / won)) for side, wins in measured.wins.items())
    return texts("start-even", sides=", ".join(sides), rounds=round(measured.rounds))


def _painted_size(scenario: ScenarioSummary, rect: pygame.Rect) -> tuple[int, int]:
    """Return the size at which to paint a table for a room; of one tiny in a low room the middle is shown."""
    if rect.w <= STRIP * rect.h:
        return rect.size
    return rect.w, max(rect.h, round(rect.w * scenario.depth / scenario.width))


def _filled_up(cards: Sequence[Node], columns: int, width: float) -> list[Node]:
    """Return a row of cards with room for missing ones, so that all rows begin at the same line."""
    return [*cards, *(Space(min_width=width) for _ in range(columns - len(cards)))]


def _key_painter(key: str) -> Painter:
    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.key_badge(rect.midright, key, theme.MUTED)

    return paint
