"""What differs from system to system, and nothing else: places, streams, crash reports, locks, priorities."""
