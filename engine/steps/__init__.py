"""The steps that an expansion adds to a turn: moves, reasons against them, and their effects."""
