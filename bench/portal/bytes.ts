import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/i18n/language.ts';

const root = join(import.meta.dirname, '..', '..');
const client = join(root, 'build', 'client');

type Routes = Record<string, { module: string }>;

/**
 * Every script that the portal's home waits for, by address, and its size over the line in kB
 * (1000 bytes, brotli): the frame, the page, the backend's client, the words.
 */
export function portalScripts(language: Language): Map<string, number> {
  const html = readFileSync(join(client, '__spa-fallback.html'), 'utf8');
  const addresses = new Set(scriptsIn(html));
  const routes = readRoutes([...addresses]);
  for (const id of ['root', 'routes/portal/layout', `portal.${language}`]) {
    const route = routes[id];
    if (!route) throw new Error(`The build has no route ${id}`);
    addresses.add(route.module);
  }
  addresses.add(assets().find((file) => file.startsWith('/assets/supabase-')) ?? '');
  for (const name of ['common', 'portalPages', 'portal', 'errors']) {
    addresses.add(messageFile(name, language));
  }
  // A set that grows while it is walked: what each file imports before it runs is walked, too.
  for (const address of addresses) for (const other of importsOf(address)) addresses.add(other);
  return new Map([...addresses].sort().map((address) => [address, compressed(address)]));
}

function readRoutes(scripts: string[]): Routes {
  const file = scripts.find((address) => address.startsWith('/assets/manifest-')) ?? '';
  const text = readFileSync(join(client, file), 'utf8');
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return (JSON.parse(json) as { routes: Routes }).routes;
}

/** The built file of a namespace, known by one of its own sentences. */
function messageFile(name: string, language: Language): string {
  const source = join(root, 'app', 'i18n', 'locales', language, `${name}.json`);
  const [, sentence] = /": "([^"\\{}]{12,})"/.exec(readFileSync(source, 'utf8')) ?? [];
  const file = assets()
    .filter((address) => address.startsWith(`/assets/${name}-`) && address.endsWith('.js'))
    .find((address) => readFileSync(join(client, address), 'utf8').includes(sentence ?? '\0'));
  if (!file) throw new Error(`The build has no messages ${name} in ${language}`);
  return file;
}

function importsOf(address: string): string[] {
  const text = readFileSync(join(client, address), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, file]) => `/assets/${file}`,
  );
}

function assets(): string[] {
  return readdirSync(join(client, 'assets')).map((file) => `/assets/${file}`);
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
}

function compressed(address: string): number {
  return statSync(join(client, `${address}.br`)).size / 1000;
}
