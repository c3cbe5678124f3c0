import { queryOptions } from '@tanstack/react-query';
import { loadRuleTitles, type RuleTitles } from '~/content/rules/load-rule-titles';
import { today } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Decision, RequestAnswer } from './letter';
import { writeLetter } from './write-letter';
import type { WrittenLetter } from './written-letter';

/** The titles of rules that parts of bills name, as a cached query. */
export function ruleTitlesQuery(parts: readonly { rule: string }[], language: Language) {
  const rules = [...new Set(parts.map(({ rule }) => rule))].sort();
  return queryOptions({
    queryKey: ['rule titles', language, ...rules],
    queryFn: () => loadRuleTitles(rules, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The titles of the rules that the letters of an answer name. */
export function letterTitlesQuery(answer: RequestAnswer | null | undefined, language: Language) {
  const letters = answer ? [answer.decision, ...answer.earlier] : [];
  const parts = letters.flatMap(({ lines }) => lines).flatMap((line) => line.parts);
  return { ...ruleTitlesQuery(parts, language), enabled: answer != null };
}

/** A letter of an answer, in the language around it. */
export function useLetter(
  answer: RequestAnswer,
  decision: Decision,
  titles: RuleTitles,
): WrittenLetter {
  const { t, exists } = useTranslation(['answer', 'rulesEngine', 'hardNews', 'common']);
  const { language } = useLanguage();
  return writeLetter(answer, decision, {
    t,
    language,
    today: today(),
    reasonOf: (code) => {
      const key = `rulesEngine:reasons.${code}` as 'rulesEngine:reasons.iua';
      return exists(key) ? t(key) : '';
    },
    titleOf: (rule) => titles[rule] ?? t('rules.title'),
  });
}
