import { Plus } from 'lucide-react';
import type { Person } from '~/command-center/members/record/fetch-member-record';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { PersonLine } from './person-line';

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
