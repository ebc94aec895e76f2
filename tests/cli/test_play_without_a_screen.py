"""`pb12table play` where no window can be opened: one line, exit code 2, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_without_a_screen_one_line_says_so(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = kept | {"SDL_VIDEODRIVER": "x11", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "pb12table", "--language", "en", "play", "smugglers-cove"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "no window can be opened" in ended.stderr
    assert "Traceback" not in ended.stderr
