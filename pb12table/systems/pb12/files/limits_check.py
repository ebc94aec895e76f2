"""Whether the forces of a scenario keep the agreed limits.  R1.2.2, R1.2.5, R1.1.20."""

from __future__ import annotations

from pathlib import Path

from pb12table.files.problems import FileProblem
from pb12table.systems.pb12.rules.preparations.limits import WHOLE, force_worth, too_epic
from pb12table.systems.pb12.rules.preparations.profiles import Setup


def check_limits(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem when a force is worth too much, or a figure or block of it is too epic."""
    for number, player in enumerate(setup.players):
        place, worth = f'player[{number}] "{player.id}"', force_worth(setup, player)
        if worth.limit is not None and worth.per_mille > WHOLE:
            raise FileProblem(file, f"{place}.command_points", "problem-limit-used-up", per_mille=worth.per_mille)
        if worth.limit is not None and not worth.keeps_limit:
            raise FileProblem(
                file, place, "problem-over-value-limit",
                total=worth.value, limit=float(worth.limit), per_mille=worth.per_mille,
            )  # fmt: skip
    for number, player in enumerate(setup.players):
        for card in dict.fromkeys(player.deck):
            epicness = setup.card_by_id[card].epicness
            if epicness is not None and epicness > setup.modules.epicness_limit:
                raise FileProblem(
                    file,
                    f'player[{number}] "{player.id}".deck "{card}"',
                    "problem-over-epicness-limit",
                    epicness=epicness,
                    limit=setup.modules.epicness_limit,
                )
    for found in too_epic(setup):
        number = next(n for n, figure in enumerate(setup.figures) if figure.id == found.figure)
        place = f'figure[{number}] "{found.figure}"'
        raise FileProblem(
            file,
            place if found.block is None else f'{place}.items "{found.block}"',
            "problem-over-epicness-limit",
            epicness=found.epicness,
            limit=setup.modules.epicness_limit,
        )
