import { useState } from 'react';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import type { ListRequest } from './list-request';
import { useSelection } from './use-selection';

/** The largest selection, as in the database functions that change many rows. */
export const mostSelected = 500;

type MatchingOptions<Row> = {
  request: ListRequest;
  /** What narrows the list besides search and filters, such as its view. */
  view?: string;
  page: ListPage<Row> | undefined;
  read: (request: ListRequest) => Promise<ListPage<Row>>;
};

/**
 * The selection of a list: rows of the page, or all rows that match search and filters, on every page.
 * A changed search or filter ends the latter.
 */
export function useMatching<Row extends { id: string }>(options: MatchingOptions<Row>) {
  const { request, view, page, read } = options;
  const { t } = useTranslation('errors');
  const toast = useToast();
  const scope = JSON.stringify([request.search, request.filters, view]);
  const [found, setFound] = useState<{ scope: string; rows: readonly Row[] }>();
  const shown = page?.rows ?? [];
  const ids = new Set(shown.map(({ id }) => id));
  const others = found?.scope === scope ? found.rows.filter(({ id }) => !ids.has(id)) : [];
  // A row of the page is newer than the one that was read to select it.
  const reachable = [...shown, ...others];
  const selection = useSelection(reachable.map(({ id }) => id));
  const rows = reachable.filter(({ id }) => selection.isSelected(id));
  const reading = useSingleMutation({
    mutationFn: () => read({ ...request, page: 1, size: mostSelected }),
    onSuccess: (all) => {
      setFound({ scope, rows: all.rows });
      selection.select(all.rows.map(({ id }) => id));
    },
    onError: (error) => toast({ tone: 'danger', text: t(errorMessageKey(error)) }),
  });
  const total = page?.total ?? 0;
  const isBeyondPage = rows.some(({ id }) => !ids.has(id));
  const isWholePage = shown.length > 0 && shown.every(({ id }) => selection.isSelected(id));
  return {
    ...selection,
    selectAll: () => selection.select([...ids]),
    /** The selected rows as the admin saw them. */
    rows,
    /** Whether some of them are on other pages. */
    isBeyondPage,
    /** How many rows match; undefined unless the whole page is selected and there are others. */
    more: !isBeyondPage && isWholePage && total > shown.length ? total : undefined,
    selectMatching: () => reading.mutate(),
    isReading: reading.isPending,
  };
}

export type MatchingSelection<Row extends { id: string }> = ReturnType<typeof useMatching<Row>>;
