import { Clock } from 'lucide-react';
import { useCurrentMinute } from '~/shared/browser/use-current-minute';
import { officeTime, openingStateAt } from '~/shared/format/office-hours';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

/** The office hours, and whether the office is open now. */
export function OfficeHours() {
  const { t } = useTranslation('support');
  const { language } = useLanguage();
  const now = useCurrentMinute() ?? new Date();
  const opening = openingStateAt(now);
  return (
    <section
      aria-labelledby="hours-title"
      className="grid content-start gap-4 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="hours-title" className="flex items-center gap-2.5 text-heading">
          <Clock className="size-6 text-mata-700" strokeWidth={1.75} />
          {t('hours.title')}
        </h2>
        <Badge tone={opening.isOpen ? 'success' : 'neutral'} dot>
          {opening.isOpen ? t('hours.open') : t('hours.closed')}
        </Badge>
      </div>
      <dl>
        <Line label={t('hours.days')} value={t('hours.time')} />
        <Line label={t('hours.weekend')} value={t('hours.closedDay')} />
      </dl>
      <p className="text-sm text-muted">
        {t('hours.localTime', { time: officeTime(now, language) })}{' '}
        {opening.isOpen ? t('hours.openText') : whenNext(opening.opens)}
      </p>
    </section>
  );

  function whenNext(opens: 'today' | 'tomorrow' | number) {
    if (opens === 'today') return t('hours.opensToday');
    if (opens === 'tomorrow') return t('hours.opensTomorrow');
    return t('hours.opensOn', { day: weekday(opens, language) });
  }
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 text-sm first:border-t sm:text-base">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** The name of a day of the week, counted from Sunday. */
function weekday(day: number, language: Language): string {
  // January 4, 1970 was a Sunday.
  const date = new Date(Date.UTC(1970, 0, 4 + day));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
