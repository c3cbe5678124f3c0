import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..');

const replaced: Record<string, string> = {
  '@react-router/dev/routes': 'route-config.ts',
  './messages': 'messages.ts',
};

/** The texts come over HTTP, and no framework reads the table of routes. */
const classicParts: Plugin = {
  name: 'classic-parts',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const file = replaced[source];
    const isAsked = /\/app\/(routes|i18n\/page-data)\.ts$/.test(importer);
    return file && isAsked ? join(import.meta.dirname, file) : undefined;
  },
};

/** Builds the classic application into a folder. Returns its document. */
export async function buildClassic(folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [classicParts, tailwindcss()],
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
    },
  });
  return readFileSync(join(folder, 'bench', 'pages', 'classic', 'index.html'), 'utf8');
}
