#!/bin/sh
# Wraps a tool that validates one file, for:  agf-conformance reader --level verdict -- ./reader.sh
#
# Write your own tool in place of `agf check --quiet`: it must exit with 0 when the file is valid.
agf check --quiet "$1"
case $? in
0) exit 0 ;; # accepted
1) exit 1 ;; # refused: write the exit code with which your tool refuses
*) exit 3 ;; # anything else is a crash, and is reported as one
esac
