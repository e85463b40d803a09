"""Tools of this repository that are no part of the package."""
