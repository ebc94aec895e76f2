"""Why no way leads somewhere: the narrowest gap and the highest step that a body lacks something for."""
