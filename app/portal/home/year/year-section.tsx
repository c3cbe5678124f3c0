import { clsx } from 'clsx';
import { Link } from 'react-router';
import { billPath, pathFor, requestPath } from '~/paths';
import { useBillName } from '~/portal/bills/bill-name';
import type { MemberBill } from '~/portal/bills/bills';
import { brand } from '~/shared/brand/brand';
import { DocumentButton } from '~/shared/documents/document-button';
import { formatDate, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { deadlinesOf, type YearDeadline } from './deadlines-of';
import type { HouseholdYear } from './fetch-member-year';
import { IuaMeter } from './iua-meter';

const card = 'rounded-md bg-white p-5 shadow-raised md:p-6';

type YearSectionProps = { year: HouseholdYear; bills: readonly MemberBill[] };

/** The household's year: one line as long as there is no need, and what is due. */
export function YearSection({ year, bills }: YearSectionProps) {
  const { t } = useTranslation('memberYear');
  const deadlines = deadlinesOf(year, bills, today());
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

type DeadlinesProps = { deadlines: readonly YearDeadline[]; className: string };

/** What the household should do, and by when. */
function Deadlines({ deadlines, className }: DeadlinesProps) {
  const { t } = useTranslation('memberYear');
  const { language } = useLanguage();
  const textOf = useDeadlineText();
  const now = today();
  const makeCalendar = async () => {
    const { calendarFile } = await import('~/shared/documents/calendar');
    const days = deadlines
      .filter(({ due_on }) => due_on >= now)
      .map((deadline) => {
        const title = textOf(deadline);
        return { id: `${idOf(deadline)}@deadlines`, day: deadline.due_on, title, text: title };
      });
    const page = location.origin + pathFor('portal', language);
    return { file: calendarFile(days, brand.name, page), name: 'deadlines.ics' };
  };
  return (
    <div className={clsx('grid gap-2', className)}>
      <h3 id="deadlines" className="font-semibold">
        {t('deadlines.title')}
      </h3>
      <ul aria-labelledby="deadlines" className="divide-y divide-line">
        {deadlines.map((deadline) => (
          <Row key={idOf(deadline)} deadline={deadline} text={textOf(deadline)} />
        ))}
      </ul>
      {deadlines.some(({ due_on }) => due_on >= now) && (
        <DocumentButton
          variant="outline"
          label={t('deadlines.calendar')}
          failure={t('deadlines.calendarFailed')}
          make={makeCalendar}
        >
          {t('deadlines.calendar')}
        </DocumentButton>
      )}
    </div>
  );
}

/** The same deadline has the same id on another day, so that a calendar replaces it. */
function idOf(deadline: YearDeadline): string {
  switch (deadline.kind) {
    case 'bill':
      return `${deadline.what}-${deadline.bill.id}`;
    case 'iua':
      return `iua-${deadline.number ?? deadline.name}-${deadline.due_on}`;
    default:
      return `${deadline.kind}-${deadline.request_id ?? deadline.due_on}`;
  }
}

function Row({ deadline, text }: { deadline: YearDeadline; text: string }) {
  const { t } = useTranslation('memberYear');
  const { language } = useLanguage();
  const date = formatDate(deadline.due_on, language);
  const address = addressOf(deadline, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6">
      {address ? (
        <Link to={address} className="link inline-flex min-h-11 items-center font-semibold">
          {text}
        </Link>
      ) : (
        <p className="flex min-h-11 items-center font-semibold">{text}</p>
      )}
      <p className="pb-2 text-sm text-muted sm:pb-0">
        {t(deadline.kind === 'newborn' ? 'deadlines.newbornDate' : 'deadlines.by', { date })}
      </p>
    </li>
  );
}

function useDeadlineText(): (deadline: YearDeadline) => string {
  const { t } = useTranslation('memberYear');
  const nameOf = useBillName();
  const { language } = useLanguage();
  return (deadline) => {
    switch (deadline.kind) {
      case 'documents': {
        const { count, number } = deadline;
        return t('deadlines.documents', { count, number: number ?? '' });
      }
      case 'iua':
        return t('deadlines.iua', {
          amount: formatMoney(deadline.amount / 100, language),
          name: deadline.name,
        });
      case 'newborn':
        return t('deadlines.newborn', { days: deadline.count });
      case 'draft':
        return t('deadlines.draft');
      case 'bill':
        return t(`deadlines.bill.${deadline.what}`, { name: nameOf(deadline.bill) });
    }
  };
}

function addressOf(deadline: YearDeadline, language: Language): string | undefined {
  if (deadline.kind === 'bill') return billPath(deadline.bill.id, language);
  const { kind, number } = deadline;
  if (kind === 'newborn') return pathFor('planUpdates', language);
  if (kind === 'draft') return `${pathFor('newRequest', language)}?draft=${deadline.request_id}`;
  if (kind === 'iua' && number) {
    return pathFor('requestAnswer', language).replace(':number', number);
  }
  return number ? requestPath(number, language) : undefined;
}

type AdjustmentYearsProps = { year: HouseholdYear; className: string };

/** The adjustment year of each person, with its limit and the day on which the next one begins. */
function AdjustmentYears({ year, className }: AdjustmentYearsProps) {
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
                {limit === 0
                  ? t('years.none')
                  : formatMoney(limit / 100, language, { cents: false })}
              </td>
              <td className="py-2 text-right">{formatDate(until, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
