"""Tutorials: a scenario with steps, what each waits for, and what is said and pointed at; whatever the rules.

- `forms`: what stands in the file of a tutorial
- `reading`: from the file to a tutorial, and which ones there are
- `course`: how far somebody has come in one, beside a running session
- `trial`: a tutorial played to its end without a window, so that one whose step cannot be reached is refused

Nothing here knows a rule system: events, questions and answers are those of referee scripts, by their names.
"""
