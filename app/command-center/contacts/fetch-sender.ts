import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { Answer } from '../../../supabase/contracts/answers';
import { contactKeys } from './fetch-contacts';

export type SenderFacts = Answer<'contact_sender'>;

async function fetchWriter(id: string, signal: AbortSignal): Promise<SenderFacts> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .rpc('contact_sender', { contact_id: id })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The sender of a message or form. */
export function senderQuery(id: string) {
  return queryOptions({
    queryKey: [...contactKeys.all, 'sender', id],
    queryFn: ({ signal }) => fetchWriter(id, signal),
  });
}
