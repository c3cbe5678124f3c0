import { loadRules } from '~/content/rules/load-rules';
import { rulesPages } from '~/content/rules/rules-pages';
import type { RulesContent, RulesTabId } from '~/content/rules/types';
import type { Language } from '~/i18n/language';
import { loadAnew, type PageData, pageLoader } from '~/i18n/page-data';

type RulesData = PageData & { content: RulesContent };

/** The loader of a tab: what every page has, and what the rules say in its language. */
export function rulesLoader(tab: RulesTabId) {
  const loadPage = pageLoader(rulesPages[tab]);
  return async ({ request }: { request: Request }): Promise<RulesData> => {
    const data = await loadPage({ request });
    const content = await finishedRules(tab, data.language).catch(loadAnew(request));
    return { ...data, content };
  };
}

async function finishedRules(tab: RulesTabId, language: Language): Promise<RulesContent> {
  const [{ writeFigures }, content] = await Promise.all([
    import('~/content/rules/write-figures'),
    loadRules(tab, language),
  ]);
  return writeFigures(content, language);
}
