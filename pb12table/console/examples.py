"""Command lines that show what each command is for, at the end of its help."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

EXAMPLES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "": (
            "pb12table",
            "pb12table play smugglers-cove",
            "pb12table sight smugglers-cove captain topman",
            "pb12table --language de rules",
        ),
        "play": ("pb12table play smugglers-cove", "pb12table play village.toml --edit"),
        "scenarios": ("pb12table scenarios", "pb12table scenarios --json"),
        "profiles": ("pb12table profiles", "pb12table profiles --json"),
        "items": ("pb12table items", "pb12table items --json"),
        "forces": (
            "pb12table forces smugglers-cove",
            "pb12table forces smugglers-cove -o cove-forces.html",
            "pb12table forces smugglers-cove --player alice -o crew.toml",
            "pb12table forces crew.toml --json",
        ),
        "validate": ("pb12table validate", "pb12table validate village.toml game.pb12save --json"),
        "sight": (
            "pb12table sight smugglers-cove captain topman",
            "pb12table sight village.toml human@3,13 human@30,14.5 --json",
        ),
        "visible": (
            "pb12table visible smugglers-cove captain --limit 12",
            "pb12table visible village.toml human@3,13:90 --height 2 --json",
        ),
        "path": ("pb12table path smugglers-cove captain 9 9", "pb12table path village.toml human@3,13 8 12 --json"),
        "reach": (
            "pb12table reach smugglers-cove captain --bp 6",
            "pb12table reach village.toml human@3,13 --bp 6 --json",
        ),
        "odds": (
            "pb12table odds smugglers-cove captain ships-boy --weapon pistol",
            "pb12table odds smugglers-cove captain ships-boy --weapon pistol --ap 2 --json",
        ),
        "render": (
            "pb12table render smugglers-cove -o cove.png --sight captain",
            "pb12table render village.toml -o village.png --size 1200x800 --zones",
        ),
        "threat": (
            "pb12table threat smugglers-cove bob --grid 4",
            "pb12table threat smugglers-cove alice --grid 4 -o threat.png --json",
        ),
        "table import": ("pb12table table import village.dd2vtt -o keep.toml --height 3 --thickness 0.2",),
        "table export": (
            "pb12table table export smugglers-cove -o cove.svg --step-cm 2.5",
            "pb12table table export village.toml -o village.dd2vtt",
        ),
        "generate": ("pb12table generate village --seed 3 --density 0.5 -o village.toml",),
        "layout": (
            "pb12table layout smugglers-cove --grid 4",
            "pb12table layout smugglers-cove --grid 4 --against village.toml",
            "pb12table layout smugglers-cove --grid 4 --games 2 --html cove.html",
        ),
        "along": (
            "pb12table along smugglers-cove 2,8 9,3 --player alice",
            "pb12table along smugglers-cove 2,8 9,3 20,9 --html way.html --json",
        ),
        "simulate": ("pb12table simulate smugglers-cove --games 2 --bots aggressive,random --json",),
        "replay": ("pb12table replay game.pb12save", "pb12table replay game.pb12save --json"),
        "log": ("pb12table log game.pb12save", "pb12table log game.pb12save --output game.txt"),
        "sequel": (
            "pb12table sequel warehouse.pb12save the-doctors-roof --rest hours -o tonight.toml",
            "pb12table sequel warehouse.pb12save the-doctors-roof --json",
        ),
        "referee": ("pb12table referee script.toml", "pb12table referee script.toml --json"),
        "rules": ("pb12table rules RU012", "pb12table rules R1.4.24 --json"),
    }
)
"""By command; each works after `generate` and `table export` have made their files."""
