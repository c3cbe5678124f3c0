import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock } from 'lucide-react';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { figuresQuery } from './overview-queries';

const names = [
  'monthly-work',
  'contribution-reminders',
  'application-emails',
  'form-emails',
  'edition-emails',
  'legal-emails',
  'request-emails',
  'statements',
] as const;

type Name = (typeof names)[number];

/** When the jobs last ran, and which failed, for super admins. */
export function ScheduledWork() {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const { data } = useQuery(figuresQuery);
  if (!data?.jobs) return null;
  const { ran_at, is_late, failed } = data.jobs;
  const nameOf = (job: string) =>
    names.includes(job as Name) ? t(`jobs.names.${job as Name}`) : job;
  const isWell = !is_late && failed.length === 0;
  const Icon = isWell ? Clock : CircleAlert;
  return (
    <section
      aria-label={t('jobs.title')}
      className={`flex gap-3 rounded-lg p-4 text-sm ${isWell ? 'bg-sand/70 text-muted' : 'bg-danger-100 text-danger-700'}`}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="grid min-w-0 gap-1">
        <p>
          {ran_at ? t('jobs.ranAt', { time: formatDateTime(ran_at, language) }) : t('jobs.never')}
        </p>
        {failed.length > 0 && (
          <p className="font-semibold">
            {t('jobs.failed', {
              jobs: new Intl.ListFormat(language).format(failed.map(nameOf)),
            })}
          </p>
        )}
        {is_late && <p className="font-semibold">{t('jobs.late')}</p>}
      </div>
    </section>
  );
}
