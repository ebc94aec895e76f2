"""Pages opened in a headless Chromium: what it complains of, which pictures are broken, which links lead nowhere."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SECONDS: Final = 90.0
"""So long a page may take."""
LOOKED: Final = """
<script>
addEventListener("load", () => {
  const problems = [];
  for (const image of document.images)
    if (!image.complete || image.naturalWidth === 0) problems.push("broken picture " + image.src.slice(0, 80));
  for (const link of document.querySelectorAll("a[href]")) {
    const to = link.getAttribute("href");
    if (to.startsWith("#") && to.length > 1 && !document.getElementById(decodeURIComponent(to.slice(1))))
      problems.push("a link to nothing: " + to);
    else if (!to.startsWith("#") && !/^(https?|mailto):/.test(to)) problems.push("a link out of the page: " + to);
  }
  for (const used of document.querySelectorAll("use")) {
    const to = used.getAttribute("href") || used.getAttribute("xlink:href") || "";
    if (!document.getElementById(to.slice(1))) problems.push("a drawing of nothing: " + to);
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) problems.push("wider than its window by " + wide);
  const said = {problems, letters: document.body.innerText.trim().length, language: document.documentElement.lang,
    pictures: document.images.length + document.querySelectorAll("svg").length};
  document.documentElement.setAttribute("data-looked", JSON.stringify(said));
});
</script>
"""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a browser made of a page: complaints, its language, how many letters it shows and how many pictures."""

    problems: tuple[str, ...]
    language: str
    letters: int
    pictures: int


def missing_browser() -> str:
    """Why no page can be opened, "" where one can."""
    return "" if _browser() else f"pages are looked at with one of {', '.join(NAMES)}; none of them is installed"


def looked_at(page: Path, home: Path) -> Seen:
    """A page as a browser shows it, with a home of its own for that."""
    browser = _browser()
    assert browser, missing_browser()
    # A copy beside it asks about itself; the page is as it was written.
    asking = page.with_name(f"asking-{page.name}")
    asking.write_text(page.read_text(encoding="utf-8") + LOOKED, encoding="utf-8")
    ended = subprocess.run(
        [browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--window-size=1280,900",
         f"--user-data-dir={home}", "--virtual-time-budget=5000", "--dump-dom", asking.as_uri()],
        capture_output=True, text=True, timeout=SECONDS, check=True,
    )  # fmt: skip
    told = re.search(r'data-looked="([^"]*)"', ended.stdout)
    assert told, f"{page.name} is never loaded: {ended.stderr[-500:]}"
    said = json.loads(unescape(told[1]))
    # Chromium writes what pages say into its console, and what of them cannot be read, as lines with CONSOLE.
    console = [line.split("CONSOLE", 1)[1] for line in ended.stderr.splitlines() if "CONSOLE" in line]
    return Seen((*said["problems"], *console), said["language"], said["letters"], said["pictures"])


def _browser() -> str:
    return next(filter(None, map(shutil.which, NAMES)), "")
