"""A file that is written is there whole, or what was there before is."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from siete.home import write_whole

FULL = """
import resource, signal, sys
from pathlib import Path
from siete.home import write_whole

if sys.argv[2] == "killed":
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
write_whole(Path(sys.argv[1]), b"new" * 1000)
"""
"""Files may have a thousand bytes: what writes more is killed by the system, or told so."""


def full(file: Path, how: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-c", FULL, str(file), how]
    return subprocess.run(asked, capture_output=True, text=True)


@pytest.mark.parametrize("how", ["killed", "told"])
def test_what_was_there_stays_until_all_of_the_new_is_written(tmp_path: Path, how: str) -> None:
    file = tmp_path / "chart.svg"
    file.write_bytes(b"old")
    ended = full(file, how)
    assert file.read_bytes() == b"old"
    if how == "killed":
        assert ended.returncode == -signal.SIGXFSZ
    else:
        assert ended.stderr.endswith("OSError: [Errno 27] File too large\n")
        assert list(tmp_path.iterdir()) == [file]  # nor does a part lie beside it


def test_a_new_file_is_not_there_in_part(tmp_path: Path) -> None:
    full(tmp_path / "new.svg", "killed")
    assert not (tmp_path / "new.svg").exists()


def test_a_file_keeps_its_permissions_and_a_link_what_it_links_to(tmp_path: Path) -> None:
    file, link = tmp_path / "real.svg", tmp_path / "link.svg"
    file.write_bytes(b"old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_private_file_is_its_user_s_alone(tmp_path: Path) -> None:
    file = tmp_path / "save"
    file.write_bytes(b"old")
    file.chmod(0o644)
    write_whole(file, b"secrets", private=True)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_long_name_is_no_longer_beside_it(tmp_path: Path) -> None:
    file = tmp_path / ("ñ" * 125 + ".svg")
    write_whole(file, b"new")
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"new"]


def test_what_is_no_file_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"new")
    assert os.read(reading, 10) == b"new"
    os.close(reading)
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, b"new")
