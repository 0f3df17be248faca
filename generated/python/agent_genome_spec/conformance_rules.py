# Generated from spec/ and conformance/; do not edit, run `nox -s generate`.
# sha256 of the source: 5a8a3565928579449b0bb9e5fa8b02a1c0814ba67e54b93663302d852f2770eb
"""The text of each rule that a conformance case or check names."""

from __future__ import annotations

from typing import Final

RULE_TEXTS: Final[dict[str, str]] = {'agf/1.0/agf.md#file-size': 'File size. A reader MUST refuse a file with more bytes than the limit '
                             '`file_bytes`, and need not read it to the end (`file_too_large`).',
 'agf/1.0/agf.md#encoding': 'Encoding. A file MUST be UTF-8 without a byte order mark. A reader MUST refuse '
                            'other bytes (`not_utf8`; a file that starts with a UTF-16 or UTF-32 mark too) '
                            'and, when all bytes are UTF-8, a leading U+FEFF (`byte_order_mark`).',
 'agf/1.0/agf.md#json': 'JSON. The text MUST be one JSON value as in RFC 8259. `NaN`, `Infinity`, comments, '
                        'trailing commas and raw control characters in strings are no JSON (`not_json`).',
 'agf/1.0/agf.md#nesting': 'Nesting. Objects and arrays MUST NOT be nested deeper than the limit `nesting`; '
                           'the document itself is level 1. The value that opens one level too many is '
                           'refused, closed or not (`nesting_too_deep`).',
 'agf/1.0/agf.md#duplicate-members': 'Duplicate members. The members of an object MUST have different names, '
                                     'compared after unescaping (`duplicate_member`).',
 'agf/1.0/agf.md#surrogates': 'Surrogates. An escape MUST NOT stand for half of a surrogate pair '
                              '(`lone_surrogate`). Noncharacters are allowed. A string or name with several '
                              'such escapes is one problem.',
 'agf/1.0/agf.md#numbers': 'Numbers. An integer token (no fraction, no exponent) MUST lie within plus or '
                           'minus the limit `safe_integer`; any other number MUST NOT overflow an IEEE 754 '
                           'double (`number_out_of_range`). Underflow and excess digits are allowed.',
 'agf/1.0/agf.md#version': 'Version. `agf` MUST be a string of the form in the schema. A reader MUST take '
                           'every 1.x, ignore what it does not know, and refuse everything else, a missing '
                           '`agf` and one that is not a string included, without looking further '
                           '(`version_unsupported`). A newer minor version is a warning '
                           '(`unknown_minor_version`).',
 'agf/1.0/agf.md#kind': 'Kind. `kind` MUST be the value in the schema. A document of another kind, or of '
                        'none, is refused without looking further (`kind_unsupported`).',
 'agf/1.0/agf.md#required-members': 'Required members. Every member that the schema requires MUST be there '
                                    '(`missing_field`).',
 'agf/1.0/agf.md#types': 'Types. Every value MUST have its JSON type; nothing is ever null, and the document '
                         'is an object (`wrong_type`). An integer is an integer by value, so that `1.0` is '
                         'one.',
 'agf/1.0/agf.md#formats': 'Formats. A string that a pattern rules MUST match it as a whole, also when only '
                           'its length is wrong (`bad_format`). Patterns are ECMA-262 with the `u` flag: `$` '
                           'is the end of the string, never a place before a line feed; `[0-9]` are ASCII '
                           'digits. The pattern of a timestamp decides alone, without an optional format '
                           'checker.',
 'agf/1.0/agf.md#ranges': 'Ranges. A number MUST lie within its minimum and maximum (`out_of_range`).',
 'agf/1.0/agf.md#lengths': 'Lengths. A string or list MUST NOT be shorter (`too_short`) or longer '
                           '(`too_long` for strings, `too_many_items` for lists) than its limits. Lengths of '
                           'strings count Unicode code points: not bytes, not UTF-16 units.',
 'agf/1.0/agf.md#closed-lists': 'Closed lists. Kinds, strata, sources, features and modes MUST be values of '
                                'their list, and the lists are closed for all of 1.x (`unknown_value`).',
 'agf/1.0/agf.md#one-line': 'One line. A string for people MUST be one line: no character of category Cc, no '
                            'U+2028, no U+2029 (`text_not_one_line`).',
 'agf/1.0/agf.md#unknown-members': 'Unknown members. Members that the schema does not name are allowed at '
                                   'every level. A reader MUST ignore them, MUST keep them when it writes '
                                   'the document again, and SHOULD report each as a warning '
                                   '(`unknown_field`), the outermost one alone. What stands inside '
                                   '`extensions` is not unknown. They are covered by the digest, those '
                                   'inside `integrity` excepted.',
 'agf/1.0/agf.md#gene-count': 'Gene count. A genome MUST NOT have more genes than the limit `genes`, '
                              'germline included (`too_many_genes`, at the first gene beyond the limit in '
                              'file order).',
 'agf/1.0/agf.md#layers': 'Layers. Each stratum MUST have at most one layer (`duplicate_layer`, at the '
                          '`stratum` of the later one). The order of the layers in the file means nothing.',
 'agf/1.0/agf.md#gene-ids': 'Gene ids. An id MUST be unique in the whole file (`duplicate_gene_id`, at the '
                            '`id` of the later one).',
 'agf/1.0/agf.md#germline': 'Germline. The germline is the kernel stratum. `read_only` MUST be true '
                            '(`germline_not_read_only`). It may be empty, which is a warning '
                            '(`no_identity`). An importer MUST NOT copy it.',
 'agf/1.0/agf.md#seal': "Seal. The seal is an HMAC-SHA256 with the issuer's key named by `kid`. Only the "
                        'issuer can verify it; every other reader MUST check its form only. An exporter '
                        'SHOULD compute it over the canonical form of `{"germline": {"genes": [...], '
                        '"read_only": true}}`, so that a seal survives white space and member order.',
 'agf/1.0/agf.md#identity-hash': 'Identity hash. An exporter SHOULD write the first 16 hexadecimal digits of '
                                 'SHA-256 over the JCS form of the identity genes\' `[{"id", "text"}]`, '
                                 'sorted by id. A reader MUST check its form only.',
 'agf/1.0/agf.md#identity': 'Identity. A gene of the identity kind MUST stand in the kernel '
                            '(`identity_outside_kernel`) and MUST NOT have a `when` member, not even an '
                            'empty one (`identity_has_condition`). It need not bear the reserved prefix.',
 'agf/1.0/agf.md#reserved-prefix': 'Reserved prefix. Only an identity gene MUST bear an id with the reserved '
                                   'prefix (`reserved_id_prefix` on any other).',
 'agf/1.0/agf.md#role-description': 'Role description. A role gene MUST have a `role_description` '
                                    '(`role_description_missing`), and a gene of another kind MUST NOT '
                                    '(`role_description_not_allowed`).',
 'agf/1.0/agf.md#stratum-kinds': "Kinds of a stratum. A gene's kind MUST be one that its stratum takes "
                                 '(`kind_not_allowed_in_stratum`; for an identity gene '
                                 '`identity_outside_kernel` alone).',
 'agf/1.0/agf.md#stratum-sources': "Sources of a stratum. A gene's source MUST be one that its stratum takes "
                                   '(`source_not_allowed_in_stratum`).',
 'agf/1.0/agf.md#overrides': 'Overrides. A gene MUST NOT override a gene of its own or a stronger stratum, '
                             'itself included (`override_not_lower`). An id that is not in the file is a '
                             'warning (`override_unknown`), since the default stratum often stays home; but '
                             "one with the reserved prefix can only be the kernel's and is an error "
                             '(`override_not_lower`). When an id stands twice in the file, its first place '
                             'counts. A repeated id in one list does no harm.',
 'agf/1.0/agf.md#provenance-mode': 'Provenance mode. With the mode `none` every provenance list MUST be '
                                   'empty (`provenance_not_allowed`).',
 'agf/1.0/canonical-form.md#canonical-form': 'Canonical form. The canonical form of a document MUST be its '
                                             'RFC 8785 (JCS) form with one exception: an integral value of a '
                                             "gene's `strength` is written with `.0`, so `1`, `1.0` and "
                                             '`1e0` become `1.0`, and `0` and `-0` become `0.0` (from `1e21` '
                                             'up, which no valid file holds, as JCS writes it).',
 'agf/1.0/canonical-form.md#strength': "A gene's strength means a `strength` member of an object in "
                                       '`germline.genes` or `layers[].genes`, nowhere else. Everywhere else, '
                                       '`extensions` and unknown members included, `2.0` is written `2`. A '
                                       '`strength` there that is not a number from a valid file (a string, '
                                       'say) is written as JCS writes it.',
 'agf/1.0/canonical-form.md#jcs': "What JCS fixes (RFC 8785, for the reader's ease): - UTF-8, no white "
                                  'space, no final line feed, no byte order mark; - members sorted by the '
                                  'UTF-16 code units of their names, at every level; - strings with the '
                                  'escapes `\\"`, `\\\\`, `\\b`, `\\t`, `\\n`, `\\f`, `\\r` and `\\u00xx` '
                                  '(lower case) for other control characters below U+0020, and nothing else '
                                  'escaped; - numbers as ECMAScript writes them: the shortest digits that '
                                  'read back as the same double, `0` for `-0`, exponents from `1e+21` up and '
                                  'from `1e-7` down.',
 'agf/1.0/canonical-form.md#digest': 'Digest. `integrity.sha256` MUST be the SHA-256, in lower-case '
                                     'hexadecimal, of the canonical form of the whole document without its '
                                     '`integrity` member (`digest_mismatch`). It is computed over the '
                                     'document as it was read, never over a model that dropped an unknown '
                                     'member or filled in a default. What stands in `integrity` beside '
                                     '`sha256` is not covered. The digest catches accidents and casual '
                                     'tampering. It does not say who wrote the file.',
 'agf/1.0/checking.md#stages': 'Stages. A check MUST proceed in the stages of rules.json. A file with a '
                               'problem in `bytes`, `json` or `version` is not looked at further. All later '
                               'stages run even when an earlier one found problems, as far as the document '
                               'allows: a document that is no object has the problem `wrong_type` alone, and '
                               'a value that is missing or has the wrong type or form takes no part in them.',
 'agf/1.0/checking.md#json-stage': 'The JSON stage reads from the left. The first place where the text is no '
                                   'JSON or nests too deeply ends it, and that problem alone is reported. '
                                   'Otherwise every duplicate member, lone surrogate and number out of range '
                                   'is reported.',
 'agf/1.0/checking.md#every-problem': 'Every problem. A check MUST report every problem it can, ordered by '
                                      'stage, then by place in the file, then by code, then by pointer; at '
                                      'most as many as the limit `problems`, and it says when there were '
                                      'more. Of several failing schema keywords on one value, a wrong type '
                                      'is reported alone, and so is a string that is too short.',
 'agf/1.0/checking.md#bounds': 'Bounds. So that a hostile file costs no more than its length, items beyond a '
                               "list's `maxItems` are not looked at, and the stages after `schema` look at "
                               'no more genes, and no more layers, than the limit `examined`, in file order; '
                               'the ids of other genes count as not in the file. Problems of the stage '
                               '`json` end before the one whose pointer would take all their pointers over '
                               'the limit `pointer_characters`: names can be long, and stand in the pointer '
                               'of everything below them.',
 'agf/1.0/checking.md#pointer': 'Pointer. Each problem MUST have a JSON Pointer (RFC 6901) that names the '
                                'member itself: a missing member by the path it would have, a duplicate by '
                                'its name, a digest by `/integrity/sha256`. Problems of the bytes and text '
                                "that is no JSON have the empty pointer. A lone surrogate in a member's name "
                                'is shown as U+FFFD.',
 'agf/1.0/checking.md#verdict': 'Verdict. A file is valid when no problem of severity `error` was found. The '
                                'exit code of a command that checks files MUST be 0 when all are valid, 1 '
                                'when some are not, 2 when it could not run. When its user asks for more '
                                '(importable files, no warnings), 0 and 1 speak of that.',
 'agf/1.0/checking.md#digest-stage': 'The digest stage compares only when `integrity.sha256` has the right '
                                     'form. A check that ended before this stage reports no digest.',
 'agf/1.0/checking.md#presence': 'Presence. A rule about a member that must, or must not, be there looks at '
                                 'its presence alone, whatever its value is.',
 'agf/1.0/gene-checks.md#contains-fact': '`contains_fact`. A gene says how to work; it holds no fact. Each '
                                         'of the following MUST be found. What merely names a fact (*add the '
                                         'GSTIN: line*), counts (*under 60 words*) or shows a form '
                                         '(`YYYY-MM-DD`) is none; nor is an id whose digits are all alike '
                                         'and whose letters are (`AAAAA9999A`).',
 'agf/1.0/gene-checks.md#injected-text': '`injected_text`. A gene is shown to a model inside a section of a '
                                         'prompt. Text that could leave that section, or that speaks to the '
                                         'model about its instructions, MUST be found, also in a kernel '
                                         'gene.',
 'agf/1.0/gene-checks.md#purpose-guard': '`purpose_guard`. Only the kernel says what the agent is for and '
                                         'what it may do. Text of any gene but an identity gene that says '
                                         'otherwise MUST be found; phrases of `purposes` that are not '
                                         'negated.',
 'conformance/exporter.md#valid': 'Valid. An exported file MUST be valid. Warnings are named and do not fail '
                                  'the check.',
 'conformance/exporter.md#digest': 'Digest. `integrity.sha256` MUST be the digest of the document. When it '
                                   'is another, the digest doctor says why. The check is made also of files '
                                   'that are not valid for another reason.',
 'conformance/exporter.md#no-identifiers': 'No identifiers. No string of a file, no name of an unknown '
                                           'member and nothing in `extensions` MUST hold a fact as '
                                           'gene-checks.md knows them (an e-mail address, for instance) or '
                                           'match one of `identifiers` of exporter-checks.json. Left out are '
                                           'the strings of genes that no facts looks at, and the members '
                                           'whose form or list the document schema fixes: hexadecimal '
                                           'digits, timestamps, versions, closed lists.',
 'conformance/exporter.md#no-facts': 'No facts. No gene MUST hold a fact: the finding `contains_fact` of the '
                                     'gene checks.',
 'conformance/exporter.md#no-injection': 'No injection. No gene MUST have one of the other findings of the '
                                         'gene checks of severity `error`.',
 'conformance/exporter.md#layers': 'Layers. The layer of the `personal_stratum` MUST NOT be there unless its '
                                   'person asked for it, which `--personal` says.',
 'conformance/exporter.md#round-trip': 'Round trip. The document, written by the reference library and read '
                                       'again, MUST have the same canonical form.',
 'conformance/exporter.md#stable': 'Stable. Two exports of one genome MUST have the same canonical form, '
                                   'apart from the `varying_members`. When only the order of genes, layers '
                                   'or list items differs, the check says so. It is skipped when there is no '
                                   'second export.',
 'genome/learning.md#export': 'Export. A file MUST hold the kernel, sealed, and the genes of '
                              '`export.strata`; the personal genes only of a subject who asks. Default genes '
                              'stay home. It MUST NOT hold observations, outcomes, subjects, or the '
                              "platform's ids of workspaces and outcomes. Overrides keep the ids of genes in "
                              'the file and of default genes only.',
 'genome/learning.md#pseudonyms': 'Pseudonyms. Each reference goes out as `reference_prefix` and the first '
                                  '`reference_hex_digits` hexadecimal digits of HMAC-SHA256 with the '
                                  "workspace's key over `reference_purpose`, workspace and reference, each "
                                  'in UTF-8 with a zero byte behind it. `source_tenant` is made alike of '
                                  '`tenant_purpose` and the workspace. References that came by an import are '
                                  'pseudonymised once more. With the provenance mode `none` no reference '
                                  'goes out.'}
