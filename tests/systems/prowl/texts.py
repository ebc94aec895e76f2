"""Prowl is told as Dash is."""

from __future__ import annotations

from tests.systems.dash.texts import DashWords

WORDS = DashWords()
