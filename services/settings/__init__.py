"""What people and servers set for themselves."""
