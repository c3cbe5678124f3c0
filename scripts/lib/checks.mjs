import { runConcurrently } from './install.mjs';

// Both tools check everything each time, but read the results of unchanged files from the cache. A
// fresh clone has no cache, and `npm ci` removes it.
const buildInfo = 'node_modules/.cache/tsc.tsbuildinfo';

/** Generates the routes' types, then checks all types. Resolves with whether they are correct. */
export async function checkTypes() {
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo];
  return (await runConcurrently('react-router', ['typegen'])) && runConcurrently('tsc', options);
}

/** Resolves with whether every file, export and dependency is used. */
export function checkUnusedCode() {
  return runConcurrently('knip', ['--cache', '--no-config-hints']);
}
