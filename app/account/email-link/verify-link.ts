import { type Backend, loadPassingSupabase } from '~/shared/backend/supabase';
import type { EmailLink } from './email-link';
import { emailLinkError } from './email-link-error';

/** Who followed a link, in a client that keeps nothing; no session where the link opens none. */
export type Follower = { client: Backend; userId: string | undefined };

/**
 * Uses up an emailed link. Only this request does: opening the link changes nothing.
 * @throws EmailLinkError
 */
export async function verifyLink({ tokenHash, type }: EmailLink): Promise<Follower> {
  const client = await loadPassingSupabase();
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) throw emailLinkError(error);
  return { client, userId: data.session?.user.id };
}

/** Ends the session that a link opened, where it was not to be kept. */
export async function endFollower({ client, userId }: Follower): Promise<void> {
  if (!userId) return;
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.info('Sign-out:', error);
}
