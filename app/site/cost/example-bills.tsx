import { calculatorEntry } from '~/shared/browser/calculator-entry';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';
import type { ExampleBill } from './write-bills';

type ExampleBillsProps = { iua: number; bills: readonly ExampleBill[] | undefined };

/** Who pays three example bills with an IUA, in cents. Without them, the way to the calculator. */
export function ExampleBills({ iua, bills }: ExampleBillsProps) {
  const { t } = useTranslation('cost');
  const { language } = useLanguage();
  // The calculator starts with the amount chosen here, if it knows it.
  const carry = () => calculatorEntry.write({ ...calculatorEntry.read(), iua });
  return (
    <section
      aria-labelledby="bills-title"
      className="grid gap-4 rounded-lg bg-white p-4 shadow-raised sm:p-5 md:p-8"
    >
      <div className="grid gap-2">
        <h2 id="bills-title" className="text-heading">
          {t('bills.title')}
        </h2>
        <p className="text-sm text-muted">
          {bills
            ? t('bills.text', { iua: formatMoney(iua / 100, language, { cents: false }) })
            : t('bills.none')}
        </p>
      </div>
      {bills && <Bills bills={bills} />}
      <LinkButton
        to="whatWouldIPay"
        variant="outline"
        onClick={carry}
        className="justify-self-start max-sm:w-full"
      >
        {t('bills.calculator')}
      </LinkButton>
    </section>
  );
}

function Bills({ bills }: { bills: readonly ExampleBill[] }) {
  const { t } = useTranslation('cost');
  return (
    <>
      <table className="w-full text-left max-sm:text-sm">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pr-3 pb-2 max-sm:pr-2 align-bottom font-medium">
              {t('bills.bill')}
            </th>
            <th scope="col" className="pr-3 pb-2 max-sm:pr-2 text-right align-bottom font-medium">
              {t('bills.you')}
            </th>
            <th scope="col" className="pb-2 text-right align-bottom font-medium max-sm:text-xs">
              {t('bills.shared')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bills.map(({ start, bill, own, shared }) => (
            <tr key={start} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-3 max-sm:pr-2 font-medium">
                {t(`bills.${start}`, { amount: bill })}
              </th>
              <td className="py-2.5 pr-3 max-sm:pr-2 text-right font-semibold text-barro-700 tabular-nums">
                {own}
              </td>
              <td className="py-2.5 text-right font-semibold text-mata-700 tabular-nums">
                {shared}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{t('bills.assumes')}</p>
    </>
  );
}
