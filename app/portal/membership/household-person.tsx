import { figures } from '#rules/figures';
import { ageOn } from '~/shared/format/age';
import { formatDate, today } from '~/shared/format/dates';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

type Relationship = keyof Messages['profile']['household']['relationships'];

type HouseholdPersonProps = {
  person: {
    first_name: string;
    last_name: string;
    date_of_birth: string;
    relationship: string;
    start_date: string | null;
    end_date: string | null;
  };
};

/** A person in the membership: the name, who it is to the member, birth, and start date. */
export function HouseholdPerson({ person }: HouseholdPersonProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const { date_of_birth: birth, relationship, start_date: start, end_date: end } = person;
  const day = (date: string) => formatDate(date, language);
  const hasLeft = end !== null && end < today();
  const age = figures.childAge.value;
  const isTooOld = relationship === 'child' && !hasLeft && ageOn(birth, today()) >= age;
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          {person.first_name} {person.last_name}
        </span>
        <Badge tone="neutral">{t(`household.relationships.${relationship as Relationship}`)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{t('household.born', { date: day(birth) })}</span>
        {start && (
          <span>
            {t(start > today() ? 'household.starts' : 'household.since', { date: day(start) })}
          </span>
        )}
        {end && (
          <span>{t(hasLeft ? 'household.left' : 'household.until', { date: day(end) })}</span>
        )}
      </p>
      {isTooOld && <p className="text-sm text-warning-700">{t('household.tooOld', { age })}</p>}
    </li>
  );
}
