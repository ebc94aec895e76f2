"""The scene face of a rule system: everything of a state that is drawn, looked at and watched, as plain data.

- `face`: `SceneFace`, all of it together, made of `seeing` (who sees whom, who stands where) and `playback` (events)
- `trails`: what a stretch of a game leaves on the table
- `miniatures`: what stands on the table; `panels`: what is told of it beside the table
"""
