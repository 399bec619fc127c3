"""Measurements: run them as modules, such as python -m bench.engine."""
