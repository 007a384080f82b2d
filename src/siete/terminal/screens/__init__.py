"""The screens: three that ask what to play, and the table."""
