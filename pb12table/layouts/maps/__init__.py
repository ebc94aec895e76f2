"""Maps of other programs: read, made into layouts, and written.

- Formats: `universal_map` and `foundry`, which are written, too; `dungeondraft`, `megamek`, `tiled`, `svg_plan`
- Reading: `reading`, `safe_xml`; what all become: `map_form`, `becoming`, `wall_lines`, `map_import`
"""
