import type { ListColumn } from '~/components/command-center/list-column';
import { useActivityWords } from '~/components/command-center/use-activity-words';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { formatMoment } from '~/lib/dates';
import type { LogLine } from './api/fetch-log';

/** The columns of the audit log. Ids stand in the exported file alone, for those who look closer. */
export function useLogColumns(): ListColumn<LogLine>[] {
  const { t } = useTranslation('manageLog');
  const { language } = useLanguage();
  const words = useActivityWords();
  const who = (line: LogLine) => line.actor_name ?? words.actor(line.actor_kind);
  const about = (line: LogLine) => (line.subject_table ? words.subject(line.subject_table) : '');
  return [
    {
      id: 'what',
      header: t('columns.what'),
      isMain: true,
      width: 13,
      cell: (line) => words.action(line.action),
      csv: (line) => line.action,
    },
    { id: 'who', header: t('columns.who'), width: 10, foldsLast: true, cell: who, csv: who },
    { id: 'kind', header: t('columns.kind'), csv: (line) => line.actor_kind },
    { id: 'about', header: t('columns.about'), cell: about, csv: about },
    {
      id: 'whom',
      header: t('columns.whom'),
      cell: (line) => line.subject_name,
      csv: (line) => line.subject_name,
    },
    { id: 'subject', header: t('columns.subject'), csv: (line) => line.subject_id },
    {
      id: 'columns',
      header: t('columns.columns'),
      width: 12,
      cell: (line) => (
        <span className="font-mono text-xs break-words text-muted">{changed(line)}</span>
      ),
      csv: changed,
    },
    {
      id: 'created_at',
      header: t('columns.when'),
      sort: 'created_at',
      width: 13,
      cell: (line) => (
        <time dateTime={line.created_at} className="whitespace-nowrap">
          {formatMoment(line.created_at, language)}
        </time>
      ),
      csv: (line) => line.created_at,
    },
  ];
}

/** Names of columns, never what they hold: the log has no more. */
function changed({ details }: LogLine): string {
  if (typeof details !== 'object' || Array.isArray(details)) return '';
  const { columns } = details;
  if (!Array.isArray(columns)) return '';
  // What searches look through follows the other columns by itself.
  return columns.filter((name) => !String(name).startsWith('search_')).join(', ');
}
