// The reports of the test runners, as counts and as the tests that failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Reads Vitest's JSON report: `{ passed, failed, failures: [{ name, message }] }`. */
export function readVitestReport(path) {
  const { numPassedTests, numFailedTests, testResults } = read(path);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && message) return [{ name: file, message: firstLines(message) }];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: firstLines(failureMessages.join('\n')),
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** Resolves Playwright's JSON report likewise. A test that passes only on a retry counts as failed. */
export function readPlaywrightReport(path) {
  const { stats, suites, errors } = read(path);
  const specs = suites.flatMap(specsOf).filter(({ ok, tests }) => !ok || tests.some(isFlaky));
  const failures = specs.map(({ file, line, title, tests }) => ({
    name: `${file}:${line} [${tests[0].projectName}] ${title}`,
    message: firstLines(
      tests
        .flatMap(({ results }) => results)
        .map(({ error }) => error?.message ?? '')
        .join('\n'),
    ),
  }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...failures,
      ...errors.map(({ message = '' }) => ({ name: 'Playwright', message: firstLines(message) })),
    ],
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function isFlaky({ status }) {
  return status === 'flaky';
}

/** The lines that say what went wrong, without colors and without the stack. */
function firstLines(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at /.test(line))
    .slice(0, 6)
    .join('\n');
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
