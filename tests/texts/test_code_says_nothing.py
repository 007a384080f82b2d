"""What people read is in the catalogue; code has names, never sentences."""

import re

from tests.texts.code import SOURCE, literals, modules

# Strings with spaces that nobody reads: what argparse calls its own headings, a variable's name for
# debuggers, a folder of macOS, and names of styles.
FOR_MACHINES = {
    "positional arguments",
    "language of the command",
    "Application Support",
    "bold red",
    "window form",
    "window menu",
    "window page",
}


def test_command_and_terminal_have_no_words_of_their_own() -> None:
    found = {
        f"{path.relative_to(SOURCE)}:{line}: {text}"
        for path, tree in modules("cli", "terminal")
        for line, text in literals(tree)
        if re.search(r"[^\W\d_]{2,}[,;:.]? [^\W\d_]{2,}", text) and text.strip() not in FOR_MACHINES
    }
    assert found == set()


def test_no_string_in_the_program_is_a_sentence() -> None:
    found = {
        f"{path.relative_to(SOURCE)}:{line}: {text}"
        for path, tree in modules()
        for line, text in literals(tree)
        if re.search(r"^[A-ZÁÉÍÓÚΑ-Ω][^\W\d_]+( [^\W_]+){2,}.*[.!?]$", text)
    }
    assert found == set()
