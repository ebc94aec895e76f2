"""Maps of other programs, whichever format they are in: all are read into one form."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_bytes
from pb12table.layouts.maps import dungeondraft, foundry, megamek, svg_plan, tiled
from pb12table.layouts.maps.map_form import ReadMap, as_word, check_bounds
from pb12table.layouts.maps.safe_xml import is_xml, local_name, xml_root
from pb12table.layouts.maps.universal_map import ENDINGS, LARGEST_MAP, decoded, in_one_form, universal_map_of

WRITTEN: Final = (*ENDINGS, foundry.ENDING)
"""The endings of the files that can be written, too."""
READ: Final = (*WRITTEN, dungeondraft.ENDING, megamek.ENDING, tiled.ENDING, svg_plan.ENDING)
"""The endings of the files that can be read."""
SHARED: Final = (foundry.ENDING,)
"""Those of them that files have which are no maps."""


def read_map(path: Path) -> ReadMap:
    """Return a map from its file; raises FileProblem."""
    return map_of(read_bytes(path, LARGEST_MAP), path)


def is_map(path: Path) -> bool:
    """Return whether a file of JSON looks like a map at all, even one that cannot be read."""
    try:
        plain = decoded(read_bytes(path, LARGEST_MAP), path)
    except FileProblem:
        return False
    return isinstance(plain, dict) and not {"walls", "resolution", "line_of_sight"}.isdisjoint(plain)


def map_of(data: bytes, file: str | Path) -> ReadMap:
    """Return a map from the bytes of its file; what it holds decides about the format.  Raises FileProblem."""
    return check_bounds(_read(data, file), file)


def _read(data: bytes, file: str | Path) -> ReadMap:
    if megamek.is_board(data):
        return megamek.board_of(data, file)
    if is_xml(data):
        root = xml_root(data, file)
        match local_name(root):
            case tiled.ROOT:
                return tiled.tiled_of(root, file)
            case svg_plan.ROOT:
                return svg_plan.plan_of(root, file)
            case name:
                raise FileProblem(file, "", "problem-xml-root", found=as_word(name))
    plain = decoded(data, file)
    if dungeondraft.is_dungeondraft(plain):
        return dungeondraft.dungeondraft_of(plain, file)
    if foundry.is_scene(plain):
        read = in_one_form(*foundry.scene_of(plain, file))
        drawn, left_out = foundry.drawings_of(plain, file)
        return replace(read, drawn=(*read.drawn, *drawn), left_out=(*read.left_out, *left_out))
    return in_one_form(*universal_map_of(plain, file))
