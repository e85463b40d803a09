"""3x16 (Ravensburger, 1973): three rows from 1 to 16, five columns to wait in."""
