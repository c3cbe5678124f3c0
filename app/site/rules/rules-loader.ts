import { loadRules } from '~/content/rules/load-rules';
import { rulesPages } from '~/content/rules/rules-pages';
import type { RulesContent, RulesTabId } from '~/content/rules/types';
import type { Language } from '~/shared/i18n/language';
import { pageLoaderWith } from '~/shared/i18n/page-data';

/** What a tab says, with the edition that it belongs to. `effective` is written out. */
export type FinishedRules = RulesContent & { edition: { number: number; effective: string } };

/** The loader of a tab: what every page has, and what the rules say in its language. */
export function rulesLoader(tab: RulesTabId) {
  return pageLoaderWith(rulesPages[tab], async (language) => ({
    content: await finishedRules(tab, language),
  }));
}

async function finishedRules(tab: RulesTabId, language: Language): Promise<FinishedRules> {
  const [{ writeFigures }, { rulesEdition }, { formatDate }, content] = await Promise.all([
    import('~/content/rules/write-figures'),
    import('~/content/rules/edition'),
    import('~/shared/format/dates'),
    loadRules(tab, language),
  ]);
  const { number, effective } = rulesEdition;
  const edition = { number, effective: formatDate(effective, language) };
  return { ...writeFigures(content, language), edition };
}
