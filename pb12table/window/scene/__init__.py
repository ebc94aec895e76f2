"""What is drawn on the table: `picture` is plain data, `table_view` draws it through a `camera`.

- Areas, lines and rings: `areas`, `overlays`, `path_layer`, `reach_layer`, `height_layer`, `layout_layers`, `unseen`,
  `aim_marks`
- Words: `plates`, `sight_labels`, `place_line`
- For a moment: `effects_layer`; around the table: `table_frame`
"""
