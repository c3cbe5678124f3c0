import { parseAmount } from '~/shared/format/amount';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Household } from '../data/fetch-household';
import { personOf } from './care-warnings';
import { type Facts, isDate } from './facts';
import type { Step } from './steps';

/** The answers of a step as lines of text. A step without an answer has one line that says so. */
export function useFactTexts(language: Language, household: Household | undefined) {
  const { t, exists } = useTranslation('requestForm');

  const option = (field: 'kind' | 'accidentKind' | 'careStage' | 'hadBefore', value: string) => {
    const key = `fields.${field}.options.${value}` as 'fields.kind.options.illness';
    return value !== '' && exists(`requestForm:${key}`) ? t(key) : '';
  };
  const other = (field: 'otherPayer' | 'payment', value: string) => {
    const key = `fields.${field}.options.${value}` as 'fields.payment.options.paid';
    return value !== '' && exists(`requestForm:${key}`) ? t(key) : '';
  };
  const date = (text: string) => (isDate(text) ? formatDate(text, language) : '');
  const labeled = (label: string, text: string) => text && `${label} ${text}`;

  const linesOf = (step: Step, facts: Facts): string[] => {
    switch (step) {
      case 'who': {
        const person = household && personOf(household, facts.who);
        return [person ? `${person.first_name} ${person.last_name}` : ''];
      }
      case 'kind':
        return [
          option('kind', facts.kind),
          facts.kind === 'accident' ? option('accidentKind', facts.accident_kind) : '',
        ];
      case 'when':
        return [
          facts.kind === 'death' ? '' : option('careStage', facts.care_stage),
          date(facts.service_date),
        ];
      case 'what':
        if (facts.kind === 'death') return [facts.what_happened];
        return [
          facts.what_happened,
          labeled(t('fields.firstSigns.label'), facts.first_signs),
          labeled(t('fields.hadBefore.short'), option('hadBefore', facts.had_before)),
        ];
      case 'where':
        return [facts.provider, facts.provider_city];
      case 'payer':
        return [
          other('otherPayer', facts.other_payer),
          facts.other_payer === 'yes' ? facts.other_payer_name : '',
        ];
      case 'payment': {
        const cents = parseAmount(facts.amount);
        return [
          other('payment', facts.payment),
          cents === undefined ? '' : formatMoney(cents / 100, language),
        ];
      }
      default:
        return [];
    }
  };

  return (step: Step, facts: Facts): string[] => {
    const lines = linesOf(step, facts).filter((line) => line.trim() !== '');
    return lines.length > 0 ? lines : [t('review.empty')];
  };
}
