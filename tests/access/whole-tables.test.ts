import { expect, test } from 'vitest';
import { testServer } from '../support/server.ts';

const server = testServer();

// Supabase refuses updates and deletes without a filter for the API's roles, also inside functions.
// The gateway refuses only requests, so such a function would fail first on Supabase.
test('no function changes or empties a whole table', async () => {
  const { rows } = await server.owner.query<{ name: string; body: string }>(
    `select oid::regprocedure::text as name, prosrc as body from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const changes = /\b(?:update\s+[\w.]+(?:\s+as)?(?:\s+\w+)?\s+set|delete\s+from)\b[^;]*/gi;
  const whole = rows.flatMap(({ name, body }) =>
    [...body.replace(/--.*$/gm, '').matchAll(changes)]
      .filter(([statement]) => !/\bwhere\b/i.test(statement))
      .map(([statement]) => `${name}: ${statement}`),
  );
  expect(whole).toEqual([]);
});
