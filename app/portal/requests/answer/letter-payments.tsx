import { useTranslation } from '~/shared/i18n/use-translation';
import type { WrittenPayments } from './written-letter';

/** The payments of the community so far, and what is open. */
export function LetterPayments({ payments }: { payments: WrittenPayments }) {
  const { t } = useTranslation('answer');
  const { rows, sum } = payments;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 id="payments" className="text-heading">
        {t('payments.title')}
      </h2>
      {rows.length > 0 && (
        <table aria-labelledby="payments" className="w-full">
          <thead className="text-left text-sm text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4 font-normal max-sm:hidden">
                {t('payments.columns.date')}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {t('payments.columns.payment')}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t('payments.columns.amount')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ date, text, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments are only added at the end
              <tr key={index} className="align-baseline">
                <td className="py-2.5 pr-4 text-sm tabular-nums max-sm:hidden">{date}</td>
                <td className="py-2.5 pr-4 wrap-anywhere">
                  {/* On a phone, three columns would break words. */}
                  <span className="block text-sm text-muted sm:hidden">{date}</span>
                  {text}
                </td>
                <td className="py-2.5 text-right whitespace-nowrap tabular-nums">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="font-semibold">{sum}</p>
    </section>
  );
}
