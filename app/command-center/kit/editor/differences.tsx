import { AppError } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Difference } from './change-row';

type DifferencesProps = {
  error: unknown;
  /** The label of a column's field; the column itself if there is none. */
  columnLabel: (column: string) => string | undefined;
};

/** Shows this form's values beside the values that another admin saved, after a conflict. */
export function Differences({ error, columnLabel }: DifferencesProps) {
  const { t } = useTranslation('commandCenter');
  const differences = differencesOf(error);
  if (differences.length === 0) return null;
  const shown = (value: unknown) => {
    if (value === null || value === undefined || value === '') return t('conflict.none');
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    return String(value);
  };
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1 pr-4 font-semibold">
            {t('conflict.field')}
          </th>
          <th scope="col" className="py-1 pr-4 font-semibold">
            {t('conflict.mine')}
          </th>
          <th scope="col" className="py-1 font-semibold">
            {t('conflict.theirs')}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ column, mine, theirs }) => {
          // Ids of plans and advisors are not meaningful to users.
          const isId = column.endsWith('_id');
          return (
            <tr key={column} className="align-top">
              <th scope="row" className="py-1 pr-4 font-semibold">
                {columnLabel(column) ?? column}
              </th>
              <td className="py-1 pr-4 wrap-anywhere">
                {isId ? t('conflict.other') : shown(mine)}
              </td>
              <td className="py-1 wrap-anywhere">{isId ? t('conflict.other') : shown(theirs)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function differencesOf(error: unknown): Difference[] {
  return error instanceof AppError && Array.isArray(error.cause) ? error.cause : [];
}
