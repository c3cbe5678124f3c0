import type { Answer } from '../../contracts/answers.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storeContent } from '../_shared/stored-content.ts';
import { type InboundEmail, readEmail } from './read-email.ts';
import { settings, verifiedBody } from './verify.ts';

/** In bytes. Mailboxes accept up to 25 MB, but files belong in the portal. */
const longestEmail = 10_485_760;

/**
 * Receives emails (`message/rfc822`) that the mail provider, or a mail server of ours, forwards with a
 * signature, files each once (inbound_email.sql), and stores the attached files. It responds with 200 only after the email is
 * filed or ignored; a forwarder sends it again after any other response.
 */
Deno.serve(async (request) => {
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Only POST');
    const configuration = settings();
    const body = await readBody(request);
    await verifiedBody(body, request.headers.get('x-inbound-signature'), configuration);
    const { mail, contents } = await readEmail(body, configuration);
    const { state, files } = await record(mail);
    await storeFiles(mail, files, contents);
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

type Filed = Answer<'record_inbound_email'>;

function record(mail: InboundEmail): Promise<Filed> {
  return requestAsService<Filed>('/rest/v1/rpc/record_inbound_email', { body: { mail } });
}

/**
 * Stores the files of an email that is filed. After a failure the forwarder sends the email again,
 * and the missing ones are stored then.
 */
async function storeFiles(
  mail: InboundEmail,
  files: Filed['files'],
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
) {
  for (const { id, path } of files) {
    const type = mail.files.find((file) => file.id === id)?.mime_type;
    const bytes = contents.get(id);
    if (!type || !bytes) continue;
    try {
      await storeContent({ bucket: 'message-files', path }, type, bytes);
    } catch (error) {
      // A copy of the email that arrived at the same time may have stored it.
      const { files: missing } = await record(mail);
      if (missing.some((file) => file.id === id)) throw error;
    }
  }
}

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
