"""Prowl in the window: the forms of Dash."""

from __future__ import annotations

from pb12table_dash.window.face import DashWindow

WINDOW = DashWindow()
