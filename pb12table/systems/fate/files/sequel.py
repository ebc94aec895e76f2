"""What characters bring from one conflict into the next: fate points, and consequences that no rest has healed.

F049, F062 to F066, FR37.  Stress is gone at the end of a scene; minions bring nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pb12table.systems.fate.rules.actors import consequences
from pb12table.systems.fate.rules.course.recovery import Rest, left_after
from pb12table.systems.fate.rules.data import ActorId, CharacterSetup, Stunt
from pb12table.systems.fate.rules.state import State


def with_what_is_brought(
    document: Mapping[str, Any], state: State, rest: str, *, back_to_back: bool
) -> dict[str, Any]:
    """A scenario's document in which the characters of a conflict that is over have what is left to them.

    They are known by their ids, and by their profiles where these are of one only.
    """
    figures = [dict(figure) for figure in document.get("figure", ())]
    for figure in figures:
        character = _known(state, figure)
        if character is None:
            continue
        figure["fate_points"] = state.actors[character.id].fate_points
        brought = brought_by(state, character, Rest(rest), back_to_back=back_to_back)
        figure["consequences"] = brought or None
    return {**document, "figure": figures}


def brought_by(state: State, character: CharacterSetup, rest: Rest, *, back_to_back: bool) -> list[dict[str, str]]:
    """The consequences that are left to a character after a rest, as a file has them."""
    quick = Stunt.QUICK_HEALER in character.profile.stunts
    return [
        {"text": aspect.label.en, "severity": aspect.severity.value}
        for aspect in consequences(state, character.id)
        if aspect.severity is not None and left_after([aspect.severity], rest, brought=back_to_back, quick=quick)
    ]


def _known(state: State, figure: Mapping[str, Any]) -> CharacterSetup | None:
    found = state.setup.actor_by_id.get(ActorId(str(figure.get("id"))))
    if isinstance(found, CharacterSetup):
        return found
    alike = [each for each in state.setup.characters if each.profile.id == figure.get("profile")]
    return alike[0] if len(alike) == 1 else None
