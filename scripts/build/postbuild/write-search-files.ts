import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexedPages } from '../../../app/indexed-pages.ts';
import { type Page, pathFor, paths } from '../../../app/paths.ts';
import { languages } from '../../../app/shared/i18n/language.ts';

/** Writes `sitemap.xml` and `robots.txt`. `site` is the origin, without a trailing slash. */
export async function writeSearchFiles(folder: string, site: string): Promise<void> {
  const entries = indexedPages.flatMap((page) => siteMapEntries(page, site));
  const siteMap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  const robots = `User-agent: *
Allow: /
Disallow: /member-portal
Disallow: /BR/member-portal
Disallow: /admin
Disallow: /BR/admin

Sitemap: ${site}/sitemap.xml
`;
  await writeFile(join(folder, 'sitemap.xml'), siteMap);
  await writeFile(join(folder, 'robots.txt'), robots);
}

/** One entry per URL. Each lists all the URLs of the same page. */
function siteMapEntries(page: Page, site: string): string[] {
  const alternates = [
    ...languages.map((language) => [language, pathFor(page, language)] as const),
    ['x-default', paths[page]] as const,
  ];
  const links = alternates.map(
    ([language, path]) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`,
  );
  const addresses = [...new Set(alternates.map(([, path]) => path))];
  return addresses.map(
    (path) => `  <url>\n    <loc>${site}${path}</loc>\n${links.join('\n')}\n  </url>`,
  );
}
