"""How a long search ends that nobody waits for any more; a module of its own, since what asks needs nothing else."""


class GivenUp(Exception):
    """Nobody wants to know any more what is searched for."""
