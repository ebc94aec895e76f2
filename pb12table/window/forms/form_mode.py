"""The one mode that asks by a form, whatever the question: mouse,
digits, Tab, wheel, right click, Enter, typed dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from pb12table.kernel.request import Dice
from pb12table.skirmish.bot import Planned
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms import Field, Pointer, Taken
from pb12table.skirmish.forms.form import (
    NOTHING,
    Angle,
    Ask,
    Form,
    Ghost,
    Instead,
    InTurn,
    Number,
    Pick,
    Place,
    Several,
    Target,
    Text,
    Values,
    Way,
    Within,
    begun,
    given,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point, Point3, plan_distance
from pb12table.texts.describe import dice_name
from pb12table.texts.names import name_of, player_name
from pb12table.window.forms.form_card import (
    FormPlan,
    Numbered,
    card_of,
    choices,
    draw_form,
    numbered,
    reach_within,
)
from pb12table.window.kit.background import Background
from pb12table.window.play.base import Card, CardButton, Digits, GameDesk, HeldEnter, Mode, Tile
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


def _reaching(form: Form[Any]) -> tuple[Within, bool] | None:
    """Return where a way can get to or somebody can be put, and whether that has begun; None where it is not shown."""
    for field in form.fields:
        if isinstance(field, Way | Place) and field.within is not None:
            return field.within, bool(field.value) if isinstance(field, Way) else field.is_put
    return None


def _way(form: Form[Any]) -> Way | None:
    return next((field for field in form.fields if isinstance(field, Way)), None)


def _is_only_pointed_at(field: Field) -> bool:
    """Return whether a field means a place or a thing only because the mouse rests there, or nothing else is there."""
    aim = field.value if isinstance(field, Target) and field.follows else None
    return aim is not None and aim.figure is None and not (aim.held or aim.keyed)


ON_THE_SPOT: Final = 0.5
"""So near to where a figure stands it is not dragged away, in steps."""
NEAR: Final = 0.6
"""So near to the place of an option a click means it, in steps."""
TABS: Final = {"next-figure": 1, "previous-figure": -1}
HEIGHTS: Final = {"stand-higher": 1, "stand-lower": -1, "aim-higher": 1, "aim-lower": -1}


def _standing(game: GameDesk) -> tuple[Instead, ...]:
    """Return the buttons by which the player who is asked need not be asked again; none where each is asked for."""
    passing = game.controller.passing()
    if passing is None:
        return ()
    (answer,), texts = passing, game.texts
    return (
        Instead("pass-round", texts("standing-round"), answer, about=(texts("standing-round.about"),), stands="round"),
        Instead("pass-on", texts("standing-always"), answer, about=(texts("standing-always.about"),), stands="always"),
    )


def _with_buttons(ask: Ask, buttons: tuple[Instead, ...]) -> Ask:
    """Return a question with further buttons on its forms."""

    def asked(values: Values, changed: str) -> Form[Any]:
        form = ask(values, changed)
        return replace(form, instead=(*form.instead, *buttons))

    return asked


class FormMode(Mode):
    """Asks by a form; below it may lie the bar of another mode, `bar`, which takes what the form has no use for.

    `first` is the form in its initial state where it has been made already, `is_free` says whether an answer passes or
    keeps what is, so that Enter may give it unasked.
    """

    def __init__(
        self, game: GameDesk, ask: Ask, bar: Mode | None = None, name: str = "", first: Form[Any] | None = None,
        is_free: Callable[[Any], bool] = lambda answer: False,
    ) -> None:  # fmt: skip
        super().__init__(game)
        buttons = _standing(game) if bar is None else ()
        if buttons:
            ask = _with_buttons(ask, buttons)
            first = None if first is None else replace(first, instead=(*first.instead, *buttons))
        self._ask = ask
        self._bar = bar
        self._is_free = is_free
        self._is_chosen = bar is not None
        """Whether anybody has chosen anything: the tile that led here, or a value."""
        self._is_given = False
        """Whether anybody has given a value here."""
        self._chosen = set[str]()
        """The names of the fields that somebody has given a value."""
        self.name = name
        first = first or begun(ask)
        self._values: Values = first.values
        self._name = first.name
        self._made: tuple[Form[Any], object, object] | None = (first, game.state, game.texts)
        """The form of the values, with the state and the texts it was made of."""
        stepping = [field for field in first.fields if field.steps]
        self.focus = stepping[0].name if stepping else ""
        self._near = ""
        self._within: Background[Reach] = Background()
        self._only: FigureId | None = None
        self._plan = FormPlan(ask)
        self.follows_mouse = any(isinstance(field, Angle | Place) and field.follows for field in first.fields)
        self._turning = self._changed = ""
        self._dragged: tuple[FigureId, Point, Values, tuple[bool, bool, set[str]]] | None = None
        """Who is being dragged, from where, what was given before, and whether anything was chosen or given."""
        self._laid: list[tuple[Point3, ...]] = []
        """The ways that were shown, each to what has been clicked until then; one click may bring several bends."""
        self._said_first: tuple[int, str, Any] | None = None
        """After how many entries what was said before which answer; None once something else has been chosen."""
        self._pointer = Pointer(None)
        self.takes_arrows = any("pan-left" in field.stepped_by[0] for field in stepping)
        self.groups = first.groups or max((field.groups for field in first.fields), key=len, default=())

    @property
    def form(self) -> Form[Any]:
        """The form as it is now; it is made once for the values, the state and the language.

        Each event looks for it once, and hands it on until it gives a field another value.
        """
        return self._known() or self._make()

    def _known(self) -> Form[Any] | None:
        """Return the form if nothing has changed since it was made."""
        made = self._made
        return None if made is None or made[1] is not self.game.state or made[2] is not self.texts else made[0]

    def _make(self) -> Form[Any]:
        form, self._changed = self._ask(self._values, self._changed), ""
        self._values = form.values
        self._made = (form, self.game.state, self.texts)
        way = _way(form)
        if way is not None and way.value and way.value not in self._laid:
            self._laid.append(way.value)
        if self.focus and form.field(self.focus) is None:
            self.focus = next((field.name for field in form.fields if field.steps), "")
        return form

    @property
    def _digits(self) -> Digits:
        return self.game.controller.assistant.digits

    @property
    def topic(self) -> str:
        return self._name

    def entered(self) -> None:
        self._follow(self.form)

    def _follow(self, form: Form[Any]) -> None:
        """Look at who the form is about."""
        if form.selected is not None and form.selected != self.game.selected:
            self.game.select(form.selected)

    def give(self, name: str, value: Any) -> Form[Any]:
        """Give a field another value; return the form with it."""
        self._is_chosen = self._is_given = True
        self._said_first = None
        self._chosen.add(name)
        self._point(name, value)
        form = self.form
        self._follow(form)
        unaimed = next((field for field in form.fields if field.is_led and not field.is_loose), None)
        if unaimed is None or unaimed.value is not None:
            return form
        self._lead(unaimed)  # what the mouse rests on is meant in another way now
        return self.form

    def _point(self, name: str, value: Any) -> None:
        """Do the same, but make the form when it is next looked at: the mouse may have gone on until then."""
        if self._changed not in ("", name):
            self._values = self.form.values
        self._values, self._changed = {**self._values, name: value}, name
        self._made = self._only = None

    def _give_all(self, values: Values) -> None:
        """Give several fields other values; the last of them is what has changed."""
        kept = {**self.form.values, **values}
        *_, last = values
        self._point(last, values[last])
        self._values = kept
        self._is_chosen = self._is_given = True
        self._said_first = None
        self._chosen |= values.keys()

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
        card = card_of(self.game, form, self.focus, can_leave=self._bar is not None, means=self.means(form))
        card = self._plan.with_exchange(card, form, self.game, self._acting(form))
        if self._is_doubtful(form):
            card = replace(card, buttons=tuple(replace(button, primary=False) for button in card.buttons))
        if self._only is None:
            return card
        shown = {each.command for each in self._offered(form)}
        hidden = {each.command for each in numbered(form, self._digits)} - shown
        return replace(card, buttons=tuple(button for button in card.buttons if button.command not in hidden))

    def decorate(self, picture: Picture) -> None:
        if self._bar is not None:
            self._bar.decorate(picture)
        form = self.form
        draw_form(picture, self.game, form, self._near)
        reaching = _reaching(form)
        if reaching is not None:
            picture.reach = self._within.answer_to(reaching[0].key)

    def work(self) -> bool:
        """Work out where one can get to, beside the frames, once the form has been looked at."""
        form = self._known()
        reaching = None if form is None else _reaching(form)
        if reaching is not None:
            within, faint = reaching
            self._within.ask(within.key, lambda: reach_within(within, faint=faint))
        changed = self._plan.exchanging.work() | self._plan.posing.work()
        return self._within.work() or changed or (self._bar is not None and self._bar.work())

    def planned(self, *, pointed: bool) -> Planned | None:
        form, pointer = self.form, self._pointer
        return self._plan.planned(form, self._acting(form), (pointer.point, pointer.figure) if pointed else None)

    def settle_exchange(self) -> None:
        """Wait until all is known of the answer to an attack."""
        self.card()
        self._plan.exchanging.settle()
        self._plan.posing.settle()

    def _acting(self, form: Form[Any]) -> FigureId | None:
        """Return the figure whose plan it is."""
        return form.selected or self.game.selected

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
            self._enter(form)
        elif name == "digit":
            return self._digit(form, int(what))
        elif command == self.name and command:
            pass  # the tile that led here; what has been given stays
        elif not self._takes(form, command):
            return self._bar is not None and self._done_by_bar(self._bar.press(command))
        return True

    def _done_by_bar(self, done: bool) -> bool:
        """Return what the bar has done; the form may look at it, as at how its figure is turned, and is made anew."""
        self._made = None
        return done

    def push(self, command: str) -> bool:
        form = self.form
        if command != "commit" or not form.commit:
            return super().push(command)
        self._is_chosen = True
        if not self._puts_down(form):
            self._commit(form)
        return True

    # -- Enter ----------------------------------------------------------------------------------------------

    def means(self, form: Form[Any]) -> str:
        """Return what Enter does, as it is bright on the card: "commit", the name of an answer beside the fields, "".

        What nobody has chosen it never does, unless it is free.
        """
        passes = next((instead.name for instead in form.instead if instead.main), "")
        if self._chooses_by_enter(form):
            return passes if passes and not form.commit else "commit"
        answer = form.answer()
        return passes or ("commit" if answer is not None and self._is_free(answer) else "")

    def _chooses_by_enter(self, form: Form[Any]) -> bool:
        """Return whether somebody has chosen what Enter would answer with; where the mouse rests is no choice."""
        return self._is_given or (self._is_chosen and not any(_is_only_pointed_at(field) for field in form.fields))

    def _is_doubtful(self, form: Form[Any]) -> bool:
        """Return whether little is to be hoped from a target that the program alone has proposed."""
        chosen = (isinstance(each, Target) and each.name in self._chosen for each in form.fields)
        return self._plan.is_doubtful and not any(chosen)

    def _says_first(self, sentence: str, answer: Any) -> bool:
        """Say a sentence before something is answered with; return whether it was not said just before."""
        now = (len(self.game.controller.session.entries), sentence, answer)
        if not sentence or self._said_first == now:
            return False
        self._said_first = now
        self.game.say(sentence, bad=True)
        return True

    def _enter(self, form: Form[Any]) -> None:
        """Do what was chosen or is free, what is doubtful when it is said twice; else say what there is to choose."""
        means = self.means(form)
        if means not in ("", "commit"):
            self._answers_instead(form, means)
        elif not means:
            self.game.say(form.warning or self.texts("enter-nothing-chosen"), bad=True)
        elif not self._puts_down(form):
            doubts = self.texts("enter-doubtful") if self._is_doubtful(form) and not form.sure else ""
            if not self._says_first(doubts, form.answer()):
                self._commit(form)

    def held_enter(self) -> HeldEnter | None:
        form = self.form
        ends = next((instead for instead in form.instead if instead.ends), None)
        if ends is None or self._is_chosen or self.means(form):
            return None if self._bar is None else self._bar.held_enter()
        return HeldEnter(answer=ends.answer, too_soon=self.texts("enter-hold-end", key=self.game.key(ends.key)))

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
            or (command in HEIGHTS and self._raises(form, HEIGHTS[command]))
        )

    def _commit(self, form: Form[Any], name: str = "", value: Any = None) -> None:
        """Answer with what is given, and with the value of a field if it is named, or say what is wrong with it."""
        values = {name: value} if name else {}
        answer = form.answer(values)
        if answer is not None and not name and self._says_first(form.sure, answer):
            return
        if answer is not None:
            self.commit(answer)
            return
        reason = form.refusal(values) or (given(self._ask, form, name, value) if name else form).warning
        if reason:
            self.game.say(reason, bad=True)
            self._lets_go(form)
        elif not name:
            self.game.say(self.texts("enter-nothing-chosen"), bad=True)

    def commit(self, answer: Any) -> None:
        """Answer the open question, and those that come next where there are answers to them."""
        self.game.commit(*(answer.answers if isinstance(answer, InTurn) else (answer,)))

    def refused(self) -> None:
        """Let go of what cannot be answered with, so that the mouse points at something else without a click."""
        self._lets_go(self.form)

    def _lets_go(self, form: Form[Any]) -> None:
        before = self._is_chosen, self._is_given
        for field in form.fields:
            value = field.let_go()
            if value is not field.value:
                self.give(field.name, value)
                self._chosen.discard(field.name)
        self._is_chosen, self._is_given = before

    def _answers_instead(self, form: Form[Any], command: str) -> bool:
        for instead in form.instead:
            if command in (instead.name, instead.key):
                if instead.stands:
                    self.game.controller.let_stand(instead.answer, form.title, always=instead.stands == "always")
                if instead.declares is None or form.player is None:
                    self.commit(instead.answer)
                else:
                    self.game.commit_declaring(form.player, instead.declares, instead.answer)
                return True
        return False

    def _chooses(self, form: Form[Any], command: str) -> bool:
        for each in self._offered(form):
            if each.command == command:
                self._choose(form, each)
                return True
        return False

    def _offered(self, form: Form[Any]) -> list[Numbered]:
        """Return the options on the card, after a click on a figure only its own and the acts; their digits stay."""
        found, only = numbered(form, self._digits), self._only
        return [each for each in found if only is None or each.option.key or each.option.figure == only]

    def _choose(self, form: Form[Any], each: Numbered) -> None:
        """Choose an option, or say why it cannot be chosen."""
        field, option = each.field, each.option
        taken = field.chosen(option)
        if option.refusal:
            self.game.say(option.refusal, bad=True)
        elif not taken.answers:
            self.give(field.name, taken.value)
        elif not self._says_first(option.vain, option.value):
            self._commit(form, field.name, option.value)

    def _pushes(self, form: Form[Any], name: str, what: str) -> bool:
        """Return whether a button of a field that is not an option was meant."""
        field = form.field(name)
        if field is None:
            return False
        if isinstance(field, Number) and field.faces and what.isdecimal():
            self._commit(form, name, int(what))
        elif isinstance(field, Text) and what == "text":
            self.game.ask_text(field.label, field.value, lambda text: self._write(name, text))
        elif what in ("less", "more"):
            self._step(field, -1 if what == "less" else 1)
        else:
            return False
        return True

    def _write(self, name: str, text: str) -> None:
        self.give(name, text)

    def _digit(self, form: Form[Any], digit: int) -> bool:
        """Type a digit, choose the option it stands for, or set the number; return whether it means anything."""
        offered = self._offered(form)
        number = next((field for field in self._in_turn(form) if isinstance(field, Number)), None)
        typed = None if number is None else number.typed(str(digit))
        if number is not None and typed is not None and typed.answers:
            self._commit(form, number.name, typed.value)
        elif number is not None and typed is not None:
            self._take(form, number, typed)
        elif offered and digit > 0:
            found = next((each for each in offered if each.digit == digit), None)
            if found is not None:
                self._choose(form, found)
        elif number is not None and not offered:
            self.give(number.name, number.within(digit))
        else:
            return False
        return True

    def _take(self, form: Form[Any], field: Field, taken: Taken) -> None:
        """Give a field what it has taken, answer if it does, and say what is refused.

        What follows the mouse next is what the keys step then.
        """
        if taken.value is not field.value:
            form = self.give(field.name, taken.value)
        if taken.refusal:
            self.game.say(taken.refusal, bad=True)
        if taken.refusal or taken.missed:
            self._lets_go(form)
        elif taken.answers and self._is_chosen:
            self._commit(form)
        else:
            # What the program proposed is chosen by the first click and done by the second, as anything else.
            self._is_chosen = self._is_given = True
            self._chosen.add(field.name)
            self._goes_on(form)

    def _tab(self, form: Form[Any], step: int) -> bool:
        """Lead to the next field that can be stepped; return whether there are several."""
        if any(command in keys for field in form.fields for command in TABS for keys in field.stepped_by):
            return False  # a field has these keys for itself
        names = [field.name for field in form.fields if field.steps]
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
            less, more = field.stepped_by
            if (command in less or command in more) and field.steps:
                self._step(field, 1 if command in more else -1)
                return True
        return False

    def _step(self, field: Field, step: int) -> None:
        """Make the value of a field less or more, or go on to its next one."""
        value = field.stepped(step)
        # None is an option of its own where one of them says "none" or "as usual".
        if value is not None or (isinstance(field, Pick) and field.refusal(None) is None):
            self.give(field.name, value)

    def _takes_back(self, form: Form[Any]) -> bool:
        """Take the last digit, click on a way or thing that was put down back; return whether something can be."""
        for field in reversed(form.fields):
            taken = field.taken_back()
            if taken is not None:
                self.focus, self._turning = field.name, ""
                self.give(field.name, self._way_before(field.value) if isinstance(field, Way) else taken.value)
                return True
        return False

    def _way_before(self, way: tuple[Point3, ...]) -> tuple[Point3, ...]:
        """Return the way that a click has led on to one."""
        before = (each for each in self._laid if len(each) < len(way) and way[: len(each)] == each)
        return max(before, key=len, default=())

    # -- the mouse ------------------------------------------------------------------------------------------

    def _pointer_at(self, point: Point | None, figure: FigureId | None = None) -> Pointer:
        return Pointer(point, figure, None if point is None else self.game.storey.height_at(point))

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if self._dragged is not None:
            self._near = ""
            self._drags_to(point)
            return
        form = self.form
        self._near, self._pointer = "", self._pointer_at(point, figure)
        turning = form.field(self._turning)
        if turning is not None and turning.value is not None:
            value = turning.pulled(self._pointer)
            if value is not turning.value:
                self._point(turning.name, value)
            return
        led = _first_led(form)
        if led is None and point is not None:
            near = self._option_near(form, point)
            if near is not None:
                self._near = near.command
            led = next((field for field in self._in_turn(form) if field.lies), None)
        if led is not None:
            self._lead(led)

    def _lead(self, field: Field) -> None:
        """Let a field be what the mouse points at."""
        value = field.pointed_at(self._pointer)
        if value is not field.value:
            self._point(field.name, value)

    def _option_near(self, form: Form[Any], point: Point) -> Numbered | None:
        """Return the option whose place is meant, None if none is near enough."""
        placed = [
            (gap, each)
            for each in (*self._offered(form), *(each for each in choices(form, self._digits) if not each.is_button))
            if each.option.at is not None and (gap := plan_distance(each.option.at[:2], point)) <= NEAR
        ]
        return min(placed, key=lambda pair: pair[0])[1] if placed else None

    def click(self, point: Point, figure: FigureId | None) -> None:
        if self._dragged is not None:
            self._lets_fall(self._drags_to(point))
            return
        form = self.form
        near = self._option_near(form, point)
        if near is not None:
            self._choose(form, near)
        elif (
            not (figure is not None and self._means(form, figure))
            and not self._clicks(self.form, point, figure)
            and not self._goes_to(self.form, point, figure)
        ):
            words = self.form.click_words
            if self._bar is None:
                super().click(point, figure)
            elif figure is not None or not words:
                self._bar.click(point, figure)
                self._made = None
            if words and self.game.mode is self:
                self.game.say(self.texts(words, back=self.game.key("back")))

    def _means(self, form: Form[Any], figure: FigureId) -> bool:
        """Choose by a figure, or leave only its options; return whether it stands for any."""
        self._only = None
        fields = (field for field in form.fields if isinstance(field, Pick | Several))
        named = any(option.figure == figure for field in fields for option in field.options)
        figure = figure if named else scene(self.game.setup.system).stands_for(self.game.state, figure)
        for field in form.fields:
            if isinstance(field, Pick) and field.follows:
                shown = [option.value for option in field.options if option.figure == figure]
                if shown:
                    form = self.give(field.name, shown[0])
        own = [each for each in choices(form, self._digits) if each.option.figure == figure]
        if own:
            if len(own) > 1 or isinstance(own[0].field, Pick):
                self.game.select(figure)
            if len(own) == 1:
                self._choose(form, own[0])
            else:
                self._only = figure
            return True
        for field in form.fields:
            if isinstance(field, Pick) and field.cycled:
                found = next((option for option in field.options if option.figure == figure), None)
                if found is not None:
                    self.give(field.name, found.value)
                    return True
        return False

    def _clicks(self, form: Form[Any], point: Point, figure: FigureId | None) -> bool:
        """Give a field what was clicked; a second click on the same answers.  Return whether one takes clicks."""
        if self._turning:
            self._turning = ""  # what was pulled at has been let go
            self._goes_on(form)
            return True
        pointer = self._pointer_at(point, figure)
        for field in self._for_mouse(form):
            if isinstance(field, Way) and figure is not None and form.meets(figure) is not None:
                continue
            taken = field.clicked(pointer)
            if taken is not None:
                self._take(form, field, taken)
                return not taken.missed
        return False

    def _goes_to(self, form: Form[Any], point: Point, figure: FigureId | None) -> bool:
        """Mean a way by a click on the ground, or what is done to a figure; return whether there is such a thing."""
        values = form.meets(figure) if figure is not None else _led(form, point)
        if isinstance(values, str):
            self.game.say(values, bad=True)
        elif values is not None:
            self._give_all(values)
        return values is not None

    def _drags_to(self, point: Point | None) -> Values:
        """Lead who is being dragged to where the mouse is; back where he stands everything is as it was before.

        Return the values that lead there.
        """
        assert self._dragged is not None, "asked only then"
        figure, start, before, chosen = self._dragged
        if point is None:
            return NOTHING
        values = self.form.leads(figure, point) if plan_distance(start, point) > ON_THE_SPOT else None
        if values is not None:
            if self.game.selected != figure:
                self.game.select(figure)  # the data sheet tells of whoever is dragged
            self._give_all(values)
        else:
            self._leads_back(before, chosen)
        return values or NOTHING

    def _leads_back(self, before: Values, chosen: tuple[bool, bool, set[str]]) -> None:
        """Let everything be as it was before a drag."""
        self._values, self._changed, self._made, self._only = before, "", None, None
        self._is_chosen, self._is_given, self._chosen = chosen[0], chosen[1], set(chosen[2])

    def _lets_fall(self, led: Values) -> None:
        """Let go of who was dragged; who may not be put down there goes back, and it is said why.

        A way that is refused stays, and is led on from the waypoint before.
        """
        assert self._dragged is not None, "asked only then"
        (_, _, before, chosen), self._dragged = self._dragged, None
        fields = (field for field in self.form.fields if field.name in led and not isinstance(field, Way))
        refusal = next((said for field in fields if (said := field.refusal(field.value)) is not None), None)
        if refusal is not None:
            self._leads_back(before, chosen)
            self.game.say(refusal, bad=True)

    def _for_mouse(self, form: Form[Any]) -> Iterator[Field]:
        """Yield the fields, what is not put down yet first, then the one the keys step."""
        yield from (field for field in form.fields if field.is_loose)
        yield from (field for field in self._in_turn(form) if not field.is_loose)

    def _goes_on(self, form: Form[Any]) -> None:
        """Let keys step the next thing that follows the mouse, if there is one."""
        self.focus = next((field.name for field in form.fields if field.is_loose), self.focus)

    def _puts_down(self, form: Form[Any]) -> bool:
        """Put down what follows the mouse; return whether something does."""
        loose = next((field for field in form.fields if field.is_loose), None)
        if loose is None:
            return False
        if loose.value is not None:
            self._clicks(form, loose.value.point[:2], None)
        return True

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """Pull at what was put down, or at a place where it can be: it looks where the mouse goes; or drag a figure."""
        form, pointer = self.form, self._pointer_at(point, figure)
        for field in self._for_mouse(form):
            taken = field.grabbed(pointer)
            if taken is not None:
                self._take(form, field, taken)
                self._turning = field.name if taken.refusal is None else ""
                return bool(self._turning)
        figure = figure or self._put_down_at(form, point)
        if figure is None or form.leads(figure, point) is None:
            return super().grab(point, figure)
        self._dragged = (figure, point, form.values, (self._is_chosen, self._is_given, set(self._chosen)))
        return True

    def _put_down_at(self, form: Form[Any], point: Point) -> FigureId | None:
        """Return the figure that has been put down at a place, in thought; None if none has."""
        ghosts = (each for each in form.sketch if isinstance(each, Ghost) and each.lettered)
        gaps = ((plan_distance(each.place.position, point), each.figure) for each in ghosts)
        gap, figure = min(gaps, default=(NEAR, None))
        return figure if gap < NEAR else None

    def end_drag(self) -> None:
        self._dragged = None
        if self._turning:
            self._turning = ""
            self._goes_on(self.form)

    def pick(self, figure: FigureId) -> None:
        if not self._means(self.form, figure):
            super().pick(figure)

    def may_choose(self, figure: FigureId) -> bool:
        return any(each.option.figure == figure for each in numbered(self.form, self._digits))

    def menu(self, point: Point, figure: FigureId | None) -> list[CardButton]:
        return [] if self._bar is None else self._bar.menu(point, figure)

    def turn(self, degrees: float) -> None:
        for field in self._in_turn(self.form):
            if not field.steps:
                continue
            value = field.turned(degrees)
            if value is not None:
                self.give(field.name, value)
                return
            if self._bar is None:
                self._step(field, 1 if degrees > 0 else -1)
                return
        if self._bar is not None:
            self._bar.turn(degrees)
            self._made = None

    def choose_height(self, step: int) -> bool:
        return self._raises(self.form, step)

    def _raises(self, form: Form[Any], step: int) -> bool:
        for field in form.fields:
            raised = field.raised(step)
            if raised is not None:
                self.give(field.name, raised)
                return True
        return self._bar is not None and self._done_by_bar(self._bar.choose_height(step))

    def back(self) -> None:
        """Leave the form; a question that must be answered begins anew, or as it says itself."""
        form = self.form
        if any(field.is_laid for field in form.fields) and self._takes_back(form):
            return
        self._only = self._dragged = None
        self._is_chosen, self._is_given = self._bar is not None, False
        self._chosen.clear()
        if form.again is None:
            self.game.leave_mode()
            return
        self._values, self._changed, self._made = self._ask(form.again, "").values, "", None
        selected = self.form.selected
        if selected is not None:
            self.game.select(selected, centre=True)


def _led(form: Form[Any], point: Point) -> Values | None:
    """Return what leads the figure of a form to a place, None where nothing does."""
    return None if form.figure is None else form.leads(form.figure, point)


def _first_led(form: Form[Any]) -> Field | None:
    """Return what the mouse leads: what is not put down yet before anything else."""
    led = [field for field in form.fields if field.is_led]
    return next((field for field in led if field.is_loose), led[0] if led else None)
