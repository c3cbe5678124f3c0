import { AppError } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Difference } from './change-row';
import { columnWords } from './column-words';

/** What another admin wrote into the fields of this form, beside what is in the form. */
export function Differences({ error }: { error: unknown }) {
  const { t } = useTranslation('manageMembers');
  const differences = differencesOf(error);
  if (differences.length === 0) return null;
  const shown = (value: unknown) => {
    if (value === null || value === undefined || value === '') return t('record.none');
    if (typeof value === 'boolean') return t(value ? 'record.yes' : 'record.no');
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
          const word = columnWords[column];
          // The id of a plan or an advisor tells nobody anything.
          const isId = column.endsWith('_id');
          return (
            <tr key={column} className="align-top">
              <th scope="row" className="py-1 pr-4 font-semibold">
                {word ? t(`record.${word}`) : column}
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
