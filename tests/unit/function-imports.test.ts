import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'supabase', 'functions');
const functions = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));

/**
 * The packages that a file loads, itself or through others of the project. Types are not loaded, and
 * the modules of Node.js are part of Deno.
 */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;$/gm, '');
  const imports = code.matchAll(/(?:^import|\bfrom) '([^']+)';$/gm);
  return [...imports]
    .flatMap(([, from = '']) =>
      from.startsWith('.') ? packagesOf(resolve(dirname(file), from), seen) : [from],
    )
    .filter((used) => !used.startsWith('node:'));
}

// Supabase runs them on Deno, which knows no package.json: a function without its own import map
// would work here and fail to start there.
describe('On Supabase, a function finds the packages that it finds here', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  test.each(functions)('%s', (name) => {
    const map = join(folder, name, 'deno.json');
    const { imports = {} } = existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : {};
    for (const used of packagesOf(join(folder, name, 'index.ts'))) {
      expect(imports[used], used).toBe(`npm:${used}@${dependencies[used]}`);
    }
  });

  test('and config.toml says of each who may call it', () => {
    const config = readFileSync(join(root, 'supabase', 'config.toml'), 'utf8');
    for (const name of functions) expect(config).toContain(`[functions.${name}]`);
  });
});
