import { ArrowRight } from 'lucide-react';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { useActivityLabels } from '~/command-center/kit/use-activity-labels';
import type { Page } from '~/paths';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { LoggedValue, LogLine } from './fetch-log';
import { useLogLabels } from './use-log-labels';

/**
 * The columns of the audit log. Ids are only in the exported file.
 * @param showOnly filters the list by one person.
 */
export function useLogColumns(showOnly: (person: string) => void): ListColumn<LogLine>[] {
  const { t } = useTranslation('manageLog');
  const { language } = useLanguage();
  const words = useActivityLabels();
  const fields = useLogLabels();
  const who = (line: LogLine) => line.actor_name ?? words.actor(line.actor_kind);
  const about = (line: LogLine) => (line.subject_table ? words.subject(line.subject_table) : '');
  const changed = (line: LogLine) => {
    const changes = changesOf(line).map(({ column, values }) => {
      const label = fields.field(line.action, column);
      if (!values) return label;
      const [before, after] = values.map((held) => fields.value(line.subject_table, column, held));
      return `${label}: ${before} → ${after}`;
    });
    return changes.length > 0 ? changes.join('; ') : rowsOf(line);
  };
  return [
    {
      id: 'what',
      header: t('columns.what'),
      isMain: true,
      width: 17,
      cell: (line) => words.action(line.action),
      csv: (line) => words.action(line.action),
    },
    { id: 'code', header: t('columns.code'), csv: (line) => line.action },
    {
      id: 'who',
      header: t('columns.who'),
      width: 11.5,
      isImportant: true,
      cell: (line) => {
        const { actor_id: id, actor_name: name } = line;
        if (!id || !name) return who(line);
        return (
          <button
            type="button"
            aria-label={t('filters.only', { name })}
            onClick={() => showOnly(id)}
            className={link}
          >
            {name}
          </button>
        );
      },
      csv: who,
    },
    { id: 'kind', header: t('columns.kind'), csv: (line) => words.actor(line.actor_kind) },
    {
      id: 'whom',
      header: t('columns.whom'),
      width: 12.5,
      isImportant: true,
      cell: (line) => {
        const record = recordOf(line);
        const name = line.subject_name ?? about(line);
        if (!name) return null;
        if (!record) return name;
        return (
          <>
            <LocalLink to={record.page} search={record.search} className={link}>
              {name}
            </LocalLink>
            {line.subject_name && line.subject_table !== 'members' && (
              <span className="text-xs text-muted"> {about(line)}</span>
            )}
          </>
        );
      },
      csv: (line) => line.subject_name,
    },
    { id: 'about', header: t('columns.about'), csv: about },
    { id: 'member', header: t('columns.member'), csv: (line) => line.member_number },
    { id: 'subject', header: t('columns.subject'), csv: (line) => line.subject_id },
    {
      id: 'columns',
      header: t('columns.columns'),
      width: 16,
      isPlain: true,
      cell: (line) => (changed(line) === undefined ? null : <ChangedValues line={line} />),
      csv: changed,
    },
    {
      id: 'created_at',
      isFixed: true,
      header: t('columns.when'),
      sort: 'created_at',
      width: 12.5,
      cell: (line) => (
        <time dateTime={line.created_at} className="whitespace-nowrap">
          {formatDateTime(line.created_at, language)}
        </time>
      ),
      csv: (line) => line.created_at,
    },
  ];
}

const link =
  'relative z-1 inline-block max-w-full truncate text-left leading-6 font-semibold text-mata-700 underline-offset-4 hover:underline';

/** The address of a line's record; `undefined` if it has none, or no longer exists. */
function recordOf(line: LogLine): { page: Page; search: string } | undefined {
  const { subject_table: table, subject_id: id, member_id: member, contact_id: contact } = line;
  if (contact) return { page: 'adminContacts', search: `?open=${contact}` };
  if (line.subject_name === null) return undefined;
  if (table === 'membership_applications' && id) {
    return { page: 'adminMembers', search: `?view=applications&open=${id}` };
  }
  if (member) return { page: 'adminMembers', search: `?open=${member}` };
  if (table === 'agents') return { page: 'adminMembers', search: `?view=advisors&open=${id}` };
  if (table === 'admins') return { page: 'adminUsers', search: `?open=${id}` };
  if (table === 'episodes') return { page: 'adminShows', search: `?open=${id}` };
  return undefined;
}

/** The old and new values of a line, or only the column if its values are not logged. */
function ChangedValues({ line }: { line: LogLine }) {
  const { t } = useTranslation('manageLog');
  const words = useLogLabels();
  const changes = changesOf(line);
  const rows = rowsOf(line);
  if (changes.length === 0) return rows === undefined ? null : t('change.rows', { count: rows });
  return (
    <ul className="inline">
      {changes.map(({ column, values }) => (
        <li key={column} className="inline not-last:after:content-[';_']">
          <span className="text-muted">{words.field(line.action, column)}: </span>
          {values ? (
            <>
              <span className="sr-only">{t('change.before')} </span>
              <span className="text-muted line-through decoration-1">
                {words.value(line.subject_table, column, values[0])}
              </span>{' '}
              <ArrowRight className="inline size-3.5 text-muted" aria-hidden="true" />{' '}
              <span className="sr-only">{t('change.after')} </span>
              <span className="font-semibold">
                {words.value(line.subject_table, column, values[1])}
              </span>
            </>
          ) : (
            <span className="text-muted italic">{t('change.hidden')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

type Change = {
  column: string;
  /** None if the log only names the column, or the values were erased. */
  values?: readonly [before: LoggedValue, after: LoggedValue];
};

/** The changed columns of a line, in the order of the log. Columns with values are first. */
function changesOf({ details, changes }: LogLine): Change[] {
  const named = columnsOf(details).filter((column) => !changes?.[column]);
  const held = Object.entries(changes ?? {}).map(([column, values]) => ({ column, values }));
  return [...held, ...named.map((column) => ({ column }))];
}

function columnsOf(details: LogLine['details']): string[] {
  if (!isObject(details) || !Array.isArray(details.columns)) return [];
  return details.columns.map(String);
}

/** The number of rows that were exported, or added by an import. */
function rowsOf({ details }: LogLine): number | undefined {
  if (!isObject(details)) return undefined;
  const count = details.rows ?? details.added ?? details.lines;
  return typeof count === 'number' ? count : undefined;
}

function isObject(
  details: LogLine['details'],
): details is Extract<LogLine['details'], { rows?: unknown }> {
  return typeof details === 'object' && details !== null && !Array.isArray(details);
}
