"""What a command that a test starts draws by chance is the same in every run.

Python imports this by itself where its folder is in PYTHONPATH.
"""

import os
import random
import secrets

luck = random.Random(os.environ["SIETE_TEST_LUCK"])
vars(secrets).update(
    token_bytes=luck.randbytes,
    token_hex=lambda size: luck.randbytes(size).hex(),
    randbelow=luck.randrange,
)
