import { queryOptions } from '@tanstack/react-query';
import { contactKeys } from '~/command-center/contacts/fetch-contacts';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

const lookAgainAfter = 20_000;

/** The highest number of new messages to show. */
export const maxNewMessages = 99;

const beforeAll = '1970-01-01T00:00:00Z';

/**
 * When someone last wrote: a message, a form, or a reply by email, by the clock of the database.
 * @throws AppError
 */
async function fetchNewest(signal: AbortSignal): Promise<string> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('contact_list')
    .select('received_at')
    .eq('is_record', false)
    .order('received_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data[0]?.received_at ?? beforeAll;
}

/**
 * The number of new messages since then, at most one more than `maxNewMessages`.
 * @throws AppError
 */
async function countNews(since: string, signal: AbortSignal): Promise<number> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('contact_list')
    .select('id')
    .eq('is_record', false)
    .gt('received_at', since)
    .order('received_at', { ascending: false })
    .limit(maxNewMessages + 1)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data.length;
}

/** The newest message at the time of the list's fetch; both are requested together. */
export const newestQuery = queryOptions({
  queryKey: contactKeys.newest,
  queryFn: ({ signal }) => fetchNewest(signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
});

/** The new messages since then. The query refetches while the page is visible. */
export function newMessagesQuery(since: string) {
  return queryOptions({
    queryKey: [...contactKeys.all, 'news', since],
    queryFn: ({ signal }) => countNews(since, signal),
    refetchInterval: lookAgainAfter,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
}
