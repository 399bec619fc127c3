"""Tournaments: from sign-up to trophy."""
