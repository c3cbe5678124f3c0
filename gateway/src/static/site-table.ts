import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const file = z.string().min(1);
const hashes = z.array(z.string());

/** The site table that the build writes, see scripts/build/postbuild/write-site-table.ts. */
const schema = z.object({
  pages: z.record(z.string(), file),
  /** Other paths of pages, which redirect to them. */
  aliases: z.record(z.string(), z.string()).default({}),
  cookies: z.record(z.string(), z.object({ name: z.string(), files: z.record(z.string(), file) })),
  fallback: z.object({ file, prefixes: z.array(z.string()) }),
  notFound: z.array(z.object({ prefix: z.string(), file })).min(1),
  policies: z.record(z.string(), z.object({ script: hashes, style: hashes })),
  connect: z.array(z.string()),
  origin: z.url(),
  addressed: z.array(file),
  closed: z.object({ file, except: z.array(z.string()), values: z.array(z.string()) }).optional(),
});

export type SiteTable = z.infer<typeof schema> & {
  /** All other files that clients may request, as paths relative to the site's folder. */
  files: Set<string>;
};

/**
 * Reads the table that the build writes next to the site's folder, and lists the folder's files.
 * @throws StartupError when the site is not built or was built by another version.
 */
export function readSiteTable(folder: string): SiteTable {
  try {
    const text = readFileSync(join(folder, '..', 'site.json'), 'utf8');
    return { ...schema.parse(JSON.parse(text)), files: listFiles(folder) };
  } catch (cause) {
    throw new StartupError(
      'SITE_DIR: the site build is missing or incomplete. Build the site again.',
      {
        cause,
      },
    );
  }
}

function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const top = realpathSync(folder);
  // A linked folder is listed like the site's own folders, but may lead to any location.
  const isOwn = (parent: string) => realpathSync(parent) === join(top, relative(folder, parent));
  const parents = new Set(entries.map(({ parentPath }) => parentPath));
  const own = new Set([...parents].filter(isOwn));
  const paths = entries
    .filter((entry) => entry.isFile() && own.has(entry.parentPath))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  // Pages have their own URLs, and request headers select the compressed copies.
  return new Set(paths.filter((path) => !/\.(html|br|gz)$/.test(path)));
}
