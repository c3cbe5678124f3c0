import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import type { SessionRow } from './sessions.ts';

/**
 * Whether a session authenticated (password, second factor, emailed link) within
 * `reauthenticate_after`. Always true if config.toml does not set that time.
 */
export function isFresh({ config }: Pick<AuthContext, 'config'>, session: SessionRow): boolean {
  const { reauthenticate_after } = config.sessions;
  if (!reauthenticate_after) return true;
  const [latest] = session.amr.map(({ timestamp }) => timestamp).sort((a, b) => b - a);
  return latest !== undefined && Date.now() / 1000 - latest <= reauthenticate_after;
}

/**
 * Allows a sensitive change only soon after a sign-in, because a stolen session must not lock the
 * owner out. Supabase refuses only password changes; the gateway also covers email, factors and
 * other sessions.
 * @throws AuthError 400 `reauthentication_needed`
 */
export function requireFreshSignIn(context: Pick<AuthContext, 'config'>, session: SessionRow) {
  if (isFresh(context, session)) return;
  throw new AuthError(
    400,
    'reauthentication_needed',
    'This change requires a recent sign-in. Please sign in again.',
  );
}
