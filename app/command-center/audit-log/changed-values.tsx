import { ArrowRight } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { changesOf, rowsOf } from './changes-of';
import type { LogLine } from './fetch-log';
import { useLogLabels } from './use-log-labels';

/** The old and new values of a line, or only the column if its values are not logged. */
export function ChangedValues({ line }: { line: LogLine }) {
  const { t } = useTranslation('manageLog');
  const words = useLogLabels();
  const changes = changesOf(line);
  const rows = rowsOf(line);
  if (changes.length === 0) return rows === undefined ? null : t('change.rows', { count: rows });
  return (
    <ul className="grid gap-1">
      {changes.map(({ column, values }) => (
        <li key={column}>
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
