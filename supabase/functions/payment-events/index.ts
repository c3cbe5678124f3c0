import { BackendError, requestAsService } from '../_shared/backend.ts';
import { Refusal } from '../_shared/refusal.ts';
import { factsOf } from './facts.ts';
import { settings, verifiedEvent } from './verify.ts';

/** In bytes. Events have a few kilobytes; one with many lines has more. */
const longestBody = 524_288;

/**
 * Receives signed events of Stripe, stores each once, and applies it (payment_events.sql). It responds
 * with 200 only after the event is stored; Stripe sends an event again for days after any other
 * response. 503 means that the database was too busy, and 500 is a defect.
 */
Deno.serve(async (request) => {
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Only POST');
    const configuration = settings();
    const body = await readBody(request);
    const signature = request.headers.get('stripe-signature');
    const event = await verifiedEvent(body, signature, configuration);
    const state = await requestAsService<string>('/rest/v1/rpc/record_payment_event', {
      body: { event: factsOf(event) },
    });
    return respond(200, { received: true, state });
  } catch (error) {
    if (error instanceof Refusal) {
      return respond(error.status, { code: error.code, message: error.message });
    }
    // Codes only: a message could quote the event.
    const { name, status, code } = error as { name: string; status?: number; code?: string };
    console.error('failed:', name, status ?? '', code ?? '');
    const isBusy = error instanceof BackendError && error.isBusy;
    return respond(isBusy ? 503 : 500, {
      code: isBusy ? 'busy' : 'unexpected_failure',
      message: 'The event was not stored.',
    });
  }
});

/** The bytes that were signed, as text. @throws Refusal 413 `too_large` */
async function readBody(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, 'too_large', 'The event is too large.');
  if (Number(request.headers.get('content-length')) > longestBody) throw tooLarge;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > longestBody) throw tooLarge;
  return new TextDecoder().decode(bytes);
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
