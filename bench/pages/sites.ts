import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { site } from 'supabase-gateway/static/site';
import { readSiteTable } from 'supabase-gateway/static/site-table';
import { buildClassic } from './classic/build.ts';

const build = join(import.meta.dirname, '..', '..', 'build');

/** Serves a folder derived from the built site, like the product. */
export async function serve(folder: string): Promise<{ app: FastifyInstance; url: string }> {
  const app = fastify({ forceCloseConnections: true });
  const served = { folder: join(folder, 'client'), table: readSiteTable(join(folder, 'client')) };
  await app.register(site, { isDemonstration: true, current: () => served });
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

/** Copies the build without scripts (the floor). @returns its folder */
export function withoutScripts(): string {
  const folder = copyOfBuild('floor');
  changePages(folder, (html) =>
    html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="(?:idle-)?modulepreload"[^>]*>/g, ''),
  );
  return folder;
}

/** Copies the build with one empty document for every page (a classic application). @returns its folder */
export async function buildSinglePageApplication(): Promise<string> {
  const folder = copyOfBuild('classic');
  const document = await buildClassic(join(folder, 'client'));
  changePages(folder, () => document);
  return folder;
}

function copyOfBuild(name: string): string {
  const folder = temporaryFolder(name);
  cpSync(realpathSync(build), folder, { recursive: true });
  return folder;
}

function changePages(folder: string, change: (html: string) => string) {
  const client = join(folder, 'client');
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) {
      const path = join(client, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
      rmSync(`${path}.br`, { force: true });
      rmSync(`${path}.gz`, { force: true });
      compress(path);
    }
    if (/\.(?:js|css)$/.test(file) && !existsSync(join(client, `${file}.br`))) {
      compress(join(client, file));
    }
  }
}

function compress(path: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
}
