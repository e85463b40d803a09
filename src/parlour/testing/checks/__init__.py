"""What every game must hold, one file a subject; each check raises `AssertionError` saying what does not."""
