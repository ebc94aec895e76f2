"""What referee scripts may say of Kampf W6."""
