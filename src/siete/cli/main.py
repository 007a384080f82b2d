"""Entry point of the command."""


def main() -> int:
    """Run the command that the command line asks for; return its exit code."""
    return 0
