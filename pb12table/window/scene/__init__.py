"""What is drawn on the table: `picture` is plain data, `table_view` draws it through a `camera`, layer by layer.

- What it is drawn from: `layers`, areas, lines and marks, each of one subject; the veil over what is not seen: `unseen`
- What is kept of it while the camera rests: `ground`; around the table: `table_frame`
- Words: `plates`, `place_line`
- One storey alone: `storeys`, and the control that chooses it: `storey_picker`
"""
