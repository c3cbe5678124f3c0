import { UserMinus, UserPlus } from 'lucide-react';
import { figures } from '#rules/figures';
import { backState } from '~/portal/frame/use-back-link';
import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FactGroup } from '~/shared/ui/facts';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { HouseholdPerson } from './household-person';

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
