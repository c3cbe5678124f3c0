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
    ...replyTemplates(),
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

/** The rows that the migrations insert: title and body, Portuguese before English. */
function replyTemplates(): ProductText[] {
  return filesIn('supabase/migrations', /\.sql$/).flatMap((file) => {
    const [, rows = ''] = read(file).split('insert into public.reply_templates') as string[];
    const [inserted = ''] = rows.split(/;\n/);
    return [...inserted.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = ''], place) => ({
      place: file,
      language: place % 2 === 0 ? ('pt-BR' as const) : ('en' as const),
      text: text.replaceAll('\\n', '\n'),
    }));
  });
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

/** Keys whose value is an identifier, not a text. */
const names = new Set(['id', 'kind', 'tone', 'icon', 'namespace', 'key', 'page', 'file', 'status']);

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
