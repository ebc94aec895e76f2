"""The effects that are seen now: begun with the events that are shown, and gone after a moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from pb12table.app.preview.state_picture import picture_of
from pb12table.kernel.log import Event
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.effects import effects_of
from pb12table.skirmish.scene.playback import Effect, EffectKind
from pb12table.systems.known import scene
from pb12table.window.kit.settings import DiceSpeed
from pb12table.window.scene.picture import EffectDrawing, Token

LASTS: Final[Mapping[EffectKind, float]] = MappingProxyType({"blast": 1.1, "down": 1.0, "fright": 1.0, "blade": 0.5})
USUAL: Final = 0.65
"""For how many seconds an effect is seen at normal speed."""
PACES: Final[Mapping[DiceSpeed, float]] = MappingProxyType({"none": 0.0, "fast": 1.8, "normal": 1.0, "slow": 0.7})
MOST: Final = 24
"""At most so many are seen at once."""


@dataclass(slots=True)
class Effects:
    """What flashes, flies and falls over one table."""

    running: list[EffectDrawing] = field(default_factory=list)

    def begin(
        self,
        state: Any,
        events: Iterable[Event],
        duel: tuple[FigureId, FigureId] | None,
        viewer: str | None = None,
    ) -> None:
        """Begin what a viewer (None: the public) sees of events, on the state as it is shown before them."""
        face = scene(state.setup.system)
        for event in events:
            for effect in effects_of(face, state, event, duel, viewer):
                if len(self.running) < MOST:
                    self.running.append(EffectDrawing(effect, 0.0, _token(state, effect)))

    def update(self, seconds: float, speed: DiceSpeed) -> bool:
        """Go on by some time; return whether anything is, or was, to be seen."""
        had, pace = bool(self.running), PACES[speed]
        grown = (
            replace(each, age=each.age + seconds * pace / LASTS.get(each.effect.kind, USUAL)) for each in self.running
        )
        self.running = [each for each in grown if each.age < 1.0] if pace else []
        return had


def _token(state: Any, effect: Effect) -> Token | None:
    """The token of the figure that goes down, as it stands before."""
    if effect.kind != "down":
        return None
    return next((token for token in picture_of(state).tokens if token.body.id == effect.figure), None)
