"""ajv, reading the document schema by itself, agrees with the cases about the stage `schema`."""

from __future__ import annotations

from agent_genome.agf._spec import ERRORS


def test_ajv_finds_the_schema_problems_that_the_case_expects(schema_case, schema_oracle):
    answer = schema_oracle.ask(schema_case.data)
    expected = [(code, pointer) for code, pointer in schema_case.codes if ERRORS[code].stage == "schema"]
    assert sorted((error["code"], error["pointer"]) for error in answer["codes"]) == sorted(expected)
    assert answer["valid"] is (not expected)
