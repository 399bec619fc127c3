"""What is posted about a tournament, where, and whom it calls."""
