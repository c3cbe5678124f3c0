import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { adminRequestError, messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { addRow, changeWithUndo, deleteRow } from '~/command-center/kit/editor/change-row';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { AppError } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ListDefinition } from './list-request';

export type SavedView = TableRow<'list_views'>;

const viewsKey = (list: string) => ['list-views', list] as const;

/** @throws AppError */
async function fetchViews(list: string, signal: AbortSignal): Promise<SavedView[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('list_views')
    .select('*')
    .eq('list', list)
    .order('name')
    .order('id')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The saved views of a list: the own ones, and those that colleagues share. */
export function savedViewsQuery(list: string) {
  return queryOptions({
    queryKey: viewsKey(list),
    queryFn: ({ signal }) => fetchViews(list, signal),
    staleTime: 60_000,
  });
}

/**
 * What a saved view contains of an address: the fixed view, the order and the filters. Not the search,
 * which can be about a person, nor the page.
 */
export function viewQuery(address: URLSearchParams, definition: ListDefinition): string {
  const names = ['view', 'sort', ...Object.keys(definition.filters)].toSorted();
  const pairs = names.flatMap((name) =>
    address
      .getAll(name)
      .toSorted()
      .map((value) => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}

type ViewFields = Pick<SavedView, 'name' | 'query' | 'is_shared'>;

export type ViewWork =
  | { add: Pick<SavedView, 'name' | 'query'> }
  | { change: SavedView; to: Partial<ViewFields>; text: string }
  | { remove: SavedView };

/** Saves, changes and deletes views of a list, and reports each with an undo. */
export function useViewWork(list: string) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const client = useQueryClient();
  const queryKey = viewsKey(list);
  const reportDone = useSuccessToast(queryKey);
  const work = async (job: ViewWork) => {
    if ('add' in job) {
      await addRow('list_views', { list, ...job.add });
      return { text: t('commandCenter:list.views.added', { name: job.add.name }) };
    }
    if ('change' in job) {
      const undo = await changeWithUndo('list_views', job.change, job.to);
      return { text: job.text, undo };
    }
    const { id, name, query, is_shared } = job.remove;
    await deleteRow('list_views', job.remove);
    return {
      text: t('commandCenter:list.views.deleted', { name }),
      undo: () => addRow('list_views', { id, list, name, query, is_shared }),
    };
  };
  return useSingleMutation({
    mutationFn: async (job: ViewWork) => reportDone(await work(job)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

const refusals = {
  23505: 'commandCenter:list.views.exists',
  too_many_views: 'commandCenter:list.views.tooMany',
} as const;

/** The message key of a refused change. */
export function viewProblem(error: unknown) {
  return error instanceof AppError && error.code === 'conflict'
    ? 'commandCenter:list.views.gone'
    : messageKeyOf(error, refusals);
}
