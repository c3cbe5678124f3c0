// `npm run operate -- personal-data ana@example.com [file]`: writes a copy of all data about the person
// with this email, as JSON, and their files into a folder next to it. Only the owner can read
// them. With `--erase`, deletes the data and the files instead. If one deletion fails, nothing is deleted.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { DatabaseLocation } from 'supabase-gateway/database/connections';
import { readEnvironment } from 'supabase-gateway/env';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';
import { requestFiles, writeRequestFiles } from './write-request-files.ts';

type Kept = {
  table: string;
  whose: string;
  columns?: string;
  /** The database deletes or empties what is personal itself, when it deletes the requests. Amounts stay. */
  isCounted?: true;
};

const messages =
  'select id from public.contact_messages where email = person.mail or member_id = any(person.members)';
const forms = `select id from public.form_submissions
  where member_id = any(person.members) or lower(answers ->> 'email') = person.mail`;

const requests = 'select id from public.sharing_requests where member_id = any(person.members)';

const bills = 'select id from public.bills where member_id = any(person.members)';
const decisions = 'select id from public.decisions where member_id = any(person.members)';

const applications = `select id from public.membership_applications
  where email = person.mail or auth_user_id = any(person.users) or member_id = any(person.members)`;

const advisors = 'select id from public.agents where email = person.mail';

const advisorNotes = `select id from private.advisor_notes
  where agent_id in (${advisors}) or member_id = any(person.members) or application_id in (${applications})`;

/**
 * The tables that can contain personal data, each before the tables that it depends on. `person` has
 * a row for each of their emails, with `mail`, `members` and `users`. No table has columns with these names.
 */
const places: readonly Kept[] = [
  {
    // The log's lines and its chain stay. Only the changed values are deleted.
    table: 'private.activity_values',
    whose: `log_id in (
      select log.id from public.activity_log as log
      where log.member_id = any(person.members)
        or log.subject_table = 'contact_messages' and log.subject_id in (${messages})
        or log.subject_table = 'form_submissions' and log.subject_id in (${forms})
        or log.subject_table = 'membership_applications' and log.subject_id in (${applications})
    )`,
    columns: 'log_id, changes',
  },
  {
    table: 'public.contact_notes',
    whose: `message_id in (${messages}) or submission_id in (${forms})`,
  },
  { table: 'private.advisor_answers', whose: `note_id in (${advisorNotes})` },
  { table: 'private.advisor_notes', whose: `id in (${advisorNotes})` },
  { table: 'private.advisor_logins', whose: `agent_id in (${advisors})` },
  { table: 'public.message_replies', whose: `message_id in (${messages})` },
  { table: 'public.contact_messages', whose: `id in (${messages})` },
  { table: 'public.request_messages', whose: `request_id in (${requests})` },
  { table: 'public.request_notes', whose: `request_id in (${requests})` },
  { table: 'public.request_tasks', whose: `request_id in (${requests})` },
  { table: 'public.request_events', whose: `request_id in (${requests})` },
  { table: 'private.request_emails', whose: `request_id in (${requests})` },
  { table: 'public.sharing_payments', whose: 'member_id = any(person.members)', isCounted: true },
  {
    table: 'public.decision_confirmations',
    whose: `decision_id in (${decisions})`,
    isCounted: true,
  },
  { table: 'public.decision_lines', whose: `decision_id in (${decisions})`, isCounted: true },
  { table: 'public.decisions', whose: 'member_id = any(person.members)', isCounted: true },
  { table: 'public.decision_proposals', whose: 'member_id = any(person.members)', isCounted: true },
  { table: 'public.bill_lines', whose: `bill_id in (${bills})`, isCounted: true },
  { table: 'public.bills', whose: 'member_id = any(person.members)', isCounted: true },
  { table: 'public.request_files', whose: 'member_id = any(person.members)' },
  { table: 'public.request_items', whose: `request_id in (${requests})` },
  { table: 'public.sharing_requests', whose: 'member_id = any(person.members)' },
  { table: 'public.medical_needs', whose: 'member_id = any(person.members)' },
  { table: 'public.form_submissions', whose: `id in (${forms})` },
  {
    table: 'public.membership_applications',
    whose: `id in (${applications})`,
  },
  { table: 'public.contribution_months', whose: 'member_id = any(person.members)' },
  {
    table: 'public.contribution_entries',
    whose: 'member_id = any(person.members)',
    isCounted: true,
  },
  { table: 'public.billing', whose: 'member_id = any(person.members)' },
  { table: 'public.billing_schedules', whose: 'member_id = any(person.members)' },
  { table: 'public.payment_profiles', whose: 'member_id = any(person.members)' },
  { table: 'public.member_iua_choices', whose: 'member_id = any(person.members)' },
  { table: 'public.membership_lapses', whose: 'member_id = any(person.members)' },
  {
    // The server deletes the contents within 15 minutes, once no row names them.
    table: 'storage.objects',
    whose: `bucket_id = '${requestFiles}' and path_tokens[1] = any(person.members::text[])`,
    columns: 'name, metadata, created_at',
  },
  { table: 'public.agents', whose: 'email = person.mail' },
  // The events keep amounts, but not who paid.
  { table: 'private.payment_events', whose: 'member_id = any(person.members)', isCounted: true },
  { table: 'private.contribution_reminders', whose: 'member_id = any(person.members)' },
  { table: 'private.edition_emails', whose: 'member_id = any(person.members)' },
  { table: 'private.legal_emails', whose: 'user_id = any(person.users)' },
  { table: 'private.statement_emails', whose: 'member_id = any(person.members)' },
  {
    table: 'private.account_emails',
    whose:
      'help_id in (select helps.id from public.account_help as helps where helps.member_id = any(person.members))',
  },
  { table: 'public.members', whose: 'id = any(person.members)' },
  // Deleted with the member, so that the database can empty the events of the customer.
  { table: 'private.stripe_customers', whose: 'member_id = any(person.members)' },
  // Deleted with the member, so that the database can keep when and in which state someone was a member.
  { table: 'public.enrollments', whose: 'member_id = any(person.members)' },
  { table: 'public.household_people', whose: 'member_id = any(person.members)' },
  { table: 'public.member_states', whose: 'member_id = any(person.members)' },
  // Deleted with the member only, because it proves who has read which rules.
  { table: 'public.edition_acknowledgements', whose: 'member_id = any(person.members)' },
  { table: 'public.state_acknowledgements', whose: 'member_id = any(person.members)' },
  { table: 'public.state_settlements', whose: 'member_id = any(person.members)' },
  { table: 'public.account_help', whose: 'member_id = any(person.members)' },
  // Deleted with the member only. A record that was merged into another one is part of it.
  {
    table: 'private.member_merges',
    whose: 'survivor_id = any(person.members) or duplicate_id = any(person.members)',
  },
  {
    table: 'auth.users',
    whose: 'id = any(person.users)',
    // The password's hash and the tokens are excluded, because the copy can be passed on.
    columns: 'id, email, created_at, email_confirmed_at, last_sign_in_at, raw_user_meta_data',
  },
  {
    table: 'auth.audit_log_entries',
    whose: `payload ->> 'actor_username' = person.mail or payload ->> 'actor_id' = any(person.users::text[])`,
  },
  {
    table: 'gateway.mail_queue',
    whose: 'lower(recipient) = person.mail',
    columns: 'kind, recipient, subject, state, created_at',
  },
];

const asPerson =
  'with person as (select mail, $2::uuid[] as members, $3::uuid[] as users from unnest($1::text[]) as mail)';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { erase: { type: 'boolean', default: false } },
  });
  const [email, file, ...others] = positionals;
  if (!email?.includes('@') || others.length > 0 || (values.erase && file)) {
    throw new CommandError(
      'Expected an email and a file for the copy: npm run operate -- personal-data ana@example.com ana.json',
    );
  }
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query(values.erase ? 'begin' : 'begin read only');
      // Otherwise files are deleted through the API only.
      await owner.query("set local storage.allow_delete_query = 'true'");
      const person = await findPerson(owner, email.trim().toLowerCase());
      if (values.erase) await erase(owner, person);
      else await writeAll(await copyOf(owner, person), location, person, file);
      await owner.query('commit');
    }),
  );
});

type Copy = Record<string, unknown[]>;

async function writeAll(
  copy: Copy,
  location: DatabaseLocation,
  [, members]: Person,
  given: string | undefined,
) {
  const file =
    given ?? `personal-data-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  writeCopy(copy, file);
  if (!copy['storage.objects']) return;
  const folder = `${resolve(file).replace(/\.json$/, '')}-files`;
  const count = await writeRequestFiles(location, members, folder);
  console.log(`${count} files: ${folder}`);
}

/** Only the owner can read the file, and no existing file is overwritten. */
function writeCopy(copy: Copy, file: string) {
  try {
    writeFileSync(resolve(file), `${JSON.stringify(copy, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandError(code === 'EEXIST' ? `${file} already exists` : message);
  }
  const rows = Object.values(copy).reduce((sum, { length }) => sum + length, 0);
  console.log(`${rows} rows of ${Object.keys(copy).length} tables: ${file}`);
}

type Person = readonly [emails: string[], members: string[], users: string[]];

/** The ids of the member and the user with an email, and of the records that were merged into theirs. */
async function findPerson(owner: pg.Client, email: string): Promise<Person> {
  const merged = await owner.query<{ email: string }>(
    `select stays.email from public.members as stays
     join public.members as duplicates on duplicates.merged_into = stays.id where duplicates.email = $1`,
    [email],
  );
  if (merged.rows[0]) {
    throw new CommandError(
      `The record with this email was merged into the one with ${merged.rows[0].email}. Give that email, to include both.`,
    );
  }
  const members = await owner.query<{ id: string; email: string; auth_user_id: string | null }>(
    `select id, email, auth_user_id from public.members
     where email = $1 or merged_into = (select id from public.members where email = $1)`,
    [email],
  );
  const emails = [...new Set([email, ...members.rows.map((member) => member.email)])];
  const users = await owner.query<{ id: string }>(
    'select id from auth.users where email = any($1)',
    [emails],
  );
  const logins = members.rows.flatMap(({ auth_user_id }) => auth_user_id ?? []);
  const ids = new Set([...logins, ...users.rows.map(({ id }) => id)]);
  return [emails, members.rows.map(({ id }) => id), [...ids]];
}

async function copyOf(owner: pg.Client, person: Person) {
  const copy: Record<string, unknown[]> = {};
  for (const { table, whose, columns = '*' } of await placesIn(owner)) {
    const rows = `select ${columns} from ${table} as kept where exists (select from person where ${whose})`;
    const found = await owner.query<{ row: unknown }>(
      `${asPerson} select to_jsonb(found) as row from (${rows}) as found`,
      [...person],
    );
    if (found.rows.length > 0) copy[table] = found.rows.map(({ row }) => row);
  }
  return copy;
}

async function erase(owner: pg.Client, person: Person) {
  for (const { table, whose, isCounted } of await placesIn(owner)) {
    if (isCounted) continue;
    const { rowCount } = await owner.query(
      `${asPerson} delete from ${table} where exists (select from person where ${whose})`,
      [...person],
    );
    if (rowCount) console.log(`${table}: ${rowCount} deleted`);
    if (rowCount && table === 'private.activity_values') await logErasure(owner, rowCount);
  }
}

/** If values are missing from the log without such a line, this command did not erase them. */
async function logErasure(owner: pg.Client, lines: number) {
  await owner.query(
    "select private.log_activity('system', null, 'log.values_erased', details => jsonb_build_object('lines', $1::int))",
    [lines],
  );
}

/** Excludes missing tables, because a Supabase project has no email queue. */
async function placesIn(owner: pg.Client): Promise<Kept[]> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [places.map(({ table }) => table)],
  );
  const there = new Set(rows.map(({ name }) => name));
  return places.filter(({ table }) => there.has(table));
}
