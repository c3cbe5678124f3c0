import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { type Contact, contactKeys } from './fetch-contacts';

/** The sender of a message, as `contact_sender` returns it. */
export type SenderFacts = {
  /** Whether the sender was signed in. Otherwise only the email address identifies the member. */
  is_signed_in: boolean;
  member: {
    id: string;
    member_number: string;
    name: string;
    status: string;
    since: string;
    plan: string | null;
    advisor: string | null;
    rules_accepted_at: string | null;
  } | null;
  others: Pick<Contact, 'id' | 'kind' | 'type' | 'subject' | 'status' | 'created_at'>[];
};

async function fetchWriter(id: string, signal: AbortSignal): Promise<SenderFacts> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .rpc('contact_sender', { contact_id: id })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data as SenderFacts;
}

/** The sender of a message or form. */
export function senderQuery(id: string) {
  return queryOptions({
    queryKey: [...contactKeys.all, 'sender', id],
    queryFn: ({ signal }) => fetchWriter(id, signal),
  });
}
