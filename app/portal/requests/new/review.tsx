import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { parseAmount } from '~/shared/format/amount';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Household, householdQuery } from '../data/fetch-household';
import { personOf } from './care-warnings';
import { type Facts, isDate } from './facts';
import { answersOf, type Step, stepsOf, stepText } from './steps';

type ReviewProps = {
  facts: Facts;
  /** Opens a step. Without it, the answers cannot be changed. */
  onChange?: (step: Step) => void;
  /** What is shown of the step with the documents. */
  documents?: ReactNode;
};

/** All answers, by step. */
export function Review({ facts, onChange, documents }: ReviewProps) {
  const { t } = useTranslation('requestForm');
  const { language } = useLanguage();
  const { data: household } = useQuery(householdQuery(usePortalUser().id));
  const textsOf = useFactTexts(language, household);
  return (
    <ul className="grid rounded-md bg-white px-4 shadow-raised md:px-5">
      {stepsOf(facts)
        .filter((step) => answersOf(step, facts).length > 0 || (step === 'documents' && documents))
        .map((step) => (
          <li
            key={step}
            className="flex items-start justify-between gap-4 border-b border-line py-3.5 last:border-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="text-sm text-muted">{t(stepText('steps', step, facts))}</p>
              {step === 'documents'
                ? documents
                : textsOf(step, facts).map((text) => (
                    <p key={text} className="font-semibold wrap-anywhere whitespace-pre-line">
                      {text}
                    </p>
                  ))}
            </div>
            {onChange && (
              <button
                type="button"
                aria-label={t('review.changeStep', { step: t(stepText('steps', step, facts)) })}
                onClick={() => onChange(step)}
                className="link -my-1 inline-flex min-h-11 shrink-0 items-center rounded-xs text-sm text-mata-700"
              >
                {t('review.change')}
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}

/** The answers of a step as lines of text. A step without an answer has one line that says so. */
function useFactTexts(language: Language, household: Household | undefined) {
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
