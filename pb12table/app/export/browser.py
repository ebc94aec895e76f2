"""A page shown in a graphical browser: never in one that would take the terminal from which the window was opened."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Final

GRAPHICAL: Final = "x-www-browser:firefox:chromium:chromium-browser:google-chrome:epiphany:konqueror"
"""What xdg-open looks for where nobody has said which browser; by itself it goes on to those for terminals."""
BY_PYTHON: Final = "import sys, webbrowser; sys.exit(not webbrowser.open(sys.argv[1]))"
PATIENCE: Final = 2.0
"""What has not failed after so many seconds is taken to show something: some openers run as long as their browser."""


def show_page(page: Path) -> bool:
    """Show a page in the browser of this machine; return whether one could be opened."""
    if sys.platform in ("win32", "darwin"):
        return webbrowser.open(page.as_uri())
    # Without TERM Python knows no browser for terminals, and without a terminal none could show itself.
    environment = {name: value for name, value in os.environ.items() if name != "TERM"}
    command = [sys.executable, "-c", BY_PYTHON]
    if opener := shutil.which("xdg-open"):
        command = [opener]
        environment.setdefault("BROWSER", GRAPHICAL)
    nothing = subprocess.DEVNULL
    try:
        started = subprocess.Popen(
            [*command, page.as_uri()], env=environment, stdin=nothing, stdout=nothing, stderr=nothing,
            start_new_session=True,
        )  # fmt: skip
        return started.wait(PATIENCE) == 0
    except subprocess.TimeoutExpired:
        return True
    except OSError:
        return False
