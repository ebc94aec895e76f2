"""What referee scripts may say of Pocket Tactics."""
