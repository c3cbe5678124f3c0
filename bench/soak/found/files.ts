import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Ledger } from '../ledger.ts';
import { pageOf } from '../people/requester.ts';
import { contentOf, soakBucket } from '../people/uploader.ts';
import type { Found } from './writes.ts';

/** Pages of requests have longer paths: member, request, file. */
const isPage = (path: string) => path.split('/').length === 3;

/**
 * Compares the stored files with the uploads: each acknowledged file is there with all its bytes, no
 * file is partial, and no bytes are kept that no object names and no clean-up will remove.
 */
export async function findFiles(owner: pg.Client, { operations, broken }: Ledger): Promise<Found> {
  const { rows } = await owner.query<{ name: string; hash: string }>(
    `select name, md5((
       select string_agg(bytes, '' order by start) from gateway.file_segments
       where file = objects.version::uuid
     )) as hash
     from storage.objects where bucket_id in ($1, 'request-files')`,
    [soakBucket],
  );
  const stored = new Map(rows.map(({ name, hash }) => [name, hash]));
  const found: Found = {
    ...{ kind: 'file', acknowledged: 0, uncertain: 0, kept: 0 },
    ...{ lost: [], twice: [], refusedButThere: [] },
  };
  for (const { kind, marker, outcome, subject } of operations) {
    if (kind !== 'file') continue;
    const hash = stored.get(marker);
    if (outcome === 'acknowledged') found.acknowledged += 1;
    if (outcome === 'uncertain') {
      found.uncertain += 1;
      if (hash !== undefined) found.kept += 1;
    }
    if (outcome === 'acknowledged' && hash === undefined) found.lost.push(marker);
    if (outcome === 'refused' && hash !== undefined) found.refusedButThere.push(marker);
    const whole = createHash('md5')
      .update(isPage(marker) ? pageOf(marker, Number(subject)) : contentOf(marker, Number(subject)))
      .digest('hex');
    if (hash !== undefined && hash !== whole) broken.push(`partial: ${marker}`);
  }
  const { rows: leaked } = await owner.query<{ id: string }>(
    `select id from gateway.files
     where state = 'stored' and not exists (select from storage.objects where version = files.id::text)`,
  );
  broken.push(...leaked.map(({ id }) => `leaked: the bytes of ${id}`));
  return found;
}
