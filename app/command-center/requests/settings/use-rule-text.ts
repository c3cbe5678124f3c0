import { useQuery } from '@tanstack/react-query';
import { choicesQuery, documentName } from '~/command-center/kit/request-choices';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Condition, conditionNames, type Rule } from './rules';

/** The document of a rule, and its conditions in one line. */
export function useRuleText() {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  const textOf = useCodeText();
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const conditionsOf = (rule: Rule) => {
    const parts = conditionNames.flatMap((condition) => {
      const codes = rule[condition];
      if (!codes) return [];
      const texts = codes.map((code) => textOf(condition, code));
      return [`${t(`rules.${condition}`)}: ${either.format(texts)}`];
    });
    if (rule.min_amount_cents !== null) {
      parts.push(`${t('rules.min_amount')}: ${formatMoney(rule.min_amount_cents / 100, language)}`);
    }
    return parts.length > 0 ? parts.join(' · ') : t('rules.always');
  };
  return (rule: Rule) => {
    const name = documentName(choices?.documents ?? [], rule.document_kind, language);
    const kind = t(rule.is_required ? 'documents.required' : 'documents.optional');
    return { title: `${name} (${kind})`, text: conditionsOf(rule) };
  };
}

const groups = {
  kinds: 'kinds',
  care_stages: 'careStages',
  accident_kinds: 'accidentKinds',
  had_before: 'answers',
  other_payers: 'answers',
  payments: 'payments',
} as const;

/** The text of a code of a condition, such as "Illness" for `illness` in `kinds`. */
export function useCodeText(): (condition: Condition, code: string) => string {
  const { t } = useTranslation('manageRequests');
  return (condition, code) => t(`${groups[condition]}.${code}` as 'kinds.illness');
}
