import { useTranslation } from '~/shared/i18n/use-translation';

const names = [
  'monthly-work',
  'contribution-notices',
  'contribution-reminders',
  'application-emails',
  'form-emails',
  'edition-emails',
  'legal-emails',
  'request-emails',
  'statements',
] as const;

type Name = (typeof names)[number];

/** What a job does, in a few words. A job that this version does not know keeps its name. */
export function useJobNames(): (job: string) => string {
  const { t } = useTranslation('manageOverview');
  return (job) => (names.includes(job as Name) ? t(`jobs.names.${job as Name}`) : job);
}
