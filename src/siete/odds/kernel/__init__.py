"""Whole rounds by the million: cards, decisions and payments, compiled by numba.

``stream`` says which cards a round gets, ``setup`` compiles rules and policies into tables,
``rounds`` plays rounds of any kind, ``lanes`` those of one player against the banker, many side by
side, and ``run`` plays a stretch of rounds in the way that suits it.
"""
