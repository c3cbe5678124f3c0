import { clsx } from 'clsx';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type BillDraft, filledLines } from './bill-draft';
import { centsOf } from './typed-amount';

/** The running sum of the charges beside the total as printed. */
export function BillSum({ draft }: { draft: BillDraft }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const lines = filledLines(draft);
  const sum = lines.reduce((total, { charge }) => total + centsOf(charge), 0);
  const printed = centsOf(draft.total);
  const difference = sum - printed;
  const isEqual = draft.total.trim() !== '' && difference === 0;
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-4 text-sm tabular-nums">
      <span>
        {t('bill.sum', { count: lines.length })} <strong>{money(sum)}</strong>
      </span>
      {draft.total.trim() !== '' && (
        <span className={clsx('font-semibold', isEqual ? 'text-mata-700' : 'text-warning-700')}>
          {isEqual
            ? t('bill.sumEqual')
            : t(difference > 0 ? 'bill.sumAbove' : 'bill.sumBelow', {
                amount: money(Math.abs(difference)),
              })}
        </span>
      )}
    </p>
  );
}
