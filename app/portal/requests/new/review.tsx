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
import { answersOf, partText, type Question, questions, type Step, steps } from './steps';

type ReviewProps = {
  facts: Facts;
  /** Opens a step. Without it, the answers cannot be changed. */
  onChange?: (step: Step) => void;
  /** The photos of the bill. */
  pages?: ReactNode;
};

/** All answers: by step, then by question. */
export function Review({ facts, onChange, pages }: ReviewProps) {
  const { t } = useTranslation('requestForm');
  const { language } = useLanguage();
  const { data: household } = useQuery(householdQuery(usePortalUser().id));
  const textsOf = useFactTexts(language, household);
  return (
    <ul className="grid rounded-md bg-white px-4 shadow-raised md:px-5">
      {[...steps, ...questions].map((part) => {
        const lines = textsOf(part, facts);
        const isStep = !isQuestion(part);
        const isShown = isStep ? answersOf(part, facts).length > 0 : lines.length > 0;
        if (!isShown && !(part === 'bill' && pages)) return null;
        const title = part === 'bill' ? t('bill.photos') : t(partText('steps', part, facts));
        return (
          <li
            key={part}
            className="flex items-start justify-between gap-4 border-b border-line py-3.5 last:border-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="text-sm text-muted">{title}</p>
              {part === 'bill'
                ? pages
                : (lines.length > 0 ? lines : [t('review.empty')]).map((text) => (
                    <p key={text} className="font-semibold wrap-anywhere whitespace-pre-line">
                      {text}
                    </p>
                  ))}
            </div>
            {onChange && isStep && (
              <button
                type="button"
                aria-label={t('review.changeStep', { step: title })}
                onClick={() => onChange(part)}
                className="link -my-1 inline-flex min-h-11 shrink-0 items-center rounded-xs text-sm text-mata-700"
              >
                {t('review.change')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function isQuestion(part: Step | Question): part is Question {
  return questions.some((question) => question === part);
}

/** The answers of a step or a question as lines of text, none without an answer. */
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

  const linesOf = (part: Step | Question, facts: Facts): string[] => {
    const isDeath = facts.kind === 'death';
    switch (part) {
      case 'who': {
        const person = household && personOf(household, facts.who);
        return [
          person ? `${person.first_name} ${person.last_name}` : '',
          option('kind', facts.kind),
          facts.kind === 'accident' ? option('accidentKind', facts.accident_kind) : '',
        ];
      }
      case 'when':
        return [isDeath ? '' : option('careStage', facts.care_stage), date(facts.service_date)];
      case 'before':
        return [isDeath ? facts.what_happened : option('hadBefore', facts.had_before)];
      case 'what':
        return isDeath
          ? []
          : [facts.what_happened, labeled(t('fields.firstSigns.label'), facts.first_signs)];
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

  return (part: Step | Question, facts: Facts): string[] =>
    linesOf(part, facts).filter((line) => line.trim() !== '');
}
