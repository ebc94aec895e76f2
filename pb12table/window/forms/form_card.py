"""Any form as a decision card, and what it shows on the table and plans."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any, Final, Literal, TypeAlias, cast

from pb12table.skirmish.bot import Planned
from pb12table.skirmish.forms import TURNS, Field
from pb12table.skirmish.forms.form import (
    Aim,
    Angle,
    Ask,
    Bond,
    Circle,
    Danger,
    Form,
    Ghost,
    Laid,
    Lit,
    Look,
    Note,
    Number,
    Option,
    Outlined,
    Pick,
    Place,
    Seen,
    Several,
    Sketch,
    Stretch,
    Target,
    Text,
    Way,
    Within,
    ZonesShown,
    given,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.table.shapes import Point, Region, moved
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, names
from pb12table.window.kit.background import Same
from pb12table.window.kit.strokes import strokes_of
from pb12table.window.play.base import (
    DIGITS,
    TURNING,
    Card,
    CardButton,
    Column,
    Digits,
    GameDesk,
    Stepper,
    SumLine,
    sum_lines,
)
from pb12table.window.play.foreseeing import Exchange, Exchanging, Pose, Posing, drawn_sight, outcome_words
from pb12table.window.scene.picture import CellToken, LinkDrawing, PathLeg, PathSign, Picture, Reach, ReachArea, Token

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
        """Return the command of its button."""
        return self.option.key or f"{self.field.name}-{self.place}"

    @property
    def is_button(self) -> bool:
        """Return whether it has a button; otherwise it has only its figure or place on the table."""
        return not (self.option.hidden or (isinstance(self.field, Pick) and self.field.cycled))


def numbered(form: Form[object], digits: Digits) -> Iterator[Numbered]:
    """Yield all options shown as buttons; digits count through all fields, except those with their own keys."""
    return (each for each in choices(form, digits) if each.is_button)


def choices(form: Form[object], digits: Digits) -> Iterator[Numbered]:
    """Yield the same and those without a button, chosen only by a click on the table."""
    found: list[Numbered] = []
    for field in form.fields:
        if isinstance(field, Several | Pick):
            cycled = isinstance(field, Pick) and field.cycled
            found += (
                Numbered(field, place, option, not (option.key or option.hidden or cycled))
                for place, option in enumerate(field.options)
                if not cycled or option.at is not None
            )
    counted = [(each.field.name, _same(each.option)) for each in found if each.digit]
    if any(each.option.die for each in found):
        # Dice are sorted anew with each throw: only a count from the left says which digit is whose.
        given = iter(range(1, len(counted) + 1))
        return (replace(each, digit=next(given)) if each.digit else each for each in found)
    # What is done is chosen by a letter, and of each such act the options are numbered on their own.
    acts = (field.value for field in form.fields if isinstance(field, Pick) and any(each.key for each in field.options))
    kind = (form.player, form.figure, form.name, *acts, *(name for name, _ in counted[:1]))
    lasting = [(field.name, each) for field in form.fields if isinstance(field, Pick) for each in field.lasting]
    asked = list(dict.fromkeys((*lasting, *counted)))
    known = dict(zip(asked, digits.of(kind, asked), strict=True))
    given = iter(known[each] for each in counted)
    return (replace(each, digit=next(given)) if each.digit else each for each in found)


def _same(option: Option) -> Hashable:
    """Return what an option stays the same by while others come and go."""
    if option.same is not None:
        return option.same
    try:
        hash(option.value)
    except TypeError:
        return repr(option.value)
    return cast(Hashable, option.value)


def card_of(game: GameDesk, form: Form[object], focus: str, *, can_leave: bool, means: str) -> Card:
    """Return the card of a form; `focus` names the field the keys step.

    `means` is what Enter does: "commit", the name of an answer beside the fields, or "" for nothing.
    """
    faces = [field for field in form.fields if isinstance(field, Number) and field.faces]
    typed = "".join(str(field.value) for field in faces if field.value is not None)
    return Card(
        form.title,
        form.player,
        form.lines,
        warning=form.warning or _refused(form),
        stack=form.stack,
        contest=form.contest,
        on_dice={
            each.option.die: _button(game, form, each, means)
            for each in numbered(form, game.controller.assistant.digits)
            if each.option.die
        },
        steppers=tuple(_steppers(game, form, focus)),
        columns=tuple(
            Column(roll.title, roll.words, roll.result, sum_lines(game.texts, game.setup, roll.modifiers))
            for roll in form.rolls
        ),
        dice=form.dice,
        sums=_sums(game, form),
        result=form.result or ("" if any(field.at_once for field in faces) else typed),
        result_note=form.result_note,
        buttons=tuple(
            sorted(
                (
                    *_options(game, form, means),
                    *_faces(faces, typed),
                    *_ends(game, form, can_leave=can_leave, means=means),
                ),
                key=lambda button: button.grave,
            )
        ),
        note=form.note,
        listed=any(isinstance(field, Pick) and field.listed for field in form.fields),
        even=bool(faces),
        heaps=form.heaps,
    )


def _refused(form: Form[object]) -> str:
    """Return why a given value is not possible; nobody is told off before there is one."""
    refusals = (field.refusal(field.value) for field in form.fields if field.value is not None)
    return next(filter(None, refusals), "")


def _sums(game: GameDesk, form: Form[object]) -> tuple[SumLine, ...]:
    tallies = (SumLine(tally.value, tally.label, tally.rule, strong=True) for tally in form.tallies)
    return (*sum_lines(game.texts, game.setup, form.modifiers), *tallies)


# -- buttons ----------------------------------------------------------------------------------------------------


def _options(game: GameDesk, form: Form[object], means: str) -> Iterator[CardButton]:
    begun = ""
    for each in in_order(numbered(form, game.controller.assistant.digits)):
        if not each.option.die:
            begins, begun = begun != each.field.name, each.field.name
            yield replace(_button(game, form, each, means), new_row=each.field.row and begins)


def in_order(options: Iterable[Numbered]) -> Iterator[Numbered]:
    """Yield options so that digits rise along a list, a group and a row of acts, whatever came up first."""
    for (_, group), some in groupby(options, lambda each: (each.field.name, each.option.group)):
        found = list(some)
        field = found[0].field
        is_listed = isinstance(field, Pick) and field.listed
        is_sorted = bool(group) or ((field.row or is_listed) and not found[0].option.key)
        yield from sorted(found, key=lambda each: each.digit or DIGITS + 1) if is_sorted else found


def _button(game: GameDesk, form: Form[object], each: Numbered, means: str) -> CardButton:
    """Return an option as a button, or as a click on a die of the card."""
    field, option = each.field, each.option
    chosen = option.value in field.value if isinstance(field, Several) else option.value == field.value
    proposed = isinstance(field, Pick) and field.decides and chosen
    return CardButton(
        each.command,
        " · ".join(filter(None, (option.label, option.cost, game.texts("form-vain") if option.vain else ""))),
        game.key(option.key) if option.key else str(each.digit or ""),
        enabled=not option.refusal,
        reason=option.refusal or option.about,
        primary=proposed and means == "commit" and not option.vain,
        pressed=chosen and not (proposed and means in ("", "commit")),
        icon=strokes_of(option.icon),
        act=bool(option.key) and isinstance(field, Pick) and not (field.decides or option.fleeting),
        group=option.group,
        turns=option.turns,
        grave=option.grave,
        cards=option.cards,
        dice_row=option.dice_row,
        sums=tuple(
            f"{line.value}  {line.what}  ({line.rule})" for line in sum_lines(game.texts, game.setup, option.modifiers)
        ),
    )


def _faces(fields: list[Number], typed: str) -> Iterator[CardButton]:
    for field in fields:
        middle = (field.lowest + field.highest) // 2 + 1 if field.highest > ONE_ROW else 0
        for face in range(field.lowest, field.highest + 1):
            yield CardButton(f"{field.name}-{face}", str(face), pressed=str(face) == typed, new_row=face == middle)


def _ends(game: GameDesk, form: Form[object], *, can_leave: bool, means: str) -> Iterator[CardButton]:
    """Yield buttons that lead elsewhere, back, or to an answer."""
    for field in form.fields:
        if isinstance(field, Text):
            yield CardButton(f"{field.name}-text", game.texts("form-write", label=field.label))
    for command, label in form.extras:
        yield CardButton(command, label, game.key(command))
    below = any(isinstance(field, Several) and field.row for field in form.fields)
    if any(field.is_laid for field in form.fields):
        yield CardButton("take-back", game.texts("form-take-back"), game.key("take-back"), new_row=below)
    elif can_leave:
        yield CardButton("back", game.texts("card-cancel"), game.key("back"), new_row=below)
    for instead in form.instead:
        key = game.key(instead.key) if instead.key else ""
        told, row = instead.about, instead.row
        if instead.declares is None:
            main = means == instead.name
            key = game.key("commit") if main and not key else key
            yield CardButton(
                instead.name, instead.label, key, sums=told, new_row=row, primary=main,
                icon=strokes_of(instead.icon), act=instead.ends, apart=instead.apart,
            )  # fmt: skip
        else:
            yield CardButton(
                instead.name, instead.label, key, reason=" ".join(told), new_row=row, icon=strokes_of(instead.icon)
            )
    if form.commit:
        able, main = form.answer() is not None, means == "commit"
        yield CardButton(
            "commit", form.commit, game.key("commit") if main else "", enabled=able, primary=main and not form.in_vain,
            new_row=below and not can_leave and not form.instead, icon=strokes_of(form.icon),
        )  # fmt: skip


# -- lines ------------------------------------------------------------------------------------------------------


def _steppers(game: GameDesk, form: Form[object], focus: str) -> Iterator[Stepper]:
    stepping = [field.name for field in form.fields if field.steps]
    many = len(stepping) > 1
    for field in form.fields:
        match field:
            case Number() if not field.faces:
                less, more = _keys(game, field.keys, ARROWS, shown=not many or field.name == focus)
                low, high = field.value is None or field.value > field.lowest, field.value != field.highest
                line = _stepper(field, field.shown or str(field.value or 0), less, more, low, high)
                yield replace(line, tip=(field.about,) if field.about else (), card=field.card)
            case Pick() if field.cycled and field.options:
                chosen = field.option(field.value)
                one = field.name not in stepping
                _, more = _keys(game, field.keys, ARROWS, shown=not many or field.name == focus)
                command = "" if one else f"{field.name}-more"
                label = chosen.label if chosen is not None else field.unset
                tip = (field.about,) if field.about else ()
                yield Stepper(field.label, label, more=command, more_key="" if one else more, tip=tip)
            case Target() if field.label and field.name in stepping:
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
    """Return the keys a line names; the usual ones only if the keys now step it."""
    less, more = own if all(own) else usual if shown else ("", "")
    return game.key(less) if less else "", game.key(more) if more else ""


def _stepper(
    field: Field, value: str, less: str, more: str, low: bool = True, high: bool = True, *,
    signs: tuple[str, str] = ("−", "+"),
) -> Stepper:  # fmt: skip
    name = field.name
    return Stepper(field.label, value, f"{name}-less", f"{name}-more", less, more, low, high, signs=signs)


NEARER: Final = 0.32
FARTHER: Final = 0.26
"""How large the ring of an option's place is, in steps: of the one that is pointed at, of any other."""
POINTER: Final = 2.0
"""So many times its radius from its middle a spot points where it faces."""


def draw_form(picture: Picture, game: GameDesk, form: Form[object], near: str) -> None:
    """Add what belongs to a form; `near` is the command of the option that is pointed at."""
    # What of a way is threatened lies over the way.
    over = tuple(sketch for sketch in form.sketch if isinstance(sketch, Stretch) and sketch.threatened)
    draw_sketches(picture, game, (sketch for sketch in form.sketch if sketch not in over), form.player)
    for each in choices(form, game.controller.assistant.digits):
        if each.option.at is not None:
            cycled = isinstance(each.field, Pick) and each.field.cycled
            meant = each.command == near or (cycled and each.option.value == each.field.value)
            radius = NEARER if meant else FARTHER
            left = isinstance(each.field, Several) and each.option.value not in each.field.value
            style = "command" if left else "reach"
            mark = each.option.mark or str(each.digit or "")
            picture.rings.append(RingDrawing(each.option.at[:2], radius, style, mark))
    _light(picture, _meant(form), "possible")
    for field in form.fields:
        match field:
            case Target():
                _draw_target(picture, field)
            case Place() if field.value is not None and field.radius:
                spot = field.value
                picture.rings.append(RingDrawing(spot.point[:2], field.radius, "reach"))
                if field.turns:
                    end = moved(spot.point[:2], spot.facing, field.radius * POINTER)
                    picture.path.append(PathLeg(spot.point[:2], end))
            case Way():
                points = (field.start, *field.value)
                refused = field.price(field.value).refusal is not None
                picture.path += [
                    PathLeg(before[:2], after[:2], sign="refused" if refused else "")
                    for before, after in pairwise(points)
                ]
            case _:
                continue
    draw_sketches(picture, game, over, form.player)


def reach_within(within: Within, *, faint: bool) -> Reach:
    """Return where a path can lead, as drawn; fainter once a path has begun."""
    areas = tuple(ReachArea(height, region, 0, within.label) for height, region in within.areas())
    return Reach(within.centre, areas, faint)


def _meant(form: Form[object]) -> frozenset[FigureId]:
    """Return the figures that a click chooses, and the chosen ones of fields for several."""
    found: set[FigureId] = set()
    for field in form.fields:
        if isinstance(field, Several):
            found |= {option.figure for option in field.options if option.figure and option.value in field.value}
        elif isinstance(field, Pick) and not field.cycled:
            found |= {option.figure for option in field.options if option.figure and not option.refusal}
    return frozenset(found)


def _draw_target(picture: Picture, field: Target) -> None:
    """Light up the cells that can be meant, and what is."""
    for cell, outline in field.cells:
        if field.refusal(Aim(cell=cell)) is None:
            picture.regions.append((Region(((outline, ()),)), "reach"))
    aim = field.value
    if aim is None:
        return
    if aim.figure is not None:
        _light(picture, frozenset((aim.figure,)), "hit")
    elif aim.piece is not None:
        picture.highlighted_pieces = (*picture.highlighted_pieces, aim.piece)
    elif aim.cell is not None:
        picture.regions.append((Region(((dict(field.cells)[aim.cell], ()),)), "plan"))
    elif aim.point is not None:
        picture.rings.append(RingDrawing(aim.point[:2], FARTHER, "reach"))


def _light(picture: Picture, figures: frozenset[FigureId], how: Literal["possible", "chosen", "hit"]) -> None:
    """Mark figures, not their ghosts."""

    def lit(token: Token) -> Token:
        if how == "chosen":
            return replace(token, selected=token.body.id in figures)
        if token.body.id not in figures:
            return token
        return replace(token, targeted=True) if how == "hit" else replace(token, hovered=True)

    if figures:
        picture.tokens = [token if token.ghost else lit(token) for token in picture.tokens]


def draw_sketches(picture: Picture, game: GameDesk, sketches: Iterable[Sketch], player: PlayerId | None = None) -> None:
    """Add what a system has sketched for a player."""
    for sketch in sketches:
        match sketch:
            case Stretch():
                sign: PathSign = "collision" if sketch.collides else ""
                picture.path.append(PathLeg(sketch.start, sketch.end, sign=sign, threatened=sketch.threatened))
            case Ghost():
                ghost = replace(game.ghost(sketch.figure, sketch.place), lettered=sketch.lettered)
                able = sketch.able
                if sketch.lettered and able is not False:
                    # Who was put down somewhere else, in thought, is seen there alone.
                    picture.tokens = [each for each in picture.tokens if each.ghost or each.body.id != sketch.figure]
                picture.tokens.append(ghost if able is None else replace(ghost, selected=able, able=able))
            case ZonesShown():
                picture.show_zones = True
            case Circle():
                picture.rings.append(RingDrawing(sketch.centre, sketch.radius, sketch.style, sketch.label))
            case Bond() if player is not None:
                picture.links.append(LinkDrawing(sketch.start, sketch.end, game.looks[player]))
            case Look():
                drawing = replace(game.sight(sketch.observer, sketch.target), label=sketch.label)
                picture.sights.append(drawing)
                if sketch.outlined:
                    picture.highlighted_pieces = (*picture.highlighted_pieces, *drawing.blockers)
            case Seen():
                drawing = drawn_sight(sketch.start, sketch.end, sketch.sight, sketch.level)
                picture.sights.append(replace(drawing, label=sketch.label))
            case Danger():
                picture.regions.append((sketch.region, "danger"))
            case Lit():
                _light(picture, sketch.figures, sketch.how)
            case Laid():
                picture.laid.append(CellToken(sketch.outline, sketch.ground, sketch.feature))
            case Outlined():
                picture.highlighted_pieces = (*picture.highlighted_pieces, *sketch.pieces)
            case Note():
                picture.labels.append((sketch.at, sketch.words, sketch.style))
            case _:
                continue


Pointed = tuple[Point | None, FigureId | None]


class FormPlan:
    """What a form would be answered with; it is looked into once for each form and place under the mouse."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._kept: tuple[object, Planned | None] | None = None
        self._answer: tuple[object, Any] | None = None
        self.is_doubtful = False
        """Whether the card that was made last is of an attack that nobody should be led to."""
        self.exchanging = Exchanging()
        self.posing = Posing()

    def planned(self, form: Form[Any], figure: FigureId | None, pointed: Pointed | None) -> Planned | None:
        """Return the answer by a given path, cell or place or, if one is `pointed` at, as it would be."""
        if figure is None or not any(isinstance(field, Way | Place | Target) for field in form.fields):
            return None
        key = (Same(form), figure, pointed)
        if self._kept is None or self._kept[0] != key:
            aimed = form if pointed is None else self._aimed(form, *pointed)
            answer = aimed.answer()
            self._kept = (key, None if answer is None else Planned(figure, (answer,), answer))
        return self._kept[1]

    def _aimed(self, form: Form[Any], point: Point | None, figure: FigureId | None) -> Form[Any]:
        """Return the form as a click at a place would make it."""
        if point is None:
            return form
        for field in form.fields:
            match field:
                case Way():
                    return given(self._ask, form, field.name, field.led_to(point))
                case Target() if not field.follows:
                    aim = field.meant(point, figure)
                    return form if aim is None else given(self._ask, form, field.name, aim)
        return form

    def with_exchange(self, card: Card, form: Form[Any], game: GameDesk, figure: FigureId | None) -> Card:
        """Return a card that says first what an attack comes to, and last what answers it and would change it most.

        Of an act after which a figure stands differently it says who sees it then.
        """
        state, texts = game.state, game.texts
        self.is_doubtful = False
        if figure is None or figure not in state.setup.figure_by_id:
            return card
        if self._answer is None or self._answer[0] != Same(form):
            self._answer = (Same(form), form.answer())
        if self._answer[1] is None:
            self.exchanging.give_up()
            self.posing.give_up()
            return card
        found = self.exchanging.ask(state, texts, figure, self._answer[1])
        if found is None and any(isinstance(field, Way | Place) for field in form.fields):
            return card
        if found is None:
            control = game.controller
            pose = self.posing.ask(control.session, figure, self._answer[1], control.viewer)
            return card if pose is None else replace(card, lines=(*card.lines, *pose_lines(texts, state, figure, pose)))
        self.is_doubtful = found.is_doubtful
        outcome, *more = exchange_lines(texts, state, found)
        return replace(card, lines=(outcome, *card.lines, *more))


def pose_lines(texts: Texts, state: Any, figure: FigureId, pose: Pose) -> tuple[str, ...]:
    """Return who sees a figure once it stands differently, and from whom it has more cover, or less."""
    setup = state.setup
    said = [texts("foresight-pose", figure=figure_name(texts, setup, figure), before=pose.before, after=pose.after)]
    for key, others in (("foresight-more-cover", pose.more), ("foresight-less-cover", pose.less)):
        if others:
            said.append(texts(key, figures=names(texts, setup, others)))
    return (" ".join(said),)


def exchange_lines(texts: Texts, state: Any, found: Exchange) -> tuple[str, ...]:
    """Return what is known about an attack and the answer to it; what is not known yet keeps its line."""
    own = texts.of(state.setup.system)
    lines = [outcome_words(own, found.strike)]
    target = figure_name(texts, state.setup, found.strike.target)
    if found.reply is not None:
        words = outcome_words(own, found.reply)
        lines.append(texts("foresight-answer", figure=target, means=found.reply.means, outcomes=words))
    else:
        lines.append(texts("foresight-no-answer" if found.is_known else "foresight-answer-open", figure=target))
    return (*lines, *found.hints)
