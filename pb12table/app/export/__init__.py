"""Pictures and pages for files and commands: made without a window, or aside of it."""
