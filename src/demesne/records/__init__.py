"""Games written down: what was played, replayed by the rules, found sound or faulty."""

from demesne.records.record import Fault, Record, RecordError, Result, Told, check, replay

__all__ = ["Fault", "Record", "RecordError", "Result", "Told", "check", "replay"]
