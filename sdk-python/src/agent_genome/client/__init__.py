"""The client of the Genome API: pure rules of a call, the transport around them, and `client.genome`.

Its public names are those of `agent_genome`; the types of answers are in `agent_genome.client.models`.
"""

from __future__ import annotations
