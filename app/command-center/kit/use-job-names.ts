import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';

type Name = keyof Messages['manageOverview']['jobs']['names'];

/** All that have a text, which the compiler checks. */
const names: Record<Name, true> = {
  'monthly-work': true,
  'contribution-notices': true,
  'contribution-reminders': true,
  'bill-reminders': true,
  'account-emails': true,
  'application-emails': true,
  'form-emails': true,
  'edition-emails': true,
  'legal-emails': true,
  'member-messages': true,
  pushes: true,
  'request-emails': true,
  'team-emails': true,
  statements: true,
  'office-days': true,
};

/** What a job does, in a few words. A job that this version does not know keeps its name. */
export function useJobNames(): (job: string) => string {
  const { t } = useTranslation('manageOverview');
  return (job) => (Object.hasOwn(names, job) ? t(`jobs.names.${job as Name}`) : job);
}
