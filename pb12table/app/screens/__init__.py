"""What fills the window: start, table, curtain, closing, and what lies over them."""
