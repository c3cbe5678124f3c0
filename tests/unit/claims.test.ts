import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../app/shared/i18n/language.ts';
import { authEmails } from '../../emails/auth/auth-emails.ts';
import { functionEmails } from '../../emails/functions/function-emails.ts';
import { type Row, tablesIn } from '../support/markdown-tables.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const page = read('docs/claims.md');
const claims = page
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => tablesIn(section).flat());

const sql = new Map(
  globSync('supabase/schemas/*.sql', { cwd: root }).map((path) => [
    /\d+_(\w+)\.sql$/.exec(path)?.[1] ?? path,
    path,
  ]),
);

const emails: Record<string, unknown> = {
  ...Object.fromEntries(authEmails.map(({ file, email }) => [file, email])),
  ...Object.fromEntries(
    Object.entries(functionEmails).map(([name, email]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      email,
    ]),
  ),
};

/** What is wrong with a place of a text: nothing if the text exists in both languages. */
async function placeError(place: string): Promise<string | undefined> {
  const [, folder, file, key] = /^`(\w+)\/([\w-]+):([\w.-]+)`$/.exec(place) ?? [];
  if (!folder || !file || !key) return 'is not like `site/signup:lead`';
  for (const language of languages) {
    if (folder === 'legal') {
      const { sections, items } = (await import(`../../app/content/legal/${language}/${file}.ts`))[
        file
      ];
      if (![...(sections ?? items)].some(({ id }: { id: string }) => id === key)) {
        return `has no section in ${language}`;
      }
    } else if (folder === 'email') {
      const content = (emails[file] as Record<string, unknown> | undefined)?.[language];
      if (valueAt(content, key) === undefined) return `is no part of an email in ${language}`;
    } else {
      const path = `app/shared/i18n/locales/${language}/${folder}/${file}.json`;
      if (!existsSync(join(root, path))) return `${path} is gone`;
      if (typeof valueAt(JSON.parse(read(path)), key) !== 'string') {
        return `has no message in ${language}`;
      }
    }
  }
}

function valueAt(tree: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], tree);
}

/** What is wrong with a proof: nothing if what it names exists. */
function proofError(proof: string): string | undefined {
  const [, name, file] = /^`((?:private|public)\.\w+)` \((\w+)\)$/.exec(proof) ?? [];
  if (name && file) {
    const path = sql.get(file);
    if (!path) return `there is no schema file ${file}`;
    const isDefined = ['function', 'view'].some((kind) =>
      new RegExp(`^create (or replace )?${kind} ${name}\\b`, 'm').test(read(path)),
    );
    return isDefined ? undefined : `${path} does not define ${name}`;
  }
  const [, anchor] = /^\[[^\]]+\]\(operating\.md#([\w-]+)\)$/.exec(proof) ?? [];
  if (anchor) {
    const headings = [...read('docs/operating.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    return headings.includes(anchor) ? undefined : `operating.md has no heading #${anchor}`;
  }
  const [, path, text] = /^`([^`]+)`(?: “(.+)”)?$/.exec(proof) ?? [];
  if (!path) return 'is no proof';
  if (!existsSync(join(root, path))) return `${path} is gone`;
  if (path.endsWith('.test.ts') && !text) return `${path} needs the title of a test`;
  return text && !read(path).includes(text) ? `${path} does not contain “${text}”` : undefined;
}

describe('A claim', () => {
  test('of each area is on the page', () => {
    const areas = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(areas).toHaveLength(6);
    expect(
      page
        .split(/^## /m)
        .slice(1)
        .map((section) => tablesIn(section).flat().length),
    ).toEqual(areas.map(() => expect.toSatisfy((count: number) => count >= 10)));
  });

  test.each(claims)('has its text and its proof: $claim ($where)', async (row: Row) => {
    expect(Object.keys(row)).toEqual(['claim', 'where', 'proof']);
    expect(row.claim).not.toBe('');
    expect(await placeError(row.where ?? '')).toBeUndefined();
    const errors = (row.proof ?? '').split(' · ').map(proofError);
    expect(errors.filter(Boolean)).toEqual([]);
  });

  test('is named once for each text', () => {
    const names = claims.map(({ claim, where }) => `${claim} ${where}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('A row is refused', () => {
  test.each([
    ['`site/signup:nothing`', 'has no message in en'],
    ['`site/nothing:lead`', 'app/shared/i18n/locales/en/site/nothing.json is gone'],
    ['`legal/privacy:nothing`', 'has no section in en'],
    ['`email/reply:notes.9`', 'is no part of an email in en'],
    ['site/signup', 'is not like `site/signup:lead`'],
  ])('with the place %s', async (place, error) => {
    expect(await placeError(place)).toBe(error);
  });

  test.each([
    ['', 'is no proof'],
    ['`app/nothing.ts`', 'app/nothing.ts is gone'],
    ['`tests/unit/card.test.ts`', 'tests/unit/card.test.ts needs the title of a test'],
    [
      '`tests/unit/card.test.ts` “Nobody has a card”',
      'tests/unit/card.test.ts does not contain “Nobody has a card”',
    ],
    ['`public.nothing` (nowhere)', 'there is no schema file nowhere'],
    [
      '`public.nothing` (requests)',
      'supabase/schemas/20_requests.sql does not define public.nothing',
    ],
    ['[the team](operating.md#nothing)', 'operating.md has no heading #nothing'],
  ])('with the proof %s', (proof, error) => {
    expect(proofError(proof)).toBe(error);
  });
});
