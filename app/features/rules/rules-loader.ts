import { loadRules } from '~/content/rules/load-rules';
import { rulesPages, rulesTabOf } from '~/content/rules/rules-pages';
import type { RulesContent, RulesTabId } from '~/content/rules/types';
import { type PageData, pageLoader } from '~/i18n/page-data';
import { pageAt } from '~/paths';

type RulesData = PageData & { tab: RulesTabId; content: RulesContent };

/** The loader of all four tabs: the address tells which one, and in which language. */
export async function rulesLoader({ request }: { request: Request }): Promise<RulesData> {
  const tab = rulesTabOf(pageAt(new URL(request.url).pathname));
  const data = await pageLoader(rulesPages[tab])({ request });
  return { ...data, tab, content: await loadRules(tab, data.language) };
}
