"""Packs in the window: what is installed (`installed`), and one made of what one has (`composing`)."""
