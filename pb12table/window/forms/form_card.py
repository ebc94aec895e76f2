"""Any form as a decision card: its options as buttons, what can be stepped as lines, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from pb12table.skirmish.forms.fields import Field, Number, Option, Pick, Several, Text
from pb12table.skirmish.forms.form import Form
from pb12table.skirmish.forms.table_fields import Angle, Place, Target, Way
from pb12table.window.forms.form_keys import TURNS, steps
from pb12table.window.kit.icons import strokes_of
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import TURNING, Card, CardButton, Column, Stepper, SumLine
from pb12table.window.play.sum_lines import sum_lines

DIGITS: Final = 9
"""So many options can be chosen by a digit."""
ONE_ROW: Final = 8
"""More faces of a die than these stand in two rows of one length."""
Choosing: TypeAlias = Pick | Several
ARROWS: Final = ("pan-left", "pan-right")


@dataclass(frozen=True, slots=True)
class Numbered:
    """An option with its field, its place in it from 0, and its digit; 0 for none."""

    field: Choosing
    place: int
    option: Option
    digit: int

    @property
    def command(self) -> str:
        """What its button does."""
        return self.option.key or f"{self.field.name}-{self.place}"

    @property
    def is_button(self) -> bool:
        """Whether a button stands for it; else only its figure or place on the table does."""
        return not (self.option.hidden or (isinstance(self.field, Pick) and self.field.cycled))


def numbered(form: Form[object]) -> Iterator[Numbered]:
    """All options that stand as buttons; digits count through all fields, but for those with a key of their own."""
    return (each for each in choices(form) if each.is_button)


def choices(form: Form[object]) -> Iterator[Numbered]:
    """The same and those without a button, which only a click on the table means."""
    digit = 0
    for field in form.fields:
        cycled = isinstance(field, Pick) and field.cycled
        if isinstance(field, Several | Pick):
            for place, option in enumerate(field.options):
                if cycled and option.at is None:
                    continue
                counts = not (option.key or option.hidden or cycled)
                digit += counts
                yield Numbered(field, place, option, digit if counts and digit <= DIGITS else 0)


def card_of(game: GameDesk, form: Form[object], focus: str, typed: str, *, can_leave: bool) -> Card:
    """The card of a form; `focus` names the field that the keys step, `typed` is what digits have typed so far."""
    faces = [field for field in form.fields if isinstance(field, Number) and field.faces]
    return Card(
        form.title,
        form.player,
        form.lines,
        warning=form.warning or _refused(form),
        stack=form.stack,
        contest=form.contest,
        on_dice={each.option.die: _button(game, form, each) for each in numbered(form) if each.option.die},
        steppers=tuple(_steppers(game, form, focus)),
        columns=tuple(
            Column(roll.title, roll.words, roll.result, sum_lines(game.texts, game.setup, roll.modifiers))
            for roll in form.rolls
        ),
        dice=form.dice,
        sums=_sums(game, form),
        result=form.result or typed,
        result_note=form.result_note,
        buttons=(*_options(game, form), *_faces(faces, typed), *_ends(game, form, can_leave=can_leave)),
        note=form.note,
        listed=any(isinstance(field, Pick) and field.listed for field in form.fields),
        even=bool(faces),
    )


def _refused(form: Form[object]) -> str:
    """Why a value that is given cannot be; nobody is told off before there is one."""
    refusals = (field.refusal(field.value) for field in form.fields if field.value is not None)
    return next(filter(None, refusals), "")


def _sums(game: GameDesk, form: Form[object]) -> tuple[SumLine, ...]:
    tallies = (SumLine(tally.value, tally.label, tally.rule, strong=True) for tally in form.tallies)
    return (*sum_lines(game.texts, game.setup, form.modifiers), *tallies)


# -- buttons ----------------------------------------------------------------------------------------------------


def _options(game: GameDesk, form: Form[object]) -> Iterator[CardButton]:
    begun = ""
    for each in numbered(form):
        if not each.option.die:
            begins, begun = begun != each.field.name, each.field.name
            yield replace(_button(game, form, each), new_row=each.field.row and begins)


def _button(game: GameDesk, form: Form[object], each: Numbered) -> CardButton:
    """An option as a button, or as what a die on the card can be clicked for."""
    field, option = each.field, each.option
    chosen = option.value in field.value if isinstance(field, Several) else option.value == field.value
    proposed = isinstance(field, Pick) and field.decides and chosen
    return CardButton(
        each.command,
        " · ".join(filter(None, (option.label, option.cost, game.texts("form-vain") if option.vain else ""))),
        game.key(option.key) if option.key else str(each.digit or ""),
        enabled=not option.refusal,
        reason=option.refusal or option.about,
        primary=proposed and not option.vain and not (isinstance(field, Pick) and field.listed),
        pressed=chosen and not proposed,
        icon=strokes_of(option.icon),
        sums=tuple(
            f"{line.value}  {line.what}  ({line.rule})"
            for line in sum_lines(game.texts, game.setup, option.modifiers)
        ),
    )


def _faces(fields: list[Number], typed: str) -> Iterator[CardButton]:
    for field in fields:
        middle = (field.lowest + field.highest) // 2 + 1 if field.highest > ONE_ROW else 0
        for face in range(field.lowest, field.highest + 1):
            yield CardButton(f"{field.name}-{face}", str(face), pressed=str(face) == typed, new_row=face == middle)


def takes_back(form: Form[object]) -> bool:
    """Whether a waypoint, or what followed the mouse and was put down, can be taken back."""
    return any(
        (isinstance(field, Way) and bool(field.value))
        or (isinstance(field, Place) and field.follows and field.value is not None and field.value.put)
        for field in form.fields
    )


def _ends(game: GameDesk, form: Form[object], *, can_leave: bool) -> Iterator[CardButton]:
    """What leads elsewhere, back, or to an answer."""
    for field in form.fields:
        if isinstance(field, Text):
            yield CardButton(f"{field.name}-text", game.texts("form-write", label=field.label))
    for command, label in form.extras:
        yield CardButton(command, label, game.key(command))
    below = any(isinstance(field, Several) and field.row for field in form.fields)
    if takes_back(form):
        yield CardButton("take-back", game.texts("form-take-back"), game.key("take-back"), new_row=below)
    elif can_leave:
        yield CardButton("back", game.texts("card-cancel"), game.key("back"), new_row=below)
    for instead in form.instead:
        key = game.key(instead.key) if instead.key else ""
        told, row = instead.about, instead.row
        if instead.declares is None:
            main = instead.main and not form.commit
            key = game.key("commit") if main else key
            yield CardButton(
                instead.name, instead.label, key, sums=told, new_row=row, primary=main, icon=strokes_of(instead.icon)
            )
        else:
            yield CardButton(
                instead.name, instead.label, key, reason=" ".join(told), new_row=row, icon=strokes_of(instead.icon)
            )
    if form.commit:
        able = form.answer() is not None
        yield CardButton(
            "commit", form.commit, game.key("commit"), enabled=able, primary=not form.in_vain,
            new_row=below and not can_leave and not form.instead, icon=strokes_of(form.icon),
        )  # fmt: skip


# -- lines ------------------------------------------------------------------------------------------------------


def _steppers(game: GameDesk, form: Form[object], focus: str) -> Iterator[Stepper]:
    many = sum(steps(field) for field in form.fields) > 1
    for field in form.fields:
        match field:
            case Number() if not field.faces:
                less, more = _keys(game, field.keys, ARROWS, shown=not many or field.name == focus)
                low, high = field.value is None or field.value > field.lowest, field.value != field.highest
                line = _stepper(field, field.shown or str(field.value or 0), less, more, low, high)
                yield replace(line, tip=(field.about,)) if field.about else line
            case Pick() if field.cycled and field.options:
                chosen = field.option(field.value)
                one = not steps(field)
                _, more = _keys(game, field.keys, ARROWS, shown=not many or field.name == focus)
                command = "" if one else f"{field.name}-more"
                label = chosen.label if chosen is not None else field.unset
                tip = (field.about,) if field.about else ()
                yield Stepper(field.label, label, more=command, more_key="" if one else more, tip=tip)
            case Target() if field.label and steps(field):
                less, more = _keys(game, field.keys, ARROWS, shown=not many or field.name == focus)
                yield _stepper(field, field.shown, less, more)
            case Angle():
                less, more = _keys(game, ("", ""), TURNS, shown=not many or field.name == focus)
                yield _stepper(field, f"{field.value:.0f}°", less, more, signs=TURNING)
            case Place() if field.turns and field.label:
                less, more = _keys(game, ("", ""), TURNS, shown=not many or field.name == focus)
                yield _stepper(field, field.shown, less, more, signs=TURNING)
            case Place() | Target() if field.shown:
                yield Stepper(field.label, field.shown)
            case Way():
                yield Stepper(field.label, field.price(field.value).words)
            case Text():
                yield Stepper(field.label, field.value, more=f"{field.name}-text")
            case _:
                continue


def _keys(game: GameDesk, own: tuple[str, str], usual: tuple[str, str], *, shown: bool) -> tuple[str, str]:
    """The keys that a line names; the usual ones only where the keys step it now."""
    less, more = own if all(own) else usual if shown else ("", "")
    return game.key(less) if less else "", game.key(more) if more else ""


def _stepper(
    field: Field, value: str, less: str, more: str, low: bool = True, high: bool = True, *,
    signs: tuple[str, str] = ("−", "+"),
) -> Stepper:  # fmt: skip
    name = field.name
    return Stepper(field.label, value, f"{name}-less", f"{name}-more", less, more, low, high, signs=signs)
