"""Prowl is told as Dash is."""

from __future__ import annotations

from pb12table_dash.texts import DashWords

WORDS = DashWords()
