"""Agents, evaluation and the worker process. They see views, and states that were dealt from views."""
