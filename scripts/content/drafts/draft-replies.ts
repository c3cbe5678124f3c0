import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../supabase/schemas');

type ReplyTemplate = { titlePt: string; titleEn: string; bodyPt: string; bodyEn: string };

/**
 * The reply templates of a new database, read from the schemas. Each is a row of `('Título',
 * 'Title', E'Texto', E'Text')`. A test compares them with a database.
 */
export async function draftReplies(): Promise<ReplyTemplate[]> {
  const files = (await readdir(folder)).sort();
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const inserts = sources.flatMap((sql) =>
    [...sql.matchAll(/insert into public\.reply_templates [^;]*?values([\s\S]*?\));\n/g)].map(
      ([, rows = '']) => rows,
    ),
  );
  return inserts.flatMap(rowsOf);
}

function rowsOf(rows: string): ReplyTemplate[] {
  const texts = [...rows.matchAll(/E?'((?:[^']|'')*)'/g)].map(([, text = '']) =>
    text.replaceAll("''", "'").replaceAll('\\n', '\n'),
  );
  const templates: ReplyTemplate[] = [];
  for (let first = 0; first < texts.length; first += 4) {
    const [titlePt = '', titleEn = '', bodyPt = '', bodyEn = ''] = texts.slice(first, first + 4);
    templates.push({ titlePt, titleEn, bodyPt, bodyEn });
  }
  return templates;
}
