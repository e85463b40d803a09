"""Storage of tables: SQLite or PostgreSQL."""
