# Generated from spec/conformance/kit.json; do not edit, run `nox -s generate`.
# sha256 of the source: 234c67ce12baf7d0f652658e1bf0aa1f6180b03f3497e4829f62787e9ee7c466
"""The conformance kit: levels, statuses, verdicts, exit codes, limits"""

from __future__ import annotations

from typing import Any, Final

SPEC_VERSION: Final[str] = '1.0'

REPORT_VERSION: Final[str] = 'agf-conformance/1.0'

BASELINE_VERSION: Final[str] = 'agf-conformance-baseline/1.0'

LEVELS: Final[list[Any]] = [{'name': 'reader',
  'version': '1.0',
  'command': 'reader',
  'meaning': "Accepts what is valid and refuses the rest, with every error's code and pointer."},
 {'name': 'verdict',
  'version': '1.0',
  'command': 'reader',
  'meaning': 'Accepts what is valid and refuses the rest; the reasons are not looked at.'},
 {'name': 'digest',
  'version': '1.0',
  'command': 'digest',
  'meaning': 'Computes the digest of every document that has one, and refuses the rest.'},
 {'name': 'exporter',
  'version': '1.0',
  'command': 'exporter',
  'meaning': 'Writes valid files that hold no identifiers and no facts, the same genome the same way each '
             'time.'},
 {'name': 'server',
  'version': '1.0',
  'command': 'server',
  'meaning': 'Does what it declares over REST and MCP, and nothing for those who may not ask.'}]

STATUSES: Final[list[Any]] = [{'name': 'passed', 'fails': False, 'meaning': 'As the rule says.'},
 {'name': 'failed', 'fails': True, 'meaning': 'The implementation answered, and the answer is wrong.'},
 {'name': 'error', 'fails': True, 'meaning': 'The implementation gave no answer that can be judged.'},
 {'name': 'known', 'fails': False, 'meaning': 'Wrong, and listed in the baseline with a reason.'},
 {'name': 'stale',
  'fails': True,
  'meaning': 'Listed in the baseline, and right by now: take it off the list.'},
 {'name': 'skipped', 'fails': False, 'meaning': 'Not asked for here; the detail says why.'}]

VERDICTS: Final[list[Any]] = [{'name': 'passed', 'status': 'passed', 'meaning': 'The answer is the expected one.', 'advice': ''},
 {'name': 'wrong-verdict',
  'status': 'failed',
  'meaning': 'A file was accepted that must be refused, or refused that must be accepted.',
  'advice': 'Look at the rule and at the file, which `agf-conformance explain` names, and run your reader on '
            'it by hand.'},
 {'name': 'wrong-reason',
  'status': 'failed',
  'meaning': 'The file was rightly refused, but not for all of the expected reasons, at their places, in '
             'their order.',
  'advice': 'A check goes through the stages in their order and reports every error of a stage that does not '
            'end it. A tool without codes runs with --level verdict.'},
 {'name': 'wrong-digest',
  'status': 'failed',
  'meaning': 'Another digest was computed.',
  'advice': 'Compare your canonical bytes with what `agf-conformance explain` shows; a usual cause is named '
            'when one gives just this digest.'},
 {'name': 'violated',
  'status': 'failed',
  'meaning': 'What was looked at does not keep the rule.',
  'advice': ''},
 {'name': 'crashed',
  'status': 'error',
  'meaning': 'The command ended by a signal or with an exit code that has no meaning here, or the server '
             'ended a connection without a whole answer.',
  'advice': 'Exit 0 to accept and 1 to refuse; map every other end of your tool to one of them. 126 and 127 '
            'come from a shell that could not start a tool, 255 often from ssh, a container runtime or an '
            'exit code of -1.'},
 {'name': 'timed-out',
  'status': 'error',
  'meaning': 'There was no answer within the time limit of a case.',
  'advice': 'Look for a loop, or for a read of standard input, which is empty. A program that stays ends '
            'each answer with a line feed, and flushes it. --timeout gives more time.'},
 {'name': 'garbled',
  'status': 'error',
  'meaning': 'What was printed cannot be understood.',
  'advice': 'Print the answer alone, as --help shows it, and send log lines to standard error. A reader '
            'without codes runs with --level verdict.'},
 {'name': 'flooded',
  'status': 'error',
  'meaning': 'More was printed than the limit `output_bytes`.',
  'advice': 'Print the answer alone.'},
 {'name': 'unreadable',
  'status': 'error',
  'meaning': 'A file of a folder could not be read.',
  'advice': 'Make the file readable or take it away, or choose other names with --match.'},
 {'name': 'not-started',
  'status': 'error',
  'meaning': 'The command could not be started.',
  'advice': 'Check that the file is there, that it is executable, and that its first line names an '
            'interpreter that is there.'},
 {'name': 'skipped', 'status': 'skipped', 'meaning': 'The check does not apply here.', 'advice': ''}]

OUTCOMES: Final[dict[str, Any]] = {'passed': 'Everything that was judged is as it must be, apart from what the baseline lists.',
 'failed': 'Something is not as it must be.',
 'not-judged': 'Nothing could be judged: this is about how the implementation was plugged in, or about the '
               'kit.'}

EXIT_CODES: Final[dict[str, Any]] = {'passed': {'code': 0, 'meaning': 'The outcome is `passed`.'},
 'failed': {'code': 1,
            'meaning': 'The outcome is `failed`: a case failed, ended in an error, or is stale in the '
                       'baseline.'},
 'usage': {'code': 2,
           'meaning': 'The command line, the baseline or a file that it names is wrong, or nothing was '
                      'chosen to run.'},
 'not_judged': {'code': 3,
                'meaning': 'The outcome is `not-judged`: the command could not be started, or no case got an '
                           'answer that can be judged.'},
 'interrupted': {'code': 130, 'meaning': 'Interrupted.'}}

ANSWERS: Final[dict[str, Any]] = {'accepts': 0, 'refuses': 1}

LIMITS: Final[dict[str, Any]] = {'case_seconds': {'value': 10,
                  'unit': 'seconds',
                  'meaning': 'Time that one case may take, unless --timeout says otherwise.'},
 'start_seconds': {'value': 30,
                   'unit': 'seconds',
                   'meaning': 'Time on top for the first answer of a process that stays, as long as none has '
                              'answered yet.'},
 'output_bytes': {'value': 4194304,
                  'unit': 'bytes',
                  'meaning': 'What a command may print for one case, on each of its two streams.'},
 'baseline_bytes': {'value': 1048576, 'unit': 'bytes', 'meaning': 'Size of a baseline.'},
 'shown_characters': {'value': 2000,
                      'unit': 'characters',
                      'meaning': "How much of a command's standard error, or of its garbled output, a report "
                                 'shows.'},
 'markdown_rows': {'value': 200,
                   'unit': 'rows',
                   'meaning': 'Cases that the Markdown report lists; the others stand in the JSON report.'},
 'probes': {'value': 3,
            'unit': 'cases',
            'meaning': 'Valid and invalid cases each that run first; when all of them end in an error, the '
                       'run ends.'}}
