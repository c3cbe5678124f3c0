import { queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchOne } from '~/command-center/kit/backend/fetch-one';
import { contactKeys } from './contact-keys';
import { allColumns, type FullContact } from './fetch-contacts';

/**
 * A message, or a form without its answers.
 * @throws AppError
 */
async function fetchContact(id: string, signal: AbortSignal): Promise<FullContact> {
  const backend = await loadAdminBackend();
  return fetchOne<FullContact>(
    backend.from('contact_list').select(allColumns).eq('id', id).abortSignal(signal).maybeSingle(),
  );
}

/** A message or a form as it stands now. While it is open it changes by one's own hand only. */
export function contactQuery(id: string) {
  return queryOptions({
    queryKey: contactKeys.one(id),
    queryFn: ({ signal }) => fetchContact(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
