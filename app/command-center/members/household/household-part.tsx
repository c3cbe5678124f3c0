import { Plus } from 'lucide-react';
import { figures } from '#rules/figures';
import { EditButton } from '~/command-center/members/record/edit-button';
import type { Person } from '~/command-center/members/record/fetch-member-record';
import { ageOn } from '~/shared/format/age';
import { formatDate, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';

type HouseholdPartProps = {
  people: readonly Person[];
  /** Read-only without it. */
  onEdit?: (part: string) => void;
};

/** The people in a membership besides the member, and below them those who have left. */
export function HouseholdPart({ people, onEdit }: HouseholdPartProps) {
  const { t } = useTranslation('manageMembers');
  const current = people.filter(({ end_date: end }) => !end || end >= today());
  const former = people.filter((person) => !current.includes(person));
  return (
    <FactGroup
      title={t('household.title')}
      action={
        onEdit && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onEdit('person-new')}
            className="-my-2 -mr-2"
          >
            <Plus className="size-5" />
            {t('household.add')}
          </Button>
        )
      }
      form={
        <div className="grid gap-4">
          {current.length === 0 ? (
            <p className="text-muted">{t('household.none')}</p>
          ) : (
            <People people={current} onEdit={onEdit} />
          )}
          {former.length > 0 && (
            <details className="border-t border-line pt-4">
              <summary className="cursor-pointer py-1.5 text-sm font-semibold text-mata-700">
                {t('household.former')} ({former.length})
              </summary>
              <People people={former} onEdit={onEdit} />
            </details>
          )}
        </div>
      }
    />
  );
}

function People({
  people,
  onEdit,
}: {
  people: readonly Person[];
  onEdit: HouseholdPartProps['onEdit'];
}) {
  return (
    <ul className="divide-y divide-line/70">
      {people.map((person) => (
        <PersonLine key={person.id} person={person} onEdit={onEdit} />
      ))}
    </ul>
  );
}

type PersonLineProps = { person: Person; onEdit: ((part: string) => void) | undefined };

/** A person of a household with relationship, birth, and the days of the membership. */
function PersonLine({ person, onEdit }: PersonLineProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  // Missing for admins for contacts, who may not see births.
  const { date_of_birth: birth, start_date: start, end_date: end } = person;
  const name = `${person.first_name} ${person.last_name}`;
  const hasLeft = end !== null && end < today();
  const age = figures.childAge.value;
  const isTooOld = person.relationship === 'child' && !end && birth && ageOn(birth, today()) >= age;
  const day = (date: string) => formatDate(date, language);
  const parts = [
    birth && t('household.born', { date: day(birth) }),
    t(start > today() ? 'household.starts' : 'household.since', { date: day(start) }),
    end && t(hasLeft ? 'household.left' : 'household.until', { date: day(end) }),
  ];
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone="neutral">{t(`household.relationships.${person.relationship}`)}</Badge>
          {isTooOld && (
            <Badge dot tone="warning">
              {t('household.tooOld', { age })}
            </Badge>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted tabular-nums">
          {parts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {onEdit && <EditButton part={name} onClick={() => onEdit(`person-${person.id}`)} />}
    </li>
  );
}
