"""What a figure was measured on."""

from __future__ import annotations

import os
import platform
from pathlib import Path

__all__ = ["installed", "machine"]


def machine() -> dict[str, str | int]:
    """Processor, cores that this process may use, system and Python."""
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def installed() -> dict[str, str]:
    """The environment of a program as it is used: Python keeps what it has compiled, or each start compiles it anew."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"
