"""What referee scripts may say of FATE."""
