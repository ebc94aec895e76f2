"""Maps of cells in the editor: putting kinds onto cells, selecting and moving cells, and what is told of them."""
