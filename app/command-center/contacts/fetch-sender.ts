import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { Answer } from '../../../supabase/contracts/answers';
import { contactKeys } from './fetch-contacts';

export type SenderFacts = Answer<'contact_sender'>;

async function fetchWriter(id: string, signal: AbortSignal): Promise<SenderFacts> {
  return callDatabase('contact_sender', { contact_id: id }, signal);
}

/** The sender of a message or form. */
export function senderQuery(id: string) {
  return queryOptions({
    queryKey: [...contactKeys.all, 'sender', id],
    queryFn: ({ signal }) => fetchWriter(id, signal),
  });
}
