"""What rises over the table when something happens."""

from __future__ import annotations

from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.all_events import AnyEvent
from pb12table.systems.pb12.texts.names import status_name
from pb12table.texts.locale import Texts
from pb12table.window.scene.picture import FloatStyle


def float_words(texts: Texts, event: AnyEvent) -> tuple[str, FloatStyle] | None:
    """The words that rise about an event, and how they look; None when it says nothing over the table."""
    match event:
        case events.DamageRolled(points=0):
            return texts("float-no-damage"), "plain"
        case events.DamageRolled(points=points):
            return texts("float-damage", points=points), "damage"
        case events.StatusReceived(status=status):
            return status_name(texts, status), "status"
        case events.CheckMade(passed=passed, face=face):
            shown = "–" if face is None else str(face)
            return texts("float-passed" if passed else "float-failed", face=shown), "good" if passed else "dice"
        case events.FigureFell():
            return texts("float-fell"), "damage"
        case events.FigureShoved():
            return texts("float-shoved"), "plain"
        case events.FigureCollided():
            return texts("float-collided"), "damage"
        case events.FigureWentOutOfAction():
            return texts("status-out-of-action"), "damage"
        case _:
            return None
