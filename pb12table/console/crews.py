"""The options --workers and --cluster of commands that work for long, and the crews they ask for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

from pb12table.analysis.work.cluster import ClusterCrew, ClusterProblem
from pb12table.analysis.work.crew import Crew, WorkerLost
from pb12table.console.output import texts

MOST_WORKERS = 256


def workers_option() -> Any:
    """How many processes work at the same time; 0 leaves it to the command."""
    return typer.Option(min=0, max=MOST_WORKERS, help=texts()("crew-workers-help"))


def cluster_option() -> Any:
    """The address of the scheduler of a Dask cluster; empty: this machine works."""
    return typer.Option(metavar="ADDRESS", help=texts()("crew-cluster-help"), show_default=False)


@contextmanager
def crew_at_work(workers: int, cluster: str) -> Iterator[Crew]:
    """A crew of processes, or of a cluster where an address is given; one worker is this very process.

    Raises typer.BadParameter where the cluster cannot be used, and where workers are lost again and again.
    """
    try:
        with ClusterCrew(cluster) if cluster else Crew(workers if workers > 1 else 0) as crew:
            yield crew
    except (ClusterProblem, WorkerLost) as problem:
        raise typer.BadParameter(why_no_crew(problem)) from problem


def why_no_crew(problem: ClusterProblem | WorkerLost) -> str:
    """Why the work could not be done, as a sentence."""
    if isinstance(problem, WorkerLost):
        return texts()("crew-worker-lost", reason=str(problem))
    return texts()(f"crew-{problem.key}", **problem.details)
