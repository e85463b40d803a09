"""What people may ask: hints, odds, studies."""
