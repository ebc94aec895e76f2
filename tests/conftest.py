"""What holds for every test: no real screen or loudspeaker, and the same random examples on every machine."""

import os

from hypothesis import HealthCheck, settings

# Before anybody imports pygame. Tests in a real window start the program as a process of its own
# and give it its own environment.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# "fixed" draws the same examples each time, so that a failure seen once is seen by everybody;
# HYPOTHESIS_PROFILE=search looks for new ones.
# How long an example takes says more about the machine than about the program, so no time is judged.
settings.register_profile(
    "fixed",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search",
    deadline=None,
    max_examples=1000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
