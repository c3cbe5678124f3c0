import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs the packages of the lockfile, unless they are already installed. Needs only Node 20 and
 * npm, because it runs before anything is installed. Resolves with whether it succeeded.
 */
export async function ensureInstalled() {
  if (isInstalled(root)) return true;
  console.log('Installing packages…');
  // The site is built here, so a production machine also needs the build tools.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const child = npm
    ? spawn(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawn('npm', options, { cwd: root, stdio: 'inherit', shell: true });
  const good = await succeeded(child);
  if (!good) console.error('Installing packages failed. See the npm messages above.');
  return good;
}

/** Records that the packages of the lockfile are installed. */
export function markInstalled() {
  writeFileSync(stampIn(root), hashOf(lockfileIn(root)));
}

/** Whether the packages of a folder's lockfile are installed, and none was removed since. */
export function isInstalled(folder) {
  const stamp = stampIn(folder);
  const lockfile = lockfileIn(folder);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOf(lockfile)) return false;
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  return Object.entries(packages).every(
    // Optional packages are those of other systems.
    ([path, { optional }]) => optional || existsSync(join(folder, path, 'package.json')),
  );
}

function stampIn(folder) {
  return join(folder, 'node_modules', '.installed');
}

function lockfileIn(folder) {
  return join(folder, 'package-lock.json');
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Path of the pinned Node, which is an installed package. */
export const node = join(root, 'node_modules', 'node', 'bin', 'node');

/** The environment in which the commands of a project's packages and its Node have priority. */
export function toolEnvironment(extra, folder = root) {
  const path = `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, ...extra, PATH: path };
}

/** Runs one of the project's commands. Resolves with whether it succeeded. */
export function run(command, args = [], extra = {}) {
  return succeeded(spawn(command, args, settings('inherit', extra)));
}

/** Runs a command concurrently with others. Its output is printed at once when it ends. */
export async function runConcurrently(command, args = [], extra = {}) {
  return (await runAndPrint(command, args, extra)).good;
}

/** Like `runConcurrently`, but resolves with `{ good, output }`. */
export async function runAndPrint(command, args = [], extra = {}) {
  const result = await runAndRead(command, args, extra);
  process.stdout.write(result.output);
  return result;
}

/** The commands that run now, with what they have written: `{ name, child, output }`. */
export const runningCommands = new Set();

/**
 * Runs a command and resolves with `{ good, output }`.
 * @param {(text: string) => void} [onText] receives the output while the command runs
 */
export async function runAndRead(command, args = [], extra = {}, onText = undefined) {
  const child = spawn(command, args, settings(['ignore', 'pipe', 'pipe'], extra));
  const running = { name: [command, ...args].join(' '), child, output: '' };
  runningCommands.add(running);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      running.output += text;
      onText?.(text);
    });
  }
  const good = await succeeded(child);
  runningCommands.delete(running);
  return { good, output: running.output };
}

function settings(stdio, extra) {
  return { cwd: root, stdio, env: toolEnvironment(extra) };
}

function succeeded(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
}
