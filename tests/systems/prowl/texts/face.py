"""Prowl is told as Dash is."""

from __future__ import annotations

from tests.systems.dash.texts.face import DashWords

WORDS = DashWords()
