"""What a turn being composed can do, and what that is worth. Pure: views in, facts out."""
