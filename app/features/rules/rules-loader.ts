import { loadRules } from '~/content/rules/load-rules';
import { rulesPages } from '~/content/rules/rules-pages';
import type { RulesContent, RulesTabId } from '~/content/rules/types';
import type { Language } from '~/i18n/language';
import { pageLoaderWith } from '~/i18n/page-data';

/** The loader of a tab: what every page has, and what the rules say in its language. */
export function rulesLoader(tab: RulesTabId) {
  return pageLoaderWith(rulesPages[tab], async (language) => ({
    content: await finishedRules(tab, language),
  }));
}

async function finishedRules(tab: RulesTabId, language: Language): Promise<RulesContent> {
  const [{ writeFigures }, content] = await Promise.all([
    import('~/content/rules/write-figures'),
    loadRules(tab, language),
  ]);
  return writeFigures(content, language);
}
