import { publishableKey, required } from './environment.ts';
import { type Language, languageOf } from './language.ts';

/** The claims of an access token that the database needs. */
type Claims = { sub: string; role: string; session_id: string; aal: string };

export type Login = { claims: Claims; email: string; language: Language };

type User = { email?: string; user_metadata?: { language?: unknown } };

/**
 * The caller's login, after the auth service has accepted its access token.
 * @returns undefined without a token, or if the auth service refuses it
 * @throws Error if the auth service does not respond
 */
export async function callerLogin(request: Request): Promise<Login | undefined> {
  const authorization = request.headers.get('authorization') ?? '';
  const token = authorization.replace(/^bearer\s+/i, '');
  // Without a login, the client library sends its API key in place of a token.
  if (!token.includes('.')) return undefined;
  const answer = await fetch(`${required('SUPABASE_URL')}/auth/v1/user`, {
    headers: { apikey: publishableKey(), authorization },
  });
  if (answer.status >= 500 || answer.status === 429) {
    throw new Error(`The auth service responded with ${answer.status}.`);
  }
  const user = (await answer.json()) as User;
  if (!answer.ok) return undefined;
  const language = languageOf(user.user_metadata?.language);
  return { claims: claimsOf(token), email: user.email ?? '', language };
}

/** The claims of a token that the auth service has issued or accepted. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  const { sub, role, session_id, aal } = JSON.parse(json) as Claims;
  return { sub, role, session_id, aal };
}
