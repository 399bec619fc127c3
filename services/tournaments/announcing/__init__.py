"""Tournament announcements: what is posted where, and whom it notifies."""
