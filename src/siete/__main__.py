"""Where the command begins: ``siete``, which is also ``python -m siete``.

It stands outside ``siete.cli`` since that takes a while to import, and Ctrl-C may come before.
"""

import signal
import sys


def main() -> int:
    """Run the command; return its exit code.

    Until ``siete.cli.guard`` takes over, and after it, Ctrl-C ends the program as it ends any
    other, at once and without Python's traceback. Where it does nothing, as in what a shell script
    runs in the background, it goes on doing nothing.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from siete.cli import main as command

    return command()


if __name__ == "__main__":
    sys.exit(main())
