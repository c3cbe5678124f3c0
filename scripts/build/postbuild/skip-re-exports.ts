import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePages, filesIn, replaceOrFail } from './files.ts';

/** A file that holds nothing of its own: `export{a as default,b as Layout}from"./app-1.js";` */
const reExport = /^export\{(?<names>[^{}]+)\}from"\.\/(?<file>[^"]+)";?\s*$/;
const entry = /(?<=<script type="module" async="">)[\s\S]*?(?=<\/script>)/;
const routeImport = /import \* as (?<route>\w+) from "\/assets\/(?<file>[^"]+)";/g;
const lastImport = /import\("\/assets\/(?<file>entry\.client-[^"]+)"\);/;

/**
 * The bundler gives each route a file, even where all of it lies in one that pages share: the page then
 * asks for two. Pages take what they need from the shared file, and hold the few lines that begin.
 * The links that fetch those files ahead stay, for no medium: React would put back what it misses.
 */
export async function skipReExports(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const texts = new Map<string, string>();
  for (const file of await filesIn(assets, ['.js'])) {
    texts.set(file, await readFile(join(assets, file), 'utf8'));
  }
  await changePages(folder, (html, page) => {
    const skipped: string[] = [];
    const changed = html.replace(entry, (script) => {
      const direct = script.replaceAll(routeImport, (whole, route: string, file: string) => {
        const found = reExport.exec(texts.get(file) ?? '')?.groups;
        if (!found) return whole;
        skipped.push(file);
        return importOf(route, found.names ?? '', found.file ?? '');
      });
      return direct.replace(lastImport, (_whole, file: string) => {
        skipped.push(file);
        return (texts.get(file) ?? '').replaceAll('from"./', 'from"/assets/');
      });
    });
    if (!skipped.some((file) => file.startsWith('root-')) || lastImport.test(changed)) {
      throw new Error(`${page}: the router imports a page's files in a new way.`);
    }
    return skipped.reduce((all, file) => {
      const preload = new RegExp(`(?<=<link rel="modulepreload" href="/assets/${file}")`);
      return replaceOrFail(all, preload, ' media="not all"', page);
    }, changed);
  });
}

/** `import { a as route0_0 } from …; const route0 = { default: route0_0 };` */
function importOf(route: string, names: string, file: string): string {
  const pairs = names.split(',').map((pair, index) => {
    const [from = '', as = from] = pair.split(' as ');
    return { from, as, local: `${route}_${index}` };
  });
  const imported = pairs.map(({ from, local }) => `${from} as ${local}`).join(',');
  const listed = pairs.map(({ as, local }) => `${as}:${local}`).join(',');
  return `import{${imported}}from"/assets/${file}";const ${route}={${listed}};`;
}
