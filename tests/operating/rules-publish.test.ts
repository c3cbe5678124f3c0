import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { template } from '../support/cluster.ts';
import { command, commandIn } from './commands.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder('rules');
const reasons = ['--reason-pt', 'O IUA menor sobe.', '--reason-en', 'The lower IUA rises.'];
/** A day that stays in the future. */
const firstDay = '2090-01-01';
const effective = ['--effective', firstDay];

beforeAll(() => {
  for (const name of ['app', 'rules', 'scripts', 'package.json', 'supabase']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes a file of the working copy. */
function edit(path: string, from: string, to: string) {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
}

async function editionsIn(database: string) {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query(
      "select number, effective_on::text, reason_pt, reason_en, figures -> 'iuaLow' as low from rule_editions order by 1",
    );
    return rows;
  });
}

describe('`npm run operate -- rules-publish` refuses', () => {
  test.each([
    ['no date', reasons, 'Expected the first day of the edition: --effective 2027-01-01'],
    [
      'a date that does not exist',
      ['--effective', '2027-02-30', ...reasons],
      '--effective: 2027-02-30 is not a date, such as 2027-01-01',
    ],
    [
      'no reason in Portuguese',
      [...effective, '--reason-en', 'Because.'],
      'Expected the reason for the change: --reason-pt "…"',
    ],
    [
      'no reason in English',
      [...effective, '--reason-pt', 'Porque sim.', '--reason-en', ' '],
      'Expected the reason for the change: --reason-en "…"',
    ],
    [
      'rules that have not changed',
      [...effective, ...reasons, '--yes'],
      'These are the texts and figures of edition 1.',
    ],
    [
      'a date in the past',
      ['--effective', '2026-01-02', ...reasons, '--yes'],
      'An edition cannot take effect in the past: 2026-01-02.',
    ],
  ])('%s', async (_what, args, message) => {
    const { name, url } = await newDatabase({ template });
    const answer = await command('rules-publish', { DATABASE_URL: url }, ...args);
    expect(answer).toEqual({ code: 1, lines: [message] });
    expect(await editionsIn(name)).toHaveLength(1);
  });
});

test('An operator changes a figure, reads what changes in both languages, and publishes it', async () => {
  const { name, url } = await newDatabase({ template });
  const publish = (...args: string[]) =>
    commandIn(folder, 'rules-publish', { DATABASE_URL: url }, ...effective, ...reasons, ...args);

  edit('rules/figures.ts', 'iuaLow: { value: 1500', 'iuaLow: { value: 1600');
  const early = await publish('--yes');
  expect(early.code).toBe(1);
  expect(early.lines.join()).toMatch(
    /edition\.ts has edition 1.*Change it to edition 2, in effect/,
  );

  edit(
    'rules/edition.ts',
    "number: 1, effective: '2026-01-01'",
    `number: 2, effective: '${firstDay}'`,
  );
  const unasked = await publish();
  expect(unasked.lines.at(-1)).toBe('Add --yes to publish without a question');
  const email = unasked.lines.join('\n');
  expect(email).toMatch(/Email in pt-BR, to \d+ people/);
  expect(email).toMatch(/Email in en, to \d+ people/);
  expect(email).toContain(
    '  We published edition 2 of the community rules. It takes effect on January 1, 2090.',
  );
  expect(email).toContain('  See what changes http://localhost:3000/rules/changes');
  expect(await editionsIn(name)).toHaveLength(1);

  const published = await publish('--yes');
  expect(published.code).toBe(0);
  const said = published.lines.join('\n').replaceAll('\u00a0', ' ');
  expect(said).toContain('iuaLow: 150000 → 160000');
  expect(said).toContain('Lower IUA · [-$1,500.00 -]{+$1,600.00 +}·');
  expect(said).toContain('IUA menor · [-US$ 1.500,00 -]{+US$ 1.600,00 +}·');
  expect(await editionsIn(name)).toMatchObject([
    { number: 1, low: 150_000 },
    {
      number: 2,
      effective_on: firstDay,
      reason_pt: 'O IUA menor sobe.',
      reason_en: 'The lower IUA rises.',
      low: 160_000,
    },
  ]);

  edit('app/content/rules/en/maternity.ts', "'adoption fees.',", "'adoption fees.', 'and more.',");
  const uneven = await publish('--yes');
  expect(uneven).toEqual({
    code: 1,
    lines: [
      'The languages differ. Only in',
      'en: maternity#maternity-not-shared (7 sentences)',
      'pt-BR: maternity#maternity-not-shared (6 sentences)',
    ],
  });
});

test('An operator reads the email about new terms before anyone gets it', async () => {
  const { name, url } = await newDatabase({ template });
  const announce = (...args: string[]) =>
    command('legal-announce', { DATABASE_URL: url }, '--document', 'terms', ...effective, ...args);
  const announced = () =>
    asOwner(
      name,
      async (owner) => (await owner.query('select from private.legal_changes')).rowCount,
    );
  const unasked = await announce();
  expect(unasked.code).toBe(1);
  expect(unasked.lines.at(-1)).toBe('Add --yes to publish without a question');
  const email = unasked.lines.join('\n');
  expect(email).toContain('  On January 1, 2090, a new version of our terms of use takes effect.');
  expect(email).toContain('  Ler o novo texto http://localhost:3000/BR/legal#terms');
  expect(await announced()).toBe(0);

  const counts = [...email.matchAll(/^Email in (?:pt-BR|en), to (\d+) people$/gm)];
  const sum = counts.reduce((all, [, count]) => all + Number(count), 0);
  const sent = await announce('--yes');
  expect(sent.lines.at(-1)).toBe(`${sum} people get the email. The scheduled work sends it.`);
  expect(await announced()).toBe(1);
});
