import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { site } from '../../server/static/site.ts';

const build = join(import.meta.dirname, '..', '..', 'build');

/** Serves the built site, or another folder made from it, as the product does. */
export async function serve(folder = build): Promise<{ app: FastifyInstance; url: string }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(site, { folder: join(folder, 'client') });
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

/** Copies the build with every script taken out of its pages: the floor. Returns its folder. */
export function withoutScripts(): string {
  const folder = temporaryFolder('floor');
  cpSync(build, folder, { recursive: true });
  const client = join(folder, 'client');
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(client, file), 'utf8')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="(?:module|idle-)preload"[^>]*>/g, '');
    writeFileSync(join(client, file), html);
    rmSync(join(client, `${file}.gz`), { force: true });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(html, { params }));
  }
  return folder;
}
