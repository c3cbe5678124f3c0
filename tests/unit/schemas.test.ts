import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { initialMigration, joinSchemas } from '../../scripts/lib/initial-migration.mjs';
import { answers } from '../../supabase/contracts/answers.ts';

const root = join(import.meta.dirname, '../..');
const sql = globSync('supabase/schemas/*.sql', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const definition =
  /^create (?:table|function|view|type|domain|schema|role|(?:unique )?index|(?:constraint )?trigger (?=\w+ (?:before|after|instead)[^;]* on ([\w.]+))) ?([\w.]+)/gm;

test('The initial migration is what the schema files say', () => {
  // After a change: npm run check
  expect(readFileSync(initialMigration, 'utf8')).toBe(joinSchemas());
});

test('Each object is defined once, in its final form', () => {
  const names = sql.flatMap((text) =>
    [...text.matchAll(definition)].map(([, table = '', name]) => `${table} ${name}`.trim()),
  );
  expect(names.length).toBeGreaterThan(700);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const changed = sql.flatMap((text) =>
    [...text.matchAll(/^\s*(?:create or replace|alter table [\w.]+\s+add column).*/gim)].flat(),
  );
  expect(changed).toEqual([]);
});

test('Each function that returns JSON has a contract', () => {
  const returnsJson = /^create function public\.(\w+)\([^$]*?\)\s+returns (?:setof )?jsonb?\b/gm;
  const names = sql.flatMap((text) => [...text.matchAll(returnsJson)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(50);
  expect(Object.keys(answers).sort()).toEqual(names.sort());
});
