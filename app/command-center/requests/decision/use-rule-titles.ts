import { useQuery } from '@tanstack/react-query';
import type { RuleRef } from '#rules/engine/reasons';
import { loadRules } from '~/content/rules/load-rules';
import { rulesTabs } from '~/content/rules/types';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';

export type RuleTitle = { rule: RuleRef; title: string };

async function fetchRuleTitles(language: Language): Promise<RuleTitle[]> {
  const tabs = await Promise.all(
    rulesTabs.map(async (tab) => ({ tab, ...(await loadRules(tab, language)) })),
  );
  return tabs.flatMap(({ tab, sections }) =>
    sections
      .flatMap((section) => [section, ...(section.parts ?? [])])
      .map(({ id, title }) => ({ rule: `${tab}#${id}` as RuleRef, title })),
  );
}

/** The sections of the rules, to choose from; loaded when a line is changed. */
export function useRuleTitles(): RuleTitle[] {
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['rule-titles', language],
    queryFn: () => fetchRuleTitles(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
