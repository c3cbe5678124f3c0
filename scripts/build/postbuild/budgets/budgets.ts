import { languages } from '../../../../app/shared/i18n/language.ts';
import { fallbackFile } from '../delay-scripts.ts';
import { filesIn } from '../files.ts';
import { closedFile } from '../write-closed-page.ts';
import { pageBytes } from './page-bytes.ts';
import { portalScripts } from './portal-scripts.ts';

/**
 * Sizes in kB (1000 bytes) after brotli: a page's HTML with its styles and texts, and all its
 * scripts.
 */
export const budgets = { html: 30, longHtml: 45, scripts: 140, portalScripts: 185 };
/** The part of a budget from which the build warns. */
const nearly = 0.95;

/** Pages with long texts. */
const long = /^(?:BR\/)?(?:rules|legal)\//;

/** The maximum size of a prerendered page's HTML. */
export function htmlBudget(file: string): number {
  return long.test(file) ? budgets.longHtml : budgets.html;
}

/** @throws if a page, or the portal's home with its scripts, exceeds its budget. */
export async function checkBudgets(folder: string): Promise<void> {
  const pages = (await filesIn(folder, ['.html'])).filter(
    (file) => file !== fallbackFile && file !== closedFile,
  );
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
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
}

function tooHeavy(what: string, kilobytes: number, budget: number): string[] {
  if (kilobytes <= budget && kilobytes > budget * nearly) {
    console.warn(`Near its budget: ${what} ${kilobytes.toFixed(1)} kB of ${budget}`);
  }
  return kilobytes <= budget ? [] : [`${what} ${kilobytes.toFixed(1)} kB of ${budget}`];
}
