"""Draw: vector pen, colors, lettering, and the encoding of pictures."""
