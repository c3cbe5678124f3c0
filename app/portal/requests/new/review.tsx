import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { householdQuery } from '../data/fetch-household';
import { useFactTexts } from './fact-texts';
import type { Facts } from './facts';
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
