import { existsSync, globSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testsFor } from '../../scripts/lib/changed-tests.mjs';
import { readImporters } from '../../scripts/lib/importers.mjs';

describe('npm run test:changed', () => {
  test('runs a changed test itself', () => {
    const files = ['tests/unit/money.test.ts', 'tests/e2e/rules.spec.ts'];
    expect(testsFor(files)).toEqual({ tests: [files[0]], specs: [files[1]], left: [] });
  });

  test('runs the unit tests and the spec of a changed page, each once', () => {
    const files = ['app/site/rules/page.tsx', 'app/site/rules/contents.tsx'];
    expect(testsFor(files)).toEqual({
      tests: ['tests/unit/'],
      specs: ['tests/e2e/rules.spec.ts', 'tests/e2e/rule-editions.spec.ts'],
      left: [],
    });
  });

  test('follows imports: runs the specs of the pages that use a changed file, up to four', () => {
    const importersOf = readImporters();
    const examples = testsFor(['app/site/your-part/what-you-pay.tsx'], importersOf);
    expect(examples.specs).toEqual(['tests/e2e/questions.spec.ts']);
    const money = testsFor(['app/shared/format/money.ts'], importersOf);
    expect(money.specs).toHaveLength(4);
    expect(money.specs).toContain('tests/e2e/calculator.spec.ts');
    expect(money.left).toContain('tests/e2e/record-payments.spec.ts');
  });

  test('runs nothing when nothing changed, and few tests when only documents did', () => {
    expect(testsFor([])).toEqual({ tests: [], specs: [], left: [] });
    const tests = ['tests/unit/docs.test.ts', 'tests/unit/docs-links.test.ts'];
    expect(testsFor(['README.md'])).toEqual({ tests, specs: [], left: [] });
    expect(testsFor(['docs/operating.md'])).toEqual({ tests, specs: [], left: [] });
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

  test('selects a spec for every folder of the site, and every spec for some folder', () => {
    const all = globSync('app/**/').map((folder) => testsFor([`${folder}/changed.tsx`]).specs);
    for (const specs of all) expect(specs).not.toEqual([]);
    const missing = globSync('tests/e2e/*.spec.ts').filter((file) => !all.flat().includes(file));
    // These walk through all of the site.
    expect(missing).toEqual(['tests/e2e/screens.spec.ts']);
  });
});
