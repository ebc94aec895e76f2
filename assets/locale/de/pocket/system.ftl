system-name = Pocket Tactics

## Karten im Editor

cells-grounds = Plättchen
cells-covers = Merkmale
cells-owns = Eigenes Merkmal von
cells-sheet = Plättchen { $q }, { $r }
cells-ground = Plättchen
cells-cover = Merkmal
cells-owner = Eigen von
cells-figure = Einheit dort
cells-refuse-void = Dort ist kein Plättchen: Lege zuerst eines.
cells-refuse-uncovered = Eigen ist ein Merkmal: Lege zuerst eines auf das Plättchen.
cells-refuse-taken = Dort liegt schon ein Plättchen.
cells-owner-nearest = des nächsten eigenen Merkmals
cells-figures = Einheiten zu Beginn
