"""The `agf` command: genome files checked, digested, explained, shown, compared, made and laid out from the shell."""
