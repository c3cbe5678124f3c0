import { publishableKey, required } from '../_shared/environment.ts';
import { type Language, languageOf } from '../_shared/language.ts';

/** What the database needs to know of a login: the claims of its access token that were verified. */
type Claims = { sub: string; role: string; session_id: string; aal: string };

type Login = { claims: Claims; email: string; language: Language };

type User = { email?: string; user_metadata?: { language?: unknown } };

/**
 * The login of the caller, whose access token the auth service has just accepted.
 * @returns undefined without a token, and for one that is not accepted (any more)
 * @throws Error when the auth service does not answer
 */
export async function callerLogin(request: Request): Promise<Login | undefined> {
  const authorization = request.headers.get('authorization') ?? '';
  const [, payload] = authorization.replace(/^bearer\s+/i, '').split('.');
  // The client library sends its key in place of a token while nobody is signed in.
  if (!payload) return undefined;
  const answer = await fetch(`${required('SUPABASE_URL')}/auth/v1/user`, {
    headers: { apikey: publishableKey(), authorization },
  });
  if (answer.status >= 500 || answer.status === 429) {
    throw new Error(`the auth service answered ${answer.status}`);
  }
  const user = (await answer.json()) as User;
  if (!answer.ok) return undefined;
  const { sub, role, session_id, aal } = JSON.parse(decode(payload)) as Claims;
  const language = languageOf(user.user_metadata?.language);
  return { claims: { sub, role, session_id, aal }, email: user.email ?? '', language };
}

function decode(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
