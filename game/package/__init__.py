"""Builds the archive for playtesters, and the wheel. No part of either."""
