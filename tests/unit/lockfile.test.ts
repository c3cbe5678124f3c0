import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lockfile, missingBuilds } from '../../scripts/lib/missing-builds.ts';

const text = readFileSync('package-lock.json', 'utf8');
const lockfile = JSON.parse(text) as Lockfile;

test('the lockfile names the builds of all platforms, or a fresh clone cannot install (npm run lockfile)', () => {
  expect(Object.keys(missingBuilds(lockfile))).toEqual([]);
});

test('the lockfile names no registry', () => {
  // A workspace resolves to its folder.
  expect(text).not.toMatch(/"resolved": "[^"]*:|https?:\/\/(registry|localhost)/);
});
