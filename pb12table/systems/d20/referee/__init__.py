"""What referee scripts may say of the d20 fight."""
