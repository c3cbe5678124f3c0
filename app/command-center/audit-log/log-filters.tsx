import { useQuery } from '@tanstack/react-query';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import type { List } from '~/command-center/kit/list/use-list';
import { useActivityWords } from '~/command-center/kit/use-activity-words';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { LogLine } from './fetch-log';
import { peopleQuery } from './fetch-people';
import { actorKinds, logSubjects } from './log-list';
import { useActionChoices } from './use-action-choices';

type LogFiltersProps = {
  list: List;
  /** The page that is shown: it knows what members are called. */
  lines: readonly LogLine[];
};

/** Narrows the log: days, person, action, kind of person, subject. All of it stands in the address. */
export function LogFilters({ list, lines }: LogFiltersProps) {
  const { t } = useTranslation('manageLog');
  const words = useActivityWords();
  const team = useQuery(peopleQuery()).data ?? [];
  const others = (list.request.filters.person ?? []).filter(
    (id) => !team.some((person) => person.id === id),
  );
  const people = [
    ...others.map((id) => ({
      value: id,
      label: lines.find((line) => line.actor_id === id)?.actor_name ?? t('filters.onePerson'),
    })),
    ...team.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <DayFilter list={list} name="from" label={t('filters.from')} />
      <DayFilter list={list} name="to" label={t('filters.to')} />
      <ListFilter list={list} name="person" label={t('filters.person')} choices={people} />
      <ListFilter
        list={list}
        name="action"
        label={t('columns.what')}
        choices={useActionChoices()}
      />
      <ListFilter
        list={list}
        name="who"
        label={t('filters.kind')}
        choices={actorKinds.map((value) => ({ value, label: words.actor(value) }))}
      />
      <ListFilter
        list={list}
        name="about"
        label={t('columns.about')}
        choices={logSubjects.map((value) => ({ value, label: words.subject(value) }))}
      />
    </>
  );
}

type DayFilterProps = { list: List; name: 'from' | 'to'; label: string };

/** The first or the last day of the lines that are shown. */
function DayFilter({ list, name, label }: DayFilterProps) {
  const [day = ''] = list.request.filters[name] ?? [];
  const other = list.request.filters[name === 'from' ? 'to' : 'from']?.[0];
  return (
    <label className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-white pr-3 pl-4 text-sm font-semibold focus-within:outline-3 focus-within:outline-mata-700 hover:border-muted">
      {label}
      <input
        type="date"
        // Uncontrolled, so that a year can be typed digit by digit; a change from elsewhere starts it anew.
        key={day}
        defaultValue={day}
        min={name === 'to' ? other : undefined}
        max={name === 'from' ? other : '2099-12-31'}
        onChange={({ target }) => {
          const { value, validity } = target;
          if (value === day || (value !== '' && !validity.valid)) return;
          if (value !== '' && value < '2000') return;
          list.change(
            ({ filters }) => ({ filters: { ...filters, [name]: value ? [value] : [] } }),
            { isTyping: true },
          );
        }}
        className="bg-transparent font-normal outline-none"
      />
    </label>
  );
}
