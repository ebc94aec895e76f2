"""The rules of the second system: none."""

from types import SimpleNamespace

SYSTEM = SimpleNamespace(edition=1)
