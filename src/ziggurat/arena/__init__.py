"""Many games at once: simulations and fuzzing on local processes."""
