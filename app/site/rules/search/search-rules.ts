import type { Language } from '~/shared/i18n/language';
import { findInRules, type RulesMatch } from './find-in-rules';
import { rulesIndex } from './rules-index';

/** What the four tabs say about a query. Loaded with the first search, the rules with it. */
export async function searchRules(query: string, language: Language): Promise<RulesMatch[]> {
  return findInRules(await rulesIndex(language), query);
}
