"""How attacks go: who can be a target, what the checks are made of, what is hit.  Chapters 1.6 and 1.7."""
