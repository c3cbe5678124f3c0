// The steps of `npm test`. Each has a limit, so that the run always ends and says why.
import { runningCommands } from './install.mjs';

const shownLines = 25;

/**
 * Runs one step. Resolves with whether it succeeded.
 * @param {string} name
 * @param {number} minutes its limit, far above what a busy machine needs
 * @param {() => Promise<boolean>} work
 */
export async function step(name, minutes, work) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const good = await withLimit(name, minutes, work());
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${good ? 'passed' : 'FAILED'} in ${seconds} s`);
  return good;
}

/** Resolves like `work`, or rejects after the limit. The work itself goes on. */
export async function withLimit(name, minutes, work) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${name} took more than ${minutes} minutes.`)),
      minutes * 60_000,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The last lines of an output, which say why it ended. */
export function lastLines(output) {
  return output.trimEnd().split('\n').slice(-shownLines);
}

/** What ran when the run had to end: the tests, and the last lines of each command. */
export function describeRunning(tests) {
  const commands = [...runningCommands].map(({ name, output }) =>
    [`${name} had written last:`, ...lastLines(output)].join('\n    '),
  );
  const running = tests.length > 0 ? [['These tests ran:', ...tests].join('\n    ')] : [];
  return [...running, ...commands].join('\n');
}
