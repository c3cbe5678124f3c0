import { BackendError, requestAsService } from '../_shared/backend.ts';
import { Refusal } from '../_shared/refusal.ts';
import { readEmail } from './read-email.ts';
import { settings, verifiedBody } from './verify.ts';

/** In bytes. Mailboxes accept up to 25 MB, but files belong in the portal. */
const longestEmail = 10_485_760;

/**
 * Receives emails (`message/rfc822`) that the mail provider, or a mail server of ours, forwards with a
 * signature, and files each once (inbound_email.sql). It responds with 200 only after the email is
 * filed or ignored; a forwarder sends it again after any other response.
 */
Deno.serve(async (request) => {
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Only POST');
    const configuration = settings();
    const body = await readBody(request);
    await verifiedBody(body, request.headers.get('x-inbound-signature'), configuration);
    const mail = await readEmail(body, configuration);
    const state = await requestAsService<string>('/rest/v1/rpc/record_inbound_email', {
      body: { mail },
    });
    return respond(200, { received: true, state });
  } catch (error) {
    if (error instanceof Refusal) {
      return respond(error.status, { code: error.code, message: error.message });
    }
    // Codes only: a message could quote the email.
    const { name, status, code } = error as { name: string; status?: number; code?: string };
    console.error('failed:', name, status ?? '', code ?? '');
    const isBusy = error instanceof BackendError && error.isBusy;
    return respond(isBusy ? 503 : 500, {
      code: isBusy ? 'busy' : 'unexpected_failure',
      message: 'The email was not stored.',
    });
  }
});

/** @throws Refusal 413 `too_large` */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, 'too_large', 'The email is too large.');
  if (Number(request.headers.get('content-length')) > longestEmail) throw tooLarge;
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > longestEmail) throw tooLarge;
  return bytes;
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
