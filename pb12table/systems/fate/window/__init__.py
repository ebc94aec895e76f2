"""How FATE is asked and watched in the window."""
