"""Tournaments, for those who take part and who watch."""
