"""Sprites: terrain, dominoes, buildings, pieces, badges."""
