# Generated from spec/ and conformance/; do not edit, run `nox -s generate`.
# sha256 of the source: eaf3d2dcac645aed9e66a7b9b883be40f6d2d20a1d9c2811fe87a80046e38326
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
                              'file order). Each item of a list of genes counts, one that is no object too.',
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
                               'a value that is missing or has the wrong type or form takes no part in them. '
                               'Thus a gene of a layer whose `stratum` is missing or wrong stands in no '
                               'stratum: `identity_outside_kernel`, `kind_not_allowed_in_stratum`, '
                               '`source_not_allowed_in_stratum` and `override_not_lower` look neither at it '
                               'nor at an override of it, the other rules do.',
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
                                'exit code of a command that checks files MUST be that of `exit_codes` in '
                                'rules.json: `done`, 0, when all are valid; `refused`, 1, when some are not; '
                                '`failed`, 2, when it could not run. When its user asks for more (importable '
                                'files, no warnings), 0 and 1 speak of that.',
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
 'genome/dialects.md#render': 'Render. A section is a sequence of lines with LF between them and none after '
                              'the last: 1. the lines of `head`; 2. for each stratum, the lines of '
                              '`stratum.open`, a line for each gene, the lines of `stratum.close`; 3. when '
                              'there are observations, the lines of `observations.open`, a line for each, '
                              'the lines of `observations.close`; 4. the lines of `tail`; 5. '
                              '`report_instruction`, the same in every dialect.',
 'genome/dialects.md#escaping': 'Escaping. `{id}`, `{kind}` and `{signal}` are escaped as `name`, '
                                '`{species}` and `{role_description}` as `quoted`, `{text}` as `text`, by '
                                'the escaping that the dialect names. A character is escaped when a row of '
                                "the sort forbids it: it is one of the row's `characters`, what stands "
                                'before and after it in the unescaped text agrees with `before` and `after`, '
                                'and it stands at the `start` or `end` of the text where the row has `at`. '
                                'In `quoted` and `text` hidden characters are forbidden too. An escaped '
                                'character is written 1. as `&name;` when it is in `references`; 2. '
                                'otherwise, not in a `name`, with a backslash before it when it is in the '
                                "escaping's `backslash`; 3. otherwise as `&#x` and its code point in "
                                'lower-case hexadecimal digits, without leading zeros, and `;`. Every other '
                                'character stays as it is: what a customer wrote stays readable.',
 'genome/dialects.md#finalize': 'Finalize. Finalizing takes every report out of an answer and returns the '
                                'rest and the ids. Everything that this page does not take away MUST stay as '
                                'it is, byte for byte. The result MUST NOT depend on how the answer was cut '
                                'into pieces, and no character of a report may ever be shown. Time MUST be '
                                'linear in the length of the answer; memory of a stream MUST have a bound, '
                                'an unclosed report of any length included.',
 'genome/learning.md#subjects': "Subjects. A subject is the platform's own id of a person: text on one line, "
                                'no longer than `subject_characters` (`subject_invalid`). A gene of the user '
                                'stratum MUST have one (`subject_required`), any other gene MUST NOT '
                                '(`subject_not_allowed`). A run sees the personal genes of its own subject '
                                'alone.',
 'genome/learning.md#outcomes': 'Outcomes. The result of an outcome is one of `outcomes` '
                                '(`outcome_unknown`); `edited` needs the text before and the text after, or '
                                'words (`edit_incomplete`). An outcome writes at most one observation: 1. A '
                                'reference that the state remembers writes nothing (`duplicate`). A state '
                                'remembers the newest `references_kept` references that wrote an '
                                "observation; older repetitions are for the platform's own table of outcomes "
                                'to stop. 2. What the customer said, put on one line (white space, controls '
                                'and separators become single spaces), is the observation, unless nothing '
                                'but punctuation is left. Its signal is the one that `outcomes` gives the '
                                'result: `approval` for an approval and `feedback` for any other, an edit '
                                'included. 3. Without words, an edit gives the statement that Edits says, '
                                'with the signal of `edit_signal`, or nothing (`no_statement`). Any other '
                                'outcome without words writes nothing (`nothing_said`). 4. A text that a '
                                'gene check speaks against MUST NOT be stored (`refused`). The whole text is '
                                'checked, before it is cut. 5. A text longer than `observation_characters` '
                                'is cut, its last character being `…`. Observations are numbered from 1. A '
                                'genome MUST keep no more than the newest `observations_kept`.',
 'genome/learning.md#edits': 'Edits. The statement of an edit MUST be one of the catalogue, so that no word '
                             'of the edited text enters the genome. Line ends become LF. The first that fits '
                             'is taken: 1. For each label of `edit_labels` in its order: a labelled line '
                             '(`^[ \\t]*(?:[-*•][ \\t]+)?(?:\\*\\*)?LABEL(?:\\*\\*)?[ \\t]*:`) stands in one '
                             'text and not in the other. 2. For each sign of `edit_signs` in its order: its '
                             'pattern is found at least `least` times in one text and not in the other. With '
                             'the place `start` the pattern is tried once, after leading white space. 3. The '
                             'length, when the longer text has at least `least_words` words: with `parts` '
                             '`[p, q]`, the text is shorter when `q * after <= p * before`, longer when `q * '
                             'before <= p * after`. Patterns are ECMA-262 with the flags `i`, `m` and `u`.',
 'genome/learning.md#hand-written': 'By hand. People add and change genes of the strata of `hand_written`, '
                                    'with its sources (`stratum_read_only`, `source_not_a_person`). Each '
                                    'MUST be valid AGF among what its person sees (`gene_invalid`), and no '
                                    'gene check may speak against it (`gene_refused`); texts in members that '
                                    'AGF does not name are checked as terms are. Genes of `removable_strata` '
                                    'can be removed. When a personal gene is removed, its id leaves the '
                                    'overrides of other genes, unless another person has a gene with that '
                                    'id.',
 'genome/learning.md#erasure': "Erasure of a subject MUST remove: - the subject's observations, references "
                               "and evidence; - the subject's personal genes, and their names from the "
                               'overrides of others and the log of imports; - every learned gene and every '
                               'proposal of consolidation that rests on the subject alone: no support of '
                               'anyone else, of nobody known, or from elsewhere is left; - the memory of '
                               'rejected proposals that rested on the subject alone. A learned gene or '
                               'proposal that also rests on others stays (`rests_on_others`): count, '
                               'references, source and strength are what the evidence left makes of them, '
                               'and a wording of the erased subject gives way to one that is left. It is not '
                               'retired for a strength below the floor; only a later contradiction does '
                               'that. What the subject said against a gene no longer counts. A gene that a '
                               "person accepted from a proposal is the workspace's own and stays, with the "
                               "subject's references gone and in the words of someone else where there are "
                               'any (`decided`); the answer names it, so that an administrator can reword or '
                               'remove it. Nothing else changes. Erasing again, or erasing someone of whom '
                               'nothing is held, MUST change nothing.',
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
                                  'goes out.',
 'genome/learning.md#preview': 'Preview. A preview MUST write nothing. Genes are looked at strongest stratum '
                               'first, then in file order, and the first that holds decides: 1. a germline '
                               'gene is not carried over (`germline`); 2. a personal gene is refused when '
                               'nobody asks for it (`no_person`); 3. one with the id of a gene or proposal '
                               '(`same_id`), or with the folded text of one that the asking person sees '
                               "(`same_text`), is a conflict and is not written; another person's gene is "
                               'never shown; 4. one that a gene check speaks against is refused '
                               '(`gene_check`); 5. one of `proposed_strata` or `proposed_kinds` becomes a '
                               'proposal, if there is room (`proposals_full`); 6. any other would be written '
                               'to the stratum that it stands in, if there is room (`genome_full`). '
                               'Overrides whose target is neither in the plan nor here in a lower stratum, '
                               'or that mean a gene of the file which is a conflict of another text, are not '
                               'carried over (`override`).',
 'genome/learning.md#token': "Token. The token of a preview MUST be bound to the SHA-256 of the file's "
                             'bytes, the agent, the workspace, the plan and an expiry (`token_invalid`, '
                             '`token_other_file`, `token_other_agent`, `token_other_workspace`, '
                             '`token_expired`, in the order that Consent says). Nothing needs to be stored '
                             'for it. It holds for at least one second and at most the limit '
                             '`preview_seconds_most` (`seconds_out_of_range`), and every moment lies in '
                             'years that a file can state (`moment_out_of_range`).',
 'genome/learning.md#consent': "Consent makes these checks in order: the token's code, workspace, agent, "
                               'that the import was not applied before (`import_already_applied`; also when '
                               'it was undone), the file, the expiry, and that the plan is still the one '
                               'that was shown (`preview_outdated`). Then all of the plan is written at '
                               'once; a plan without genes and proposals is refused (`nothing_to_import`). '
                               "Each gene keeps its references and gains `reference_prefix` and the import's "
                               'id; when that makes too many, the first goes.',
 'genome/learning.md#undo': 'Undo removes what the import wrote, in one step and once (`import_unknown`, '
                            '`import_already_undone`). A proposal that was accepted is taken back as the '
                            'gene that it became. What was changed since, by a person or by learning, stays '
                            'and is named (`changed`), and so is what was removed since (`gone`). When '
                            'nothing happened in between, the state is the one before consent, apart from '
                            'its version and its log.',
 'genome/selection.md#selection': 'Selection decides which genes and observations of a genome a section '
                                  'shows for one task. It reads the genome, the task, a policy, a budget and '
                                  'what each part of the section costs, and nothing else: no clock, no '
                                  'chance. The same input MUST give the same output, in whatever order the '
                                  'genes and observations come. This page is normative together with '
                                  'selection.json, where every number and list stands, and with AGF, whose '
                                  'rules the genome keeps. The key words are those of RFC 2119. A genome '
                                  'holds the user genes of one person at most: who asks is settled before '
                                  'selection.',
 'genome/selection.md#scope': 'Scope. A gene with a scope applies only to a task that carries one of its '
                              'terms as the value, or one of the values, of a feature in `scope_features`. '
                              'An empty scope fits every task.',
 'genome/selection.md#budget': 'Budget. A budget MUST be an integer from `least` to `most`; anything else is '
                               'refused (`budget_out_of_range`). A section MUST NOT cost more than its '
                               'budget, except that the scaffold and the protected genes are there even when '
                               'they alone do. Then nothing else is included, and the result says '
                               '`over_budget`.',
 'genome/selection.md#policies': 'Policies. The policy MUST be one of `policies`; another is refused '
                                 '(`unknown_policy`). Candidates are the genes that apply, are not '
                                 'overridden and are not protected. The scaffold, the protected genes and '
                                 'the observations are charged first.',
 'mcp/mcp.md#transport': 'Transport. The endpoint speaks Streamable HTTP, without sessions, with JSON '
                         'answers. `GET` and `DELETE` are refused (405). A notification is answered 202 '
                         'without a body. `Accept` may be `*/*`. A protocol version that the server does not '
                         'serve is refused (400, `-32022`) with all that the specification names.',
 'mcp/mcp.md#origin': 'Origin. An `Origin` that the operator did not allow, and a `Host` that is not the '
                      "server's where the operator named its hosts, MUST be refused (403) before the body is "
                      'read.',
 'mcp/mcp.md#keys': 'Keys. A call needs the same key and the same scope as its REST operation. Without a '
                    'valid key the endpoint answers 401, as REST does. A call without the scope is a tool '
                    'error.',
 'mcp/mcp.md#arguments': "Arguments. A tool's arguments are the path and query parameters of its operation, "
                         '`idempotency_key` where the operation takes that header, and the members of its '
                         'body, all side by side. Arguments that do not fit are a tool error that names the '
                         'field.',
 'mcp/mcp.md#results': 'Results. The structured content of a result is the body that REST answers with, and '
                       "MUST fit the tool's output schema; the text content is the same JSON, and for "
                       '`genome_export` the bytes of the file.',
 'mcp/mcp.md#tool-errors': 'Tool errors. A refusal is a result with `isError`, whose text content is the '
                           'problem document that REST answers with, `request_id` included, and whose '
                           'structured content is left out.',
 'rest/rest.md#authentication': 'Authentication. Every operation MUST be refused without a key '
                                '(`missing_key`) and with a key that is unknown, revoked or malformed '
                                '(`invalid_key`), before anything else of the request is looked at. A key '
                                'travels as `Authorization: Bearer <key>`. A server MUST NOT store, log or '
                                'show a key again after it was made; it keeps a hash.',
 'rest/rest.md#scopes': 'Scopes. A key has scopes. An operation whose scope the key lacks MUST be refused '
                        '(`insufficient_scope`); the problem and its `WWW-Authenticate` header name the '
                        'missing scope. One scope implies no other.',
 'rest/rest.md#workspaces': 'Workspaces. A key is pinned to one workspace. What belongs to another workspace '
                            'MUST be answered exactly as what does not exist (`agent_not_found`, '
                            '`compile_not_found`, `import_unknown`); its import tokens are `token_invalid`.',
 'rest/rest.md#origin': 'Origin. A request of a browser names its origin. A server MUST refuse an origin '
                        'that it was not told to allow (`origin_not_allowed`) on the MCP endpoint.',
 'rest/rest.md#order': 'Order of checks. The path, the method, the key, the scope, `Accept`, the parameters, '
                       'the media type, the size, the JSON, its schema, and only then the work. The first '
                       'that fails is answered.',
 'rest/rest.md#content': 'Content. Bodies are `application/json` in UTF-8; another media type or any content '
                         'coding is refused (`unsupported_media_type`). Answers are `application/json`, and '
                         'problems `application/problem+json`, whatever of the two `Accept` names; an '
                         '`Accept` that admits neither `application/json` nor a range that holds it is '
                         'refused (`not_acceptable`). No answer of an operation is HTML.',
 'rest/rest.md#json': "JSON. A body MUST be refused (`malformed_json`) when it is not I-JSON as AGF's stages "
                      '`bytes` and `json` define it, other than by its size: duplicate names, lone '
                      'surrogates, numbers without a double, or nesting beyond `body_nesting`. `errors` '
                      "carries the stage's codes.",
 'rest/rest.md#sizes': 'Sizes. A body MUST be counted as it arrives and refused as soon as it passes its '
                       "limit, whatever `Content-Length` says (`payload_too_large`): `body_bytes`, or AGF's "
                       '`file_bytes` where the body is a file. A body that does not arrive whole in '
                       '`body_seconds` is refused (`request_timeout`).',
 'rest/rest.md#validation': 'Validation. Parameters and bodies are held against their schemas. All faults '
                            'are listed, up to `errors`, each with where it stands, its code, what was found '
                            "and how to mend it (`invalid_request`). Members that a request's schema does "
                            'not name are refused; those of a gene are kept, as in a file. Query parameters '
                            'that the operation does not name, or that come twice, are refused. A client '
                            'MUST ignore members of an answer that it does not know.',
 'rest/rest.md#errors': 'Errors. An error is a problem document (RFC 9457) with `type`, `title`, `status`, '
                        '`code`, `detail`, `remedy`, `request_id` and, where single faults are known, '
                        '`errors`. A code means one thing and has one status, everywhere. No input gives a '
                        'status of 500; `internal_error` means a fault of the server.',
 'rest/rest.md#request-id': "Request id. Every answer carries `X-Request-Id`: the client's own, when it has "
                            "the form that the parameter's description gives, and one of the server's "
                            'otherwise.',
 'rest/rest.md#conditional': 'Conditional requests. The reads carry an `ETag`. A GET whose `If-None-Match` '
                             'names it, weakly compared, or is `*`, is answered 304 without a body. The '
                             "export's validator is weak: it covers all but the moment of the export.",
 'rest/rest.md#idempotency': 'Idempotency. Every POST that changes something takes `Idempotency-Key`. Within '
                             '`idempotency_hours` the same key for the same operation of the same workspace '
                             'MUST be answered with the first answer, whatever happened since, and do '
                             'nothing, when the request is the same; another request is refused '
                             '(`idempotency_conflict`). The same means equal path, parameters and body, the '
                             'bytes of a file, and equal JSON values elsewhere. Only what was carried out is '
                             'remembered: a request that was refused may be sent again with its key. An '
                             'answer that held words of a subject that was erased since is gone '
                             '(`idempotency_answer_erased`). The other POSTs are safe to repeat.',
 'rest/rest.md#rates': 'Rates. Compile is limited per key, in fixed windows, and per workspace and day (UTC) '
                       '(`rate_limited`, `quota_exceeded`). Answers carry `RateLimit` and '
                       '`RateLimit-Policy`, refusals `Retry-After` too. A refused request counts against '
                       'neither. All processes of one service MUST share one count. An operator MAY set '
                       'other numbers.',
 'rest/rest.md#agents': "Agents. An agent's id is its slug, unique in its workspace (`agent_exists`). Genes "
                        'that come with the registration are checked as any other write; those of the kernel '
                        "are the agent's own and pass no gene check. Written without white space, its genes "
                        'MUST NOT be longer than a file (`payload_too_large`).',
 'rest/rest.md#compile-record': 'Compile record. A compile MUST be answered only after its record is stored: '
                                'which genes it included, for which subject. `finalize` reads it, so that '
                                'only ids that were really in the section count as followed, and stores '
                                'them. A record is kept `compile_days` days. A run is a compile that was '
                                'finalized; a compile whose answer was lost never becomes one.',
 'rest/rest.md#policy': "Policy. How genes are chosen is the server's to set (flag `task_aware_selection`), "
                        "never the request's; the answer says which policy was used.",
 'rest/rest.md#outcomes': 'Outcomes. Every outcome with a reference that is new counts for quality, whether '
                          'or not it becomes an observation. An outcome whose reference was recorded before, '
                          'or was erased, is answered `duplicate` and changes nothing. A `compile_id` that '
                          'the agent does not have is refused (`compile_not_found`). An outcome without a '
                          'subject belongs to nobody, even when its compile was made for someone: erasing a '
                          'person leaves it.',
 'rest/rest.md#quality': 'Quality. The window is made of whole days (UTC) and ends with today. A gene is '
                         'credited with each finalized compile that included it, once however often that was '
                         'finalized, and with the outcomes that name such a compile. Personal genes are in '
                         'no quality answer.',
 'rest/rest.md#erasure': 'Erasure. Erasing a subject reaches every agent of the workspace, the records of '
                         'compiles and outcomes, and the kept answers of idempotency keys. Afterwards '
                         'nothing that a client can ask, and no byte of the database, holds what the subject '
                         'said. References of erased outcomes are remembered for `tombstone_days` as keyed '
                         'hashes only, so that a late retry does not bring them back. An exported file is '
                         'out of reach, and so is a gene that came back with one by an import: it names no '
                         'person.',
 'rest/rest.md#provisional': 'Provisional operations. Operations marked `x-provisional` may change or go. A '
                             'server that does not offer them MUST answer 404 (`imports_not_offered`), after '
                             'the key and the scope were checked. The reference server offers them under the '
                             'flag `provisional_imports`.',
 'rest/rest.md#import-bytes': 'Bytes of an import. Preview and consent take the file itself as their body, '
                              'and the token of the preview in `Import-Token`, so that what is checked, '
                              'shown and applied are the same bytes. A body that is not AGF is '
                              '`file_invalid` with all codes of the check, never `invalid_request`. An '
                              '`import_id` that is not that of the token is `import_unknown`.'}
