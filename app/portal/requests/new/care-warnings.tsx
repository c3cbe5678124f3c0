import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { formatDate, today } from '~/shared/format/dates';
import { formatDueDay } from '~/shared/format/due-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { type Household, householdQuery } from '../data/fetch-household';
import { type Facts, isDate } from './facts';
import { deadlineOf, type Warning, warningsOf } from './warnings';

/** What is unusual about the date and the person. Nothing of it stops the member. */
export function CareWarnings({ facts }: { facts: Facts }) {
  const { t } = useTranslation('requestForm');
  const { language } = useLanguage();
  const { data: household } = useQuery(householdQuery(usePortalUser().id));
  const isDeath = facts.kind === 'death';
  if (!isDate(facts.service_date) || (facts.care_stage === '' && !isDeath)) return null;
  const person = household && personOf(household, facts.who);
  const warnings = warningsOf(facts, person, today());
  if (warnings.length === 0) return null;
  const deadline = deadlineOf(facts);
  const values = {
    name: person?.first_name ?? '',
    deadline: deadline ? formatDueDay(deadline, language) : '',
    start: person?.start_date ? formatDate(person.start_date, language) : '',
    end: person?.end_date ? formatDate(person.end_date, language) : '',
  };
  return (
    <Notice tone="warning" live="status">
      {warnings.map((warning) => (
        <p key={warning}>
          {warning === 'inFuture' && isDeath
            ? t('death.inFuture')
            : t(`warnings.${warning}`, values)}
        </p>
      ))}
      {warnings.some((warning) => !isMistake(warning)) && <p>{t('warnings.canSend')}</p>}
    </Notice>
  );
}

/** Dates that do not fit the answer before are probably mistakes. */
function isMistake(warning: Warning): boolean {
  return warning === 'inFuture' || warning === 'isPast';
}

/** The member, or a person of the household. */
export function personOf({ member, people }: Household, who: string) {
  if (who === 'member') return { ...member, end_date: null, relationship: 'member' };
  return people.find(({ id }) => id === who);
}
