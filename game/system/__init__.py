"""What differs from system to system, and nothing else: places, output, crash reports, locks, priorities."""
