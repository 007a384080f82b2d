"""Check a certificate of ``siete solve``: work out the best reply to each of its two strategies.

    .venv/bin/python tools/check_certificate.py FILE [--lang LANGUAGE]

docs/certificates.md has the format. This program knows the rules, what a hand is and what it is
paid, and nothing of how the game was solved. It walks the game itself: the banker's best reply to
the player's strategy gives the lower bound, the player's best reply to the banker's the upper one.
Exit code 0: both bounds are as good as the certificate says; 1: they are not, or a strategy is no
strategy; 2: the file can't be read, or nothing could be checked.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    try:
        from tools.certificates.command import main
    except ModuleNotFoundError as missing:
        # Its words come with Siete, which is what is missing here.
        sys.stderr.write(
            f"check_certificate.py: this Python has no {missing.name}; one with Siete installed is "
            "needed, as .venv/bin/python\n"
        )
        sys.exit(2)
    sys.exit(main(sys.argv[1:]))
