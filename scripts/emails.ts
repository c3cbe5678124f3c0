// `npm run emails`: renders the emails of emails/ into supabase/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '..');
const { module } = await runnerImport<typeof import('../emails/output/email-files.ts')>(
  join(root, 'emails/output/email-files.ts'),
  { configFile: false, root, resolve: { tsconfigPaths: true } },
);
const config = await readFile(join(root, 'supabase/config.toml'), 'utf8');
const files = await module.emailFiles(config);
for (const [path, content] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}
console.log(`${files.size} files written`);
