"""The start screen: the scenarios with a picture of their tables, and the way to saves, settings and help."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TypeAlias

import pygame

from pb12table.app.drafts import Draft, all_drafts
from pb12table.app.editor.filing.filing import empty_layout, new_layout_path
from pb12table.app.panels.button_row import RowButton, draw_button_row
from pb12table.app.screens.base import Desk
from pb12table.app.screens.player_names import PlayerNames, briefing_of
from pb12table.app.state_picture import picture_of
from pb12table.app.unfinished import unfinished_save
from pb12table.files.forces import scan_forces
from pb12table.files.problems import FileProblem, every_fault_told
from pb12table.files.save import scenario_name
from pb12table.files.scenario import ScenarioSummary, check_playable, load_scenario, scan_scenarios
from pb12table.skirmish.naming import Label
from pb12table.systems import known
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.texts.numbers import rounded
from pb12table.texts.plain import on_one_line
from pb12table.texts.problems import problem_line
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of, wrapped, zone_at
from pb12table.window.kit.fonts import map_font
from pb12table.window.kit.palette import mixed
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.table_view import TableView
from pb12table.window.screens.asking import PickOne
from pb12table.window.screens.base import PaintedScreen

CARD_WIDTH = 500.0
LEAST_CARD_WIDTH = 370.0
WORDS_HEIGHT = 120.0
"""What stands below the picture of a card, the buttons included but not the lines of its description."""
LINES = (5, 10)
"""The fewest and the most lines there is room for; all cards have as many as the longest description takes."""
NAME_SIZES = (theme.TITLE - 2, theme.LARGE, theme.NORMAL, theme.SMALL)
"""The sizes that the name of a scenario may take: the largest in which it has room."""
WORDS_SIZE = theme.NORMAL - 1
LARGEST_PICTURE = 420.0
GAP = 24.0
PEEK = 44.0
"""So much of the next row of cards is seen below the first, in natural pixels."""
SCROLLING = {
    pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1, pygame.K_HOME: -99, pygame.K_END: 99
}  # fmt: skip
"""The keys that scroll, and by how many rows of cards."""
ON_CTRL = {pygame.K_n: "new", pygame.K_d: "draft", pygame.K_p: "problems"}


Previews: TypeAlias = dict[tuple[str, int, tuple[int, int], str], pygame.Surface]
"""Pictures of tables by file, its time of change, size in pixels and language."""


class StartScreen(PaintedScreen):
    """Cards of scenarios; digits and clicks begin a game, Enter goes on with an unfinished one.

    `previews` outlive the screen, so that coming back to it is quick, and so does how far it was scrolled.
    """

    opaque = True

    def __init__(self, desk: Desk, unfinished: Path | None, previews: Previews, scroll: int = 0) -> None:
        self.desk = desk
        self.unfinished = unfinished
        self._previews = previews
        self._unfinished_name: Label | None = None
        self.drafts = all_drafts()
        self.scenarios: list[ScenarioSummary] = []
        self.problems: list[FileProblem] = []
        self._zones: list[Zone] = []
        self._wanted: list[tuple[Path, tuple[int, int]]] = []
        self.scroll = scroll
        self._room = 0
        self._row = 0
        desk.set_title(desk.texts("window-title-start"))
        self._scan()

    def _scan(self) -> None:
        try:
            self.scenarios, self.problems = scan_scenarios()
            for system in known.SYSTEMS:
                if known.forces(system) is not None:
                    self.problems += scan_forces(system)[1]
        except FileProblem as problem:
            self.problems.append(problem)

    # -- doing --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = zone_at(self._zones, event.pos)
            if hit is not None and hit.enabled:
                self._press(hit.name)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll_by(-event.y * round(60 * self.desk.scale))
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _scroll_by(self, pixels: int) -> None:
        self.scroll = max(0, min(self.scroll + pixels, self._room))

    def _key(self, event: pygame.event.Event) -> None:
        if event.key in SCROLLING:
            self._scroll_by(SCROLLING[event.key] * self._row)
            return
        number, with_ctrl = event.key - pygame.K_1, bool(event.mod & pygame.KMOD_CTRL)
        if 0 <= number < min(len(self.scenarios), 9):
            kind = "edit" if with_ctrl else "look" if event.mod & pygame.KMOD_SHIFT else "scenario"
            self._press(f"{kind}:{self.scenarios[number].path}")
        elif with_ctrl:
            self._press(ON_CTRL.get(event.key, ""))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.unfinished is not None:
            self.desk.load(self.unfinished)
        elif event.key == pygame.K_ESCAPE:
            self._press("quit")
        elif event.key == pygame.K_F1:
            self.desk.open_help()
        elif event.key == pygame.K_F9:
            self.desk.open_load()
        elif event.key == pygame.K_F10:
            self.desk.open_settings()
        elif event.key == pygame.K_F11:
            self.desk.toggle_full_screen()

    def _press(self, name: str) -> None:
        texts = self.desk.texts
        kind, _, rest = name.partition(":")
        match kind:
            case "scenario":
                known = next(known for known in self.scenarios if str(known.path) == rest)
                if known.playable:
                    self._ask_for_names(known)
                else:
                    self._offer_layout(known)
            case "look":
                self.desk.look(rest)
            case "edit":
                self.desk.edit(rest)
            case "new":
                self.desk.edit_document(empty_layout(texts("edit-new-name")), new_layout_path())
            case "continue" if self.unfinished is not None:
                self.desk.load(self.unfinished)
            case "draft":
                self._build_on()
            case "load":
                self.desk.open_load()
            case "settings":
                self.desk.open_settings()
            case "help":
                self.desk.open_help()
            case "problems" if self.problems:
                self.desk.say("\n\n".join(problem_line(texts, problem) for problem in self.problems))
            case "quit":
                self.desk.ask(
                    texts("quit-title"), texts("quit-text"), texts("quit-yes"), texts("card-cancel"), self.desk.end
                )
            case _:
                pass

    def _ask_for_names(self, scenario: ScenarioSummary) -> None:
        """Ask who plays before a game begins."""
        desk, path = self.desk, str(scenario.path)
        name = scenario.name.in_language(desk.texts.language)
        told = briefing_of(desk.texts, path)
        desk.open(PlayerNames(desk, name, scenario.players, lambda: desk.play(path), told))

    def _offer_layout(self, scenario: ScenarioSummary) -> None:
        """Say why no game can begin on a layout, and offer what can be done with it."""
        texts, desk, path = self.desk.texts, self.desk, str(scenario.path)
        reason = texts("start-nobody-there")
        if scenario.figures:
            try:
                check_playable(load_scenario(path).setup, path)
            except FileProblem as problem:
                reason = problem_line(texts, problem)
        name = scenario.name.in_language(texts.language)
        besides = (texts("start-edit"), lambda: desk.edit(path))
        desk.ask(name, reason, texts("start-look"), texts("card-cancel"), lambda: desk.look(path), besides)

    def _build_on(self) -> None:
        """Go on with unsaved work on a layout, of several with the one that is picked."""
        if len(self.drafts) == 1:
            self.desk.build_on(self.drafts[0])
        elif self.drafts:
            options = [(str(number), self._draft_line(draft)) for number, draft in enumerate(self.drafts)]

            def pick(number: str) -> None:
                self.desk.build_on(self.drafts[int(number)])

            self.desk.open(PickOne(self.desk, self.desk.texts("start-drafts-title"), options, pick))

    def _draft_line(self, draft: Draft) -> str:
        texts, when = self.desk.texts, draft.when
        name = on_one_line(draft.layout.stem)
        return texts("start-draft-line", name=name, date=texts.date(when), time=f"{when:%H:%M}")

    def update(self, seconds: float) -> bool:
        if self._wanted:
            self._draw_preview(*self._wanted.pop(0))
            return True
        return super().update(seconds)

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        texts, px = self.desk.texts, canvas.px
        canvas.zones.clear()
        self._wanted = []
        surface, window = canvas.surface, canvas.rect
        surface.fill(theme.INK)
        for number in range(24):
            shade = mixed(theme.PANEL, theme.INK, number / 24)
            pygame.draw.rect(surface, shade, (0, window.h * number // 24, window.w, window.h // 24 + 1))
        title = map_font(px(54)).render(texts("start-title"), True, theme.TEXT)
        top = px(30)
        surface.blit(title, title.get_rect(midtop=(window.centerx, top)))
        middle = (window.centerx, top + title.get_height())
        canvas.text(middle, texts("start-subtitle"), theme.LARGE, theme.MUTED, anchor="center")
        top += title.get_height() + px(36)
        if self.unfinished is not None and not self.unfinished.is_file():
            # It was named or deleted in the list of saved games.
            self.unfinished = unfinished_save()
        if self.unfinished is not None:
            top = self._continue(canvas, top)
        if self.drafts:
            top = self._offer_drafts(canvas, top)
        self._cards(canvas, top + px(14))
        self._foot(canvas)
        self._zones = list(canvas.zones)

    def _offer_drafts(self, canvas: Canvas, top: int) -> int:
        """The offer to go on with what was not saved of layouts."""
        line = self._draft_line(self.drafts[0])
        label = self.desk.texts("start-drafts", number=len(self.drafts), line=line)
        key = f"{self.desk.texts('key-ctrl')} D"
        wide = max(canvas.px(520), canvas.button_width(label, key) + canvas.px(16))
        rect = pygame.Rect(0, 0, min(wide, canvas.rect.w - canvas.px(48)), canvas.px(40))
        rect.midtop = (canvas.rect.centerx, top + canvas.px(6))
        canvas.button(rect, "draft", label, key=key)
        return rect.bottom

    def _continue(self, canvas: Canvas, top: int) -> int:
        """The offer to go on with the game that was not ended."""
        assert self.unfinished is not None, "asked before"
        texts, px = self.desk.texts, canvas.px
        try:
            when = datetime.fromtimestamp(self.unfinished.stat().st_mtime)
        except OSError:
            self.unfinished = None
            return top
        if self._unfinished_name is None:
            self._unfinished_name = scenario_name(self.unfinished)
        name = self._unfinished_name.in_language(texts.language) if self._unfinished_name is not None else "none"
        label = texts("start-continue", name=name, date=texts.date(when), time=f"{when:%H:%M}")
        key = texts("key-return")
        wide = canvas.button_width(label, key, theme.LARGE, bold=True) + px(16)
        rect = pygame.Rect(0, 0, min(max(px(520), wide), canvas.rect.w - px(48)), px(48))
        rect.midtop = (canvas.rect.centerx, top + px(6))
        canvas.button(rect, "continue", label, key=key, style="primary", size=theme.LARGE)
        return rect.bottom

    def _cards(self, canvas: Canvas, top: int) -> None:
        px, window = canvas.px, canvas.rect
        gap, bottom = px(GAP), window.h - px(84)
        count = max(len(self.scenarios), 1)
        columns = max(1, min((window.w - 2 * gap) // (px(LEAST_CARD_WIDTH) + gap), count))
        # Rows of one length, rather than one card alone in the last.
        columns = -(-count // -(-count // columns))
        width = min(px(CARD_WIDTH), (window.w - 2 * gap) // columns - gap)
        words = px(WORDS_HEIGHT) + self._lines(canvas, width) * canvas.line_height(WORDS_SIZE)
        one_row = min(px(LARGEST_PICTURE), bottom - top - words - px(20), width)
        # The next row shows a little, so that nobody takes the first for all there are.
        many = max(px(140), min(px(220), bottom - top - words - gap - px(PEEK)))
        picture = max(one_row, px(200)) if count <= columns else many
        height = picture + words
        self._row = height + gap
        if count <= columns:
            top += max(0, (bottom - top - height) // 3)
        rows = (len(self.scenarios) + columns - 1) // columns
        self._room = max(0, rows * (height + gap) - (bottom - top))
        self.scroll = min(self.scroll, self._room)
        left = (window.w - columns * (width + gap) + gap) // 2
        before = canvas.surface.get_clip()
        clip = pygame.Rect(0, top - px(4), window.w, bottom - top + px(8))
        canvas.surface.set_clip(clip)
        for number, scenario in enumerate(self.scenarios):
            row, column = divmod(number, columns)
            corner = (left + column * (width + gap), top + row * (height + gap) - self.scroll)
            place = pygame.Rect(corner, (width, height))
            if place.colliderect(clip):
                self._card(canvas, place, clip, number, scenario, picture)
        canvas.surface.set_clip(before)
        canvas.scroll_mark(clip.inflate(-px(6), 0), clip.h + self._room, self.scroll)
        if not self.scenarios:
            canvas.text((window.centerx, top), self.desk.texts("start-empty"), theme.LARGE, theme.BAD, anchor="center")

    def _lines(self, canvas: Canvas, width: int) -> int:
        """How many lines the longest description takes on cards of a width."""
        language, size, room = self.desk.texts.language, canvas.px(WORDS_SIZE), width - canvas.px(36)
        found = [each.description.in_language(language) for each in self.scenarios if each.description is not None]
        fewest, most = LINES
        longest = max((len(wrapped(words, size, room)) for words in found), default=0)
        return max(fewest, min(longest, most))

    def _card(
        self, canvas: Canvas, place: pygame.Rect, clip: pygame.Rect, number: int, scenario: ScenarioSummary, high: int
    ) -> None:
        texts, px = self.desk.texts, canvas.px
        hovered = canvas.zone(place.clip(clip), f"scenario:{scenario.path}")
        canvas.shadow(place, 10)
        canvas.box(place, theme.PANEL, theme.ACCENT if hovered else theme.LINE, 10, 2)
        picture = pygame.Rect(place.left + px(8), place.top + px(8), place.w - px(16), high)
        self._preview(canvas, picture, scenario)
        self._buttons(canvas, place, clip, number, scenario)
        left, width = place.left + px(18), place.w - px(36)
        top = picture.bottom + px(8)
        name = scenario.name.in_language(texts.language)
        size = next((size for size in NAME_SIZES if width_of(name, px(size), True) <= width - px(30)), NAME_SIZES[-1])
        base = top + canvas.line_height(NAME_SIZES[0]) - canvas.line_height(size)
        canvas.text((left, base), name, size, theme.TEXT, bold=True, width=width - px(30))
        if number < 9:
            canvas.key_badge((place.right - px(16), top + px(15)), str(number + 1), theme.MUTED)
        facts = [texts("start-players", number=len(scenario.players)), texts("start-figures", number=scenario.figures)]
        facts.append(texts("start-table", width=rounded(scenario.width, 0), depth=rounded(scenario.depth, 0)))
        if scenario.minutes is not None:
            facts.append(texts("start-minutes", minutes=scenario.minutes))
        canvas.text((left, top + px(31)), " · ".join(facts), theme.SMALL + 0.5, theme.ACCENT, width=width)
        if scenario.description is not None:
            words = scenario.description.in_language(texts.language)
            canvas.paragraph((left, top + px(54)), width, words, WORDS_SIZE, theme.MUTED, lines=LINES[1])

    def _buttons(
        self, canvas: Canvas, place: pygame.Rect, clip: pygame.Rect, number: int, scenario: ScenarioSummary
    ) -> None:
        """Looking and editing, in the last row of a card; anywhere else a click on it begins a game."""
        texts, px = self.desk.texts, canvas.px
        right = place.right - px(12)
        for name, modifier in (("look", "key-shift"), ("edit", "key-ctrl")):
            shortcut = f"{texts(modifier)} {number + 1}" if number < 9 else ""
            label = texts(f"start-{name}")
            wide = width_of(label, px(theme.NORMAL)) + width_of(shortcut, px(theme.SMALL - 1)) + px(40)
            button = pygame.Rect(right - wide, place.bottom - px(42), wide, px(32))
            if clip.contains(button):
                canvas.button(button, f"{name}:{scenario.path}", label, key=shortcut)
            right = button.left - px(8)

    def _preview(self, canvas: Canvas, place: pygame.Rect, scenario: ScenarioSummary) -> None:
        """The picture of a table; drawn once, between two frames."""
        picture = self._previews.get(self._preview_key(scenario.path, place.size))
        if picture is None:
            canvas.middle(place, self.desk.texts("start-drawing"), theme.NORMAL, theme.FAINT)
            self._wanted.append((scenario.path, place.size))
        else:
            canvas.surface.blit(picture, place)

    def _preview_key(self, path: Path, size: tuple[int, int]) -> tuple[str, int, tuple[int, int], str]:
        try:
            changed = path.stat().st_mtime_ns
        except OSError:
            changed = 0
        return str(path), changed, size, self.desk.texts.language

    def _draw_preview(self, path: Path, size: tuple[int, int]) -> None:
        try:
            with every_fault_told(path):
                surface = self._painted(load_scenario(path).setup, size)
        except FileProblem as problem:
            self.problems.append(problem)
            self.scenarios = [known for known in self.scenarios if known.path != path]
            return
        self._previews[self._preview_key(path, size)] = surface

    def _painted(self, setup: Setup, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size)
        field = setup.battlefield
        # Twice as large and then smaller again, which is kinder to thin lines than drawing small.
        large = pygame.Surface((2 * size[0], 2 * size[1]))
        camera = Camera.fitted(field.width, field.depth, large.get_rect(), 12.0)
        picture = picture_of(new_game(setup), self.desk.texts)
        TableView(setup, self.desk.texts).draw(large, camera, picture, complete=True)
        pygame.transform.smoothscale(large, size, surface)
        return surface

    def _foot(self, canvas: Canvas) -> None:
        texts, px = self.desk.texts, canvas.px
        buttons = [
            RowButton("new", texts("start-new-layout"), f"{texts('key-ctrl')} N"),
            RowButton("load", texts("start-load"), "F9"),
            RowButton("settings", texts("start-settings"), "F10"),
            RowButton("help", texts("start-help"), "F1"),
        ]
        if self.problems:
            label = texts("start-problems", number=len(self.problems))
            buttons.append(RowButton("problems", label, f"{texts('key-ctrl')} P", "danger"))
        buttons.append(RowButton("quit", texts("start-quit"), texts("key-escape")))
        row = pygame.Rect(px(12), canvas.rect.h - px(60), canvas.rect.w - px(24), px(40))
        draw_button_row(canvas, row, buttons, 186)
