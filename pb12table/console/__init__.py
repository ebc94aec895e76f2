"""What all sub-commands share: output, streams, numbers and places that are typed, figures, progress, and help."""
