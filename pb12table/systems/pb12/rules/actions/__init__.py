"""Actions, their targets, attacks and their odds, and gear.  Chapters 1.6 to 1.8."""
