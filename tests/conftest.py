"""How much Hypothesis tries, the same examples on every run or many new ones; and by how many."""

import os
import signal

from hypothesis import HealthCheck, settings

# A shared machine may be slow for a moment; that is no fault of what is tested.
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "long",
    deadline=None,
    max_examples=2_000,
    stateful_step_count=100,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci")

# What is started in the background may have been told to ignore Ctrl-C, and would hand that on to
# every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Three for two processors: many tests wait for a socket, a browser or a clock."""
    return max(1, (os.cpu_count() or 1) * 3 // 2)
