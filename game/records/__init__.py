"""Match files: save, resume, replay, verify, undo."""
