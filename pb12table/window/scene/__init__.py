"""What is drawn on the table: `picture` is plain data, `table_view` draws it through a `camera`.

- Areas, lines and rings: `areas`, `overlays`, `path_layer`, `reach_layer`, `height_layer`, `layout_layers`, `unseen`,
  `aim_marks`, `barred_marks`, `cells_layer`, `squares`, `threat_layer`, `trails_layer`
- Words: `plates`, `sight_labels`, `place_line`
- One storey alone: `storeys`, and the control that chooses it: `storey_picker`
- For a moment: `effects_layer`; around the table: `table_frame`; what is kept of it: `ground`
"""
