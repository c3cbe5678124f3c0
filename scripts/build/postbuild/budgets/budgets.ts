import { languages } from '../../../../app/shared/i18n/language.ts';
import { fallbackFile } from '../delay-scripts.ts';
import { filesIn } from '../files.ts';
import { pageBytes } from './page-bytes.ts';
import { portalScripts } from './portal-scripts.ts';

/** In kB (1000 bytes), brotli: a page's HTML with its styles and texts, and its scripts in all. */
export const budgets = { html: 30, longHtml: 45, scripts: 130, portalScripts: 175 };

/** Pages that are long texts. */
const long = /^(?:BR\/)?(?:rules|legal)\//;

/** What a finished page's HTML may weigh. */
export function htmlBudget(file: string): number {
  return long.test(file) ? budgets.longHtml : budgets.html;
}

/** @throws if a page, or the way to the portal's first section, weighs more than its budget. */
export async function checkBudgets(folder: string): Promise<void> {
  const pages = (await filesIn(folder, ['.html'])).filter((file) => file !== fallbackFile);
  const over = pages.flatMap((file) => {
    const { html, scripts } = pageBytes(folder, file);
    return [
      ...tooHeavy(`${file}: HTML`, html, htmlBudget(file)),
      ...tooHeavy(`${file}: scripts`, scripts, budgets.scripts),
    ];
  });
  for (const language of languages) {
    const scripts = [...portalScripts(folder, language).values()].reduce((sum, size) => sum + size);
    over.push(...tooHeavy(`The portal (${language}): scripts`, scripts, budgets.portalScripts));
  }
  if (over.length > 0) throw new Error(`Heavier than their budgets:\n${over.join('\n')}`);
}

function tooHeavy(what: string, kilobytes: number, budget: number): string[] {
  return kilobytes <= budget ? [] : [`${what} ${kilobytes.toFixed(1)} kB of ${budget}`];
}
