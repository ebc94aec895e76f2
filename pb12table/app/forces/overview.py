"""What stands around a page of forces: the top line, the list of all forces, and the bar that compares them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from pb12table.files.problems import FileProblem
from pb12table.files.scenario import check_playable
from pb12table.forces.gathering import members_of
from pb12table.forces.places import is_staged
from pb12table.forces.told import balance_line
from pb12table.layouts.editing import entries_of
from pb12table.layouts.sketch import Sketch
from pb12table.skirmish.faces.forces import ForcesFace, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.texts.plain import upper_first
from pb12table.texts.problems import problem_in_file
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, player_look
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Flow, Label, Node, Row, Space, Tone
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import wanted_width

FEW: Final = 3
"""So many forces have a bar each; more than that are only told in words."""
PORTRAIT: Final = 32.0
NAME: Final = 90.0
BUTTONS: Final = 0.62
"""How much of the top line its buttons may take with their keys."""


def look_of(muster: Muster, player: str) -> PlayerLook:
    """The colour and shape of a player."""
    ids = [str(entry.get("id")) for entry in entries_of(muster.document, "player")]
    return player_look(ids.index(player) if player in ids else 0)


def top_line(title: str, hint: str, buttons: Sequence[Button], width: int, scale: float) -> Node:
    """Name and hint at the left, buttons at the right; in a narrow window without their keys."""
    row = Row(tuple(buttons), 8.0, "center")
    if wanted_width(row, scale, FontLetters()) > BUTTONS * width:
        bare = (replace(each, key="") for each in buttons)
        row = Row(tuple(bare), 8.0, "center")
    words = Column((Label(title, theme.LARGE, bold=True), Label(hint, theme.SMALL, "muted")), 0.0, grow=1.0)
    return Box(Row((words, row), 20.0, "center"), (16.0, 8.0, 10.0, 8.0))


def list_of_forces(muster: Muster, face: ForcesFace, chosen: tuple[str, str]) -> Node:
    """Each player with what the force is worth, and below the figures with what they are worth."""
    texts = muster.texts
    rules = Button("rules:", texts("forces-rules"), min_height=36.0, pressed=chosen[0] == "rules")
    nodes: list[Node] = [rules]
    for entry in entries_of(muster.document, "player"):
        player = str(entry.get("id"))
        nodes.append(Space(min_height=4.0))
        nodes.append(_player(muster, face, player, is_chosen=chosen == ("player", player)))
        nodes += [
            _figure(muster, face, member, is_chosen=chosen == ("figure", str(member["id"])))
            for member in members_of(muster.document, player)
        ]
        built = muster.setup.player_by_id.get(PlayerId(player))
        nodes += [] if built is None else [_group(texts, *each) for each in face.groups(texts, muster.setup, built.id)]
        if face.makes_figures:
            nodes.append(_adding(f"add-figure:{player}", texts("forces-add-figure")))
    nodes.append(Space(min_height=4.0))
    nodes.append(_adding("command:add-player", texts("forces-add-player")))
    return Box(Column(tuple(nodes), 4.0), (10.0, 8.0, 4.0, 12.0))


def _adding(name: str, label: str) -> Button:
    return Button(name, label, size=theme.SMALL + 1, min_height=30.0)


def _player(muster: Muster, face: ForcesFace, player: str, *, is_chosen: bool) -> Node:
    texts = muster.texts
    built = muster.setup.player_by_id.get(PlayerId(player))
    dim: Tone = "text" if is_chosen else "muted"
    worth = Worth(0, "–") if built is None else face.worth(texts, muster.setup, built.id)
    ink: Tone = "text" if worth.limit is None else "good" if worth.within else "bad"
    value = "–" if built is None else texts.number(worth.value)
    right: list[Node] = [Label(value, theme.LARGE, ink, bold=True, side="right", wrap=False)]
    if worth.limit is not None:
        limit = texts("forces-of-limit", limit=worth.limit)
        right.append(Label(limit, theme.SMALL, dim, side="right", wrap=False))
    name = player if built is None else built.name
    words = Column((Label(name, theme.LARGE, bold=True), Label(worth.short, theme.SMALL, dim)), 1.0, grow=1.0)
    mark = Drawn(f"mark:{player}", min_width=24.0, min_height=24.0)
    child = Row((mark, words, Column(tuple(right), 1.0)), 10.0, "center")
    return Card(f"player:{player}", child, (10.0, 5.0, 12.0, 6.0), chosen=is_chosen, keyless=True)


def _figure(muster: Muster, face: ForcesFace, entry: dict[str, object], *, is_chosen: bool) -> Node:
    texts, name = muster.texts, str(entry["id"])
    figure = muster.setup.figure_by_id.get(FigureId(name))
    if figure is None:
        words = Column((Label(name, tone="bad"), Label(texts("forces-faulty"), theme.SMALL, "bad")), 0.0, grow=1.0)
        child = Row((Space(min_width=PORTRAIT), words), 8.0, "center")
        return Card(f"figure:{name}", child, (6.0, 3.0, 12.0, 4.0), chosen=is_chosen, quiet=True, keyless=True)
    dim: Tone = "text" if is_chosen else "muted"
    shown = upper_first(figure.label.in_language(texts.language))
    kind = upper_first(face.kind(texts, muster.setup, figure))
    player = next((each for each in entries_of(muster.document, "player") if each.get("id") == figure.player), {})
    parts = [
        texts("forces-leader-mark") if player.get("leader") == name else "",
        "" if kind.casefold() == shown.casefold() else kind,
        texts("forces-staged" if is_staged(entry) else "forces-on-table"),
    ]
    below = Label(" · ".join(part for part in parts if part), theme.SMALL, dim)
    nodes: list[Node] = [Drawn(f"portrait:{name}", min_width=PORTRAIT, min_height=PORTRAIT)]
    nodes.append(Column((Label(shown), below), 0.0, grow=1.0))
    worth = face.figure_worth(texts, muster.setup, figure)
    if worth is not None:
        note = Label(worth.note, theme.SMALL, dim if worth.within else "bad", side="right", wrap=False)
        nodes.append(Column((Label(texts.number(worth.value), bold=True, side="right", wrap=False), note), 0.0))
    child = Row(tuple(nodes), 8.0, "center")
    return Card(f"figure:{name}", child, (6.0, 3.0, 12.0, 4.0), chosen=is_chosen, quiet=True, keyless=True)


def _group(texts: Phrases, name: str, facts: str, worth: Worth) -> Node:
    """Figures that one entry of the scenario puts down: they are listed, and changed on the table."""
    words = Column((Label(name), Label(facts, theme.SMALL, "muted")), 0.0, grow=1.0)
    value = Label(texts.number(worth.value), bold=True, side="right", wrap=False)
    return Box(Row((Space(min_width=PORTRAIT), words, value), 8.0, "center"), (6.0, 3.0, 12.0, 4.0))


# -- the bar ------------------------------------------------------------------------------------------------------


def balance(muster: Muster, face: ForcesFace, sketch: Sketch) -> tuple[Node, dict[str, Painter]]:
    """A bar for each force with a mark at its limit, the difference in words, and what is beyond a limit."""
    texts, setup = muster.texts, muster.setup
    worths = [(player, face.worth(texts, setup, player.id)) for player in setup.players]
    most = max([float(worth.limit or 0) for _, worth in worths] + [worth.value for _, worth in worths] + [1])
    bars: list[Node] = []
    painters: dict[str, Painter] = {}
    for player, worth in worths[: FEW + 1]:
        look = look_of(muster, player.id)
        what = f"bar:{player.id}"
        painters[what] = _bar_painter(worth, most, look)
        mark = Drawn(f"mark:{player.id}", min_width=16.0, min_height=16.0)
        name = Label(player.name, theme.SMALL + 1, wrap=False, min_width=NAME)
        bar = Drawn(what, f"limit:{player.id}" if worth.limit is not None else "", worth.lines, grow=1.0,
                    min_height=18.0)  # fmt: skip
        value = Label(texts.number(worth.value), theme.SMALL + 1, bold=True, min_width=60.0)
        bars.append(Row((mark, name, bar, value), 8.0, "center"))
    words: list[Node] = [Label(balance_line(texts, setup, face))]
    wrong = problem_line_of(muster, sketch)
    if wrong:
        words.append(Label(wrong, theme.SMALL + 1, "bad"))
    left, right = (Column(tuple(each), 5.0, grow=1.0, max_width=10000.0) for each in (bars, words))
    return Box(Row((left, right), 30.0), (14.0, 10.0, 14.0, 10.0)), painters


def _bar_painter(worth: Worth, most: float, look: PlayerLook) -> Painter:
    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        room = pygame.Rect(rect.left, rect.centery - px(7), rect.w, px(13))
        canvas.box(room, theme.SUNKEN, None, 3)
        canvas.box(pygame.Rect(room.left, room.top, max(2, round(room.w * worth.value / most)), room.h),
                   look.colour, look.light, 3)  # fmt: skip
        if worth.limit is not None:
            x = room.left + round(room.w * worth.limit / most)
            ink = theme.TEXT if worth.within else theme.BAD
            pygame.draw.line(canvas.surface, ink, (x, room.top - px(3)), (x, room.bottom + px(2)), px(2))

    return paint


def problem_line_of(muster: Muster, sketch: Sketch) -> str:
    """What keeps the scenario from being played, in one sentence; "" for nothing."""
    problem = sketch.problem or next(iter(sketch.faulty.values()), None)
    if problem is None and muster.setup.figures:
        try:
            check_playable(muster.setup, muster.path)
        except FileProblem as found:
            problem = found
    return "" if problem is None else problem_in_file(muster.texts, problem)


def mark_painter(look: PlayerLook) -> Painter:
    """The colour of a player in the player's shape."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.player_mark(rect.center, 0.38 * rect.w / canvas.scale, look)

    return paint


def buttons_of(deeds: Sequence[tuple[str, str]]) -> Node:
    """Buttons (name, label) in lines."""
    return Flow(tuple(Button(name, label, min_height=32.0) for name, label in deeds))
