"""All that a scenario file may state, on pages that follow from the forms its reader uses."""
