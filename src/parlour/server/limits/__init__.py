"""What one client may ask for: requests, messages, processor time, turns. Their numbers are in `settings`."""
