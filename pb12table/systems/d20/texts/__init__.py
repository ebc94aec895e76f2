"""What the d20 fight says of itself."""
