import { clsx } from 'clsx';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { HouseholdYear } from './fetch-member-year';

type AdjustmentYearsProps = { year: HouseholdYear; className: string };

/** The adjustment year of each person, with its limit and the day on which the next one begins. */
export function AdjustmentYears({ year, className }: AdjustmentYearsProps) {
  const { t } = useTranslation('memberYear');
  const { language } = useLanguage();
  return (
    <div className={clsx('grid content-start gap-3', className)}>
      <div className="grid gap-1">
        <h3 id="adjustment-years" className="font-semibold">
          {t('years.title')}
        </h3>
        <p className="text-sm text-muted">{t('years.text')}</p>
      </div>
      <table aria-labelledby="adjustment-years" className="w-full text-sm">
        <thead className="text-left text-muted">
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="py-2 pr-2 sm:pr-3 font-normal">
              {t('years.person')}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-3 font-normal">
              {t('years.year')}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-3 text-right font-normal">
              {t('years.limit')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('years.until')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {year.years.map(({ personId, year: index, limit, until }) => (
            <tr key={personId} className="align-baseline">
              <th scope="row" className="min-w-16 py-2 pr-2 text-left font-semibold wrap-anywhere">
                {year.nameOf(personId)}
              </th>
              <td className="py-2 pr-2 sm:pr-3">{index}</td>
              <td className="py-2 pr-2 sm:pr-3 text-right">
                {formatMoney(limit / 100, language, { cents: false })}
              </td>
              <td className="py-2 text-right">{formatDate(until, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
