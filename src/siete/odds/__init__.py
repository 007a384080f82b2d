"""Exact odds, equilibrium, simulation and the coach: what a rule, a choice and the bank are worth.

Everything here needs the extra ``siete[odds]``; its modules are imported where they are used.
"""
