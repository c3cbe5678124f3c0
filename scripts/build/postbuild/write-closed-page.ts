import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathFor } from '../../../app/paths.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import { unpublishable } from '../../../app/shared/brand/unpublishable.ts';
import { type Language, languages } from '../../../app/shared/i18n/language.ts';
import { isForStaticHost, mayShowDemonstration } from '../settings.ts';
import { escaped, filesIn } from './files.ts';
import { readMessages } from './messages.ts';

export const closedFile = 'closed.html';

/**
 * Writes the page that visitors get while the site has values that must not reach them. The gateway
 * serves it instead of every page except the Command Center.
 */
export async function writeClosedPage(folder: string): Promise<void> {
  if (unpublishable.length > 0) await writeFile(join(folder, closedFile), closedPage());
}

/** Replaces the pages with the closed page on a static host, which serves files as they are. */
export async function closeStaticPages(folder: string, fallbackFile: string): Promise<void> {
  if (unpublishable.length === 0 || !isForStaticHost() || mayShowDemonstration()) return;
  console.warn(
    `The site stays closed to visitors until these values are set: ${unpublishable.join(', ')}. See docs/operating.md, The organization.`,
  );
  for (const file of await filesIn(folder, ['.html'])) {
    // The Command Center, which stays open, is rendered from the fallback file.
    if (file === fallbackFile || file === closedFile) continue;
    await copyFile(join(folder, closedFile), join(folder, file));
    for (const copy of ['.br', '.gz']) await rm(join(folder, file + copy));
  }
}

function closedPage(): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(brand.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
body { margin: 0; padding: 3rem 1.5rem; background: #fbf7f0; color: #17261f; font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; }
section + section { margin-top: 2.5rem; padding-top: 2.5rem; border-top: 1px solid #e3d8c6; }
h1, h2 { margin: 0; color: #0a4635; font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0.75rem 0 0; }
a { color: #0e5a43; }
p a { display: inline-block; padding: 0.5rem 0; }
</style>
</head>
<body>
<main>
${[...languages].reverse().map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section(language: Language, place: number): string {
  const { title, text, emergency, team } = readMessages(language, 'closed');
  const heading = place === 0 ? 'h1' : 'h2';
  return `<section lang="${language}">
<${heading}>${escaped(title)}</${heading}>
<p>${escaped(text)}</p>
<p><a href="tel:911">${escaped(emergency)}</a></p>
<p><a href="${pathFor('admin', language)}">${escaped(team)}</a></p>
</section>`;
}
