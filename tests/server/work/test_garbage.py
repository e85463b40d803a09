"""Garbage collection does not interrupt people's games."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

SCRIPT = """
import gc
import parlour.server.main
from parlour.server.work.garbage import spare_what_is_loaded

loaded = len(gc.get_objects())
spare_what_is_loaded()
circle = []
circle.append(circle)
del circle
young, more, all_of_it = gc.get_threshold()
small, rare = young * more <= 40_000, young * more * all_of_it >= 10**7
print(loaded, len(gc.get_objects()), gc.collect() > 0, small, rare)
"""


def test_what_is_loaded_is_not_looked_through_and_new_garbage_is_little_by_little() -> None:
    result = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True).stdout
    loaded, left, *right = result.split()
    assert int(left) < int(loaded) / 100
    assert right == ["True"] * 3


HEAPS = """
import ctypes, threading
from parlour.server.work.garbage import keep_one_heap

def heaps():
    file = libc.open_memstream(ctypes.byref(text), ctypes.byref(size))
    libc.malloc_info(0, ctypes.c_void_p(file))
    libc.fclose(ctypes.c_void_p(file))
    return text.value.count(b"<heap nr=")

libc, text, size = ctypes.CDLL(None), ctypes.c_char_p(), ctypes.c_size_t()
libc.open_memstream.restype = ctypes.c_void_p
kept = keep_one_heap()
gate = threading.Barrier(5)
threads = [threading.Thread(target=lambda: (bytearray(10_000), gate.wait())) for _ in range(4)]
[thread.start() for thread in threads]
gate.wait()
print(kept, heaps())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries have one heap anyhow")
def test_threads_have_no_heaps_of_their_own() -> None:
    result = subprocess.run([sys.executable, "-c", HEAPS], capture_output=True, text=True, check=True).stdout
    assert result.split() == ["True", "1"]
