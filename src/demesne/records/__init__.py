"""Games written down: what was played, told to the rules again, found whole or faulty."""

from demesne.records.record import Fault, Record, RecordError, Result, Told, check, replay

__all__ = ["Fault", "Record", "RecordError", "Result", "Told", "check", "replay"]
