"""The one mode that asks by a form, whatever the question: mouse,
digits, Tab, wheel, right click, Enter, typed dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from pb12table.kernel.request import Dice
from pb12table.skirmish.bot import Planned
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.form import (
    Aim,
    Angle,
    Ask,
    Field,
    Form,
    Number,
    Pick,
    Place,
    Several,
    Target,
    Text,
    Values,
    Way,
    begun,
    given,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point, direction, normalised, plan_distance, rounded
from pb12table.texts.describe import dice_name
from pb12table.texts.names import name_of, player_name
from pb12table.window.forms.form_card import (
    FormPlan,
    Numbered,
    card_of,
    choices,
    draw_form,
    groups_for,
    is_put,
    numbered,
    reach_within,
    stepped,
    stepped_by,
    steps,
    takes_back,
    turned,
)
from pb12table.window.kit.background import Background, Same
from pb12table.window.play.base import Card, CardButton, GameDesk, Mode, Tile
from pb12table.window.play.foreseeing import thought_through
from pb12table.window.scene.picture import Picture, Reach


def dice(texts: Phrases, setup: GameSetup, request: Dice[Any], values: Values) -> Form[int]:
    """Return the form for what a die shows that the player has rolled on the real table."""
    thrown = texts(
        "dice-explanation",
        what=dice_name(texts, request.purpose),
        subject=name_of(texts, setup, request.subject) if request.subject else "",
        has="subject" if request.subject else "none",
        sides=request.highest,
    )
    needed = request.target_number
    return Form(
        name="dice",
        title=texts("dice-title", player=player_name(setup, request.player)),
        player=PlayerId(request.player),
        lines=(thrown, *(() if needed is None else (texts("dice-target-number", target=needed),))),
        fields=(
            Number(
                name="face",
                value=values.get("face"),
                lowest=request.lowest,
                highest=request.highest,
                outside=texts("dice-faces", lowest=request.lowest, highest=request.highest),
                faces=True,
            ),
        ),
        give=lambda given: given["face"],
        note=texts("dice-note"),
    )


NEAR: Final = 0.6
"""So near to the place of an option a click means it, in steps."""
TABS: Final = {"next-figure": 1, "previous-figure": -1}
HEIGHTS: Final = {"stand-higher": 1, "stand-lower": -1, "aim-higher": 1, "aim-lower": -1}
ON_THE_SPOT: Final = 0.5
"""A click so near to where something was put down means it, in steps."""


class FormMode(Mode):
    """Asks by a form; below it may lie the bar of another mode, `bar`, which takes what the form has no use for."""

    def __init__(self, game: GameDesk, ask: Ask, bar: Mode | None = None, name: str = "") -> None:
        super().__init__(game)
        self._ask = ask
        self._bar = bar
        self.name = name
        first = begun(ask)
        self._values: Values = first.values
        self._name = first.name
        self._made: tuple[tuple[object, ...], Form[Any]] | None = None
        self.focus = next((field.name for field in first.fields if steps(field)), "")
        self.typed = ""
        self._near = ""
        self._within: Background[Reach] = Background()
        self._only: FigureId | None = None
        self._plan = FormPlan(ask)
        self.follows_mouse = any(isinstance(field, Angle | Place) and field.follows for field in first.fields)
        self._turning = self._changed = ""
        self._warned: Any = None
        self._pointed: tuple[Point | None, FigureId | None] = (None, None)
        self.takes_arrows = any("pan-left" in stepped_by(field)[0] for field in first.fields if steps(field))
        self.groups = first.groups or groups_for(first.fields)

    @property
    def form(self) -> Form[Any]:
        """The form as it is now; it is made once for the values, the state and the language."""
        if self._made is None or self._made[0] != self._now():
            form, self._changed = self._ask(self._values, self._changed), ""
            self._values = form.values
            self._made = (self._now(), form)
        return self._made[1]

    def _now(self) -> tuple[object, ...]:
        """Return what a form depends on."""
        return (Same(self._values), Same(self.game.state), Same(self.texts))

    @property
    def topic(self) -> str:
        return self._name

    def entered(self) -> None:
        self._follow(self.form)

    def _follow(self, form: Form[Any]) -> None:
        """Look at who the form is about."""
        if form.selected is not None and form.selected != self.game.selected:
            self.game.select(form.selected)

    def give(self, name: str, value: Any) -> None:
        """Give a field another value."""
        self._point(name, value)
        self._follow(self.form)
        if any(isinstance(field, Target) and field.value is None for field in self.form.fields):
            self._points_at(self.form, *self._pointed)  # what the mouse rests on is meant in another way now

    def _point(self, name: str, value: Any) -> None:
        """Do the same, but make the form when it is next looked at: the mouse may have gone on until then."""
        if self._changed not in ("", name):
            self._values = self.form.values
        self._values, self._changed = {**self._values, name: value}, name
        self._made = self._only = None

    # -- what is shown --------------------------------------------------------------------------------------

    @property
    def pointed_at(self) -> FigureId | None:
        return self.form.figure

    @property
    def held(self) -> FigureId | None:
        aims = (field.value for field in self.form.fields if isinstance(field, Target) and field.follows)
        return next((aim.figure for aim in aims if aim is not None and aim.held), None)

    @property
    def aims_by_mouse(self) -> bool:
        return any(isinstance(each, Target) and each.value and not each.value.keyed for each in self.form.fields)

    def needed(self) -> list[Point]:
        return list(self.form.places)

    def vital(self) -> list[Point]:
        return [*self.form.vital, *([] if self._bar is None else self._bar.vital())]

    def tiles(self) -> list[Tile]:
        tiles = [] if self._bar is None else self._bar.tiles()
        return [replace(tile, active=tile.command == self.name) for tile in tiles]

    def card(self) -> Card:
        form = self.form
        card = card_of(self.game, form, self.focus, self.typed, can_leave=self._bar is not None)
        card = self._plan.with_exchange(card, form, self.game.state, self.texts, self._acting())
        if self._only is None:
            return card
        digits = {each.command: str(each.digit or "") for each in self._offered(form)}
        hidden = {each.command for each in numbered(form)} - {*digits}
        return replace(
            card,
            buttons=tuple(
                replace(button, key=digits.get(button.command, button.key))
                for button in card.buttons
                if button.command not in hidden
            ),
        )

    def decorate(self, picture: Picture) -> None:
        if self._bar is not None:
            self._bar.decorate(picture)
        draw_form(picture, self.game, self.form, self._near)
        way = self._way()
        if way is not None and way.within is not None:
            picture.reach = self._within.answer_to(way.within.key)

    def work(self) -> bool:
        """Work out where a way can get to, beside the frames, once the form has been looked at."""
        way = self._way() if self._made is not None and self._made[0] == self._now() else None
        if way is not None and way.within is not None:
            within, faint = way.within, bool(way.value)
            self._within.ask(within.key, lambda: reach_within(within, faint=faint))
        changed = self._plan.exchanging.work()
        return self._within.work() or changed or (self._bar is not None and self._bar.work())

    def planned(self, *, pointed: bool) -> Planned | None:
        return self._plan.planned(self.form, self._acting(), self._pointed if pointed else None)

    def settle_exchange(self) -> None:
        """Wait until all is known of the answer to an attack."""
        self.card()
        self._plan.exchanging.settle()

    def _acting(self) -> FigureId | None:
        """Return the figure whose plan it is."""
        return self.form.selected or self.game.selected

    def _way(self) -> Way | None:
        return next((field for field in self.form.fields if isinstance(field, Way)), None)

    def state_ahead(self) -> Any:
        """Return the state with the figure where the given plan would leave it."""
        plan = self.planned(pointed=False)
        if plan is not None:
            return thought_through(self.game.controller.session, plan, self.game.controller.viewer)
        return super().state_ahead() if self._bar is None else self._bar.state_ahead()

    # -- keys -----------------------------------------------------------------------------------------------

    def press(self, command: str) -> bool:
        form = self.form
        name, _, what = command.rpartition("-")
        if command == "commit":
            main = next((instead for instead in form.instead if instead.main and not form.commit), None)
            if main is not None:
                self._answers_instead(form, main.name)
            elif not self._puts_down(form):
                self._commit(form)
        elif name == "digit":
            return self._digit(form, int(what))
        elif command == self.name and command:
            pass  # the tile that led here; what has been given stays
        elif not self._takes(form, command):
            return self._bar is not None and self._bar.press(command)
        return True

    def _takes(self, form: Form[Any], command: str) -> bool:
        """Do what a command means in the form; return whether it means anything."""
        name, _, what = command.rpartition("-")
        return (
            self._answers_instead(form, command)
            or self._chooses(form, command)
            or self._pushes(form, name, what)
            or (command in TABS and self._tab(form, TABS[command]))
            or self._steps(form, command)
            or (command == "take-back" and self._takes_back(form))
            or (command in HEIGHTS and self.choose_height(HEIGHTS[command]))
        )

    def _commit(self, form: Form[Any], name: str = "", value: Any = None) -> None:
        """Answer with what is given, and with the value of a field if it is named, or say what is wrong with it."""
        values = {name: value} if name else {}
        answer = form.answer(values)
        if answer is not None and form.sure and not name and self._warned != answer:
            self._warned = answer
            self.game.say(form.sure, bad=True)
            return
        if answer is not None:
            self.commit(answer)
            return
        reason = form.refusal(values) or (given(self._ask, form, name, value) if name else form).warning
        if reason:
            self.game.say(reason, bad=True)
            self.refused()

    def commit(self, answer: Any) -> None:
        """Answer the open question."""
        self.game.commit(answer)

    def refused(self) -> None:
        """Let go of what cannot be answered with, so that the mouse points at something else without a click."""
        for field in self.form.fields:
            if isinstance(field, Target) and field.follows and field.value is not None and field.value.held:
                self.give(field.name, replace(field.value, held=False))

    def _answers_instead(self, form: Form[Any], command: str) -> bool:
        for instead in form.instead:
            if command in (instead.name, instead.key):
                if instead.declares is None or form.player is None:
                    self.commit(instead.answer)
                else:
                    self.game.commit_declaring(form.player, instead.declares, instead.answer)
                return True
        return False

    def _chooses(self, form: Form[Any], command: str) -> bool:
        for each in self._offered(form):
            if each.command == command:
                self._choose(each)
                return True
        return False

    def _offered(self, form: Form[Any]) -> list[Numbered]:
        """Return the options on the card, with their digits: after a click on a figure only its own."""
        found = list(numbered(form))
        if self._only is None:
            return found
        own = [each for each in found if each.option.figure == self._only]
        return [replace(each, digit=digit) for digit, each in enumerate(own, start=1)]

    def _choose(self, each: Numbered) -> None:
        """Choose an option, or say why it cannot be chosen."""
        field, option = each.field, each.option
        if option.refusal:
            self.game.say(option.refusal, bad=True)
        elif isinstance(field, Several):
            self.give(field.name, field.toggled(option.value))
        elif not field.decides:
            self.give(field.name, option.value)
        elif option.vain and self._warned != option.value:
            self._warned = option.value
            self.game.say(option.vain, bad=True)
        else:
            self._commit(self.form, field.name, option.value)

    def _pushes(self, form: Form[Any], name: str, what: str) -> bool:
        """Return whether a button of a field that is not an option was meant."""
        field = form.field(name)
        if field is None:
            return False
        if isinstance(field, Number) and field.faces and what.isdecimal():
            self._commit(form, name, int(what))
        elif isinstance(field, Text) and what == "text":
            self.game.ask_text(field.label, field.value, lambda text: self.give(field.name, text))
        elif what in ("less", "more"):
            self._step(field, -1 if what == "less" else 1)
        else:
            return False
        return True

    def _digit(self, form: Form[Any], digit: int) -> bool:
        """Type a digit, choose the option it stands for, or set the number; return whether it means anything."""
        offered = self._offered(form)
        number = next((field for field in self._in_turn(form) if isinstance(field, Number)), None)
        if number is not None and number.faces:
            self._type(number, str(digit))
        elif offered and digit > 0:
            found = next((each for each in offered if each.digit == digit), None)
            if found is not None:
                self._choose(found)
        elif number is not None and not offered:
            self.give(number.name, number.within(digit))
        else:
            return False
        return True

    def _type(self, field: Number, digit: str) -> None:
        """Take a digit: as the second one where it can be, else as a correction of the first where that was all."""

        def may_become(typed: str) -> bool:
            return 0 < int(typed) <= field.highest

        typed = self.typed + digit
        if not may_become(typed):
            if self.typed and may_become(f"{self.typed}0"):
                # Whoever types a 1 and a 3 has not meant 3.
                typed = ""
                self.game.say(field.outside, bad=True)
            else:
                typed = digit if may_become(digit) else ""
        self._set_typed(field, typed)

    def _set_typed(self, field: Number, typed: str) -> None:
        self.give(field.name, int(typed) if typed else None)
        self.typed = typed

    def _tab(self, form: Form[Any], step: int) -> bool:
        """Lead to the next field that can be stepped; return whether there are several."""
        if any(command in keys for field in form.fields for command in TABS for keys in stepped_by(field)):
            return False  # a field has these keys for itself
        names = [field.name for field in form.fields if steps(field)]
        if len(names) < 2:
            return False
        now = names.index(self.focus) if self.focus in names else 0
        self.focus = names[(now + step) % len(names)]
        return True

    def _in_turn(self, form: Form[Any]) -> Iterator[Field]:
        """Yield the fields, the one the keys step first."""
        yield from (field for field in form.fields if field.name == self.focus)
        yield from (field for field in form.fields if field.name != self.focus)

    def _steps(self, form: Form[Any], command: str) -> bool:
        for field in self._in_turn(form):
            if steps(field):
                less, more = stepped_by(field)
                if command in less or command in more:
                    self._step(field, 1 if command in more else -1)
                    return True
        return False

    def _step(self, field: Field, step: int) -> None:
        """Make the value of a field less or more, or go on to its next one."""
        value = stepped(field, step)
        if value is not None:
            self.give(field.name, value)

    def _takes_back(self, form: Form[Any]) -> bool:
        """Take the last digit or waypoint back; return whether something can be taken back here."""
        for field in form.fields:
            if isinstance(field, Number) and field.faces:
                self._set_typed(field, self.typed[:-1])
                return True
            if isinstance(field, Way):
                self.give(field.name, field.value[:-1])
                return True
        put = [field for field in form.fields if isinstance(field, Place) and field.follows and is_put(field)]
        if put:
            self.focus, self._turning = put[-1].name, ""
            self.give(put[-1].name, None)
        return bool(put)

    # -- the mouse ------------------------------------------------------------------------------------------

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self._near, form = "", self.form
        if self._leads(form, point) or self._points_at(form, point, figure) or point is None:
            return
        near = self._option_near(form, point)
        if near is not None:
            self._near = near.command
        angle = next((field for field in self._in_turn(form) if isinstance(field, Target | Place | Way | Angle)), None)
        if isinstance(angle, Angle) and point != angle.centre:
            towards = direction(angle.centre, point) - angle.before
            self.give(angle.name, rounded(normalised(towards)))

    def _points_at(self, form: Form[Any], point: Point | None, figure: FigureId | None) -> bool:
        """Let what follows the mouse be what it points at, unless that is held; return whether anything does."""
        self._pointed = (point, figure)
        target = next((field for field in form.fields if isinstance(field, Target) and field.follows), None)
        if target is None:
            return False
        is_held = target.value is not None and target.value.held
        aim = None if is_held else target.pointed(point, figure, self.game.storey.height_at(point))
        if aim is not None and (target.value is None or aim != target.value or target.value.keyed):
            self._point(target.name, aim)
        return True

    def _option_near(self, form: Form[Any], point: Point) -> Numbered | None:
        """Return the option whose place is meant, None if none is near enough."""
        placed = [
            (gap, each)
            for each in (*self._offered(form), *(each for each in choices(form) if not each.is_button))
            if each.option.at is not None and (gap := plan_distance(each.option.at[:2], point)) <= NEAR
        ]
        return min(placed, key=lambda pair: pair[0])[1] if placed else None

    def click(self, point: Point, figure: FigureId | None) -> None:
        near = self._option_near(self.form, point)
        if near is not None:
            self._choose(near)
        elif not (figure is not None and self._means(figure)) and not self._clicks(point, figure):
            if self._bar is None:
                super().click(point, figure)
            else:
                self._bar.click(point, figure)
            if self.form.click_words:
                self.game.say(self.texts(self.form.click_words, back=self.game.key("back")))

    def _means(self, figure: FigureId) -> bool:
        """Choose by a figure, or leave only its options; return whether it stands for any."""
        self._only = None
        fields = (field for field in self.form.fields if isinstance(field, Pick | Several))
        named = any(option.figure == figure for field in fields for option in field.options)
        figure = figure if named else scene(self.game.setup.system).stands_for(self.game.state, figure)
        for field in self.form.fields:
            if isinstance(field, Pick) and field.follows:
                shown = [option.value for option in field.options if option.figure == figure]
                if shown:
                    self.give(field.name, shown[0])
        own = [each for each in choices(self.form) if each.option.figure == figure]
        if own:
            if len(own) > 1 or isinstance(own[0].field, Pick):
                self.game.select(figure)
            if len(own) == 1:
                self._choose(own[0])
            else:
                self._only = figure
            return True
        for field in self.form.fields:
            if isinstance(field, Pick) and field.cycled:
                found = next((option for option in field.options if option.figure == figure), None)
                if found is not None:
                    self.give(field.name, found.value)
                    return True
        return False

    def _clicks(self, point: Point, figure: FigureId | None) -> bool:
        """Give a field what was clicked; a second click on the same answers.  Return whether one takes clicks."""
        for field in self._in_turn(self.form):
            match field:
                case Angle():
                    self.hover(point, figure)
                    self._commit(self.form)
                case Target():
                    aim = field.meant(point, figure, self.game.storey.height_at(point))
                    if aim is None:
                        self.refused()
                        return False
                    self._give_twice(field, aim)
                case Place():
                    self._put(point)
                case Way() if field.value and plan_distance(field.value[-1][:2], point) <= ON_THE_SPOT:
                    self._commit(self.form)
                case Way():
                    self.give(field.name, field.led_to(point))
                case _:
                    continue
            return True
        return False

    def _give_twice(self, field: Target, aim: Aim) -> None:
        """Mean something, or answer when it is meant already; say what is refused, and do not give it."""
        reason, now = field.refusal(aim), field.value
        if reason:
            self.game.say(reason, bad=True)
            self.refused()
        elif reason is None and now == aim and (now.held or not field.follows):
            self._commit(self.form)
        elif reason is None:
            self.give(field.name, replace(aim, held=field.follows))

    # -- what is put down on the table ----------------------------------------------------------------------

    def _place(self, form: Form[Any]) -> Place | None:
        """Return what is being placed: the first thing that follows the mouse, else what the keys step."""
        places = [field for field in self._in_turn(form) if isinstance(field, Place)]
        following = (field for field in form.fields if isinstance(field, Place) and field.follows and not is_put(field))
        return next(following, next(iter(places), None))

    def _leads(self, form: Form[Any], point: Point | None) -> bool:
        """Let what is not put down yet be where the mouse is, or what is pulled at look there; return whether any."""
        turning = form.field(self._turning)
        if isinstance(turning, Place) and turning.value is not None:
            here = turning.value.point[:2]
            if point is not None and plan_distance(here, point) > ON_THE_SPOT:
                self.give(turning.name, turning.facing(direction(here, point)))
            return True
        place = self._place(form)
        if place is None or not place.follows or is_put(place):
            return False
        self.give(place.name, None if point is None else place.put(point, self.game.storey.height_at(point)))
        return True

    def _put(self, point: Point) -> None:
        """Put something down, or answer by a second click on what is there; then the next thing follows the mouse."""
        place, turning = self._place(self.form), self._turning
        self._turning = ""
        if place is None:
            return
        spot = place.value
        if not turning:
            if spot is not None and spot.put and plan_distance(spot.point[:2], point) <= ON_THE_SPOT:
                self._commit(self.form)
                return
            if not self._put_down(place, point):
                return
        following = self._place(self.form)
        if following is not None:
            self.focus = following.name

    def _put_down(self, place: Place, point: Point) -> bool:
        """Put something down where a point means; return whether it can be, else say why not."""
        spot = place.put(point, self.game.storey.height_at(point))
        reason = place.refusal(spot)
        if reason:
            self.game.say(reason, bad=True)
        if reason is None or place.follows:
            self.give(place.name, replace(spot, put=reason is None))
        return reason is None

    def _puts_down(self, form: Form[Any]) -> bool:
        """Put down what follows the mouse; return whether something does."""
        place = self._place(form)
        if place is None or not place.follows or is_put(place):
            return False
        if place.value is not None:
            self._put(place.value.point[:2])
        return True

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """Pull at what was put down, or at a place where it can be: it looks where the mouse goes."""
        place = self._place(self.form)
        if place is None or not (place.follows and place.turns):
            return super().grab(point, figure)
        spot = place.value
        again = spot is not None and spot.put and plan_distance(spot.point[:2], point) <= 2 * ON_THE_SPOT
        self._turning = place.name if again or self._put_down(place, point) else ""
        return bool(self._turning)

    def pick(self, figure: FigureId) -> None:
        if not self._means(figure):
            super().pick(figure)

    def may_choose(self, figure: FigureId) -> bool:
        return any(each.option.figure == figure for each in numbered(self.form))

    def menu(self, point: Point, figure: FigureId | None) -> list[CardButton]:
        return [] if self._bar is None else self._bar.menu(point, figure)

    def turn(self, degrees: float) -> None:
        stepping = [field for field in self._in_turn(self.form) if steps(field)]
        for field in stepping:
            value = turned(field, degrees)
            if value is not None:
                self.give(field.name, value)
                return
            if self._bar is None:
                self._step(field, 1 if degrees > 0 else -1)
                return
        if self._bar is not None:
            self._bar.turn(degrees)

    def choose_height(self, step: int) -> bool:
        for field in self.form.fields:
            spot = field.raised(step) if isinstance(field, Place | Target) else None
            if spot is not None:
                self.give(field.name, spot)
                return True
        return False if self._bar is None else self._bar.choose_height(step)

    def back(self) -> None:
        """Leave the form; a question that must be answered begins anew, or as it says itself."""
        if takes_back(self.form) and self._takes_back(self.form):
            return
        again = self.form.again
        self._only = None
        if again is None:
            self.game.leave_mode()
        else:
            self._values = self._ask(again, "").values
            if self.form.selected is not None:
                self.game.select(self.form.selected, centre=True)
