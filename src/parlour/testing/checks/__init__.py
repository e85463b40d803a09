"""What every game must satisfy, one file per subject; checks raise `AssertionError` with the fault."""
