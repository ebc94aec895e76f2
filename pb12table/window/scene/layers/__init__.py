"""What lies on the table, over its terrain and beneath its words, each subject drawn by a module of its own.

- Ground: `areas`, `cells`, `squares`, `heights`, `reach`, `threat`; what an analysis has found: `layouts`
- Lines: `lines` (sight, ways, radii, the ruler) with their `sight_labels`, `paths` (planned ways), `trails`
- Marks: `aim_marks`, `barred_marks`; for a moment: `effects`
"""
