import { useTranslation } from '~/shared/i18n/use-translation';
import { AdjustmentYears } from './adjustment-years';
import { Deadlines } from './deadlines';
import { deadlinesOf } from './deadlines-of';
import type { HouseholdYear } from './fetch-member-year';
import { IuaMeter } from './iua-meter';

const card = 'rounded-md bg-white p-5 shadow-raised md:p-6';

/** The household's year: one line as long as there is no need, and what is due. */
export function YearSection({ year }: { year: HouseholdYear }) {
  const { t } = useTranslation('memberYear');
  const deadlines = deadlinesOf(year);
  return (
    <section aria-labelledby="year" className="grid grid-cols-1 gap-4">
      <h2 id="year" className="text-heading">
        {t('title')}
      </h2>
      {year.needs.length === 0 ? (
        <Quiet year={year} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <IuaMeter year={year} className={card} />
          <AdjustmentYears year={year} className={card} />
        </div>
      )}
      {deadlines.length > 0 && <Deadlines deadlines={deadlines} className={card} />}
    </section>
  );
}

function Quiet({ year }: { year: HouseholdYear }) {
  const { t } = useTranslation('memberYear');
  return (
    <div className="grid rounded-md bg-white px-5 py-2 shadow-raised md:px-6">
      <p className="flex min-h-11 items-center">
        {t('quiet', { counted: year.counted, limit: year.limit })}
      </p>
      {year.years.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            {t('more')}
          </summary>
          <AdjustmentYears year={year} className="pt-2 pb-3" />
        </details>
      )}
    </div>
  );
}
