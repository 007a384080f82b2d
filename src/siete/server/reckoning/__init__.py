"""What rules are worth, worked out in a process of its own while tables are played.

``Reckoner`` is the server's side: who waits for which rules, what is known, what is done next. The
process (``worker``) has the packages of ``siete[odds]``, which the server itself never loads. Where
they are not installed there are no figures.
"""
