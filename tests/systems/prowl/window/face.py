"""Prowl in the window: the forms of Dash."""

from __future__ import annotations

from tests.systems.dash.window.face import DashWindow

WINDOW = DashWindow()
