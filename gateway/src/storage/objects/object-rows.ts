import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Caller } from '../caller.ts';
import { uuidOrNull } from '../owner.ts';

/** Metadata of an object's bytes, with the names of the protocol. */
export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
};

export type ObjectRow = {
  id: string;
  name: string;
  bucket_id: string;
  version: string | null;
  metadata: Partial<ObjectMetadata> | null;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
};

export type NewObject = {
  bucket: string;
  name: string;
  owner: string | null;
  version: string;
  metadata: Partial<ObjectMetadata>;
  userMetadata: Record<string, unknown> | null;
};

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Writes the row of an object with the role of the transaction. The statement does not return the
 * id, because a caller that may upload need not be allowed to read.
 */
export async function writeObject(client: Client, object: NewObject, upsert: boolean) {
  const { bucket, name, owner, version, metadata, userMetadata } = object;
  await client.query({
    name: upsert ? 'upsert object' : 'insert object',
    text: `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      values ($1, $2, $3, $4, $5, $6, $7, $8)${
        upsert
          ? ` on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
              version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata`
          : ''
      }`,
    values: [randomUUID(), bucket, name, uuidOrNull(owner), owner, version, metadata, userMetadata],
  });
}

const columns = 'id, name, bucket_id, version, metadata, user_metadata, created_at, updated_at';

/** Reads the row of an object with the role of the transaction. */
export async function findObject(
  client: Client,
  bucket: string,
  name: string,
): Promise<ObjectRow | undefined> {
  const { rows } = await client.query<ObjectRow>({
    name: 'find object',
    text: `select ${columns} from storage.objects where bucket_id = $1 and name = $2`,
    values: [bucket, name],
  });
  return rows[0];
}

/**
 * A row that tests whether the policies allow an upload; it is rolled back.
 * @param about `body` is the length of a body that contains more than the file
 */
export function probe(
  bucket: string,
  name: string,
  caller: Pick<Caller, 'owner'>,
  about: {
    type: string;
    length: number | null;
    body?: number | null;
    userMetadata: Record<string, unknown> | null;
  },
): NewObject {
  const { type, length, body = length, userMetadata } = about;
  return {
    bucket,
    name,
    owner: caller.owner,
    version: '1',
    metadata: {
      mimetype: type,
      ...(length !== null && { size: length }),
      ...(body !== null && { contentLength: body }),
    },
    userMetadata,
  };
}
