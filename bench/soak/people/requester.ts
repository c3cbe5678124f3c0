import { randomUUID } from 'node:crypto';
import type { Operation } from '../ledger.ts';
import { newMarker } from '../markers.ts';
import { repeat, rest } from '../pace.ts';
import { outcomeOf, type Response } from '../send-request.ts';
import type { World } from '../world.ts';
import type { Person } from './population.ts';
import type { UserSession } from './user-session.ts';

const pageBytes = 300_000;
const facts = {
  kind: 'illness',
  care_stage: 'happened',
  service_date: '2026-09-01',
  had_before: 'no',
  provider: 'Soak Hospital',
  other_payer: 'no',
  payment: 'unpaid',
};

/** The content of a page, which follows from its path and is recognized as a PDF. */
export function pageOf(path: string, size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, path)]);
}

/**
 * Sends sharing requests, each with a message and a page. Every step is repeated until there is a
 * response, as the portal does.
 */
export async function requester(world: World, person: Person, session: UserSession) {
  // In ten minutes, fewer than the limit of 20 requests per member and hour.
  await repeat(world.end, 40_000, async () => {
    const request_id = randomUUID();
    const rpc = (name: string, body: object) => () =>
      session.sendRequest(`/rest/v1/rpc/${name}`, { body });

    const [marker, text] = [newMarker(), newMarker()];
    // Responses repeat what was sent.
    person.mine.push(marker, text);
    const sent = world.ledger.begin('request', marker);
    const drafted = await untilAnswered(world, () =>
      session.sendRequest('/rest/v1/sharing_requests', {
        body: { id: request_id, what_happened: marker, ...facts },
      }),
    );
    // 409: an earlier attempt has saved the draft.
    if (drafted !== 'acknowledged' && drafted !== 'refused') return;
    sent.outcome = await untilAnswered(
      world,
      rpc('submit_request', { request_id, is_truthful: true }),
    );
    if (sent.outcome !== 'acknowledged') return;

    const message = world.ledger.begin('request message', text);
    message.outcome = await untilAnswered(
      world,
      rpc('send_request_message', { request_id, message_id: randomUUID(), body: text }),
    );

    const file_id = randomUUID();
    const announced = await untilAnswered(
      world,
      rpc('add_request_file', {
        ...{ request_id, file_id, document_kind: 'itemized-bill', file_name: 'bill.pdf' },
        ...{ mime_type: 'application/pdf', size_bytes: pageBytes },
        sha256: file_id.replaceAll('-', '').repeat(2),
      }),
    );
    if (announced !== 'acknowledged') return;
    const path = `${person.memberId}/${request_id}/${file_id}`;
    const page = world.ledger.begin('file', path, String(pageBytes));
    await uploadPage(world, session, page);
  });
}

/** A repeated upload is refused if an earlier attempt has stored the page. Its row tells. */
async function uploadPage(world: World, session: UserSession, page: Operation) {
  const path = `/storage/v1/object/request-files/${page.marker}`;
  const row = `/rest/v1/request_files?select=status&path=eq.${page.marker}`;
  for (let attempt = 1; attempt <= 60 && page.outcome === 'uncertain'; attempt += 1) {
    const answer = await session.sendRequest(path, {
      method: 'POST',
      body: pageOf(page.marker, pageBytes),
      headers: { 'content-type': 'application/pdf' },
    });
    if (outcomeOf(answer) !== 'uncertain') {
      const known = await session.sendRequest(row);
      if (known.text.includes('received')) page.outcome = 'acknowledged';
      else if (outcomeOf(answer) === 'acknowledged' && known.status === 200) {
        world.ledger.broken.push(`stored, but not received: ${page.marker}`);
        return;
      }
    }
    if (page.outcome === 'uncertain') await rest(world.end, 500);
  }
}

async function untilAnswered(world: World, send: () => Promise<Response>) {
  for (let attempt = 1; attempt <= 60; attempt += 1) {
    const outcome = outcomeOf(await send());
    if (outcome !== 'uncertain') return outcome;
    await rest(world.end, 500);
  }
  return 'uncertain';
}
