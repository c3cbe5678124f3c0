// A reporter for Vitest and for Playwright. It writes which tests run, so that a run that has to be
// ended can name them.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

// biome-ignore lint/style/noDefaultExport: both runners load it as one
export default class RunningTests {
  #write(sign, name) {
    appendFileSync(process.env.RUNNING_TESTS, `${sign}${name}\n`);
  }

  // Vitest. A file that blocks its process reports no test.
  onTestModuleStart({ relativeModuleId }) {
    this.#write('+', relativeModuleId);
  }

  onTestModuleEnd({ relativeModuleId }) {
    this.#write('-', relativeModuleId);
  }

  onTestCaseReady({ module, fullName }) {
    this.#write('+', `${module.relativeModuleId} › ${fullName}`);
  }

  onTestCaseResult({ module, fullName }) {
    this.#write('-', `${module.relativeModuleId} › ${fullName}`);
  }

  // Playwright
  onTestBegin(test) {
    this.#write('+', nameOf(test));
  }

  onTestEnd(test) {
    this.#write('-', nameOf(test));
  }
}

function nameOf(test) {
  return test.titlePath().filter(Boolean).join(' › ');
}

/** The tests that had begun and not ended when the file was written last. */
export function runningTests(file) {
  if (!existsSync(file)) return [];
  const running = new Set();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    if (line.startsWith('+')) running.add(line.slice(1));
    else running.delete(line.slice(1));
  }
  const names = [...running];
  // A file is named only if none of its tests is.
  return names.filter((name) => !names.some((other) => other.startsWith(`${name} › `)));
}
