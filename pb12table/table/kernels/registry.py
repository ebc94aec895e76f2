"""Which kernels are ready; what asks for one needs no more than this, and knows nothing of compiling.

COVER = kernel("cover")            # once, in the module that has the plain code
compiled = COVER.module            # None until it is compiled, and where it never is
if compiled is not None:
    return compiled.covered(...)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import Final

GROUPS: Final = (("cover", "ground"), ("exposure", "segments"), ("stars", "sweeps", "ways"))
"""The modules of this room that are kernels, by what is compiled and used together: what is asked most comes first."""

KERNELS: Final = tuple(name for group in GROUPS for name in group)


class Kernel:
    """A kernel that may be ready: `module` is None as long as the plain code is to be used."""

    __slots__ = ("module", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.module: ModuleType | None = None


KNOWN: Final[dict[str, Kernel]] = {name: Kernel(name) for name in KERNELS}


def kernel(name: str) -> Kernel:
    """Return the kernel of a name, which is listed in KERNELS; always the same object."""
    return KNOWN[name]


def are_ready() -> bool:
    """Return whether the kernels are compiled and used."""
    return all(each.module is not None for each in KNOWN.values())


def ready() -> tuple[str, ...]:
    """Return the names of the kernels that are compiled and used, in their order."""
    return tuple(name for name, each in KNOWN.items() if each.module is not None)


def use(modules: Mapping[str, ModuleType]) -> None:
    """Use compiled modules, by name, from now on."""
    for name, module in modules.items():
        KNOWN[name].module = module


def let_go() -> None:
    """Use the plain code from now on, as if nothing had been compiled."""
    for each in KNOWN.values():
        each.module = None


@contextmanager
def plain() -> Iterator[None]:
    """Use the plain code for a while, whatever is ready: what tests and benchmarks compare with."""
    modules = {each.name: each.module for each in KNOWN.values()}
    let_go()
    try:
        yield
    finally:
        for each in KNOWN.values():
            each.module = modules[each.name]
