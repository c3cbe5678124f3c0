import { secretKey } from './environment.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses a request without the secret key, in the header `apikey` or as a bearer token.
 * @throws Refusal 403 `permission_denied`
 */
export async function requireSecretKey({ headers }: Request): Promise<void> {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const expected = await digest(secretKey());
  for (const key of [headers.get('apikey'), bearer]) {
    // Digests take the same time to compare however many characters of a guess are right.
    if (key && (await digest(key)) === expected) return;
  }
  throw new Refusal(403, 'permission_denied', 'Only with the secret key.');
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16)).join(' ');
}
