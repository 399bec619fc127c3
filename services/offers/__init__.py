"""What a turn being composed can do, and what it is worth. Pure: views in, facts out."""
