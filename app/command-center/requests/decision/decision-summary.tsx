import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Decision } from '~/command-center/requests/review/review-types';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { letterQuery } from './decide';
import { Letter } from './letter';

const tones = {
  pending: 'warning',
  effective: 'success',
  refused: 'danger',
  replaced: 'neutral',
} as const;

type DecisionSummaryProps = { decision: Decision; number: string };

/** A decision that was made: who decided and confirmed it, and what the letter says. */
export function DecisionSummary({ decision, number }: DecisionSummaryProps) {
  const { t } = useTranslation(['reviewRequests', 'manageRequests']);
  const { language } = useLanguage();
  const { confirmation, status, outcome } = decision;
  const [isOpen, setOpen] = useState(status === 'effective' || status === 'pending');
  const letter = useQuery({ ...letterQuery(number, decision.id), enabled: isOpen });
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
        {t('reviewRequests:decision.number', { number: decision.position })}
        <Badge tone={tones[status]}>{t(`reviewRequests:decision.status.${status}`)}</Badge>
        <span className="text-sm font-normal text-muted">
          {t(`manageRequests:outcomes.${outcome}`)}
          {decision.is_second_reading && ` · ${t('manageRequests:states.second_reading')}`}
        </span>
      </h3>
      <p className="text-sm text-muted">
        {t('reviewRequests:decision.by', {
          name: decision.admin_name,
          moment: formatDateTime(decision.created_at, language),
        })}
        {confirmation && (
          <>
            {' '}
            {t(
              confirmation.agrees
                ? 'reviewRequests:decision.confirmed'
                : 'reviewRequests:decision.returned',
              {
                name: confirmation.admin_name,
                moment: formatDateTime(confirmation.created_at, language),
              },
            )}
          </>
        )}
      </p>
      {confirmation?.reason && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">“{confirmation.reason}”</p>
      )}
      {decision.note && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">
          <span className="text-muted">{t('reviewRequests:decision.note')} </span>
          {decision.note}
        </p>
      )}
      <details
        className="group"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm font-semibold text-mata-700">
          {t('reviewRequests:decision.letter')}
          <ChevronDown className="size-4.5 transition-transform group-open:rotate-180" />
        </summary>
        {isOpen && <Letter query={letter} decisionId={decision.id} />}
      </details>
    </section>
  );
}
