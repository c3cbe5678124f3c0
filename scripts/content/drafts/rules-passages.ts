import { loadRules } from '../../../app/content/rules/load-rules.ts';
import { proseOf } from '../../../app/content/rules/plain-text.ts';
import { rulesPages } from '../../../app/content/rules/rules-pages.ts';
import { type RulesTabId, rulesTabs } from '../../../app/content/rules/types.ts';
import { pathFor } from '../../../app/paths.ts';
import type { Language } from '../../../app/shared/i18n/language.ts';

/** Sentences of the rules under one anchor. */
export type RulesPassage = {
  language: Language;
  address: string;
  title: string;
  prose: string[];
  isDraft: boolean;
};

/** The full text of the rules in a language, as written. Figures are still references. */
export async function rulesPassages(language: Language): Promise<RulesPassage[]> {
  const tabs = await Promise.all(rulesTabs.map((tab) => passagesOfTab(tab, language)));
  return tabs.flat();
}

async function passagesOfTab(tab: RulesTabId, language: Language): Promise<RulesPassage[]> {
  const { lead, sections } = await loadRules(tab, language);
  const page = rulesPages[tab];
  const head = { language, address: pathFor(page, language), title: '', isDraft: false };
  const passages = sections
    .flatMap((section) => [section, ...(section.parts ?? [])])
    .map(({ id, title, blocks, draft }) => ({
      language,
      address: pathFor(page, language, id),
      title,
      prose: blocks.flatMap(proseOf),
      isDraft: draft === true,
    }));
  return [{ ...head, prose: [lead] }, ...passages];
}
