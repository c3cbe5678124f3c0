import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { filesIn, replaceOrFail } from './files.ts';

const styleElement = /<style id="page-styles">([\s\S]*?)<\/style>/;
/**
 * Transition styles between pages. Only scripts navigate that way, and they load the whole style
 * sheet.
 */
const betweenPages = /::view-transition-[\w-]+\([^)]*\)\{[^}]*\}/g;

/** Registers the type of a CSS variable. */
const registration = /@property (--[\w-]+)\{[^}]*\}/g;

/**
 * A second `@font-face` rule would make the browser load the fonts again and lay out their texts
 * again.
 */
const fonts = /@font-face\{[^}]*\}/g;

/**
 * Keeps in every prerendered page only the styles that it needs, so it more often arrives in one
 * round trip. Writes the whole style sheet, without the fonts, to a file. The page's starter
 * fetches that file before its scripts run.
 */
export async function trimStyles(folder: string, exceptFile: string): Promise<void> {
  const sheet = await readSheet(folder);
  const rest = sheet.replaceAll(fonts, '');
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const address = `/assets/styles-${hash}.css`;
  await writeFile(join(folder, address), rest);
  for (const file of await filesIn(folder, ['.html'])) {
    if (file === exceptFile) continue;
    const path = join(folder, file);
    const html = await readFile(path, 'utf8');
    const trimmed = await stylesOf(html, sheet);
    const element = `<style id="page-styles" data-sheet="${address}">${trimmed}</style>`;
    await writeFile(path, replaceOrFail(html, styleElement, element.replaceAll('$', '$$$$'), file));
  }
}

/** The whole style sheet, which every page was prerendered with. */
async function readSheet(folder: string): Promise<string> {
  const sheet = styleElement.exec(await readFile(join(folder, 'index.html'), 'utf8'))?.[1];
  if (!sheet) throw new Error(`index.html: no match for ${styleElement}`);
  return sheet;
}

async function stylesOf(html: string, sheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(styleElement, ''), extension: 'html' }],
    css: [{ raw: sheet.replaceAll(betweenPages, '') }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    // Browser-generated parts and focus states are not in the markup.
    safelist: ['html', 'body', /^::/, /^:focus-visible$/],
    // A state such as aria-current changes after prerendering, so all its values are kept.
    dynamicAttributes: attributesIn(html),
    variables: true,
    keyframes: true,
    fontFace: false,
  });
  if (!result) throw new Error('the style sheet could not be read');
  return result.css.replaceAll(registration, (rule, name: string) =>
    result.css.split(name).length > 2 ? rule : '',
  );
}

/** Names of elements, classes, ids and attributes in prerendered markup. */
function namesIn(html: string) {
  return {
    tags: uniqueIn(html, /<([a-z][a-z0-9-]*)/gi),
    classes: uniqueIn(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)),
    ids: uniqueIn(html, /\sid="([^"]*)"/g),
    attributes: { names: attributesIn(html), values: [] },
    undetermined: [],
  };
}

function attributesIn(html: string): string[] {
  return uniqueIn(html, /\s([a-z-]+)(?==|[\s>])/gi);
}

function uniqueIn(html: string, pattern: RegExp): string[] {
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return [...new Set([...markup.matchAll(pattern)].map(([, name = '']) => decode(name)))];
}

function decode(text: string): string {
  const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };
  return text.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '');
}
