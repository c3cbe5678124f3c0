import { sessionIsOpen } from '../auth/session-limits.ts';
import type { Caller } from './caller.ts';
import type { StorageContext } from './context.ts';
import { invalidSignature } from './errors.ts';
import { uuidOrNull } from './owner.ts';

/**
 * The caller who signed a URL, for its use: the policies decide again.
 * @throws StorageError when the user is gone or banned, or the session has ended
 */
export async function liveSigner(
  { pool, auth }: Pick<StorageContext, 'pool' | 'auth'>,
  signer: Caller,
): Promise<Caller> {
  const { session_id: session } = JSON.parse(signer.claimsJson) as { session_id?: string };
  // Tokens that the project issues itself, and keys, have none.
  if (!session) return signer;
  const { rows } = await pool.query<{ live: boolean }>({
    name: 'live signer',
    text: `select exists (
        select from gateway.sessions_of_signer($1) as sessions
        where sessions.id = $2 and ${sessionIsOpen(auth)}
      ) as live`,
    values: [uuidOrNull(signer.owner), uuidOrNull(session)],
  });
  if (!rows[0]?.live) throw invalidSignature('The session that signed this URL has ended');
  return signer;
}
