import { deadlinesOf } from '#bill-help/deadlines';
import type { Answers, Bill } from '#bill-help/types';
import { pathFor } from '~/paths';
import { brand } from '~/shared/brand/brand';
import { DocumentButton } from '~/shared/documents/document-button';
import { daysBetween, formatDate, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { lawValues } from './law-values';

/** The days that follow from the bill, in their order, with how long each is away. */
export function Days({ bill, answers }: { bill: Bill; answers: Answers }) {
  const { t } = useTranslation('billHelp');
  const { language } = useLanguage();
  const now = today();
  const days = deadlinesOf(bill, answers).map((deadline) => ({
    ...deadline,
    title: t(`dates.${deadline.kind}.title`),
    text: t(`dates.${deadline.kind}.text`, lawValues(language)),
  }));
  const coming = days.filter(({ day }) => day >= now);
  const distance = (day: string) => {
    const count = daysBetween(now, day);
    if (count < 0) return t('dates.past');
    return count === 0 ? t('dates.today') : t('dates.left', { count });
  };
  const makeCalendar = async () => {
    const { calendarFile } = await import('~/shared/documents/calendar');
    const page = location.origin + pathFor('billHelp', language);
    // The same bill again replaces its days.
    const entries = coming.map((one) => ({ ...one, id: `${one.kind}-${bill.billed}@bill-help` }));
    return { file: calendarFile(entries, brand.name, page), name: 'bill-help.ics' };
  };
  if (days.length === 0) return <p>{t('dates.none')}</p>;
  return (
    <>
      <ol className="grid gap-4">
        {days.map(({ kind, day, perhapsUntil, title, text }) => (
          <li
            key={kind}
            className="grid gap-x-6 gap-y-1 border-t border-line pt-4 sm:grid-cols-[12rem_1fr]"
          >
            <p>
              <strong className="block tabular-nums">{formatDate(day, language)}</strong>
              <span className="text-sm text-muted">{distance(day)}</span>
            </p>
            <div className="grid gap-1">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
              {perhapsUntil && day < now && now <= perhapsUntil && (
                <p className="font-semibold">
                  {t('dates.perhaps', { date: formatDate(perhapsUntil, language) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {coming.length > 0 && (
        <DocumentButton
          variant="outline"
          label={t('dates.calendar')}
          failure={t('dates.calendarFailed')}
          make={makeCalendar}
        >
          {t('dates.calendar')}
        </DocumentButton>
      )}
    </>
  );
}
