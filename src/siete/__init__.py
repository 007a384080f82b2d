"""Seven and a half in its local forms: rules, rounds, records and a table (README.md)."""

__version__ = "0.1.0"
