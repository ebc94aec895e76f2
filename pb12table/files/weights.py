"""What was learned from games: the weights of a value, with where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from pb12table.files.places import assets_folder, of_system, write_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import LARGEST_FILE, read_bytes
from pb12table.skirmish.bot import Valued

FORMAT: Final = 1
LARGEST: Final = 1e6
"""No weight is larger."""
SURE: Final = 30.0
"""No chance is surer than the logistic function is of this."""
BETTER: Final = 0.05
"""By so much log loss a value that prices decisions is better than equal chances."""
OFF: Final = 0.05
"""By so much the chances it tells are off at most."""


class Calibrated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions not learned from whose chance lies in one tenth: how many, what was told, and what came of them."""

    positions: int
    told: float
    won: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A value that was learned: one weight for each number that a system tells of a state, and the provenance.

    `log_loss` is that of games that were not learned from, beside `even`, that of who gives all players equal chances,
    and `plain`, that of a value which knows nothing but who has more strength left.
    """

    format: int
    system: str
    edition: int
    program: str
    bot: str
    games: int
    seed: int
    positions: int
    log_loss: float
    plain: float
    even: float
    calibration: tuple[Calibrated, ...]
    weights: dict[str, Annotated[float, msgspec.Meta(ge=-LARGEST, le=LARGEST)]]

    def chance(self, features: Sequence[float]) -> float:
        """Return the chance to win that some numbers tell of, from 0 to 1."""
        found = fsum(weight * each for weight, each in zip(self.weights.values(), features, strict=True))
        return 1.0 / (1.0 + exp(-min(max(found, -SURE), SURE)))

    def chances(self, features: Sequence[Sequence[float]]) -> tuple[float, ...]:
        """Return the chances of all players by the numbers of each; they come to 1, and allies share their side's."""
        found = [self.chance(each) for each in features]
        whole = fsum(found)
        return tuple(each / whole for each in found)

    @property
    def error(self) -> float:
        """Return by how much its chances are off what comes of them, in the mean over positions not learned from."""
        whole = sum(each.positions for each in self.calibration)
        return fsum(each.positions * abs(each.told - each.won) for each in self.calibration) / max(whole, 1)

    @property
    def prices(self) -> bool:
        """Return whether it is good enough to tell what a decision costs."""
        return self.log_loss <= min(self.even - BETTER, self.plain) and self.error <= OFF


def weights_file(identity: str) -> Path:
    """Return where the weights of a system's value are kept."""
    return of_system(assets_folder(), identity) / "value.json"


def load_weights(path: Path, identity: str, valued: Valued[Any]) -> Weights:
    """Return weights that fit what a system tells of its states; raises FileProblem."""
    data = read_bytes(path, LARGEST_FILE)
    try:
        found = msgspec.json.decode(data, type=Weights)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FileProblem(path, "", "weights-none", found=str(error)) from None
    if (found.format, found.system) != (FORMAT, identity):
        raise FileProblem(path, "system", "weights-other-system", found=found.system, expected=identity)
    if found.edition != valued.edition or tuple(found.weights) != valued.names:
        raise FileProblem(path, "edition", "weights-other-edition", found=found.edition, expected=valued.edition)
    return found


def save_weights(path: Path, weights: Weights) -> None:
    """Write weights to a file; raises FileProblem."""
    write_file(path, msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n")


def shipped_weights(identity: str, valued: Valued[Any]) -> Weights:
    """Return the weights that come with the program; raises FileProblem."""
    return load_weights(weights_file(identity), identity, valued)
