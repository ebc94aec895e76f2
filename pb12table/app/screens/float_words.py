"""What rises over the table when something happens."""

from __future__ import annotations

from pb12table.app.picture import FloatStyle
from pb12table.pb12 import events
from pb12table.pb12.all_events import AnyEvent
from pb12table.texts.locale import Texts
from pb12table.texts.names import status_name


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
