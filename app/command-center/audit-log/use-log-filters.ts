import { queryOptions, useQuery } from '@tanstack/react-query';
import { listReader } from '~/command-center/kit/backend/list-source';
import type { FilterChoice } from '~/command-center/kit/list/list-filter';
import type { ListFilterChoices } from '~/command-center/kit/list/list-tab';
import type { List } from '~/command-center/kit/list/use-list';
import { useActivityLabels } from '~/command-center/kit/use-activity-labels';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { LogLine } from './fetch-log';
import { logActions } from './log-actions';
import { actorKinds, logSubjects } from './log-list';

type Person = { id: string; name: string };

const readTeam = listReader<Person>({ view: 'admin_list', columns: 'id,name' });

/** The team by name. In a team of more than 200, the others are found by the names in the list. */
const teamQuery = queryOptions({
  queryKey: ['log', 'people'],
  queryFn: ({ signal }) =>
    readTeam({ search: '', filters: {}, sort: 'name', page: 1, size: 200 }, signal),
  staleTime: 60_000,
});

/**
 * The filters of the log by person, action, kind of person and subject.
 * @param lines the rows of the page, which contain the names of members.
 */
export function useLogFilters(list: List, lines: readonly LogLine[]): ListFilterChoices[] {
  const { t } = useTranslation('manageLog');
  const words = useActivityLabels();
  const actions = useActionChoices();
  const team = useQuery(teamQuery).data?.rows ?? [];
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
  return [
    { name: 'person', label: t('filters.person'), choices: people },
    { name: 'action', label: t('columns.what'), choices: actions },
    {
      name: 'who',
      label: t('filters.kind'),
      choices: actorKinds.map((value) => ({ value, label: words.actor(value) })),
    },
    {
      name: 'about',
      label: t('columns.about'),
      choices: logSubjects.map((value) => ({ value, label: words.subject(value) })),
    },
  ];
}

/** Every action by name. The kind of person is added where team and members share an action. */
function useActionChoices(): FilterChoice[] {
  const words = useActivityLabels();
  const { language } = useLanguage();
  const labels = logActions.map((code) => words.action(code));
  const choices = logActions.map((value, index) => {
    const label = labels[index] ?? value;
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    const actor = words.actor(value.startsWith('admin.') ? 'admin' : 'member');
    return { value, label: isTwice ? `${label} (${actor})` : label };
  });
  return choices.sort((one, other) => one.label.localeCompare(other.label, language));
}
