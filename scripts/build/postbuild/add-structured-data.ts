import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexedPages } from '../../../app/indexed-pages.ts';
import { pathFor, paths } from '../../../app/paths.ts';
import { defaultLanguage, languages } from '../../../app/shared/i18n/language.ts';
import { replaceOrFail } from './files.ts';
import { structuredDataOf } from './structured-data.ts';

/**
 * Writes each page's structured data into its prerendered file. It is not in the page's components,
 * so browsers do not load it. React ignores unknown elements in `<head>`.
 */
export async function addStructuredData(folder: string, site: string): Promise<void> {
  for (const language of languages) {
    for (const page of indexedPages) {
      const facts = await structuredDataOf(page, language, site);
      if (facts.length === 0) continue;
      const elements = facts.map(asElement).join('');
      await addTo(join(folder, pathFor(page, language), 'index.html'), elements);
      const isRoot = page === 'home' && language === defaultLanguage;
      if (isRoot) await addTo(join(folder, paths.home, 'index.html'), elements);
    }
  }
}

/** Escapes any text that would close the element. */
function asElement(fact: Record<string, unknown>): string {
  const text = JSON.stringify(fact).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

async function addTo(file: string, elements: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  await writeFile(
    file,
    replaceOrFail(html, /<\/head>/, `${elements.replaceAll('$', '$$$$')}</head>`, file),
  );
}
