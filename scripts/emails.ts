// `npm run emails`: renders the emails in emails/ into supabase/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importEmails } from './lib/import-emails.ts';

const root = join(import.meta.dirname, '..');
const { emailFiles } = await importEmails('email-files.ts');
const config = await readFile(join(root, 'supabase/config.toml'), 'utf8');
const files = await emailFiles(config);
for (const [path, content] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}
console.log(`${files.size} files written`);
