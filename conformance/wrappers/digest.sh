#!/bin/sh
# Wraps a tool that prints a digest, for:  agf-conformance digest -- ./digest.sh
#
# Write your own tool in place of `agf digest`. If it prints a file name behind the digest, `cut` takes it away.
printed=$(agf digest "$1") || exit
printf '%s\n' "$printed" | cut -d ' ' -f 1
