import { useTranslation } from '~/i18n/use-translation';
import { useMediaQuery } from '~/lib/use-media-query';
import type { ListColumn } from './list-column';
import type { List } from './use-list';

type ListSortProps = { list: List; columns: readonly ListColumn<never>[] };

/** What a table's heads do on wide screens, where there are only cards. */
export function ListSort({ list, columns }: ListSortProps) {
  const { t } = useTranslation('commandCenter');
  const isWide = useMediaQuery('(min-width: 62rem)');
  if (isWide) return null;
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm text-muted">
      {t('list.sortBy')}
      <select
        value={list.request.sort}
        onChange={({ target }) => list.change({ sort: target.value })}
        className="min-h-11 max-w-50 rounded-full border border-control bg-white px-3 font-semibold text-ink"
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
