"""What a translation must hold, a concern a module; `python -m locales check` and tests use it."""
