"""Tournaments as files: exports, imported entries, checking an export."""
