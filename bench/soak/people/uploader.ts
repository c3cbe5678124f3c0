import { randomUUID } from 'node:crypto';
import type { Operation } from '../ledger.ts';
import { repeat, rest } from '../pace.ts';
import { outcomeOf } from '../send-request.ts';
import type { World } from '../world.ts';
import type { Person } from './population.ts';
import type { UserSession } from './user-session.ts';

export const soakBucket = 'soak';
const sizes = [1_000, 200_000, 700_000, 1_500_000];
const partBytes = 256 * 1024;

/** The content of a file, which follows from its name and size. */
export function contentOf(name: string, size: number): Buffer {
  return Buffer.alloc(size, name);
}

/** Uploads files to the member's folder, with one request or in parts, and downloads some of them. */
export async function uploader(world: World, person: Person, session: UserSession) {
  let turn = Math.floor(Math.random() * sizes.length);
  await repeat(world.end, 2_500, async () => {
    turn += 1;
    const size = sizes[turn % sizes.length] ?? 1_000;
    const name = randomUUID();
    const path = `${person.userId}/${name}.bin`;
    const operation = world.ledger.begin('file', path, String(size));
    const content = contentOf(path, size);
    if (turn % 2 === 0) await uploadWhole(world, session, operation, content);
    else await uploadInParts(world, session, operation, content);
    if (operation.outcome === 'acknowledged') await expectDownload(world, session, path, size);
  });
}

async function uploadWhole(world: World, session: UserSession, operation: Operation, body: Buffer) {
  for (let attempt = 1; attempt <= 60 && operation.outcome === 'uncertain'; attempt += 1) {
    const answer = await session.sendRequest(
      `/storage/v1/object/${soakBucket}/${operation.marker}`,
      {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-soak', 'x-upsert': 'true' },
      },
    );
    operation.outcome = outcomeOf(answer);
    if (operation.outcome === 'uncertain') await rest(world.end, 500);
  }
  // The access token may have expired.
  if (operation.outcome === 'refused') await session.refresh();
}

/** After a failure, continues at the offset that the server reports, as the TUS client does. */
async function uploadInParts(
  world: World,
  session: UserSession,
  operation: Operation,
  body: Buffer,
) {
  const tus = { 'tus-resumable': '1.0.0' };
  let url: string | undefined;
  let offset: number | undefined;
  for (let attempt = 1; attempt <= 60 && !world.end.aborted; attempt += 1) {
    if (url === undefined) {
      const created = await session.sendRequest('/storage/v1/upload/resumable', {
        method: 'POST',
        headers: {
          ...{ ...tus, 'x-upsert': 'true', 'upload-length': String(body.length) },
          'upload-metadata': `bucketName ${btoa(soakBucket)},objectName ${btoa(operation.marker)}`,
        },
      });
      url = created.headers.get('location') ?? undefined;
      offset = url === undefined ? undefined : 0;
      if (created.status >= 400 && created.status < 500) await session.refresh();
    } else if (offset === undefined) {
      const known = await session.sendRequest(url, { method: 'HEAD', headers: tus });
      if (known.status === 200) offset = Number(known.headers.get('upload-offset'));
    }
    while (url !== undefined && offset !== undefined && offset < body.length) {
      const answer = await session.sendRequest(url, {
        method: 'PATCH',
        body: body.subarray(offset, offset + partBytes),
        headers: {
          ...{ ...tus, 'upload-offset': String(offset) },
          'content-type': 'application/offset+octet-stream',
        },
      });
      offset = answer.status === 204 ? Number(answer.headers.get('upload-offset')) : undefined;
    }
    if (offset === body.length) {
      operation.outcome = 'acknowledged';
      return;
    }
    await rest(world.end, 500);
  }
}

async function expectDownload(world: World, session: UserSession, path: string, size: number) {
  const answer = await session.sendRequest(
    `/storage/v1/object/authenticated/${soakBucket}/${path}`,
    { method: 'GET' },
  );
  if (answer.text.includes('not_found')) {
    world.ledger.broken.push(`${path} was acknowledged and does not exist`);
  }
  if (answer.status === 200 && answer.text !== contentOf(path, size).toString()) {
    world.ledger.broken.push(`${path} was served with other bytes`);
  }
}
