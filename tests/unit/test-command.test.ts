import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { installPackages } from '../../scripts/lib/debian-packages.mjs';
import { isInstalled, runAndRead, runningCommands } from '../../scripts/lib/install.mjs';
import RunningTests, { runningTests } from '../../scripts/lib/running-tests.mjs';
import { describeRunning, withLimit } from '../../scripts/lib/steps.mjs';
import {
  mergeRuns,
  readPlaywrightReport,
  readVitestReport,
  slowestFiles,
} from '../../scripts/lib/test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const namesOf = (results: { name: string }[]) => results.map(({ name }) => name);

describe('A step of npm test', () => {
  test('ends after its limit, whatever its work does', async () => {
    const endless = new Promise<boolean>(() => undefined);
    await expect(withLimit('Types', 0.001, endless)).rejects.toThrow(
      'Types took more than 0.001 minutes.',
    );
  });

  test('names the tests that ran, and what its commands wrote last', async () => {
    const file = join(folder, 'running');
    process.env.RUNNING_TESTS = file;
    const reporter = new RunningTests();
    const module = { relativeModuleId: 'tests/access/requests/bills.test.ts' };
    reporter.onTestModuleStart(module);
    reporter.onTestModuleStart({ relativeModuleId: 'tests/unit/money.test.ts' });
    reporter.onTestCaseReady({ module, fullName: 'A bill > is saved' });
    reporter.onTestCaseReady({ module, fullName: 'A bill > is changed' });
    reporter.onTestCaseResult({ module, fullName: 'A bill > is saved' });
    reporter.onTestBegin({ titlePath: () => ['', 'desk', 'portal.spec.ts', 'Ana signs in'] });

    const endless = "console.log('compiled 3 files'); setInterval(() => undefined, 1000)";
    const command = runAndRead('node', ['-e', endless]);
    const [{ output }] = [...runningCommands] as [{ output: string }];
    expect(output).toBe('');
    await expect.poll(() => describeRunning(runningTests(file))).toContain('compiled 3 files');
    const text = describeRunning(runningTests(file));
    expect(text).toContain('tests/access/requests/bills.test.ts › A bill > is changed');
    expect(text).toContain('tests/unit/money.test.ts');
    expect(text).toContain('desk › portal.spec.ts › Ana signs in');
    expect(text).not.toContain('is saved');
    const [running] = [...runningCommands] as [{ child: { kill(): void } }];
    running.child.kill();
    expect((await command).good).toBe(false);
  });
});

describe('A stopped npm test', () => {
  // Each ignores the signals; the last one has a process group of its own, and its parent ends first.
  const stubborn = "for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => undefined);";
  const last = `${stubborn} setInterval(() => undefined, 1000)`;
  const child = `${stubborn}
    const { spawn } = require('node:child_process');
    const last = spawn(process.execPath, ['-e', ${JSON.stringify(last)}], { detached: true, stdio: 'ignore' });
    console.log(process.pid, last.pid);
    setTimeout(() => process.exit(), 8000);`;

  test.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s leaves no process, also of those that ignore signals and have lost their parent',
    async (signal) => {
      const script = join(folder, `${signal}.mjs`);
      const library = pathToFileURL('scripts/lib/processes.mjs');
      writeFileSync(
        script,
        `import { spawn } from 'node:child_process';
         import { followDescendants } from '${library}';
         const descendants = followDescendants();
         process.on('${signal}', async () => {
           await descendants.end({ SIGINT: 300, SIGTERM: 300 });
           process.exit(7);
         });
         const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
         child.on('exit', () => console.log('orphaned'));
         setInterval(() => undefined, 1000);`,
      );
      const command = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      command.stdout.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
      await expect.poll(() => output).toContain('orphaned');
      const ids = output.split(/\s/, 2).map(Number);
      expect(ids.map(isRunning)).toEqual([false, true]);
      command.kill(signal);
      expect(await once(command, 'exit')).toEqual([7, null]);
      expect(ids.map(isRunning)).toEqual([false, false]);
    },
  );
});

/** A process that has ended keeps its id until its parent asks. */
function isRunning(id: number) {
  try {
    process.kill(id, 0);
    const stat = `/proc/${id}/stat`;
    return !(existsSync(stat) && / Z \d+ /.test(readFileSync(stat, 'utf8')));
  } catch {
    return false;
  }
}

test('Packages are installed again after the lockfile changed, or one was removed, also of a workspace', () => {
  const project = mkdtempSync(join(folder, 'packages-'));
  const packages = {
    '': { name: 'project' },
    'node_modules/react': {},
    'server/node_modules/ws': {},
    'node_modules/for-another-system': { optional: true },
  };
  const lock = JSON.stringify({ packages });
  for (const path of ['', 'node_modules/react', 'server/node_modules/ws']) {
    mkdirSync(join(project, path), { recursive: true });
    writeFileSync(join(project, path, 'package.json'), '{}');
  }
  writeFileSync(join(project, 'package-lock.json'), lock);
  expect(isInstalled(project)).toBe(false);
  const hash = createHash('sha256').update(lock).digest('hex');
  writeFileSync(join(project, 'node_modules', '.installed'), hash);
  expect(isInstalled(project)).toBe(true);
  rmSync(join(project, 'server', 'node_modules'), { recursive: true });
  expect(isInstalled(project)).toBe(false);
});

test('Packages are installed after an interrupted installation is completed and another one has ended', async () => {
  const programs = mkdtempSync(join(folder, 'programs-'));
  const log = join(programs, 'log');
  // The first update meets another apt.
  const program = `#!/bin/sh
    echo "$(basename "$0") $1" >> '${log}'
    if [ "$1" = update ] && [ ! -e '${programs}/free' ]; then
      touch '${programs}/free'
      echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)' >&2
      exit 100
    fi`;
  for (const name of ['apt-get', 'dpkg']) {
    writeFileSync(join(programs, name), program, { mode: 0o755 });
  }
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  await installPackages('firefox-esr');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
    ...['dpkg --configure', 'apt-get update', 'apt-get update', 'apt-get install'],
  ]);
});

describe('The reports of the runners', () => {
  test('of Vitest become results; a file that failed outside its tests is one', () => {
    const file = (name: string) => join(process.cwd(), name);
    const report = write('vitest.json', {
      testResults: [
        {
          name: file('tests/access/requests/bills.test.ts'),
          message: '',
          assertionResults: [
            { fullName: 'A bill is saved', status: 'passed', failureMessages: [] },
            { fullName: 'A bill is saved', status: 'failed', failureMessages: ['no\n    at x'] },
            { fullName: 'A bill is read', status: 'skipped', failureMessages: [] },
          ],
        },
        {
          name: file('tests/access/site/shows.test.ts'),
          message: 'no database',
          assertionResults: [
            { fullName: 'A show is listed', status: 'pending', failureMessages: [] },
          ],
        },
      ],
    });
    expect(
      readVitestReport(report).map(({ key, status, message }) => [key, status, message]),
    ).toEqual([
      ['tests/access/requests/bills.test.ts › A bill is saved #1', 'passed', ''],
      ['tests/access/requests/bills.test.ts › A bill is saved #2', 'failed', 'no'],
      ['tests/access/requests/bills.test.ts › A bill is read #1', 'skipped', ''],
      ['tests/access/site/shows.test.ts › A show is listed #1', 'skipped', ''],
      ['tests/access/site/shows.test.ts #1', 'failed', 'no database'],
    ]);
  });

  test('of Playwright become results; a skipped test has its reason', () => {
    const spec = (title: string, status: string, more = {}) => ({
      ...{ id: title, file: 'firefox.spec.ts', line: 7, title },
      tests: [{ projectName: 'firefox', status, results: [], annotations: [], ...more }],
    });
    const report = write('playwright.json', {
      errors: [{ message: 'The server did not start.' }],
      suites: [
        {
          title: 'firefox.spec.ts',
          suites: [{ title: 'In en', specs: [spec('Ana reads', 'expected')] }],
          specs: [
            spec('Ana signs in', 'unexpected', {
              results: [{ error: { message: 'No button', stack: 'No button\n    at page' } }],
            }),
            spec('Ana leaves', 'skipped', {
              annotations: [{ type: 'skip', description: 'Firefox is not installed.' }],
            }),
          ],
        },
      ],
    });
    expect(
      readPlaywrightReport(report).map(({ name, status, message, trace }) => [
        ...[name, status, message, trace],
      ]),
    ).toEqual([
      [
        ...['tests/e2e/firefox.spec.ts:7 [firefox] Ana signs in', 'failed'],
        ...['No button', 'No button\n    at page'],
      ],
      [
        ...['tests/e2e/firefox.spec.ts:7 [firefox] Ana leaves', 'skipped'],
        ...['Firefox is not installed.', 'Firefox is not installed.'],
      ],
      ['tests/e2e/firefox.spec.ts:7 [firefox] In en › Ana reads', 'passed', '', ''],
      ['Playwright', 'failed', 'The server did not start.', 'The server did not start.'],
    ]);
  });

  test('of Playwright tell tests of a loop apart when only some run once more', () => {
    const run = (name: string, statuses: Record<string, string>) => {
      const specs = Object.entries(statuses).map(([id, status]) => ({
        ...{ id, file: 'webkit.spec.ts', line: 51, title: 'Helena sends photos' },
        tests: [{ projectName: 'webkit', status, results: [], annotations: [] }],
      }));
      const suites = [{ title: 'webkit.spec.ts', specs }];
      return readPlaywrightReport(write(name, { errors: [], suites }));
    };
    const first = run('first.json', { private: 'expected', normal: 'unexpected' });
    const { results, flaky } = mergeRuns(first, run('again.json', { normal: 'expected' }));
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed']);
    expect(flaky).toHaveLength(1);
  });

  test('name the slowest files', () => {
    const took = (file: string, duration: number) => ({
      ...{ key: file, name: file, file, status: 'passed' as const, message: '', trace: '' },
      duration,
    });
    const results = [took('a', 2_000), took('b', 4_000), took('a', 3_000), took('c', 1_000)];
    expect(slowestFiles(results, 2)).toEqual(['5 s  a', '4 s  b']);
  });

  test('that are missing are an error', () => {
    expect(() => readVitestReport(join(folder, 'none.json'))).toThrow('before it wrote its report');
  });
});

describe('Failed tests that run once more', () => {
  const result = (name: string, status: 'passed' | 'failed' | 'skipped', file = 'a.test.ts') => ({
    ...{ key: name, name, file, status, message: '', trace: `${name} ${status}`, duration: 0 },
  });

  test('are flaky if they pass, and failed if they fail again', () => {
    const { results, flaky } = mergeRuns(
      [result('one', 'failed'), result('two', 'failed'), result('three', 'passed')],
      [result('one', 'passed'), result('two', 'failed'), result('three', 'failed')],
    );
    expect(results.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed']);
    expect(namesOf(flaky)).toEqual(['one', 'three']);
    expect(flaky[0]?.trace).toBe('one failed');
  });

  test('of a file that failed as a whole count when they pass', () => {
    const { results, flaky } = mergeRuns(
      [result('one', 'skipped'), result('a.test.ts', 'failed'), result('other', 'passed', 'b')],
      [result('one', 'passed')],
    );
    expect(results.map(({ name, status }) => [name, status])).toEqual([
      ['one', 'passed'],
      ['other', 'passed'],
    ]);
    expect(namesOf(flaky)).toEqual(['a.test.ts']);
  });

  test('change nothing where none failed', () => {
    const first = [result('one', 'passed'), result('two', 'skipped')];
    expect(mergeRuns(first, [])).toEqual({ results: first, flaky: [] });
  });
});

function write(name: string, report: unknown) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}
