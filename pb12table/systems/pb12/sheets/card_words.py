"""What a card does in sentences made of its data, for those who build one: its own text is written by its author."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.files.forms import CardForm, CardTargetForm
from pb12table.systems.pb12.rules.cards.card_data import Playability, TargetRole
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    CardEffect,
    ChangeAttribute,
    ChangeDie,
    GiveStatus,
    Heal,
    TakeStatus,
)
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import text_key


def when_line(texts: Phrases, form: CardForm) -> str:
    """Return when a card is played, and what of that it costs its figure.  R5.0.7 to R5.0.11."""
    match form.playability:
        case Playability.ACTION:
            return texts("card-when-action", points=form.action_points)
        case Playability.TURN:
            return texts("card-when-turn")
        case Playability.STATUS_PHASE:
            return texts("card-when-status-phase", moment=str(form.moment or "start"))
        case Playability.AFTER_ROLL:
            rolls = _either(texts, [texts(text_key("field-rolls-is", roll)) for roll in form.rolls])
            return texts("card-when-after-roll", rolls=rolls, whom=str(form.thrower or "own"))
        case Playability.INTERRUPTION:
            occasions = [texts(text_key("field-occasions-is", occasion)) for occasion in form.occasions]
            return texts("card-when-interruption", occasions=_either(texts, occasions))


def whom_line(texts: Phrases, target: CardTargetForm | None) -> str:
    """Return at which figures a card is played, "" for none."""
    if target is None or target.role is TargetRole.NONE:
        return ""
    parts = [texts(f"card-whom-{target.role}", whom=str(target.whom))]
    if isinstance(target.within, str):
        parts += [] if target.within == "anywhere" else [texts(f"card-within-{target.within}")]
    else:
        parts.append(texts("card-within-steps", steps=target.within))
    parts += [texts("card-in-sight")] if target.sight else []
    parts += [_either(texts, [texts(text_key("status", each)) for each in target.statuses])] if target.statuses else []
    if target.done is not None:
        parts.append(texts("card-is-done", done=target.done))
    return ", ".join(parts)


def effect_line(texts: Phrases, effect: CardEffect) -> str:
    """Return what one effect does."""
    said = {key: value for key, value in msgspec.to_builtins(effect).items() if key != "kind"}
    match effect:
        case GiveStatus() | TakeStatus():
            said["status"] = texts(text_key("status", effect.status))
        case ChangeAttribute():
            said["attribute"] = texts(text_key("attribute", effect.attribute))
            said["value"] = texts.signed(effect.value)
        case ChangeDie():
            said |= {"by": abs(effect.by), "more": effect.by >= 0}
        case Heal():
            parts = {"light": effect.light, "heavy": effect.heavy}
            healed = [texts(f"card-heals-{key}", points=each) for key, each in parts.items() if each]
            said["parts"] = texts.listing(healed) if healed else "nothing"
    return texts(f"card-does-{said_kind(effect)}", **said)


def said_kind(effect: CardEffect) -> str:
    """Return the word by which files know an effect."""
    return str(msgspec.to_builtins(effect)["kind"])


def card_lines(texts: Phrases, form: CardForm) -> list[str]:
    """Return when a card is played, at whom, and what it does, in a line each."""
    whom = whom_line(texts, form.target)
    lines = [when_line(texts, form), *([texts("card-at", whom=whom)] if whom else [])]
    return [upper_first(line) for line in (*lines, *(effect_line(texts, each) for each in form.effects))]


def card_text(language: str, form: CardForm) -> str:
    """Return a text for a card in a language: its lines one behind the other, without what stands on it anyway."""
    texts = Texts(language).of("pb12")
    is_told = form.playability in (Playability.ACTION, Playability.TURN)
    return " ".join(card_lines(texts, form)[1 if is_told else 0 :])


def _either(texts: Phrases, words: Sequence[str]) -> str:
    """Return words of which one is enough."""
    if len(words) < 2:
        return "".join(words)
    return texts("card-either", first=", ".join(words[:-1]), last=words[-1])
