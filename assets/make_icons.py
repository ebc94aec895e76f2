"""Takes the pictures of assets/icons out of the Game-icons collection; run it again when another one is needed:

    npm pack @iconify-json/game-icons && tar xzf iconify-json-game-icons-*.tgz
    .venv/bin/python assets/make_icons.py package/icons.json

Only those that some game draws are taken, each as an SVG file of its own, black on nothing, 512 x 512.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "icons"

NAMES = (
    "anchor",
    "anvil",
    "barbute",
    "battle-axe",
    "bayonet",
    "beaver",
    "billed-cap",
    "binoculars",
    "bowman",
    "broadsword",
    "brodie-helmet",
    "captain-hat-profile",
    "centurion-helmet",
    "crossed-pistols",
    "crossed-sabres",
    "crosshair",
    "deer-head",
    "eagle-emblem",
    "fencer",
    "fist",
    "flat-paw-print",
    "footprint",
    "frog",
    "furnace",
    "gecko",
    "griffin-symbol",
    "hawk-emblem",
    "heron",
    "hood",
    "horse-head",
    "lamprey-mouth",
    "lantern-flame",
    "lighthouse",
    "machine-gun",
    "mad-scientist",
    "medical-pack",
    "molotov",
    "monk-face",
    "mounted-knight",
    "ogre",
    "person",
    "pirate-cannon",
    "pirate-captain",
    "pirate-hook",
    "plague-doctor-profile",
    "rank-3",
    "rifle",
    "rock-golem",
    "roman-shield",
    "sail",
    "sharp-halberd",
    "ship-wheel",
    "slingshot",
    "spartan",
    "spartan-helmet",
    "swordman",
    "templar-shield",
    "trumpet-flag",
    "vertical-banner",
    "viking-helmet",
    "witch-face",
    "wizard-staff",
    "wolf-head",
    "wood-club",
    "wrench",
)


def main(collection: str) -> None:
    """Write the picture of each name, and drop those of others."""
    icons = json.loads(Path(collection).read_text(encoding="utf-8"))["icons"]
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    for name in NAMES:
        body = icons[name]["body"].replace("currentColor", "#000")
        picture = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">{body}</svg>\n'
        )
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
