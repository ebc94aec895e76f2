"""Makes the grounds that lie under the scenarios, and the light that falls on some; run it again after a change:

    SDL_VIDEODRIVER=dummy .venv/bin/python assets/make_grounds.py [NAME ...]

Each is a picture of a whole table beside its scenario, `NAME.jpg`; where it is dusk, night or rain, `NAME.light.jpg` is
what ground and terrain are multiplied by.  What stands on a table is read from its scenario, so that shores, wear and
shadows lie where the pieces are.  The random numbers are seeded by its name: the same pictures come out on every
machine.
"""

from __future__ import annotations

import sys

from grounds import d20, fate, pb12, w6

if __name__ == "__main__":
    for paint in (*pb12.GROUNDS, *d20.GROUNDS, *fate.GROUNDS, *w6.GROUNDS):
        if not sys.argv[1:] or paint.__name__.replace("_", "-") in sys.argv[1:]:
            paint()
