import type { Language } from '../../shared/i18n/language.ts';
import { loadRules } from './load-rules.ts';
import { type RulesContent, type RulesTabId, rulesTabs } from './types.ts';

/** The titles of sections of the rules, by `tab#anchor`. A section that is gone has none. */
export type RuleTitles = Readonly<Record<string, string>>;

/** Loads the titles of the sections that `tab#anchor` references name. */
export async function loadRuleTitles(
  rules: Iterable<string>,
  language: Language,
): Promise<RuleTitles> {
  const wanted = [...rules].map((rule) => rule.split('#')[0]);
  const tabs = rulesTabs.filter((tab) => wanted.includes(tab));
  const titles = await Promise.all(
    tabs.map(async (tab) => titlesOf(tab, await loadRules(tab, language))),
  );
  return Object.fromEntries(titles.flat());
}

function titlesOf(tab: RulesTabId, { sections }: RulesContent): [string, string][] {
  const parts = sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  const boxes = parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block !== 'string' && block.kind === 'boxes' ? block.items : []));
  return [...parts, ...boxes].map(({ id, title }) => [`${tab}#${id}`, title]);
}
