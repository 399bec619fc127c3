"""Settings of people and servers, and announced absences."""
