import { existsSync, globSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testsFor } from '../../scripts/lib/changed-tests.mjs';

describe('npm run test:changed', () => {
  test('runs a changed test itself', () => {
    const files = ['tests/unit/money.test.ts', 'tests/e2e/rules.spec.ts'];
    expect(testsFor(files)).toEqual({ tests: [files[0]], specs: [files[1]] });
  });

  test('runs the unit tests and the spec of a changed page, each once', () => {
    const files = ['app/site/rules/page.tsx', 'app/site/rules/contents.tsx'];
    expect(testsFor(files)).toEqual({
      tests: ['tests/unit/'],
      specs: ['tests/e2e/rules.spec.ts'],
    });
  });

  test('runs nothing when nothing changed, or only documents', () => {
    expect(testsFor([])).toEqual({ tests: [], specs: [] });
    expect(testsFor(['README.md'])).toEqual({ tests: [], specs: [] });
  });

  test('knows tests of every folder with code, and names only tests that exist', () => {
    const roots = ['app', 'gateway', 'scripts', 'supabase', 'emails'];
    const folders = roots.flatMap((folder) => globSync(`${folder}/{*,*/*}/`));
    expect(folders.length).toBeGreaterThan(30);
    for (const folder of folders) {
      const { tests, specs } = testsFor([`${folder}/changed.ts`]);
      expect(tests, folder).not.toEqual([]);
      for (const path of [...tests, ...specs]) expect(existsSync(path), path).toBe(true);
    }
    for (const folder of new Set(folders.flatMap((one) => testsFor([`${one}/x.ts`]).tests))) {
      expect(readdirSync(folder).some((file) => file.endsWith('.test.ts'))).toBe(true);
    }
  });
});
