// The reports of the test runners, as one list of results.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Result
 * @property {string} key identifies the test, also in another run
 * @property {string} file path from the root of the repository
 * @property {string} name for people
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} message why it failed or was skipped, without the lines of libraries
 * @property {string} trace the whole error
 * @property {number} duration in milliseconds
 */

/**
 * Reads Vitest's JSON report. A file that failed outside its tests is a result as well.
 * @returns {Result[]}
 */
export function readVitestReport(path) {
  return read(path).testResults.flatMap(({ name: absolute, message, assertionResults }) => {
    const file = relative('.', absolute);
    const tests = assertionResults.map(({ fullName, status, failureMessages, duration = 0 }) => ({
      ...result(file, `${file} › ${fullName}`, statusOf(status), failureMessages.join('\n')),
      duration,
    }));
    const isWhole = message && !tests.some(({ status }) => status === 'failed');
    return distinct(isWhole ? [...tests, result(file, file, 'failed', message)] : tests);
  });
}

/**
 * Reads Playwright's JSON report. An error outside the tests is a result as well.
 * @returns {Result[]}
 */
export function readPlaywrightReport(path) {
  const { suites, errors } = read(path);
  // The file is the outermost suite, and is in the address of each test already.
  const specs = suites.flatMap((suite) => specsOf({ ...suite, title: '' }));
  const tests = specs.flatMap(({ id, file, line, title, tests }) =>
    tests.map(({ projectName, status, results, annotations }) => {
      const why = annotations.find(({ type }) => type === 'skip')?.description;
      const text = results.flatMap(({ error }) => (error ? [textOf(error)] : [])).join('\n');
      const name = `tests/e2e/${file}:${line} [${projectName}] ${title}`;
      const state = { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed';
      const duration = results.reduce((sum, one) => sum + one.duration, 0);
      // Playwright's identity: a second run has only some of the tests that a loop made in one line.
      return { ...result(`tests/e2e/${file}`, name, state, why ?? text), key: id, duration };
    }),
  );
  return distinct([
    ...tests,
    ...errors.map((error) => result('', 'Playwright', 'failed', textOf(error))),
  ]);
}

/**
 * The results of a run whose failed tests ran once more. `flaky` are the ones that passed once and
 * failed once, with their error.
 * @param {Result[]} first
 * @param {Result[]} again
 */
export function mergeRuns(first, again) {
  const second = new Map(again.map((test) => [test.key, test]));
  const repeated = new Set(again.map(({ file }) => file));
  const flaky = [];
  const results = first.flatMap((test) => {
    const then = second.get(test.key);
    second.delete(test.key);
    // A whole file that failed is missing in the report of a run in which it passed.
    const isGone = !then && test.name === test.file && repeated.has(test.file);
    if (test.status === 'failed' && (isGone || then?.status === 'passed')) flaky.push(test);
    if (test.status === 'passed' && then?.status === 'failed') flaky.push(then);
    if (isGone) return [];
    return [then && test.status !== 'passed' ? then : test];
  });
  const added = [...second.values()].filter(({ status }) => status === 'failed');
  return { results: [...results, ...added], flaky };
}

/** The files whose tests took longest in all, as lines of text. */
export function slowestFiles(results, count) {
  const times = new Map();
  for (const { file, duration } of results) times.set(file, (times.get(file) ?? 0) + duration);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, duration]) => `${Math.round(duration / 1000)} s  ${file}`);
}

/** The tests of a suite, each with the names of its groups. */
function specsOf({ title, specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)].map((spec) => ({
    ...spec,
    title: title ? `${title} › ${spec.title}` : spec.title,
  }));
}

function statusOf(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

function textOf({ message = '', stack = '' }) {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}

function result(file, name, status, text) {
  const trace = stripVTControlCharacters(text).trim();
  return { key: name, file, name, status, message: firstLines(trace), trace, duration: 0 };
}

/** Tests of a loop can have the same name. */
function distinct(results) {
  const counts = new Map();
  return results.map((test) => {
    const count = (counts.get(test.key) ?? 0) + 1;
    counts.set(test.key, count);
    return { ...test, key: `${test.key} #${count}` };
  });
}

/** The lines that say what went wrong, without the stack. */
function firstLines(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at /.test(line))
    .slice(0, 6)
    .join('\n');
}

function read(path) {
  if (!existsSync(path)) throw new Error('The runner ended before it wrote its report.');
  return JSON.parse(readFileSync(path, 'utf8'));
}
