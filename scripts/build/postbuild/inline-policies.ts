import { createHash } from 'node:crypto';
import { rewritePages } from './files.ts';

/** Hashes for a page's `Content-Security-Policy`, as `'sha256-…'` without the quotes. */
export type InlinePolicy = { script: string[]; style: string[] };

const scriptElement = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const styleElement = /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/g;

/**
 * The hashes of all inline scripts and styles, by page:
 * `{ "about/index.html": { script, style } }`.
 * @throws if a page has style attributes or inline event handlers, which hashes cannot allow.
 */
export async function collectPolicies(folder: string): Promise<Record<string, InlinePolicy>> {
  const policies: Record<string, InlinePolicy> = {};
  await rewritePages(folder, (html, file) => {
    policies[file] = inlinePolicy(html);
    refuseAttributes(html, file);
    return html;
  });
  return policies;
}

/** The hashes of all inline scripts and styles in one page. */
export function inlinePolicy(html: string): InlinePolicy {
  return { script: hashes(html, scriptElement), style: hashes(html, styleElement) };
}

function hashes(html: string, element: RegExp): string[] {
  const found = [...html.matchAll(element)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', text: groups?.text ?? '' }))
    .filter(({ attributes }) => !/ src=| type="application\/ld\+json"/.test(attributes))
    .map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(found)];
}

function refuseAttributes(html: string, file: string): void {
  const markup = html.replaceAll(scriptElement, '').replaceAll(styleElement, '');
  const refused = /<[a-z][^>]* (?:style|on[a-z]+)="[^"]*"/i.exec(markup);
  if (refused) throw new Error(`${file}: the Content-Security-Policy would block ${refused[0]}`);
}
