import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';

export type Waiting = {
  messages: number | null;
  applications: number | null;
  forms: number | null;
};

type Table = 'contact_messages' | 'membership_applications' | 'form_submissions';

/**
 * How much waits for somebody, of what this admin may see; `null` for the rest.
 * @throws AppError
 */
export async function countWaiting(
  may: { contacts: boolean; members: boolean },
  signal: AbortSignal,
): Promise<Waiting> {
  const [messages, applications, forms] = await Promise.all([
    may.contacts ? countNew('contact_messages', signal) : null,
    may.members ? countNew('membership_applications', signal) : null,
    may.members ? countNew('form_submissions', signal) : null,
  ]);
  return { messages, applications, forms };
}

async function countNew(table: Table, signal: AbortSignal): Promise<number> {
  const backend = await loadAdminBackend();
  const { count, error, status } = await backend
    .from(table)
    .select('id', { count: 'exact' })
    .eq('status', 'new')
    .limit(1)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return count ?? 0;
}
