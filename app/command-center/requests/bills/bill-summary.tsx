import { PencilLine, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { RequestLink } from '~/command-center/kit/request-link';
import type { Bill, Warning } from '~/command-center/requests/review/review-types';
import { useReviewWork } from '~/command-center/requests/review/use-review-work';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { deleteBill } from './save-bill';

type BillSummaryProps = {
  bill: Bill;
  warnings: readonly Warning[];
  mayChange: boolean;
  onEdit: () => void;
};

/** A saved bill: what it is for, its lines, and what to check about it. */
export function BillSummary({ bill, warnings, mayChange, onEdit }: BillSummaryProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const [asks, setAsks] = useState(false);
  const work = useReviewWork();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const { provider } = bill;
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
          {provider}
          <span className="font-normal text-muted tabular-nums">
            {bill.bill_date && ` · ${formatDate(bill.bill_date, language)}`}
            {` · ${money(bill.total_cents)}`}
            {bill.estimate_cents !== null &&
              ` · ${t('bills.estimate', { amount: money(bill.estimate_cents) })}`}
          </span>
        </h3>
        {mayChange && (
          <div className="-my-2 -mr-2 -ml-3 flex">
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('bills.editOne', { provider })}
              onClick={onEdit}
            >
              <PencilLine className="size-4.5" />
              {t('bills.edit')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('bills.deleteOne', { provider })}
              disabled={work.isPending}
              onClick={() => setAsks(true)}
            >
              <Trash2 className="size-4.5" />
            </Button>
          </div>
        )}
      </div>
      <WarningList warnings={warnings.filter(({ line_id }) => line_id === null)} />
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{t('bills.linesOf', { provider })}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="py-1 pr-3 font-semibold max-sm:hidden">
                {t('bill.day')}
              </th>
              <th scope="col" className="py-1 pr-3 font-semibold">
                {t('bill.description')}
              </th>
              <th scope="col" className="py-1 pr-3 font-semibold max-sm:hidden">
                {t('bill.care')}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {t('bill.charge')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bill.lines.map((line) => (
              <tr key={line.id} className="border-t border-line/70 align-top">
                <td className="py-1.5 pr-3 whitespace-nowrap tabular-nums max-sm:hidden">
                  {formatDate(line.service_date, language)}
                </td>
                <td className="py-1.5 pr-3 wrap-anywhere sm:min-w-32">
                  {/* On a phone, a column of dates would push the amounts off the screen. */}
                  <span className="block text-xs text-muted sm:hidden">
                    {formatDate(line.service_date, language)}
                  </span>
                  {line.description}
                  <WarningList warnings={warnings.filter(({ line_id }) => line_id === line.id)} />
                </td>
                <td className="py-1.5 pr-3 max-sm:hidden">{t(`care.${line.care}`)}</td>
                <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
                  {money(line.charge_cents)}
                  {line.discount_cents > 0 && (
                    <span className="block text-xs text-muted">
                      {t('bills.discount', { amount: money(line.discount_cents) })}
                    </span>
                  )}
                  {line.other_payer_cents > 0 && (
                    <span className="block text-xs text-muted">
                      {t('bills.otherPayer', {
                        name: line.other_payer ?? t('bill.otherPayer'),
                        amount: money(line.other_payer_cents),
                      })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {asks && (
        <LazyConfirmDialog
          open
          type="danger"
          title={t('bills.deleteTitle')}
          message={t('bills.deleteText', { provider, amount: money(bill.total_cents) })}
          confirmLabel={t('bills.delete')}
          onConfirm={() => {
            setAsks(false);
            work.mutate({ work: () => deleteBill(bill), text: t('bills.deleted') });
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}

/** What a person should check about a bill or a line. */
function WarningList({ warnings }: { warnings: readonly Warning[] }) {
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
