import Stripe from 'stripe';
import { Refusal } from '../_shared/refusal.ts';

/** How old a signature may be, in seconds: Stripe's own default. */
const tolerance = 300;

/** Uses the Web Crypto API, which Deno has too. */
const cryptoProvider = Stripe.createSubtleCryptoProvider();

type Settings = {
  /** The endpoint's signing secrets: two of them while one is being replaced. */
  secrets: string[];
  isLive: boolean;
};

/**
 * The settings of the environment. Without a secret the function is off.
 * @throws Refusal 503 `not_configured`
 */
export function settings(): Settings {
  const secrets = (Deno.env.get('STRIPE_WEBHOOK_SECRET') ?? '').split(/[\s,]+/).filter(Boolean);
  if (secrets.length === 0) throw new Refusal(503, 'not_configured', 'Webhooks are off.');
  return { secrets, isLive: Deno.env.get('STRIPE_MODE') !== 'test' };
}

/**
 * The event of a body that Stripe has signed with one of the secrets, within the tolerance.
 * @throws Refusal 400 `invalid_signature`, `invalid_event` or `wrong_mode`
 */
export async function verifiedEvent(
  body: string,
  signature: string | null,
  { secrets, isLive }: Settings,
): Promise<Stripe.Event> {
  if (!signature) throw new Refusal(400, 'invalid_signature', 'The signature is missing.');
  for (const secret of secrets) {
    try {
      const event = await Stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        tolerance,
        cryptoProvider,
      );
      return checked(event, isLive);
    } catch (error) {
      // The secret is the right one, but what is signed is no event.
      if (error instanceof SyntaxError) throw invalid();
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw new Refusal(400, 'invalid_signature', 'The signature is not valid.');
}

function checked(event: Stripe.Event, isLive: boolean): Stripe.Event {
  const isEvent =
    event?.object === 'event' &&
    typeof event.id === 'string' &&
    typeof event.type === 'string' &&
    Number.isInteger(event.created) &&
    typeof event.data?.object === 'object' &&
    event.data.object !== null;
  if (!isEvent) throw invalid();
  if (event.livemode !== isLive) {
    throw new Refusal(400, 'wrong_mode', 'The event is of the other mode (STRIPE_MODE).');
  }
  return event;
}

const invalid = () => new Refusal(400, 'invalid_event', 'Expected an event.');
