system-name = Pocket Tactics

## Maps in the editor

cells-grounds = Tiles
cells-covers = Features
cells-owns = Own feature of
cells-sheet = Tile { $q }, { $r }
cells-ground = Tile
cells-cover = Feature
cells-owner = Own feature of
cells-figure = Unit there
cells-refuse-void = There is no tile: lay one first.
cells-refuse-uncovered = A player’s own is a feature: put one onto the tile first.
cells-refuse-taken = A tile lies there already.
cells-owner-nearest = of the nearest own feature
cells-figures = Units at the start
