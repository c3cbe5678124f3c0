import { queryOptions, useQuery } from '@tanstack/react-query';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { listReader } from '~/command-center/kit/backend/list-source';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { FilterChoice } from '~/command-center/kit/list/list-filter';
import { plainText, searchPatterns } from '~/command-center/kit/list/list-request';
import { type ListFilterChoices, ListTab } from '~/command-center/kit/list/list-tab';
import { type List, useList } from '~/command-center/kit/list/use-list';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { useActivityLabels } from '~/command-center/kit/use-activity-labels';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  actorKinds,
  hidesReadings,
  type LogLine,
  type LogWord,
  logList,
  logQuery,
  logReader,
  logSubjects,
  readingsQuery,
} from './fetch-log';
import { logActions } from './log-actions';
import { useLogColumns } from './use-log-columns';

export const clientLoader = signedInPageLoader('adminLog');

/** The audit log, for super admins. */
export default function AuditLog() {
  const { t } = useTranslation('manageLog');
  return isSuperAdmin(useAdmin()) ? <LogTab /> : <NoAccess lead={t('lead')} />;
}

function LogTab() {
  const { t } = useTranslation('manageLog');
  const list = useList(logList);
  const words = useLogWords(list.request.search);
  const query = useQuery(logQuery(list.request, words));
  const filters = useLogFilters(list, query.data?.rows ?? []);
  const columns = useLogColumns((person) =>
    list.change((request) => ({ filters: { ...request.filters, person: [person] } })),
  );
  return (
    <ListTab
      name="log"
      lead={t('lead')}
      list={list}
      columns={columns}
      query={query}
      label={t('table')}
      search={t('search')}
      otherFilters={
        <>
          <DayFilter list={list} name="from" label={t('filters.from')} />
          <DayFilter list={list} name="to" label={t('filters.to')} />
          <ReadingsFilter list={list} words={words} />
        </>
      }
      filters={filters}
      file={{
        table: 'activity_log',
        fileName: t('fileName'),
        columns,
        fetchPage: logReader(words),
      }}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}

/** The words of a search, with the codes of this language's labels that contain them. */
function useLogWords(search: string): LogWord[] {
  const labels = useActivityLabels();
  const having = (codes: readonly string[], label: (code: string) => string, word: string) =>
    codes.filter((code) => plainText(label(code)).includes(word));
  return plainText(search)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => ({
      pattern: searchPatterns(word)[0] ?? '%',
      actions: having(logActions, labels.action, word),
      tables: having(logSubjects, labels.subject, word),
      kinds: having(actorKinds, labels.actor, word),
    }));
}

type ReadingsFilterProps = { list: List; words: readonly LogWord[] };

/** Shows the openings of lists, or how many are hidden. */
function ReadingsFilter({ list, words }: ReadingsFilterProps) {
  const { t } = useTranslation('manageLog');
  const { request } = list;
  const { data: count } = useQuery(readingsQuery(request, words));
  // An action was chosen, which decides by itself.
  if ((request.filters.action ?? []).length > 0) return null;
  const isShown = !hidesReadings(request);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={() =>
        list.change(({ filters }) => ({
          filters: { ...filters, readings: isShown ? [] : ['shown'] },
        }))
      }
      className="inline-flex min-h-control items-center rounded-full border border-control bg-white px-3.5 text-sm font-semibold transition-colors hover:border-muted aria-pressed:border-mata-700 aria-pressed:bg-mata-100 aria-pressed:text-mata-800"
    >
      {isShown ? t('filters.readings') : t('filters.hiddenReadings', { count: count ?? 0 })}
    </button>
  );
}

type DayFilterProps = { list: List; name: 'from' | 'to'; label: string };

/** The first or the last day of the listed lines. */
function DayFilter({ list, name, label }: DayFilterProps) {
  const [day = ''] = list.request.filters[name] ?? [];
  const other = list.request.filters[name === 'from' ? 'to' : 'from']?.[0];
  return (
    <label className="inline-flex min-h-control items-center gap-2 rounded-full border border-control bg-white pr-3 pl-4 text-sm font-semibold focus-within:outline-3 focus-within:outline-mata-700 hover:border-muted">
      {label}
      <input
        type="date"
        // Users type a year digit by digit, so this is uncontrolled. A new address resets it.
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
function useLogFilters(list: List, lines: readonly LogLine[]): ListFilterChoices[] {
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
