"""Stored rows as facts, and who may see and do what with them."""
