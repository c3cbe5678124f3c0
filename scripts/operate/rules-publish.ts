// `npm run operate -- rules-publish --effective 2027-01-01 --reason-pt "…" --reason-en "…"`: publishes the
// repository's rules as the next edition. It prints what changes and the email, and asks first, unless `--yes`.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readEnvironment } from 'supabase-gateway/env';
import { engineFigures, rulesEdition } from '#rules/edition';
import { type EditionContent, editionContent } from '../../app/content/rules/edition-content.ts';
import { formatDay } from '../../supabase/functions/_shared/format-day.ts';
import { editionPublished } from '../../supabase/functions/_shared/mail/emails/edition-published.ts';
import { describeChanges } from '../content/describe-changes.ts';
import { anyone, confirm, describeEmail, emailedUrl, type Recipients } from './announce.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

type Published = {
  number: number;
  effective_on: string;
  content: EditionContent;
  figures: Record<string, number>;
};

type Next = { effective: string; reasonPt: string; reasonEn: string; content: EditionContent };

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      effective: { type: 'string' },
      'reason-pt': { type: 'string' },
      'reason-en': { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const effective = readDay(values.effective);
  const reasonPt = readReason('pt', values['reason-pt']);
  const reasonEn = readReason('en', values['reason-en']);
  const content = await editionContent();
  requireSameOutline(content);
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, (owner) =>
      publish(owner, { effective, reasonPt, reasonEn, content }, values.yes),
    ),
  );
});

async function publish(owner: pg.Client, next: Next, isConfirmed: boolean) {
  const previous = await latestEdition(owner);
  // Validates everything before the question, and publishes nothing.
  await owner.query('begin');
  const number = await insertEdition(owner, next);
  const recipients = await recipientsOf(owner, number);
  await owner.query('rollback');
  requireRepository(number, next.effective);
  const figures = engineFigures();
  console.log(describeChanges(previous, { ...next, figures }).join('\n'));
  const email = describeEmail(recipients, editionPublished, (language) => ({
    number: String(number),
    date: formatDay(next.effective, language),
    firstName: anyone,
    url: emailedUrl('/rules/changes', language),
  }));
  console.log(`\n${email}\n\nEdition ${number}, in effect from ${next.effective}`);
  if (!isConfirmed) {
    await confirm(`Publish edition ${number}? It can never be changed.`, 'Nothing was published.');
  }
  await insertEdition(owner, next);
  console.log(`Edition ${number} is published. Members are notified by send-edition-emails.`);
}

async function latestEdition(owner: pg.Client): Promise<Published> {
  const { rows } = await owner.query<Published>(
    `select number, effective_on::text, content, figures from public.rule_editions
     order by number desc limit 1`,
  );
  if (!rows[0]) throw new CommandError('The database has no edition 1: start the server once');
  return rows[0];
}

async function insertEdition(owner: pg.Client, next: Next): Promise<number> {
  const { rows } = await owner.query<{ number: number }>(
    'select public.publish_rule_edition($1, $2, $3, $4, $5) as number',
    [
      next.effective,
      next.reasonPt,
      next.reasonEn,
      JSON.stringify(engineFigures()),
      JSON.stringify(next.content),
    ],
  );
  return rows[0]?.number ?? 0;
}

/** Who gets an email about the edition. */
async function recipientsOf(owner: pg.Client, number: number): Promise<Recipients[]> {
  const { rows } = await owner.query<Recipients>(
    `select case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end as language,
       count(*)::integer as count
     from private.edition_emails_due as due
     join public.members on members.id = due.member_id
     left join auth.users on users.id = members.auth_user_id
     where due.edition_number = $1
     group by 1`,
    [number],
  );
  return rows;
}

/** The pages of the rules show the number and the date of this file. */
function requireRepository(number: number, effective: string) {
  if (rulesEdition.number === number && rulesEdition.effective === effective) return;
  throw new CommandError(
    `rules/edition.ts has edition ${rulesEdition.number}, in effect from ${rulesEdition.effective}. ` +
      `Change it to edition ${number}, in effect from ${effective}, so that the pages show the same.`,
  );
}

/** Every section exists in both languages, with the same number of sentences. */
function requireSameOutline(content: EditionContent) {
  const outline = (language: keyof EditionContent) =>
    Object.entries(content[language]).flatMap(([tab, sections]) =>
      sections.map(({ id, text }) => `${tab}#${id} (${text.length} sentences)`),
    );
  const [en, pt] = [outline('en'), outline('pt-BR')];
  const alone = [
    ...en.filter((section) => !pt.includes(section)).map((section) => `en: ${section}`),
    ...pt.filter((section) => !en.includes(section)).map((section) => `pt-BR: ${section}`),
  ];
  if (alone.length === 0) return;
  throw new CommandError(['The languages differ. Only in', ...alone].join('\n'));
}

function readDay(text: string | undefined): string {
  if (!text)
    throw new CommandError('Expected the first day of the edition: --effective 2027-01-01');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay || new Date(text).toISOString().slice(0, 10) !== text) {
    throw new CommandError(`--effective: ${text} is not a date, such as 2027-01-01`);
  }
  return text;
}

function readReason(language: 'pt' | 'en', text: string | undefined): string {
  if (text?.trim()) return text.trim();
  throw new CommandError(`Expected the reason for the change: --reason-${language} "…"`);
}
