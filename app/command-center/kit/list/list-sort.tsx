import { useTranslation } from '~/shared/i18n/use-translation';
import type { ListColumn } from './list-column';
import type { List } from './use-list';

type ListSortProps = { list: List; columns: readonly ListColumn<never>[] };

/** Sorts a list of cards, which has no headers. Hidden where `foldColumns` returns a table. */
export function ListSort({ list, columns }: ListSortProps) {
  const { t } = useTranslation('commandCenter');
  return (
    <label className="inline-flex min-h-control items-center gap-2 text-sm text-muted @min-[40rem]:hidden">
      {t('list.sortBy')}
      <select
        value={list.request.sort}
        onChange={({ target }) => list.change({ sort: target.value })}
        className="min-h-control max-w-50 rounded-full border border-control bg-white px-3 font-semibold text-ink"
      >
        {columns.flatMap(({ sort, header }) =>
          sort
            ? [
                <option key={sort} value={sort}>
                  {t('list.ascending', { column: header })}
                </option>,
                <option key={`-${sort}`} value={`-${sort}`}>
                  {t('list.descending', { column: header })}
                </option>,
              ]
            : [],
        )}
      </select>
    </label>
  );
}
