import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import type { SessionRow } from './sessions.ts';

/**
 * Whether a session proved who it is (password, second factor, emailed link) within
 * `reauthenticate_after`. Always, where config.toml sets no such time.
 */
export function isFresh({ config }: Pick<AuthContext, 'config'>, session: SessionRow): boolean {
  const { reauthenticate_after } = config.sessions;
  if (!reauthenticate_after) return true;
  const [latest] = session.amr.map(({ timestamp }) => timestamp).sort((a, b) => b - a);
  return latest !== undefined && Date.now() / 1000 - latest <= reauthenticate_after;
}

/**
 * Lets a sensitive change pass only soon after a sign-in: a stolen session must not lock the owner
 * out. Supabase has the refusal for passwords; here it covers email, factors and other sessions.
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
