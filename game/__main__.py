"""`python -m game` is the same as `contracts`."""

from game.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
