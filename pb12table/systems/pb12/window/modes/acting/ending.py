"""The commands that end a turn and a command action."""

from __future__ import annotations

from typing import Final

END_TURN: Final = "end-turn"
END_COMMAND: Final = "end-command"
