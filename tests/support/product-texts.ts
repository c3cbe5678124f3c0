import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/shared/i18n/language.ts';
import { emailTexts } from '../../emails/output/email-texts.ts';

/** A text of the product, with its source. */
export type ProductText = { place: string; language: Language; text: string };

const root = join(import.meta.dirname, '../..');

/** Every text of the product: messages, content, emails, responses of functions, reply templates. */
export async function productTexts(): Promise<ProductText[]> {
  return [
    ...messages(),
    ...(await content()),
    ...(await emails()),
    ...answers(),
    ...textsInMigrations(),
  ];
}

function messages(): ProductText[] {
  return filesIn('app/shared/i18n/locales', /\.json$/).flatMap((file) => {
    const tree: unknown = JSON.parse(read(file));
    return leaves(tree, file, languageOfPath(file));
  });
}

/** The exports of each content module, without values of no language (addresses, keys). */
async function content(): Promise<ProductText[]> {
  const files = filesIn('app/content', /\.ts$/);
  const found = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(join(root, file));
      return leaves(module, file, languageOfPath(file));
    }),
  );
  return found.flat();
}

/** The rendered emails, paragraph by paragraph. */
async function emails(): Promise<ProductText[]> {
  const all = await emailTexts();
  return all.flatMap(({ name, language, subject, text }) =>
    [subject, ...text.split(/\n+/)].map((line) => ({
      place: `emails/${name}`,
      language,
      text: line,
    })),
  );
}

/** The texts of functions, found by the language before them. */
function answers(): ProductText[] {
  const written = /(\ben|'pt-BR'):\s*(['"`])((?:(?!\2)[^\\]|\\.)*)\2/gs;
  return filesIn('supabase/functions', /(?<!\/mail\/.*)\.ts$/).flatMap((file) =>
    [...read(file).matchAll(written)].map(([, name, , text = '']) => ({
      place: file,
      language: name === 'en' ? ('en' as const) : ('pt-BR' as const),
      text: text.replace(/\$\{[^}]*\}/g, '…'),
    })),
  );
}

/** The languages of the strings in each row that the schemas insert. The others are codes. */
const insertedTexts: Record<string, readonly (ProductText['language'] | undefined)[]> = {
  reply_templates: ['pt-BR', 'en', 'pt-BR', 'en'],
  request_macros: ['pt-BR', 'en', 'pt-BR', 'en'],
  document_kinds: [undefined, 'pt-BR', 'en', 'pt-BR', 'en', 'en', 'pt-BR'],
  rejection_reasons: [undefined, 'pt-BR', 'en'],
};

function textsInMigrations(): ProductText[] {
  return filesIn('supabase/schemas', /\.sql$/).flatMap((file) =>
    Object.entries(insertedTexts).flatMap(([table, languages]) => {
      const [, inserted = ''] = read(file).split(`insert into public.${table} `);
      const [rows = ''] = inserted.split(/;\n/);
      return rows.split(/^ {2}\(/m).flatMap((row) =>
        [...row.matchAll(/'((?:[^']|'')*)'/g)].flatMap(([, text = ''], place) => {
          const language = languages[place];
          return language ? [{ place: file, language, text: text.replaceAll('\\n', '\n') }] : [];
        }),
      );
    }),
  );
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => name.test(file))
    .sort();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Keys whose value is an identifier or words that visitors type, not a text. */
const names = new Set([
  'asked',
  'id',
  'kind',
  'tone',
  'icon',
  'namespace',
  'key',
  'page',
  'file',
  'status',
]);

function leaves(value: unknown, place: string, language: Language | undefined): ProductText[] {
  if (typeof value === 'string') return language ? [{ place, language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !names.has(key) || place.includes('.json'))
    .flatMap(([key, inner]) => {
      const named = key === 'en' || key === 'pt-BR' ? key : undefined;
      return leaves(inner, `${place}:${key}`, language ?? named);
    });
}

function languageOfPath(file: string): Language | undefined {
  if (/\/(pt-BR|portuguese)\b/.test(file)) return 'pt-BR';
  return /\/(en|english)\b/.test(file) ? 'en' : undefined;
}
