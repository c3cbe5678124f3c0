// `npm run operate -- legal-announce --document terms --effective 2027-03-01`: emails everyone with an
// account that new terms or a new privacy policy take effect. The new text must be on its page. It prints
// the email and asks first, unless `--yes`.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readEnvironment } from 'supabase-gateway/env';
import { formatDay } from '../../supabase/functions/_shared/format-day.ts';
import { legalChange } from '../../supabase/functions/_shared/mail/emails/legal-change.ts';
import { anyone, confirm, describeEmail, emailedUrl, type Recipients } from './announce.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

type Change = { document: string; effective: string };

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      document: { type: 'string' },
      effective: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const { document, effective = '' } = values;
  if (!document) throw new CommandError('Expected the text that changes: --document terms|privacy');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(effective)) {
    throw new CommandError('Expected the first day of the new text: --effective 2027-03-01');
  }
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, (owner) => announce(owner, { document, effective }, values.yes)),
  );
});

async function announce(owner: pg.Client, change: Change, isConfirmed: boolean) {
  const { document, effective } = change;
  // Validates everything before the question, and announces nothing.
  await owner.query('begin');
  await insertChange(owner, change);
  const recipients = await recipientsOf(owner, change);
  await owner.query('rollback');
  const email = describeEmail(recipients, legalChange, (language) => ({
    document,
    date: formatDay(effective, language),
    firstName: anyone,
    url: emailedUrl(`/legal#${document}`, language),
  }));
  console.log(`${email}\n`);
  if (!isConfirmed) await confirm('Send these emails?', 'Nothing was sent.');
  const people = await insertChange(owner, change);
  console.log(`${people} people get the email. The scheduled work sends it.`);
}

async function insertChange(owner: pg.Client, { document, effective }: Change): Promise<number> {
  const { rows } = await owner.query<{ people: number }>(
    'select public.announce_legal_change($1, $2) as people',
    [document, effective],
  );
  return rows[0]?.people ?? 0;
}

async function recipientsOf(owner: pg.Client, { document, effective }: Change) {
  const { rows } = await owner.query<Recipients>(
    `select case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end as language,
       count(*)::integer as count
     from private.legal_emails_due as due join auth.users on users.id = due.user_id
     where due.document = $1 and due.effective_on = $2
     group by 1`,
    [document, effective],
  );
  return rows;
}
