import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  closedFile,
  closeStaticPages,
  writeClosedPage,
} from '../../scripts/build/postbuild/write-closed-page.ts';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A build of the demonstration, with one page and the file of the Command Center. */
async function build(settings: Record<string, string | undefined>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'closed-pages-'));
  folders.push(folder);
  for (const name of ['DEMO', 'DATABASE_URL', 'VITE_SUPABASE_URL', 'SITE_URL']) {
    vi.stubEnv(name, settings[name]);
  }
  vi.spyOn(console, 'warn').mockReturnValue();
  mkdirSync(join(folder, 'contact'));
  for (const copy of ['', '.br', '.gz']) {
    writeFileSync(join(folder, `contact/index.html${copy}`), '+1 (561) 555-0134');
    writeFileSync(join(folder, `fallback.html${copy}`), 'Command Center');
  }
  await writeClosedPage(folder);
  await closeStaticPages(folder, 'fallback.html');
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test('A static host gets the closed page instead of each page, also compressed', async () => {
  const folder = await build({ VITE_SUPABASE_URL: 'https://a.supabase.co' });
  const page = read(folder, 'contact/index.html');
  expect(page).toBe(read(folder, closedFile));
  expect(page).toContain('lang="pt-BR"');
  expect(page).toContain('The Mutirão website isn’t open yet');
  expect(page).not.toMatch(/555|example/);
  expect(existsSync(join(folder, 'contact/index.html.br'))).toBe(false);
  expect(existsSync(join(folder, 'contact/index.html.gz'))).toBe(false);
  expect(read(folder, 'fallback.html.br')).toBe('Command Center');
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('phone'));
});

test.each([
  ['for our own server, which closes the site itself', {}],
  [
    'for a demonstration on this machine',
    { VITE_SUPABASE_URL: 'http://localhost:54321', DEMO: 'on', SITE_URL: 'http://localhost:3000' },
  ],
])('A build %s keeps its pages', async (_, settings) => {
  const folder = await build(settings);
  expect(read(folder, 'contact/index.html.br')).toContain('555');
  expect(read(folder, closedFile)).toContain('isn’t open yet');
});

test('A public demonstration is closed, too', async () => {
  const demo = { VITE_SUPABASE_URL: 'https://a.supabase.co', DEMO: 'on' };
  const folder = await build({ ...demo, SITE_URL: 'https://demo.mutirao.org' });
  expect(read(folder, 'contact/index.html')).toContain('isn’t open yet');
});
