"""Measurements, printed as ratios: python bench/engine.py, bench/store.py, bench/render.py."""
