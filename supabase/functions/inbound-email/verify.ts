import { Refusal } from '../_shared/refusal.ts';

/** How old a signature may be, in seconds. */
const tolerance = 300;

/** How many signatures a header may list: one for each secret while one is being replaced. */
const mostSignatures = 4;

export type Settings = {
  /** Two of them while one is being replaced. */
  secrets: string[];
  /** Our own addresses. What comes from them is a loop. */
  ownAddresses: string[];
  /** The name under which the provider writes `Authentication-Results`. Without it, no sender is verified. */
  authenticator: string | undefined;
};

/**
 * The settings of the environment. Without a secret the function is off.
 * @throws Refusal 503 `not_configured`
 */
export function settings(): Settings {
  const listOf = (name: string) => (Deno.env.get(name) ?? '').split(/[\s,]+/).filter(Boolean);
  const secrets = listOf('INBOUND_EMAIL_SECRET');
  if (secrets.length === 0) throw new Refusal(503, 'not_configured', 'Inbound email is off.');
  return {
    secrets,
    ownAddresses: listOf('INBOUND_EMAIL_OWN_ADDRESSES').map((one) => one.toLowerCase()),
    authenticator: listOf('INBOUND_EMAIL_AUTHENTICATOR')[0]?.toLowerCase(),
  };
}

/**
 * Resolves if the header `t=<seconds>,v1=<hex>` signs the body with one of the secrets, within the
 * tolerance: HMAC-SHA256 of `<seconds>.<body>`, as Stripe signs its events.
 * @throws Refusal 400 `invalid_signature`
 */
export async function verifiedBody(
  body: Uint8Array<ArrayBuffer>,
  header: string | null,
  { secrets }: Pick<Settings, 'secrets'>,
): Promise<void> {
  const parts = (header ?? '').split(',', mostSignatures + 1).map((part) => part.trim());
  const time = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2) ?? '';
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/i.test(part));
  const age = Math.abs(Date.now() / 1000 - Number(time));
  if (time && age <= tolerance) {
    const prefix = new TextEncoder().encode(`${time}.`);
    const signed = new Uint8Array(prefix.length + body.length);
    signed.set(prefix);
    signed.set(body, prefix.length);
    for (const secret of secrets) {
      const key = await crypto.subtle.importKey(
        'raw',
        new TextEncoder().encode(secret),
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['verify'],
      );
      for (const signature of signatures) {
        // Takes the same time however many bytes of a guess are right.
        if (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed)) return;
      }
    }
  }
  throw new Refusal(400, 'invalid_signature', 'The signature is not valid.');
}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
