"""The tests mirror the tree: one folder a package, and tests/e2e drives the real bot."""
