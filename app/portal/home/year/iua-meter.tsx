import { clsx } from 'clsx';
import { Link } from 'react-router';
import { addDays } from '#rules/engine/days';
import { pathFor } from '~/paths';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { HouseholdYear } from './fetch-member-year';

/** How many IUAs of the household count, until when each counts, and what follows at the limit. */
export function IuaMeter({ year, className }: { year: HouseholdYear; className: string }) {
  const { t } = useTranslation('memberYear');
  const { language } = useLanguage();
  const { counted, limit, noIuaUntil, threshold } = year;
  const value = t('meter.value', { counted, limit });
  const small = formatMoney(threshold / 100, language);
  return (
    <div className={clsx('grid content-start gap-4', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="iua-meter" className="font-semibold">
          {t('meter.title')}
        </h3>
        <p className="shrink-0 text-heading font-semibold tabular-nums">{value}</p>
      </div>
      <meter
        aria-labelledby="iua-meter"
        aria-valuetext={value}
        max={limit}
        value={Math.min(counted, limit)}
        className="sr-only"
      >
        {value}
      </meter>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: limit }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments are alike
            key={index}
            className={clsx('h-3 grow rounded-full', index < counted ? 'bg-mata-700' : 'bg-sand')}
          />
        ))}
      </div>
      <Needs year={year} />
      <p className="text-sm text-muted">
        {noIuaUntil
          ? t('meter.reached', {
              date: formatDate(addDays(noIuaUntil, -1), language),
              threshold: small,
            })
          : t('meter.open', { limit, threshold: small })}
      </p>
    </div>
  );
}

function Needs({ year }: { year: HouseholdYear }) {
  const { t } = useTranslation('memberYear');
  const { language } = useLanguage();
  if (year.needs.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {year.needs.map(({ conditionId, personId, startsOn, countsUntil }) => {
        const number = year.letterOf(conditionId);
        const values = {
          name: year.nameOf(personId),
          date: formatDate(startsOn, language),
          until: countsUntil ? formatDate(addDays(countsUntil, -1), language) : '',
        };
        return (
          <li
            key={conditionId + startsOn}
            className="flex items-center justify-between gap-4 text-sm"
          >
            <p className="py-2">{t(countsUntil ? 'meter.counts' : 'meter.noCount', values)}</p>
            {number && (
              <Link
                to={pathFor('requestAnswer', language).replace(':number', number)}
                aria-label={t('meter.letterOf', values)}
                className="link inline-flex min-h-11 shrink-0 items-center font-semibold"
              >
                {t('meter.letter')}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
