import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import { contactKeys } from './contact-keys';
import { allColumns, type FullContact } from './fetch-contacts';

/**
 * A message, or a form without its answers.
 * @throws AppError
 */
async function fetchContact(id: string, signal: AbortSignal): Promise<FullContact> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('contact_list')
    .select(allColumns)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle();
  // What is no id at all can stand in an address, too.
  if (error?.code === '22P02') throw new AppError('not_found', error.message);
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('not_found');
  return data as unknown as FullContact;
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
