"""The page of a rule or a ruling: what it says, and what belongs to it; and the list of all, to be searched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.systems.known import UNNAMED
from pb12table.texts.rule_list import ToldRule, all_ids, found_rules, rule_name, system_of, told_rule
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.citations import ZONE, rule_of
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Field, Flow, Label, Node, Row, Scroll, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.parts import BUTTON_HEIGHT, PAD, dialog_button
from pb12table.window.layout.placed import hidden_height
from pb12table.window.layout.placing import EDGE, SCROLL_BAR

ALL: Final = ""
"""What stands for the list of all rules and rulings instead of an id."""
WIDTH: Final = 860.0
HEIGHT: Final = 680.0
SOUGHT: Final = "sought"
"""The field of the words that are searched for in the list of all."""
ROW: Final = 26.0
WAYS: Final = {pygame.K_LEFT: "page:previous", pygame.K_RIGHT: "page:next", pygame.K_BACKSPACE: "page:back"}

TURNING: Final = (*WAYS, pygame.K_HOME, pygame.K_END)
"""The keys that turn pages or scroll, and in a line that is written go through its letters."""


def size_of_words() -> float:
    """How large what is read here is, in natural pixels."""
    return theme.NORMAL + 1


class RulePage(ProgramScreen):
    """A page over whatever was open; Escape or Enter closes it, a click on an id turns it to that rule.

    `asked` are the ids it was opened for: the first is shown, and all have a button at the top when there are several.
    Without any it shows the list of a rule system, and what is typed there is searched for.
    """

    def __init__(self, desk: Desk, asked: Sequence[str] = (), system: str = UNNAMED) -> None:
        super().__init__(desk)
        self.asked = tuple(asked)
        self.shown = asked[0] if asked else ALL
        self._system = system
        self._before: list[tuple[str, int]] = []
        """What was shown before, the last one at the end, and how far it was scrolled."""
        self._found: tuple[tuple[str, str, str], tuple[str, ...]] | None = None
        """What was searched for last, in which language and system, and what was found."""
        if self.shown == ALL:
            self.set_focus(SOUGHT)

    def turn_to(self, rule: str) -> None:
        """Show another rule; what was shown can be gone back to."""
        if rule != self.shown:
            self._before.append((self.shown, self.scrolled))
            self._show(rule, 0)

    def _show(self, rule: str, scrolled: int) -> None:
        self._system = system_of(self.shown) or self._system
        self.shown, self.offsets["body"] = rule, scrolled
        self.set_focus(SOUGHT if rule == ALL else "")
        self._changed = True

    @property
    def system(self) -> str:
        """The rule system whose rules are read."""
        return system_of(self.shown) or self._system

    def told(self) -> ToldRule:
        """What there is to read."""
        texts = self.desk.texts
        if self.shown == ALL:
            found = self._listed()
            heading = texts("rule-page-found", number=len(found)) if self.sought else texts("rule-page-all-heading")
            return ToldRule(ALL, texts("rule-page-all"), others=((heading, found),))
        return told_rule(texts, self.shown)

    def _listed(self) -> tuple[str, ...]:
        """What is found of the list of all, from its beginning whenever something else is searched for."""
        asked = (self.desk.texts.language, self.system, self.sought)
        if self._found is None or self._found[0] != asked:
            if self._found is not None:
                self.offsets["body"] = 0
            self._found = (asked, found_rules(self.desk.texts, self.system, self.sought))
        return self._found[1]

    @property
    def sought(self) -> str:
        """The words that are searched for in the list of all."""
        return self.lines[SOUGHT].text.strip() if SOUGHT in self.lines else ""

    def _beside(self, step: int) -> str:
        """The id of the rule before or after the one that is shown, in the list of all; "" for none."""
        everything = all_ids(self.system)
        if self.shown == ALL:
            return everything[0] if step > 0 and everything else ""
        place = everything.index(self.shown) + step
        return everything[place] if 0 <= place < len(everything) else ""

    # -- what it says -------------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        told = self.told()
        free = (0.0, 0.0, SCROLL_BAR, 0.0)
        parts = (
            Box(self._head(told), free),
            Scroll("body", self._body(told), self.scrolled, grow=1.0),
            Box(self._foot(), free),
        )
        pad = (PAD, 16.0, PAD - SCROLL_BAR, 16.0)
        # As high for a short rule as for a long one, so that nothing jumps while one turns pages.
        high = min(HEIGHT, self.window.size[1] / self.window.scale - 2 * EDGE)
        return Box(
            Column(parts, 14.0), pad, "dialog", min_width=WIDTH, max_width=WIDTH, min_height=high, max_height=high
        )

    def _head(self, told: ToldRule) -> Node:
        texts = self.desk.texts
        tabs = [
            Button(f"{ZONE}{rule}", rule, pressed=rule == self.shown, size=theme.SMALL, tip=(rule_name(texts, rule),))
            for rule in (self.asked if len(self.asked) > 1 else ())
        ]
        close = dialog_button("close", texts("close"), key=texts("key-escape"), is_main=True)
        title = Label(told.id or told.name, theme.TITLE, bold=True, wrap=False, cites=False, told=not told.id)
        middle = Flow(tuple(tabs), 6.0, grow=1.0)
        search = Field(SOUGHT, texts("rule-page-search"), grow=1.0)
        return Row((title, search if self.shown == ALL else middle, close), 20.0, "center")

    def _body(self, told: ToldRule) -> Node:
        texts = self.desk.texts
        head = [Label(told.name, theme.LARGE, bold=True)] if told.id else []
        head += [Label(told.under, size_of_words(), "muted")] if told.under else []
        parts: list[Node] = [Column(tuple(head), 2.0)] if head else []
        parts += [Label(paragraph, size_of_words()) for paragraph in told.paragraphs]
        parts += [Label(note, size_of_words(), "muted") for note in told.notes]
        for heading, others in told.others:
            rows = (
                Drawn(f"{ZONE}{rule}", f"{ZONE}{rule}", (rule_name(texts, rule),), min_height=ROW) for rule in others
            )
            parts.append(Column((Label(heading, tone="accent", bold=True), *rows), 0.0))
        return Column(tuple(parts), 10.0)

    def _foot(self) -> Node:
        """The ways on: to the rules beside this one, back, to the list of all, and to that of keys."""
        texts = self.desk.texts
        ways = (
            ("previous", self._beside(-1), texts("key-left")),
            ("next", self._beside(1), texts("key-right")),
            ("back", texts("rule-page-back") if self._before else "", texts("key-backspace")),
        )
        on = [Button(f"page:{name}", label, key, min_height=BUTTON_HEIGHT) for name, label, key in ways if label]
        help_key = keys.shown_key(texts, "help", self.desk.settings.keys)
        others = [("all", texts("rule-page-all"), "")] if self.shown != ALL else []
        others.append(("keys", texts("rule-page-keys"), help_key))
        back = [
            Button(f"page:{name}", label, key, style="quiet", min_height=BUTTON_HEIGHT) for name, label, key in others
        ]
        return Row((*on, Space(grow=1.0), *back), 8.0)

    def painters(self) -> dict[str, Painter]:
        others = tuple(rule for _, rules in self.told().others for rule in rules)
        room = max((width_of(rule, round(size_of_words() * self.window.scale), True) for rule in others), default=0)
        return {f"{ZONE}{rule}": partial(self._row, rule, room) for rule in others}

    def _row(self, rule: str, room: int, canvas: Canvas, rect: pygame.Rect) -> None:
        """What belongs to the rule that is shown: its id and its name, to be opened."""
        if not rect.colliderect(canvas.surface.get_clip()):
            return
        px, top = canvas.px, rect.centery - canvas.line_height(size_of_words()) // 2
        if rect.collidepoint(canvas.mouse):
            canvas.box(rect, theme.HOVERED, None, 4)
        canvas.text((rect.left + px(4), top), rule, size_of_words(), theme.PLANNED, bold=True, cites=False)
        left = rect.left + px(20) + room
        room = rect.right - left - px(8)
        canvas.text((left, top), rule_name(self.desk.texts, rule), size_of_words(), width=room, cites=False)

    # -- doing --------------------------------------------------------------------------------------------------------

    def refuse(self) -> None:
        self.desk.leave(self)

    def accept(self) -> None:
        self.desk.leave(self)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self.focus == SOUGHT and not self.sought and event.key in TURNING:
            # There is nothing in the line yet that these keys could be for.
            self._changed = True
            self.take_key(event)
        else:
            super().handle(event)

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in WAYS:
            self.press(WAYS[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            body = self.layout.scrolls()["body"]
            self.offsets["body"] = 0 if event.key == pygame.K_HOME else hidden_height(body)
        elif keys.command_for(keys.binding_of(event), ("table",), self.desk.settings.keys) == "help":
            self.press("page:keys")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        match name:
            case "close":
                self.desk.leave(self)
            case "page:keys":
                self.desk.leave(self)
                self.desk.open_help()
            case "page:all":
                self.turn_to(ALL)
            case "page:back":
                if self._before:
                    self._show(*self._before.pop())
            case "page:previous" | "page:next":
                self.turn_to(self._beside(-1 if name == "page:previous" else 1) or self.shown)
            case _ if rule_of(name):
                self.turn_to(rule_of(name))
