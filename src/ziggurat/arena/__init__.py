"""Many games at once: simulations and fuzzing on local processes or on a Ray cluster."""
