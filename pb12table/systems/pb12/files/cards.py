"""Cards and decks: from their forms to what the rules use, refusing what does not go together.  Chapter 5."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pb12table.files.forms.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.systems.pb12.files.forms.cards import CardForm, CardTargetForm
from pb12table.systems.pb12.rules.cards.card_data import Card, CardTarget, Playability, StatusMoment, TargetRole
from pb12table.systems.pb12.rules.preparations.profiles import CardId
from pb12table.systems.pb12.rules.scenarios.effect_data import ActivateNow, Cancel, DieEffect, FigureEffect
from pb12table.systems.pb12.rules.scenarios.scenario_data import Whom, Within


def card_of(form: CardForm) -> Card:
    """A card as the rules use it."""
    return Card(
        id=CardId(form.id),
        label=label_of(form.name),
        text=label_of(form.text),
        flavour=None if form.flavour is None else label_of(form.flavour),
        playability=form.playability,
        per_mille=form.per_mille,
        effects=form.effects,
        command_points=form.command_points,
        action_points=form.action_points,
        epicness=form.epicness,
        target=CardTarget() if form.target is None else _target_of(form.target),
        occasions=form.occasions,
        moment=form.moment or StatusMoment.START,
        rolls=form.rolls,
        thrower=form.thrower or Whom.OWN,
    )


def _target_of(form: CardTargetForm) -> CardTarget:
    within = form.within
    return CardTarget(
        form.role,
        form.whom,
        form.statuses,
        form.done,
        Within(within) if isinstance(within, str) else within,
        form.sight,
    )


def check_card(form: CardForm, place: str, path: str | Path) -> None:
    """Raise FileProblem when a card's keys do not go together: each playability has its own.  R5.0.7 to R5.0.11."""
    kind = form.playability
    own: Mapping[str, tuple[bool, Playability]] = {
        "action_points": (form.action_points > 0, Playability.ACTION),
        "occasions": (bool(form.occasions), Playability.INTERRUPTION),
        "moment": (form.moment is not None, Playability.STATUS_PHASE),
        "rolls": (bool(form.rolls), Playability.AFTER_ROLL),
        "thrower": (form.thrower is not None, Playability.AFTER_ROLL),
    }
    for key, (given, belongs_to) in own.items():
        if given and kind is not belongs_to:
            raise FileProblem(path, f"{place}.{key}", "problem-only-with", key=f'playability = "{belongs_to}"')
    if kind is Playability.INTERRUPTION and not form.occasions:
        raise FileProblem(path, place, "problem-missing-key", key="occasions")
    if kind is Playability.AFTER_ROLL and not form.rolls:
        raise FileProblem(path, place, "problem-missing-key", key="rolls")
    _check_effects(form, place, path)


def _check_effects(form: CardForm, place: str, path: str | Path) -> None:
    """Raise FileProblem for an effect that has nothing to take hold of, or does not belong to the playability."""
    role = TargetRole.NONE if form.target is None else form.target.role
    allowed = {
        TargetRole.ACTING: (Playability.ACTION, Playability.INTERRUPTION),
        TargetRole.ATTACKED: (Playability.INTERRUPTION,),
    }
    if form.playability not in allowed.get(role, tuple(Playability)):
        raise FileProblem(path, f"{place}.target.role", "problem-other-playability", found=form.playability)
    for number, effect in enumerate(form.effects):
        where = f"{place}.effects[{number}]"
        if isinstance(effect, DieEffect) is not (form.playability is Playability.AFTER_ROLL):
            raise FileProblem(path, where, "problem-other-playability", found=form.playability)
        if isinstance(effect, Cancel) and form.playability is not Playability.INTERRUPTION:
            raise FileProblem(path, where, "problem-other-playability", found=form.playability)
        if isinstance(effect, ActivateNow) and form.playability is not Playability.TURN:
            raise FileProblem(path, where, "problem-other-playability", found=form.playability)
        needs_figure = isinstance(effect, FigureEffect) and form.playability is not Playability.ACTION
        if needs_figure and role is TargetRole.NONE:
            raise FileProblem(path, place, "problem-missing-key", key="target")


def deck_of(
    deck: tuple[str, ...], cards: Mapping[str, CardForm], file: str | Path, place: str
) -> tuple[CardId, ...]:
    """A player's deck; raises FileProblem for a card there is none of.  R5.0.3."""
    for number, card in enumerate(deck):
        if card not in cards:
            raise FileProblem(file, f"{place}.deck[{number}]", "problem-no-such-card", id=card)
    return tuple(CardId(card) for card in deck)


def deck_reduction(deck: tuple[str, ...], cards: Mapping[str, CardForm]) -> int:
    """What a deck takes off the value limit, in per mille.  R5.0.2 (Spielwert)."""
    return sum(cards[card].per_mille for card in deck)
