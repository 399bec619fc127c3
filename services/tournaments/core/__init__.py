"""The course of a tournament: its events, and what follows from them."""
