"""Reports for people, as self-contained pages: what an analysis has found, and games that were played.

- What an analysis has found, as pages and in words: `layouts`; a game that was played: `games`
- What all pages are made of: `elements` in one `style`, `charts` and `colours`
"""
