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
    "blindfold",
    "boots",
    "bowman",
    "broadsword",
    "brodie-helmet",
    "camp-cooking-pot",
    "cannon-shot",
    "captain-hat-profile",
    "card-draw",
    "centurion-helmet",
    "clover",
    "conversation",
    "crossed-pistols",
    "crossed-sabres",
    "crosshair",
    "deadly-strike",
    "deer-head",
    "dice-six-faces-six",
    "drum",
    "eagle-emblem",
    "fencer",
    "fist",
    "flat-paw-print",
    "footprint",
    "frog",
    "furnace",
    "gecko",
    "griffin-symbol",
    "halt",
    "hawk-emblem",
    "heron",
    "high-grass",
    "hood",
    "horse-head",
    "hourglass",
    "lamprey-mouth",
    "lantern-flame",
    "laurels-trophy",
    "lighthouse",
    "machine-gun",
    "mad-scientist",
    "medical-pack",
    "molotov",
    "monk-face",
    "mounted-knight",
    "ogre",
    "open-treasure-chest",
    "peace-dove",
    "person",
    "pirate-cannon",
    "pirate-captain",
    "pirate-hook",
    "plague-doctor-profile",
    "pocket-watch",
    "powder-bag",
    "rank-3",
    "rifle",
    "rock-golem",
    "rolling-dices",
    "roman-shield",
    "sail",
    "screaming",
    "scroll-unfurled",
    "sharp-halberd",
    "shield-reflect",
    "ship-wheel",
    "slingshot",
    "snatch",
    "spartan",
    "spartan-helmet",
    "split-arrows",
    "sprint",
    "swordman",
    "targeted",
    "templar-shield",
    "tied-scroll",
    "tombstone",
    "trumpet-flag",
    "vertical-banner",
    "viking-helmet",
    "wind-slap",
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
