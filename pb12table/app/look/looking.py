"""Looking: point at a figure, drag it or a ghost of it, and see what it sees and reaches.  Nothing here is ever
committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from pb12table.app.preview import sight_view
from pb12table.app.preview.sight_view import Answers, Outlook, Question, Sightline, everybody_drawings, line_drawings
from pb12table.app.preview.state_picture import ghost_of, picture_of
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.hindrances import Barred
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.seeing import Gear, Template
from pb12table.systems.known import copy_of, measures, scene
from pb12table.table.battlefield import Body
from pb12table.table.openings import USUAL, door_at
from pb12table.table.shapes import Point, Region, plan_distance
from pb12table.table.terrain import Piece
from pb12table.texts.layouts import barred_lines
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, name_of
from pb12table.window.kit.background import Background, Same
from pb12table.window.kit.palette import looks_of
from pb12table.window.play.face import ReachOverlay, window_of
from pb12table.window.scene.layers.paths import mark_barred
from pb12table.window.scene.picture import Camera, PathLeg, Picture, Reach, Token, Walk
from pb12table.window.scene.table_view import ShownStorey, TableView

MOUSE_GRID: Final = 0.05
"""The way to the mouse is planned anew when it is so far from where the last one led, in steps."""

_Asked = tuple[int, FigureId, Point]


class Looked(Protocol):
    """What is looked at, as reach and ways need it: `version` is another one whenever something stands elsewhere."""

    observer: FigureId | None
    held: FigureId | None
    pointed: FigureId | None
    mouse: Point | None
    shows: set[str]
    state: GameState
    version: int

    @property
    def looker(self) -> FigureId | None: ...

    @property
    def target(self) -> FigureId | None: ...

    @property
    def texts(self) -> Texts: ...


class LookReach:
    """Reach and way of the looking figure, worked out beside the frames while what is looked at may be moved on."""

    def __init__(self, looking: Looked) -> None:
        self._looking = looking
        self._face = window_of(looking.state.setup.system)
        self._reach = ReachOverlay()
        self._ways: Background[Any] = Background()
        self._last: _Asked | None = None
        self._whys: Background[tuple[Barred, ...]] = Background()
        system = looking.state.setup.system
        # Where ways are not looked for, it is told all the same which places no way leads to.
        self._walking = None if "reach" in scene(system).overlays else measures(system).walking

    @property
    def figure(self) -> FigureId | None:
        """Return whose reach is shown: nobody's during a drag."""
        looking = self._looking
        return looking.looker if "reach" in looking.shows and looking.held is None else None

    def reach(self) -> Reach | None:
        """Return where the figure can get to with each of its action points; None until known."""
        looking = self._looking
        return self._reach.answer_for(looking.state, self.figure, looking.texts)

    def way(self) -> Walk | None:
        """Return the path of a held observer to the mouse, the last one until it is known; None if there is none.

        The mouse means a place only beside all figures, and while no target is looked at.
        """
        asked = self._asked()
        if asked is None:
            self.give_up()
            return None
        looking = self._looking
        if asked != self._last:
            self._last = asked
            version, figure, to = asked
            state, stop = copy_of(looking.state), self._ways.is_overtaken
            self._ways.ask((version, figure, to), lambda: self._face.way(state, figure, to, stop))
        found = self._ways.found
        is_of_now = found is not None and isinstance(found[0], tuple) and found[0][:2] == asked[:2]
        if found is None or not is_of_now or self._ways.is_slow:
            return None
        return self._face.walk(looking.texts, looking.state, asked[1], found[1])

    def told(self) -> str:
        """Return why there is no path to the mouse, or that it is still sought; "" if there is nothing to say."""
        texts, figure, state = self._looking.texts, self.figure, self._looking.state
        stays = "" if figure is None else self._face.stays(texts, state, figure)
        if self._walking is not None:
            return " ".join(barred_lines(texts, state.setup, self.barred()[:1]))
        if stays or self._asked() is None:
            return stays
        if self._ways.is_slow:
            return texts("moving-planning")
        way = self.way()
        why = "" if way is None else way.reason
        return " ".join(filter(None, (why, *barred_lines(texts, state.setup, self.barred()[:1]))))

    def barred(self) -> tuple[Barred, ...]:
        """Return what stops the observer on its path to the mouse; nothing if a path leads there."""
        if self._walking is not None:
            return self._why()
        way = self.way()
        return () if way is None else way.barred

    def _why(self) -> tuple[Barred, ...]:
        looking, walking = self._looking, self._walking
        figure, to = looking.observer, looking.mouse
        if walking is None or figure is None or to is None or looking.held is not None or looking.pointed is not None:
            return ()
        place = (round(to[0] / MOUSE_GRID) * MOUSE_GRID, round(to[1] / MOUSE_GRID) * MOUSE_GRID)
        asked, state, stop = (looking.version, figure, place), copy_of(looking.state), self._whys.is_overtaken
        self._whys.ask(asked, lambda: walking.barred(state, figure, place, None, stop))
        found = self._whys.found
        is_of_now = found is not None and isinstance(found[0], tuple) and found[0][:2] == asked[:2]
        return found[1] if found is not None and is_of_now else ()

    def _asked(self) -> _Asked | None:
        looking, figure = self._looking, self.figure
        if figure is None or looking.observer != figure or looking.mouse is None:
            return None
        if looking.pointed is not None or looking.target is not None:
            return None
        if not self._face.walks(looking.state, figure):
            return None
        last, to = self._last, looking.mouse
        if last is not None and last[:2] == (looking.version, figure) and plan_distance(last[2], to) < MOUSE_GRID:
            to = last[2]
        return (looking.version, figure, to)

    def give_up(self) -> None:
        """Let nobody wait for a far way that is not wanted any more."""
        if self._ways.is_busy:
            self._ways.forget()
            self._last = None
        self._whys.forget()

    def work(self) -> bool:
        """Look for answers; return whether a new one has come."""
        news = [each.work() for each in (self._reach, self._whys, self._ways)]
        return any(news) or self._ways.has_become_slow()

    def settle(self) -> None:
        """Wait for what is shown."""
        self.way()
        self._ways.settle()
        self.reach()
        self._reach.settle()
        self.barred()
        self._whys.settle()


FRAME_SHARE: Final = 0.012
"""How many seconds of a frame may be spent on working out what is seen."""
DRAG_SHARE: Final = 0.004
"""The same while something is dragged: that must move smoothly, and what it sees may follow in every other frame."""

Shares = tuple[tuple[str, float], ...]


class LookDesk(Protocol):
    """A screen with a table, as looking knows it."""

    camera: Camera
    table: TableView
    storey: ShownStorey

    @property
    def texts(self) -> Texts:
        """The texts in the language of the program."""
        ...

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a short sentence over the table for a while."""
        ...


class Looking:
    """Who looks at whom on a copy of a state.

    `state` is ours: figures in `moved` stand elsewhere than in `base`, and `ghosts` are no figures of it at all.
    `observer` is held by a click, else whoever is pointed at looks; `aimed` is the target held by a second click,
    `pointed` the figure under the mouse, `held` the one being dragged, `touched` the one that was last dragged, clicked
    or chosen; `templates` are what ghosts are made of.  What is seen is worked out in parts (`work`), and the last
    whole result is shown until the next one is there.
    """

    def __init__(self, desk: LookDesk, state: GameState, observer: FigureId | None = None) -> None:
        self.desk = desk
        self.face = scene(state.setup.system)
        self.base = state
        self.state = copy_of(state)
        self.observer = observer if observer is not None and self.face.is_on_table(state, observer) else None
        self.aimed: FigureId | None = None
        self.mouse: Point | None = None
        self.pointed: FigureId | None = None
        self.held: FigureId | None = None
        self.touched: FigureId | None = None
        self.carried = False
        self.moved: set[FigureId] = set()
        self.ghosts: list[FigureId] = []
        self.shows = {"ground", "lines"} if "ground" in self.face.overlays else {"lines"}
        self.weapon = 0
        self.owner: PlayerId = state.setup.players[0].id
        self.answers = Answers()
        self.doors: dict[str, float] = {}
        self.storey = desk.storey
        self._wished: dict[FigureId, float] = {}
        self._offset: Point = (0.0, 0.0)
        self._facing: float | None = None
        self._number = 0
        self.version = 0
        templates = self.face.templates(state.setup)
        self.templates = {each.id: each.portrayed(state.setup.portraits) for each in templates}
        self._shares: Shares = ()
        self._shares_for: tuple[int, FigureId, FigureId] | None = None
        self._tokens: dict[FigureId, Token] = {}
        self._really: list[Token] = []
        self.shown: dict[FigureId, tuple[tuple[object, ...], Token]] = {}
        """The tokens as they were shown last, each with what that depends on."""
        self.walk = LookReach(self)

    @property
    def texts(self) -> Texts:
        """The texts of the system in the language of the program."""
        return self.desk.texts.of(self.state.setup.system)

    # -- who looks ----------------------------------------------------------------------------------------

    @property
    def looker(self) -> FigureId | None:
        """Return whose sight is shown: the observer held by a click, else the figure pointed at."""
        for figure in (self.observer, self.held, self.pointed):
            if figure is not None and self.face.is_on_table(self.state, figure):
                return figure
        return None

    @property
    def target(self) -> FigureId | None:
        """Return whom the observer is shown to look at in particular: the
        figure dragged or pointed at, else one clicked.
        """
        looker = self.looker
        for figure in (self.held, self.pointed, self.aimed):
            if looker is not None and figure not in (None, looker) and self.face.is_on_table(self.state, figure):
                return figure
        return None

    @property
    def line(self) -> Sightline | None:
        """The sight line to the target, None while there is none."""
        if self.target is None or self.seen is None or self.seen.observer != self.looker:
            return None
        return next((line for line in self.seen.lines if line.target == self.target), None)

    @property
    def line_back(self) -> Sightline | None:
        """The target's sight line to the observer, None while it is not known."""
        line = self.line
        if line is None or self.seen is None or len(self.seen.back) != len(self.seen.lines):
            return None
        return self.seen.back[self.seen.lines.index(line)]

    def look_from(self, figure: FigureId | None) -> None:
        """Hold a figure as the observer, or let go."""
        self.observer = figure
        self.touched = figure or self.touched
        self.aimed = None if self.aimed == figure or figure is None else self.aimed
        self.weapon = 0

    def cycle(self, step: int) -> None:
        """Hold the next figure on the table as the observer."""
        figures = list(self.face.figures(self.state))
        if figures:
            now = figures.index(self.observer) if self.observer in figures else -1
            self.look_from(figures[(now + step) % len(figures)])

    # -- mouse --------------------------------------------------------------------------------------------

    def figure_at(self, point: Point) -> FigureId | None:
        """Return the figure or ghost drawn at a point of the table."""
        camera = self.desk.camera
        picture = Picture(tokens=list(self.own_tokens().values()))
        self.storey.show(picture)
        return self.desk.table.token_at(camera.to_screen_exact(point), camera, picture, ghosts=True)

    def hover(self, point: Point | None) -> None:
        """Note which point the mouse is over; let what is being dragged follow it."""
        self.mouse = point
        if self.held is not None and point is not None:
            self._drag(self.held, point)
        elif self.held is None:
            self.pointed = None if point is None else self.figure_at(point)

    def grab(self, point: Point) -> bool:
        """Begin to drag the figure at a point; return whether there is one."""
        figure = self.figure_at(point)
        if figure is None or self.held is not None:
            return self.held is not None
        here = self.face.body(self.state, figure)
        self.held = figure
        self._offset = (here.x - point[0], here.y - point[1])
        return True

    def drop(self) -> None:
        """Leave what is being dragged where it is; a ghost that never came onto the table goes."""
        figure, self.held, self.carried = self.held, None, False
        self._facing = None
        if figure is None:
            return
        if self.face.is_on_table(self.state, figure):
            self.pointed = self.touched = figure
            if self.observer is None or figure in self.ghosts:
                self.look_from(figure)
        else:
            self.remove(figure)

    def click(self, point: Point) -> None:
        """Hold the figure at a point: the first click holds the observer, the next the target.

        A click on the target changes the sides, one on the observer or beside all figures lets go. One on a door opens
        or closes it, as if it stood so.
        """
        if self.held is not None:
            self.hover(point)
            self.drop()
            return
        figure, before = self.figure_at(point), self.observer
        self.pointed = figure
        door = self.door_at(point) if figure is None else None
        if door is not None and self.turn_door(door):
            return
        if figure is None and self.aimed is not None:
            self.aimed = None
        elif figure is None or figure == before:
            self.look_from(None)
        elif before is None:
            self.look_from(figure)
        elif figure == self.aimed:
            self.observer, self.aimed, self.touched = figure, before, figure
        else:
            self.aimed = self.touched = figure

    def click_hint(self, texts: Texts) -> str:
        """Return what a click does now."""
        observer = self.observer
        if observer is None:
            return texts("look-click-nobody")
        key = "look-click-observer" if self.aimed is None else "look-click-target"
        return texts(key, observer=figure_name(texts, self.state.setup, observer))

    def door_at(self, point: Point) -> Piece | None:
        """Return the door that is pointed at, of the level that is shown."""
        return door_at(self.storey.things(self.state.battlefield), point)

    def turn_door(self, door: Piece) -> bool:
        """Open a door, or close an open one, as if it stood so; whether the system knows doors."""
        degrees = 0.0 if door.open else USUAL
        if not self.face.turn_door(self.state, door.id, degrees):
            return False
        self.doors[door.id] = degrees
        self.version += 1
        texts = self.texts
        name = upper_first(name_of(texts, self.state.setup, door.id))
        self.desk.say(texts("look-door", door=name, open=degrees > 0.0))
        return True

    def _drag(self, figure: FigureId, point: Point) -> None:
        before = self._stands(figure)
        place = (point[0] + self._offset[0], point[1] + self._offset[1])
        # On the storey that is shown alone it stands as high as one does there.
        wished = self.storey.height_at(place)
        sight_view.put(self.state, figure, place, self._wished.get(figure) if wished is None else wished, self._facing)
        if before != self._stands(figure):
            self._facing = None
            self._has_moved(figure)

    def _stands(self, figure: FigureId) -> Body | None:
        """Return a figure where it stands on the table."""
        return self.face.body(self.state, figure) if self.face.is_on_table(self.state, figure) else None

    def _has_moved(self, figure: FigureId) -> None:
        if figure not in self.ghosts:
            self.moved.add(figure)
        self.version += 1
        token = self._tokens.get(figure)
        if token is None:
            self._tokens = {}
        else:
            self._tokens[figure] = replace(token, body=self.face.body(self.state, figure))

    # -- ghosts -------------------------------------------------------------------------------------------

    def take(self, template: Template) -> None:
        """Carry a ghost of a profile; it comes onto the table with the mouse."""
        self.drop()
        self._number += 1
        self.state, ghost = self.face.with_ghost(self.state, template, self.owner, self._number)
        self.ghosts.append(ghost)
        self._carry(ghost)

    def take_figure(self, figure: FigureId) -> None:
        """Carry a ghost of a figure that is beside the table; hold one that is on it as the observer."""
        if self.face.is_on_table(self.state, figure):
            self.look_from(figure)
        elif figure != self.held:  # who is carried already would be gone once let go beside the table
            self.drop()
            self._carry(figure)

    def _carry(self, figure: FigureId) -> None:
        self.held, self.carried, self._offset = figure, True, (0.0, 0.0)
        self._facing = self._first_facing()
        self._tokens = {}
        self.version += 1

    def _first_facing(self) -> float:
        """Return the facing of a ghost: the observer's, so that nobody must turn it first."""
        return 90.0 if self.observer is None else self.face.body(self.state, self.observer).facing

    def remove(self, figure: FigureId | None) -> bool:
        """Take a ghost away, or put a figure back where it really is; return whether anything changed."""
        if figure is None or (figure not in self.ghosts and figure not in self.moved and figure != self.held):
            return False
        if self.held == figure:
            self.held, self.carried = None, False
            self._facing = None
        if figure in self.ghosts:
            self.ghosts.remove(figure)
            self.state = self.face.without_ghost(self.state, figure)
        else:
            self.moved.discard(figure)
            self.face.put_back(self.state, figure, self.base)
        self.pointed = None if self.pointed == figure else self.pointed
        if self.aimed == figure and not self._is_there(figure):
            self.aimed = None
        if self.observer == figure and not self._is_there(figure):
            self.observer = None
        self._wished.pop(figure, None)
        self._tokens = {}
        self.version += 1
        return True

    def reset(self) -> None:
        """Take all ghosts away and put everybody back."""
        for figure in (*self.ghosts, *self.moved):
            self.remove(figure)
        stand = {piece.id: piece.open for piece in self.base.battlefield.pieces if piece.hinge is not None}
        for door in self.doors:
            self.face.turn_door(self.state, door, stand[door])
        self.version += bool(self.doors)
        self.doors.clear()

    def turn(self, degrees: float) -> None:
        """Turn what is dragged, pointed at, or held."""
        figure = self.held or self.pointed or self.observer
        if figure is not None and self.face.is_on_table(self.state, figure):
            sight_view.turn(self.state, figure, degrees)
            self._has_moved(figure)
        elif self._facing is not None:
            self._facing += degrees

    def change_level(self, step: int, texts: Texts) -> str:
        """Let what was touched last stand on the next higher or lower surface of its place; say what came of it."""
        figures = (self.held, self.touched, self.observer, self.pointed)
        figure = next((figure for figure in figures if figure is not None and self._is_there(figure)), None)
        if figure is None:
            return texts("look-level-nobody")
        here = self.face.body(self.state, figure)
        levels = sight_view.levels_for(self.state, figure, here.position)
        beyond = [level for level in levels if (level - here.z) * step > 1e-6]
        told = {"figure": figure_name(texts, self.state.setup, figure), "height": texts.number(here.z, 2)}
        taken = None if beyond else sight_view.taken_level(self.state, figure, here.position, step)
        if taken is not None:
            names = [name_of(texts, self.state.setup, obstacle, "object") for obstacle in taken[1]]
            told |= {"height": texts.number(taken[0], 2), "obstacle": texts.listing(names)}
            return texts("look-level-taken", **told)
        if not beyond:
            refusal = "only" if len(levels) < 2 else "highest" if step > 0 else "lowest"
            return texts(f"look-level-{refusal}", **told)
        wished = min(beyond, key=lambda level: abs(level - here.z))
        self._wished[figure] = wished
        sight_view.put(self.state, figure, here.position, wished)
        self._has_moved(figure)
        return texts("look-level-now", **told | {"height": texts.number(self.face.body(self.state, figure).z, 2)})

    def _is_there(self, figure: FigureId) -> bool:
        """Return whether such a figure is still on the table."""
        return self.face.is_on_table(self.state, figure)

    # -- weapons ------------------------------------------------------------------------------------------

    def chosen_weapon(self) -> Gear | None:
        """Return the weapon whose rings are shown."""
        found = self.weapons()
        return found[self.weapon % len(found)] if found else None

    def limiting_weapon(self) -> Gear | None:
        """Return the weapon whose rings limit the ground shown: one for blows alone leaves all of it visible."""
        weapon = self.chosen_weapon() if "weapons" in self.shows else None
        return weapon if weapon is not None and weapon.limit is not None else None

    def weapons(self) -> Sequence[Gear]:
        """Return the weapons of the looking figure."""
        return () if self.looker is None else self.face.gear(self.state, self.texts, self.looker)

    # -- numbers of the pair ------------------------------------------------------------------------------

    def shares(self) -> Shares:
        """Return what is in the way to the target, each with its own fraction."""
        looker, target = self.looker, self.target
        if looker is None or target is None:
            return ()
        key = (self.version, looker, target)
        if self._shares_for != key:
            self._shares = sight_view.hidden_shares(self.state, looker, target)
            self._shares_for = key
        return self._shares

    def hints(self, texts: Texts) -> tuple[str, ...]:
        """Return what would change the sight line to the target, as far as it is worked out."""
        hints = self.answers.hints
        if hints is None or (hints.observer, hints.target) != (self.looker, self.target):
            return ()
        return tuple(self.face.hint_lines(self.state, texts.of(self.state.setup.system), hints))

    # -- working it out -----------------------------------------------------------------------------------

    def _question(self) -> Question:
        ground, everybody = "ground" in self.shows, "everybody" in self.shows
        weapon = self.limiting_weapon()
        limit = None if weapon is None else weapon.limit
        return Question(self.version, self.looker, self.target, ground, everybody, self.held is None, limit)

    def work(self) -> bool:
        """Go on with what is not worked out yet, for a part of a frame; return whether something new can be shown."""
        walks = self.walk.work()
        share = FRAME_SHARE if self.held is None else DRAG_SHARE
        return self.answers.work(self._question(), self.state, share) or walks

    def finish(self) -> None:
        """Work everything out now."""
        self.answers.finish(self._question(), self.state)
        self.walk.settle()

    @property
    def is_settled(self) -> bool:
        """Return whether what is shown is current."""
        return self.answers.is_settled(self._question())

    @property
    def seen(self) -> Outlook | None:
        """The last whole result."""
        return self.answers.seen

    def figures_in_game(self, state: GameState) -> list[FigureId]:
        """Return the figures that are in a game, on the table or beside it, in the order of the setup."""
        players = state.setup.player_by_id
        known = {
            each.figure for player in players for each in self.face.listed(state, self.texts, player) if not each.gone
        }
        # Those that act with others as one are listed by one of them.
        known |= {figure for figure in self.face.figures(state) if self.face.stands_for(state, figure) in known}
        return [figure for figure in state.setup.figure_by_id if figure in known]

    def nobody_words(self) -> tuple[str, str]:
        """Return the keys of what panel and notice say while nobody looks: where nobody stands, ghosts may be put."""
        if self.face.figures(self.state):
            return "look-nobody", "look-notice"
        return ("look-nobody-there", "look-notice-empty") if self.templates else ("look-empty", "look-empty")

    # -- what panels depend on ----------------------------------------------------------------------------

    def list_key(self) -> tuple[object, ...]:
        """Return what the list of figures shows."""
        on_table = tuple(self.face.figures(self.state))
        return (self.looker, tuple(self.ghosts), frozenset(self.moved), self.owner, on_table)

    def panel_key(self) -> tuple[object, ...]:
        """Return what the numbers depend on: they follow the last whole result."""
        place = self.version if self.held is None else None
        return (Same(self.seen), self.looker, self.target, place, self.answers.hints)

    def bar_key(self) -> tuple[object, ...]:
        """Return what the bar of commands shows."""
        return (frozenset(self.shows), self.weapon, self.looker, tuple(self.ghosts), frozenset(self.moved))

    # -- the picture --------------------------------------------------------------------------------------

    def own_tokens(self) -> dict[FigureId, Token]:
        """Return the tokens of what is looked at, ghosts and moved figures where they stand now."""
        if not self._tokens:
            picture = picture_of(self.state, self.desk.texts)
            self._tokens = {FigureId(token.body.id): token for token in picture.tokens}
        return self._tokens

    def real_tokens(self) -> list[Token]:
        """Return the tokens of the figures as they really stand."""
        if not self._really:
            self._really = picture_of(self.base, self.desk.texts).tokens
        return self._really


MEMORY: Final = 0.35
"""How faint the token is where a figure really stands while its ghost is elsewhere."""


def draw_looking(looking: Looking, picture: Picture) -> None:
    """Put what is looked at onto a plain picture, in place of the figures as they really stand."""
    looker, target = looking.looker, looking.target
    picture.doors = (*picture.doors, *looking.doors.items())
    picture.tokens = [_shown(looking, figure, token) for figure, token in looking.own_tokens().items()]
    picture.tokens += _remembered(looking) if looking.moved else []
    picture.sights, picture.rings, picture.aims, picture.reach = [], [], [], None
    picture.show_angles = () if looker is None else (looker,)
    everybody = looking.answers.everybody.lines(looking.state) if "everybody" in looking.shows else ()
    picture.sights += everybody_drawings(looking.state, everybody, looker, looking.texts)
    if looker is None:
        return
    if "weapons" in looking.shows:
        weapon = looking.chosen_weapon()
        if weapon is not None:
            picture.rings += weapon.rings
    if "radii" in looking.shows:
        picture.rings += looking.face.radii(looking.state, looking.texts, looker)
    if looking.seen is not None and looking.face.is_on_table(looking.state, looking.seen.observer):
        if "ground" in looking.shows:
            picture.seen = looking.seen.ground
        if "lines" in looking.shows:
            if target is not None:
                _draw_cells(looking, looker, target, picture)
            lines = line_drawings(looking.state, looking.seen, target, looking.texts)
            # Among everybody's lines only that to a friend who is looked at is missing.
            lacks = target is not None and all({looker, target} != {seer, line.target} for seer, line in everybody)
            picture.sights += lines if "everybody" not in looking.shows else lines[-1:] if lacks else []
    hints = looking.answers.hints
    if hints is not None and (hints.observer, hints.target) == (looker, target) and looking.held is None:
        step = looking.face.hint_step(looking.state, looking.texts, hints)
        if step is not None:
            picture.path = [PathLeg(step.start[:2], step.end[:2], action_point=1, label=step.label)]
    _draw_walk(looking, looker, picture)


def _shown(looking: Looking, figure: FigureId, token: Token) -> Token:
    """Return a figure as it is shown: the same token as long as nothing about it changes."""
    ghost, selected = figure in looking.moved or figure in looking.ghosts, figure == looking.looker
    key = (Same(token), ghost, selected, figure == looking.pointed, figure == looking.target)
    known = looking.shown.get(figure)
    if known is None or known[0] != key:
        known = looking.shown[figure] = (
            key,
            replace(
                token,
                ghost=ghost,
                lettered=True,
                selected=selected,
                hovered=figure == looking.pointed,
                targeted=figure == looking.target,
                active=False,
                done=False,
                action_points=None,
            ),
        )
    return known[1]


def _draw_cells(looking: Looking, looker: FigureId, target: FigureId, picture: Picture) -> None:
    """Light the cells that sight leads through, and hatch those that bar it, with what does."""
    state, texts = looking.state, looking.texts
    if not looking.face.is_on_table(state, target):
        return
    for cell in looking.face.sight_cells(state, looker, target):
        picture.regions.append((Region(((cell.outline, ()),)), "danger" if cell.barred_by else "reach"))
        if cell.barred_by:
            picture.labels.append((cell.middle, upper_first(name_of(texts, state.setup, cell.barred_by)), "bad"))


def _draw_walk(looking: Looking, looker: FigureId, picture: Picture) -> None:
    """Draw how far the looking figure gets, and its path to where the mouse is."""
    walk, state, texts = looking.walk, looking.state, looking.texts
    picture.reach = walk.reach()
    mark_barred(picture, texts.of(state.setup.system), walk.barred())
    way = walk.way()
    if way is None:
        return
    picture.path = list(way.path)
    picture.highlighted_pieces = (*picture.highlighted_pieces, *way.pieces)
    if way.end is not None:
        look = looks_of(state.setup)[looking.face.owner(state, looker)]
        picture.tokens.append(ghost_of(state, looker, look, way.end, texts.language))


def _remembered(looking: Looking) -> list[Token]:
    """Return tokens where the moved figures really stand."""
    return [
        replace(
            token,
            # Another id and no name, so that nothing said about the ghost is drawn here too.
            body=replace(token.body, id=f"{token.body.id} really"),
            name="",
            initials="",
            alpha=MEMORY,
            marks=(),
            done=False,
            action_points=None,
        )
        for token in looking.real_tokens()
        if token.body.id in looking.moved
    ]
