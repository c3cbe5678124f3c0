import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { contactKeys } from './contact-keys';
import type { Contact } from './fetch-contacts';

/** What is known about who wrote: as `contact_writer` answers. */
export type WriterFacts = {
  /** Whether they wrote while signed in. Otherwise only the email address names the member. */
  is_signed_in: boolean;
  member: {
    id: string;
    name: string;
    status: string;
    since: string;
    plan: string | null;
    advisor: string | null;
    rules_accepted_at: string | null;
  } | null;
  others: Pick<Contact, 'id' | 'kind' | 'type' | 'subject' | 'status' | 'created_at'>[];
};

async function fetchWriter(id: string, signal: AbortSignal): Promise<WriterFacts> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .rpc('contact_writer', { contact_id: id })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data as WriterFacts;
}

/** Who wrote a message or form. */
export function writerQuery(id: string) {
  return queryOptions({
    queryKey: [...contactKeys.all, 'writer', id],
    queryFn: ({ signal }) => fetchWriter(id, signal),
  });
}
