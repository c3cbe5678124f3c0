import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lockfile, missingBuilds } from '../../scripts/lib/missing-builds.ts';

const text = readFileSync('package-lock.json', 'utf8');
const lockfile = JSON.parse(text) as Lockfile;

test('the lockfile contains the builds of all platforms (npm run lockfile)', () => {
  expect(Object.keys(missingBuilds(lockfile))).toEqual([]);
});

test('the lockfile contains no registry address', () => {
  // A workspace resolves to its folder.
  expect(text).not.toMatch(/"resolved": "[^"]*:|https?:\/\/(registry|localhost)/);
});
