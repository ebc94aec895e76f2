"""Actions, effects and victory conditions of a scenario.  Chapter 6.1."""
