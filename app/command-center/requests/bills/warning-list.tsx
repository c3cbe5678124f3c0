import { TriangleAlert } from 'lucide-react';
import { RequestLink } from '~/command-center/kit/request-link';
import type { Warning } from '~/command-center/requests/review/review-types';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

/** What a person should check about a bill or a line. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {warnings.map((warning) => (
        <li
          key={`${warning.code} ${warning.line_id ?? ''} ${'other_bill_id' in warning ? warning.other_bill_id : ''}`}
          className="flex items-start gap-1.5 text-sm text-warning-700"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <WarningText warning={warning} />
        </li>
      ))}
    </ul>
  );
}

function WarningText({ warning }: { warning: Warning }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  switch (warning.code) {
    case 'wrong_sum':
      return t('warnings.wrong_sum', {
        lines: money(warning.lines_cents),
        total: money(warning.total_cents),
      });
    case 'duplicate':
      return (
        <span>
          {t('warnings.duplicate')}{' '}
          <RequestLink
            number={warning.other_number}
            className="font-semibold underline underline-offset-4"
          >
            {warning.other_number}
          </RequestLink>
        </span>
      );
    case 'above_estimate':
      return t('warnings.above_estimate', { amount: money(warning.difference_cents) });
    case 'late':
      return t('warnings.late', {
        date: formatDate(warning.date, language),
        due: formatDate(warning.due_on, language),
      });
    case 'outside_membership':
    case 'child_age':
      return t(`warnings.${warning.code}`, { date: formatDate(warning.date, language) });
  }
}
