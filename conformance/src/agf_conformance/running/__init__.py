"""Running a command under test: its own process group, a time limit, bounded output, nothing left behind."""
