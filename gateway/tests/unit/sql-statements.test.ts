import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comparableSql, findTransactionControl } from '../../src/database/sql-statements.ts';

describe('A statement that begins or ends a transaction', () => {
  it.each([
    ['commit', 1],
    ['select 1; COMMIT;', 1],
    ['select 1;\n\nrollback to a;', 3],
    ['begin;\nselect 1;', 1],
    ['/* a; */ start  transaction;', 1],
    ["select E'\\';'; end", 1],
    ['select $a$ ; $a$; savepoint b;', 1],
  ])('is found: %s', (sql, line) => {
    expect(findTransactionControl(sql)?.line).toBe(line);
  });

  it.each([
    'do $$ begin commit; end $$;',
    'create function a() returns void language plpgsql as $body$ begin null; end $body$;',
    'create function a() returns int language sql begin atomic select 1; select 2; end;',
    'select \';commit;\', ";rollback;"; -- ;commit;\n/* ;end; */',
    'create table commits (beginning int, "end" int);',
    "comment on table a is 'It''s; begin';",
  ])('is not: %s', (sql) => {
    expect(findTransactionControl(sql)).toBeUndefined();
  });

  it('is in no migration of the product', () => {
    const files = globSync(`${import.meta.dirname}/../../../supabase/migrations/*.sql`);
    expect(files).not.toEqual([]);
    for (const file of files) {
      expect(findTransactionControl(readFileSync(file, 'utf8'))).toBeUndefined();
    }
  });
});

it('Two records of one file are the same, whatever splits its lines and statements', () => {
  const file = 'create table a ();\ncreate table b ();\n';
  expect(comparableSql(file.replaceAll('\n', '\r\n'))).toBe(comparableSql(file));
  expect(comparableSql('create table a ()create table b ()')).toBe(comparableSql(file));
  expect(comparableSql(file.replace('b', 'c'))).not.toBe(comparableSql(file));
});
