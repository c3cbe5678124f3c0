import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Billing } from './fetch-billing';
import { typeLabel } from './payment';

/** All scheduled contributions, if there is more than one. */
export function Schedules({ schedules }: Pick<Billing, 'schedules'>) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  return (
    <section
      aria-labelledby="schedules"
      className="grid gap-3 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id="schedules" className="text-heading">
        {t('schedules.title')}
      </h2>
      <ul className="divide-y divide-line">
        {schedules.map((schedule) => (
          <li key={schedule.id} className="flex items-center justify-between gap-4 py-3">
            <span className="grid">
              <span className="font-semibold">{typeLabel(schedule.billing_type, t)}</span>
              <span className="text-sm text-muted">
                {t('schedules.next', { date: formatDate(schedule.next_billing_date, language) })}
              </span>
            </span>
            <span className="font-semibold tabular-nums">
              {formatMoney(schedule.amount, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
