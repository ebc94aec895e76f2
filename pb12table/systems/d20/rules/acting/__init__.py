"""What is done in a turn beside moving: attacks, actions, features, things and wrestling."""
