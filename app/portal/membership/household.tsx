import { UserMinus, UserPlus } from 'lucide-react';
import { figures } from '#rules/figures';
import { backState } from '~/portal/frame/use-back-link';
import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { ageOn } from '~/shared/format/age';
import { formatDate, today } from '~/shared/format/dates';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { FactGroup } from '~/shared/ui/facts';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';

/** The people in the membership, and how to add or remove someone. `member` is missing while it loads. */
export function Household({ member }: { member: MemberProfile | undefined }) {
  const { t } = useTranslation('profile');
  if (!member)
    return <FactGroup title={t('household.title')} form={<Skeleton className="h-14" />} />;
  const people = member.household_people;
  const current = people.filter(({ end_date: end }) => !end || end >= today());
  const former = people.filter((person) => !current.includes(person));
  const self = {
    id: member.id,
    first_name: member.first_name,
    last_name: member.last_name,
    date_of_birth: member.date_of_birth,
    relationship: 'self',
    start_date: member.enrollment?.start_date ?? null,
    end_date: null,
  };
  return (
    <FactGroup
      title={t('household.title')}
      form={
        <ul className="divide-y divide-line/70">
          {[self, ...current].map((person) => (
            <HouseholdPerson key={person.id} person={person} />
          ))}
        </ul>
      }
      footer={
        <div className="grid gap-4 border-t border-line/70 pt-4">
          {current.length === 0 && <p className="text-muted">{t('household.none')}</p>}
          {former.length > 0 && (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center rounded-xs text-sm text-muted">
                {t('household.former', { count: former.length })}
              </summary>
              <ul className="divide-y divide-line/70">
                {former.map((person) => (
                  <HouseholdPerson key={person.id} person={person} />
                ))}
              </ul>
            </details>
          )}
          <p className="text-sm text-muted">
            {t('household.newborn', { days: figures.newbornRegistration.value })}{' '}
            <LocalLink to="rulesMaternity" hash="newborn" className="link">
              {t('household.newbornRule')}
            </LocalLink>
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton
              to="planUpdates"
              search="?change=add-person"
              state={backState(1)}
              variant="outline"
              size="sm"
            >
              <UserPlus className="size-5" />
              {t('household.add')}
            </LinkButton>
            {current.length > 0 && (
              <LinkButton
                to="planUpdates"
                search="?change=remove-person"
                state={backState(1)}
                variant="quiet"
                size="sm"
              >
                <UserMinus className="size-5" />
                {t('household.remove')}
              </LinkButton>
            )}
          </div>
        </div>
      }
    />
  );
}

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
function HouseholdPerson({ person }: HouseholdPersonProps) {
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
