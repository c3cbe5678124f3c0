import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logActions } from '../../app/command-center/audit-log/log-actions.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

/** Names of counters that look like codes of the log. */
const limits = /(enforce_rate_limit|count_use|refuse_unknown_network|is_first_use)\([^;]*;/g;

/** Every code that the database writes into the activity log: by functions, and by triggers. */
async function codes(): Promise<string[]> {
  const functions = await server.owner.query<{ source: string }>(
    `select prosrc as source from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%log_activity(%'`,
  );
  const written = functions.rows.flatMap(({ source }) =>
    [...source.replace(limits, '').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, code]) => code ?? ''),
  );
  const triggers = await server.owner.query<{ code: string }>(
    `select distinct tgrelid::regclass::text || '.' || verb as code
     from pg_trigger, (values ('insert', 4), ('delete', 8), ('update', 16)) as verbs (verb, bit)
     where tgfoid = 'private.log_write'::regproc and tgtype & bit <> 0`,
  );
  // A setting of the import and a claim are not codes of the log.
  return [...new Set([...written, ...triggers.rows.map(({ code }) => code)])].filter(
    (code) => !code.startsWith('private.') && code !== 'request.headers',
  );
}

test.each(['en', 'pt-BR'])(
  'every action and every list of the log has a text in %s',
  async (language) => {
    const file = readFileSync(
      `app/shared/i18n/locales/${language}/command-center/command-center.json`,
      'utf8',
    );
    const { activity } = JSON.parse(file) as {
      activity: { actions: Record<string, string>; subjects: Record<string, string> };
    };
    const known = await codes();
    expect(known.length).toBeGreaterThan(50);
    expect(known.filter((code) => !activity.actions[code.replace('.', '_')])).toEqual([]);
    const lists = await server.owner.query<{ list: string }>(
      "select distinct subject_table as list from activity_log where subject_table is not null union select 'activity_log'",
    );
    expect(lists.rows.filter(({ list }) => !activity.subjects[list])).toEqual([]);
  },
);

test('the log can be filtered by every action that it contains', async () => {
  const known: readonly string[] = logActions;
  expect((await codes()).filter((code) => !known.includes(code))).toEqual([]);
});

test.each(['en', 'pt-BR'])(
  'every column that a line of the log can name has a text in %s',
  async (language) => {
    const file = readFileSync(
      `app/shared/i18n/locales/${language}/command-center/manage-log.json`,
      'utf8',
    );
    const { fields } = JSON.parse(file) as { fields: Record<string, string> };
    const columns = await server.owner.query<{ name: string }>(
      `select distinct attname as name from pg_attribute
       where attrelid in (select tgrelid from pg_trigger where tgfoid = 'private.log_write'::regproc)
         and attnum > 0 and not attisdropped
         and attname not like 'search\\_%' and attname not in ('id', 'created_at', 'updated_at', 'open_questions')`,
    );
    expect(columns.rows.length).toBeGreaterThan(50);
    expect(columns.rows.filter(({ name }) => !fields[name])).toEqual([]);
  },
);
