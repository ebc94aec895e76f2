"""`pb12table play` where cannot open a window: one line, exit code 2, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")


@pytest.mark.slow_but("none named")
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a screen is found without these variables")
@pytest.mark.parametrize("driver", [{}, {"SDL_VIDEODRIVER": "x11"}], ids=["none named", "x11"])
def test_without_a_screen_one_line_says_so(tmp_path: Path, driver: dict[str, str]) -> None:
    # Without a named driver SDL would go on unseen, and so it would if any import chose a driver for pictures.
    kept = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    environment = kept | driver | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "pb12table", "--language", "en", "play", "smugglers-cove"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "cannot open a window" in ended.stderr
    assert "Traceback" not in ended.stderr
