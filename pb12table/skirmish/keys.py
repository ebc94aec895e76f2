"""The keys of a rule system's own commands, and its own settings, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Keys:
    """Commands of a system with their keys, by group, and which groups mean something at the same time.

    A key is a text such as "m", "ctrl+z" or "shift+tab".  Commands of the group "table" always mean something.  The
    texts `command-` and `key-group-` with their names say what they are.

    `settings` are the system's own, fields of `window.kit.settings.Settings`, with the text of each of their values;
    what they are called says the text `setting-NAME`.
    """

    bindings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    together: tuple[tuple[str, ...], ...] = ()
    settings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
