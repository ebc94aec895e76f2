"""Aiming: choose the target of the next Ranged Attack, a figure, terrain or a place.  R1.7.16 (Zielwahl), RU124."""

from __future__ import annotations

from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.sketch import Look, Outlined, Sketch
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import breakable_pieces
from pb12table.systems.pb12.rules.command.commanding import commanding_refusal
from pb12table.systems.pb12.rules.game import answers
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.texts.names import target_name
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.attacks.targeting import (
    AIMED,
    FOE,
    TARGET,
    aim_anew,
    aim_at,
    aimed_field,
    aimed_now,
    between,
    by_keys,
    chosen,
    facing_words,
    foe_field,
    foe_of,
    height_words,
    hints,
    opponents,
    target_field,
)
from pb12table.systems.pb12.window.previews.attack import facing_before
from pb12table.systems.pb12.window.previews.target_place import Aimed, near_first


def aim(acting: Acting, values: Values, changed: str) -> Form[answers.Aim]:
    """A click holds a target that can be aimed at, a second one aims."""
    texts, aimed = acting.texts, aimed_now(values, changed, "figure")
    meant = _meant(acting, aimed, values, changed)
    foe = foe_of(values, meant)
    target = chosen(meant)
    answer = None if target is None else _answer(acting, target)
    for_others = (texts("aim-for-command"),) if _may_command(acting) else ()
    return Form(
        name="aim",
        title=texts(
            "aim-title-open" if target is None else "aim-title",
            figure=acting.figure_name(acting.figure),
            target="" if target is None else target_name(texts, acting.setup, target),
        ),
        player=acting.player,
        lines=(
            texts("aim-explanation"),
            *(hints(acting, aimed) if target is None else ()),
            *height_words(acting, meant),
            *facing_words(acting, None if answer is None else answer.facing),
            *for_others,
        ),
        warning="" if target is None else _refusal(acting, target),
        fields=(
            *foe_field(foe),
            aimed_field(acting, aimed),
            target_field(
                acting,
                aimed,
                meant,
                lambda other: _refusal(acting, other),
                _pieces(acting) if aimed == "terrain" else (),
                refuse=lambda other: _refusal(acting, chosen(other) or ChosenTarget()) or None,
            ),
        ),
        give=lambda given: _legal(acting, given[TARGET]),
        commit=texts("card-commit-cost", cost=texts("cost-action", number=1)),
        figure=foe,
        places=between(acting, meant),
        vital=by_keys(acting, meant),
        sketch=_sketch(acting, meant),
        groups=("plan", "attack", "action"),
        click_words="attack-at-terrain-hint" if aimed == "terrain" else "",
    )


def _meant(acting: Acting, aimed: Aimed, values: Values, changed: str) -> Aim | None:
    """What is meant now; what cannot be aimed at is not held by a click, since nothing on the card could change that.

    At first it is the nearest figure that can be aimed at, else the nearest.
    """
    if AIMED not in values:
        foes = opponents(acting)
        able = (other for other in foes if not _refusal(acting, ChosenTarget(other)))
        first = next(able, next(iter(foes), None))
        return None if first is None else Aim(figure=first, keyed=True)
    if changed == AIMED:
        return aim_anew(aimed, values.get(FOE), _pieces(acting) if aimed == "terrain" else ())
    found: Aim | None = values[TARGET]
    return found


def _pieces(acting: Acting) -> list[str]:
    """The pieces of terrain that can be aimed at, nearest first."""
    found = (piece for piece in breakable_pieces(acting.state) if not _refusal(acting, ChosenTarget(piece=piece)))
    return near_first(acting.state, acting.figure, list(found))


def _answer(acting: Acting, target: ChosenTarget) -> answers.Aim:
    facing = facing_before(acting.state, acting.figure, target, acting.turned)
    return answers.Aim(target.figure, facing, target.point, target.piece)


def _refusal(acting: Acting, target: ChosenTarget) -> str:
    return acting.words(action_refusal(acting.state, acting.figure, _answer(acting, target)))


def _legal(acting: Acting, meant: Aim | None) -> answers.Aim | None:
    """The answer, if the rules take it."""
    target = chosen(meant)
    return None if target is None else acting.legal(_answer(acting, target))


def _may_command(acting: Acting) -> bool:
    """Whether the figure can make others shoot at what it aims at.  R2.1.5."""
    own = sum(figure.controller == acting.player for figure in acting.state.figures.values())
    return own > 1 and commanding_refusal(acting.state, acting.figure) is None


def _sketch(acting: Acting, meant: Aim | None) -> tuple[Sketch, ...]:
    """The sight line, what is in its way, and the piece that is meant."""
    target = chosen(meant)
    if target is None:
        return ()
    piece = () if target.piece is None else (Outlined((target.piece,)),)
    return (Look(acting.figure, aim_at(target), outlined=True), *piece)
