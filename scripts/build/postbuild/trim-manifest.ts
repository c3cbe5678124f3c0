import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files.ts';

type Route = { id: string; parentId?: string; imports: string[] };
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

const start = 'window.__reactRouterManifest=';

/**
 * Every page loads the router's list of all pages. The longest part of it says which files a page
 * imports, which serves only to fetch them ahead: that is done for the sign-in page and the
 * portal's pages, so it stays only there, without what every page has or the frame has brought.
 */
export async function trimManifest(folder: string): Promise<void> {
  const files = await filesIn(join(folder, 'assets'), ['.js']);
  const file = files.find((name) => name.startsWith('manifest-'));
  if (!file) throw new Error('The router wrote no manifest: has it moved?');
  const path = join(folder, 'assets', file);
  const script = await readFile(path, 'utf8');
  if (!script.startsWith(start)) throw new Error('The manifest is written in a new way.');
  const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, '')) as Manifest;
  await writeFile(path, `${start}${JSON.stringify(trimmed(manifest))};`);
}

function trimmed(manifest: Manifest): Manifest {
  const { entry, routes } = manifest;
  const entries = Object.values(routes).map((route) => {
    const above = ancestors(route, routes);
    const isFetchedAhead =
      route.id.startsWith('login.') || above.some(({ id }) => id === 'portal/layout');
    const known = new Set([...entry.imports, ...above.flatMap(({ imports }) => imports)]);
    const imports = isFetchedAhead ? route.imports.filter((file) => !known.has(file)) : [];
    return [route.id, { ...route, imports }] as const;
  });
  return { ...manifest, routes: Object.fromEntries(entries) };
}

function ancestors({ parentId }: Route, routes: Manifest['routes']): Route[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? [parent, ...ancestors(parent, routes)] : [];
}
