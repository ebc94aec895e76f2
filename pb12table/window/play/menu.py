"""Entries of the menu of a running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

MenuEntry: TypeAlias = tuple[str, Callable[[], None]]
"""What an entry says, and what is done once the menu has closed."""
