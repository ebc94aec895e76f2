"""The card of an attack: what it needs and why, what it promises, and what can be set.  R1.6.7 to R1.6.15, R1.7.8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.preparations.profiles import Block, Setup
from pb12table.systems.pb12.scene.shares import whole_percent
from pb12table.systems.pb12.texts.names import block_name, target_name
from pb12table.systems.pb12.window.blast_view import blast_line
from pb12table.systems.pb12.window.modes.aiming.target_place import piece_line
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.attack import AttackPreview, ammunition, chosen_weapon
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of
from pb12table.texts.numbers import rounded
from pb12table.window.play.cards import Card, CardButton, Stepper
from pb12table.window.play.sum_lines import sum_lines

if TYPE_CHECKING:
    from pb12table.systems.pb12.window.modes.aiming.attacking import AttackMode


UNSEEN: Final = frozenset(("no-sight-line", "no-sight-line-to-point"))
"""The refusals of attacks on what is not seen."""


def attack_card(mode: AttackMode) -> Card:
    """What the card of an attack says now."""
    texts, setup = mode.texts, mode.game.setup
    preview = mode.preview()
    figure = figure_name(texts, setup, mode.figure)
    cancel = CardButton("back", texts("card-cancel"), mode.game.key("back"))
    if preview is None:
        return Card(
            texts(f"{mode.name}-title-open", figure=figure),
            mode.player,
            mode.hints(),
            warning=texts("tile-no-target") if mode.aimed == "figure" else "",
            steppers=_steppers(mode),
            buttons=(cancel,),
        )
    legal = preview.refusal is None
    plan = preview.plan
    target = ChosenTarget(plan.target, piece=plan.piece)
    return Card(
        texts(f"{mode.name}-title", figure=figure, target=target_name(texts, setup, target)),
        mode.player,
        _facts(mode, preview),
        warning=mode.game.refusal_text(preview.refusal) or _own_words(mode, preview) or hopeless(texts, setup, preview),
        steppers=_steppers(mode),
        sums=() if _is_unseen(preview) else sum_lines(texts, setup, plan.modifiers),
        result=result_words(texts, preview),
        result_note=chances(texts, setup, preview) if legal else "",
        buttons=(
            cancel,
            CardButton(
                "commit",
                texts("attack-commit", cost=texts("cost-action", number=preview.answer.action_points)),
                mode.game.key("commit"),
                enabled=legal,
                primary=preview.odds.p_check > 0.0 and not mode.is_own(preview),
            ),
        ),
    )


def _is_unseen(preview: AttackPreview) -> bool:
    """Whether there is no sight line, so that no level of concealment and no target number says anything.  R1.6.16."""
    seen, refusal = preview.plan.sight, preview.refusal
    return (seen is not None and not seen.exists) or (refusal is not None and refusal.reason in UNSEEN)


def result_words(texts: Texts, preview: AttackPreview) -> str:
    """What every check needs, or why none can succeed."""
    if _is_unseen(preview):
        return texts("attack-no-sight-line")
    if preview.plan.fails:
        return texts("attack-fails")
    return texts("attack-target-number", target=preview.plan.target_number)


def _facts(mode: AttackMode, preview: AttackPreview) -> tuple[str, ...]:
    """Distance, cover, number of checks and damage."""
    texts, setup, plan = mode.texts, mode.game.setup, preview.plan
    category = "" if plan.category is None else texts(f"range-{plan.category.replace('_', '-')}")
    lines = [
        texts(
            "attack-distance",
            distance=rounded(plan.distance, 1),
            category=category,
            has="yes" if category else "no",
        )
    ]
    seen = plan.sight
    if plan.piece is not None:
        lines.append(piece_line(texts, setup, mode.game.state, plan.piece))
    if plan.weapon.radius is not None:
        lines.append(blast_line(texts, setup, mode.hits(preview)))
    if seen is not None and seen.blockers and whole_percent(seen.covered_share) > 0:
        blockers = dict.fromkeys(name_of(texts, setup, blocker, "object") for blocker in seen.blockers)
        share = whole_percent(seen.covered_share)
        lines.append(texts("attack-covered", share=share, blocker=texts.listing(list(blockers))))
    lines.append(
        texts(
            "attack-checks",
            checks=plan.checks,
            given_up=plan.given_up,
            lapsed=plan.lapsed,
            damage=str(plan.damage),
        )
    )
    lines += (*mode.height_words(), *mode.facing_words())
    if preview.refusal is None:
        lines.append(texts("attack-go-on" if mode.is_held else "attack-hold"))
    elif preview.refusal.reason == "nearer-target" and preview.answer.facing is not None:
        keys = {"left": mode.game.key("turn-left"), "right": mode.game.key("turn-right")}
        lines.append(texts("attack-turn-aside", **keys))
    return tuple(lines)


def _own_words(mode: AttackMode, preview: AttackPreview) -> str:
    """That the target is one of the attacker's own people; "" when it is not."""
    return mode.texts("attack-own-figure") if mode.is_own(preview) else ""


def hopeless(texts: Texts, setup: Setup, preview: AttackPreview) -> str:
    """What should be known before points are spent for nothing; "" when there is a chance."""
    plan = preview.plan
    if plan.target is None and plan.weapon.radius is None and plan.piece not in setup.durability:
        return texts("attack-harms-nothing")
    return "" if preview.odds.p_check > 0.0 or plan.fails else texts("attack-hopeless")


def chances(texts: Texts, setup: Setup, preview: AttackPreview) -> str:
    """How likely the attack comes to something."""
    plan = preview.plan
    if plan.fails:
        return texts("attack-fails-note")
    odds = preview.odds
    if plan.weapon.radius is not None:
        return texts(
            "blast-chances",
            one=round(100 * odds.p_check),
            some=round(100 * (1.0 - odds.p_hits[0])),
            out=round(100 * odds.p_out),
            target="point" if plan.target is None else "figure",
        )
    breaks = plan.piece in setup.durability
    return texts(
        "attack-chances" if plan.target is not None else f"attack-chances-{'terrain' if breaks else 'nothing'}",
        one=round(100 * odds.p_check),
        some=round(100 * (1.0 - odds.p_hits[0])),
        out=round(100 * odds.p_out),
        checks=plan.checks,
    )


def _steppers(mode: AttackMode) -> tuple[Stepper, ...]:
    texts, game, state = mode.texts, mode.game, mode.game.state
    choice = mode.choice
    weapon = chosen_weapon(state, mode.figure, choice)
    if weapon is None:
        return ()
    left = state.figures[mode.figure].action_points
    several = len(weapons(state, mode.figure, ranged=choice.ranged)) > 1
    resources = ammunition(state, mode.figure, weapon)
    shots = "" if resources is None else texts("attack-ammunition", left=resources, full=weapon.resources or 0)
    steppers = [
        mode.stepper(),
        Stepper(
            texts("attack-weapon"), f"{block_name(texts, game.setup, weapon.id)} {shots}".strip(),
            more="next-weapon" if several else "", more_key=game.key("next-weapon"),
        ),
        Stepper(
            texts("attack-points"), texts("attack-points-value", points=choice.action_points, left=left),
            "less-points", "more-points", game.key("less-points"), game.key("more-points"),
            choice.action_points > 1, choice.action_points < left,
        ),
    ]  # fmt: skip
    steppers += frequency_steppers(game, weapon, is_used=choice.frequency)
    steppers += give_up_steppers(game, choice.given_up, mode.most_given_up())
    if weapon.radius is None:
        steppers.append(
            Stepper(
                texts("attack-boost"), texts.signed(choice.boost) if choice.boost else "0", "boost-less",
                "boost-more", game.key("boost-less"), game.key("boost-more"), choice.boost > 0, True,
                (texts("attack-boost-tip"),),
            )
        )  # fmt: skip
    return tuple(steppers)


def frequency_steppers(game: Desk, block: Block | None, *, is_used: bool) -> list[Stepper]:
    """The line that says whether checks are multiplied; none for what cannot multiply them.  R1.6.7."""
    if block is None or block.frequency.multiplier == 1:
        return []
    texts, frequency = game.texts, block.frequency
    modifier = texts.signed(frequency.modifier)
    code = texts("attack-frequency-code", multiplier=frequency.multiplier, modifier=modifier)
    words = texts("attack-frequency-on" if is_used else "attack-frequency-off", code=code)
    return [Stepper(texts("attack-frequency"), words, more="frequency", more_key=game.key("frequency"))]


def give_up_steppers(game: Desk, given_up: int, most: int) -> list[Stepper]:
    """The line that gives checks up to make the others easier; none where there is only one.  R1.6.8."""
    if most < 1 and not given_up:
        return []
    less, more = game.key("give-up-less"), game.key("give-up-more")
    may, tip = (given_up > 0, given_up < most), (game.texts("attack-give-up-tip"),)
    label = game.texts("attack-give-up")
    return [Stepper(label, str(given_up), "give-up-less", "give-up-more", less, more, *may, tip)]
