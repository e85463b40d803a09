"""`python -m parlour`: the same as the command `parlour`."""

from parlour.cli import main

if __name__ == "__main__":
    main()
