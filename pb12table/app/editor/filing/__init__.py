"""Beginning, opening, saving, importing and exporting layouts, the dialogs for it, and layouts made by chance."""
