"""Fast games on numbers, compiled by numba: for the search, and proved against the engine."""
