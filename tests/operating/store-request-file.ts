import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { cast } from '../cast.ts';

const requestId = '5a000000-0000-4000-8000-000000000002';

/**
 * Stores a page of Ana's request as the server does, in two segments.
 * @returns its path in the bucket.
 */
export async function storeRequestFile(owner: pg.Client, content: Buffer): Promise<string> {
  const file = randomUUID();
  const page = randomUUID();
  const path = `${cast.ana.memberId}/${requestId}/${page}`;
  const half = content.length >> 1;
  await owner.query(
    `insert into request_files (id, request_id, item_id, member_id, position, name, mime_type, size_bytes, sha256)
     select $1, request_id, id, $2, 1, 'conta.pdf', 'application/pdf', $3, repeat('a', 64)
     from request_items where request_id = $4 and document_kind = 'itemized-bill'`,
    [page, cast.ana.memberId, content.length, requestId],
  );
  await owner.query("insert into gateway.files (id, state, size) values ($1, 'stored', $2)", [
    file,
    content.length,
  ]);
  for (const [start, bytes] of [
    [0, content.subarray(0, half)],
    [half, content.subarray(half)],
  ] as const) {
    await owner.query(
      'insert into gateway.file_segments (file, start, length, bytes) values ($1, $2, $3, $4)',
      [file, start, bytes.length, bytes],
    );
  }
  await owner.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     values ('request-files', $1, $2, '{"mimetype": "application/pdf"}')`,
    [path, file],
  );
  return path;
}
