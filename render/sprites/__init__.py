"""The things in pictures: terrain, dominoes, buildings, pieces, badges."""
