"""The referee panel: what may be set by hand, put to all players, and set once they have agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from pb12table.app.game.base import Playing
from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.system import NOW, Amendment, Setting, Value, plain_amendment
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import Form, Ghost, Number, Option, Pick, Place, Sketch, Spot, Text, Values
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene, system
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import Point, rounded_point
from pb12table.texts.locale import upper_first
from pb12table.texts.names import about_words, amendment_line, player_name, setting_name, value_words
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.screens.dialogs import Agreement

ABOUT, WHAT, TO = "about", "what", "to"
GAME: Final = ""


class RefereeGame(Playing, Protocol):
    """A game screen, as the referee panel knows it."""

    def amended(self) -> None:
        """Handle that something has been set: all that is asked and shown may have changed."""
        ...


@dataclass(frozen=True, slots=True)
class Wished:
    """What is to be set, as far as that is given."""

    game: RefereeGame
    settings: Sequence[Setting]
    about: str
    setting: Setting | None
    to: Value | Spot | None

    @property
    def amendment(self) -> Amendment | None:
        """Return the amendment that is put to all; None while there is none."""
        if self.setting is None or self.to is None:
            return None
        to: Any = self.to
        if isinstance(to, Spot):
            if not to.put:
                return None
            to = (*to.point, to.facing)
        return Amendment(set=self.setting.key, to=to, about=self.setting.about, name=self.setting.name)

    def refusal(self) -> Refusal | None:
        """Return why it cannot be set; None if it can, and while nothing is given."""
        found = self.amendment
        return None if found is None else self.game.controller.session.amendment_refusal(plain_amendment(found))


def wished(game: RefereeGame, values: Values, changed: str) -> Wished:
    """Return what is given: a new subject begins with its first setting, a new setting with its current value."""
    face = system(game.setup.system).amending
    settings = () if face is None else face.settings(game.state)
    known = list(dict.fromkeys(each.about for each in settings))
    selected = game.selected if game.selected in known else None
    about = values.get(ABOUT, selected or (known[0] if known else GAME))
    about = about if about in known else known[0] if known else GAME
    own = [each for each in settings if each.about == about]
    names = {name_of(each): each for each in own}
    setting = names.get(values.get(WHAT, ""), own[0] if own else None)
    kept = changed not in (ABOUT, WHAT) and setting is not None and values.get(WHAT) == name_of(setting)
    to: Any = values.get(TO) if kept else None
    if to is None and setting is not None and not isinstance(setting.value, tuple):
        to = setting.choices[0] if setting.choices == (NOW,) else setting.value
    return Wished(game, settings, about, setting, to)


def name_of(setting: Setting) -> str:
    """Return what distinguishes one setting of a subject from its others."""
    return f"{setting.key}:{setting.name}"


def referee_form(game: RefereeGame, values: Values, changed: str) -> Form[Amendment]:
    """Return what is to be set, in the words of the game's language."""
    texts, plan = game.texts, wished(game, values, changed)
    if plan.setting is None:
        return Form(name="referee", title=texts("referee-title"), lines=(texts("referee-nothing"),))
    found, refusal = plan.amendment, plan.refusal()
    is_new = found is not None and (plan.setting.choices == (NOW,) or _value_of(found) != plan.setting.value)
    line = "" if found is None else amendment_line(texts, game.setup, plan.setting, _value_of(found))
    reason = game.refusal_text(refusal) if refusal is not None and is_new else ""
    return Form(
        name="referee",
        title=texts("referee-title"),
        lines=(line if is_new and not reason else texts("referee-explanation"),),
        warning=reason,
        fields=(_subjects(plan), _settings(plan), *_values(plan)),
        give=lambda given: _given(game, given),
        commit=texts("referee-put") if is_new and refusal is None else "",
        figure=FigureId(plan.about) if plan.about in game.setup.figure_by_id else None,
        sketch=tuple(_sketch(plan)),
        groups=("plan", "path"),
    )


def _value_of(amendment: Amendment) -> Value:
    return tuple(map(float, amendment.to)) if isinstance(amendment.to, tuple) else amendment.to


def _given(game: RefereeGame, values: Values) -> Amendment | None:
    plan = wished(game, values, "")
    return plan.amendment if plan.refusal() is None else None


# -- fields -----------------------------------------------------------------------------------------------------


def _subjects(plan: Wished) -> Pick:
    texts, setup = plan.game.texts, plan.game.setup
    known = dict.fromkeys(each.about for each in plan.settings)
    options = tuple(Option(value=about, label=about_words(texts, setup, about)) for about in known)
    return Pick(name=ABOUT, label=texts("referee-about"), options=options, value=plan.about, decides=False, cycled=True)


def _settings(plan: Wished) -> Pick:
    texts, setup = plan.game.texts, plan.game.setup
    own = [each for each in plan.settings if each.about == plan.about]
    options = tuple(
        Option(value=name_of(each), label=upper_first(setting_name(texts, setup, each.key, each.name).rstrip(":")))
        for each in own
    )
    now = None if plan.setting is None else name_of(plan.setting)
    return Pick(name=WHAT, label=texts("referee-what"), options=options, value=now, decides=False, cycled=True)


def _values(plan: Wished) -> tuple[Field, ...]:
    """Return the field for the value to be set; none if the setting is only carried out."""
    setting, texts, setup = plan.setting, plan.game.texts, plan.game.setup
    assert setting is not None, "asked before"
    if setting.choices == (NOW,):
        return ()
    label = texts("referee-to")
    if setting.choices:
        options = tuple(
            Option(value=each, label=upper_first(value_words(texts, setup, setting.key, each)))
            for each in setting.choices
        )
        return (Pick(name=TO, label=label, options=options, value=plan.to, decides=False, cycled=True),)
    if setting.longest:
        words = plan.to if isinstance(plan.to, str) else ""
        return (Text(name=TO, label=label, longest=setting.longest, value=words),)
    if isinstance(setting.value, tuple):
        return (_place(plan, setting),)
    number = plan.to if isinstance(plan.to, int) else int(setting.value)
    bounds = texts("referee-bounds", lowest=setting.lowest, highest=setting.highest)
    return (
        Number(
            name=TO, label=label, lowest=setting.lowest, highest=setting.highest, value=number,
            shown=texts.number(number), outside=bounds, about=bounds,
        ),
    )  # fmt: skip


def _place(plan: Wished, setting: Setting) -> Place:
    game, figure = plan.game, FigureId(setting.about)
    face, state = scene(game.setup.system), game.state
    assert isinstance(setting.value, tuple), "it is a place"
    facing = setting.value[3]

    def heights(point: Point) -> Sequence[float]:
        x, y = rounded_point(point)
        found = stand_heights(face.footing(state, figure), x, y)
        return found or (0.0,)

    def refuse(spot: Spot) -> str | None:
        to = (*spot.point, spot.facing)
        plain = plain_amendment(Amendment(set=setting.key, to=to, about=setting.about, name=setting.name))
        return game.refusal_text(game.controller.session.amendment_refusal(plain)) or None

    spot = plan.to if isinstance(plan.to, Spot) else None
    return Place(
        name=TO, label=game.texts("referee-to"), value=spot, radius=0.0 if face.is_on_table(state, figure) else 0.4,
        turns=face.faces, follows=True, looks=lambda point: facing, heights=heights, refuse=refuse,
    )  # fmt: skip


def _sketch(plan: Wished) -> list[Sketch]:
    """Return the figure where it would stand."""
    spot, setting, state = plan.to, plan.setting, plan.game.state
    if not isinstance(spot, Spot) or setting is None:
        return []
    face, figure = scene(plan.game.setup.system), FigureId(setting.about)
    if not face.is_on_table(state, figure):
        return []
    x, y, z = spot.point
    to = (x, y, z, spot.facing)
    plain = plain_amendment(Amendment(set=setting.key, to=to, about=setting.about, name=setting.name))
    able = plan.game.controller.session.amendment_refusal(plain) is None
    return [Ghost(figure, face.body(state, figure).at(x, y, z, spot.facing), able, lettered=True)]


# -- the mode ---------------------------------------------------------------------------------------------------


class RefereeMode(FormMode):
    """Asks what is to be set; a figure that is clicked is what it is about."""

    game: RefereeGame

    def __init__(self, game: RefereeGame) -> None:
        super().__init__(game, lambda values, changed: referee_form(game, values, changed), name="referee")

    def _is_putting(self) -> bool:
        """Return whether a place follows the mouse."""
        return any(isinstance(field, Place) for field in self.form.fields)

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is not None and not self._is_putting():
            self.pick(figure)
        else:
            super().click(point, figure)

    def pick(self, figure: FigureId) -> None:
        """Set something of a figure."""
        known = [each.about for each in wished(self.game, {}, "").settings]
        if figure in known:
            self.game.select(figure)
            self.give(ABOUT, figure)
        else:
            super().pick(figure)

    def commit(self, answer: Amendment) -> None:
        """Put it to all; the program agrees to everything."""
        game, texts = self.game, self.game.texts
        setting = wished(game, self.form.values, "").setting
        assert setting is not None, "it was given"
        line = amendment_line(texts, game.setup, setting, _value_of(answer))
        names = [player_name(game.setup, player) for player in game.controller.people]
        title, text = texts("referee-agree-title"), texts("referee-agree-text", what=line)
        agree, no = texts("referee-agree"), texts("referee-keep")
        game.desk.open(Agreement(game.desk, title, text, names, agree, no, lambda: self._set(answer)))

    def _set(self, amendment: Amendment) -> None:
        refusal = self.game.controller.amend(plain_amendment(amendment))
        if refusal is not None:
            self.game.refuse(refusal)
        else:
            self.game.amended()

    def notice(self) -> str:
        return self.texts("referee-notice")
