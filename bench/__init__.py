"""Measurements and simulations, each run as a file: python bench/engine.py."""
