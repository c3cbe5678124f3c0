import type pg from 'pg';
import { inTransaction, sentTogether } from '../../database/transaction.ts';
import { type ArrivedFile, completeFile, keepLast } from '../bytes/files.ts';
import type { Caller } from '../caller.ts';
import type { StorageContext } from '../context.ts';
import { become, becomeLoginRole, becomeService, type Operation } from '../database.ts';
import { invalidSignature } from '../errors.ts';
import type { UploadGrant } from '../signed-urls.ts';
import { throwAlreadyExists } from '../to-storage-error.ts';
import { findObject, type ObjectMetadata, writeObject } from './object-rows.ts';

export type FinishedUpload = {
  bucket: string;
  name: string;
  caller: Caller;
  /** The owner of the object: the caller, or the user who created the signed URL. */
  owner: string | null;
  upsert: boolean;
  operation: Operation;
  file: ArrivedFile;
  type: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
  /** The signed URL that this upload uses up. */
  grant?: UploadGrant | undefined;
};

/**
 * Makes a file visible: its last bytes, its row with the caller's role, and the use of its signed
 * URL are one transaction.
 * @returns the object's id
 * @throws StorageError if a policy refuses the row or the object already exists
 */
export async function finishUpload(
  { pool, store }: Pick<StorageContext, 'pool' | 'store'>,
  upload: FinishedUpload,
): Promise<string> {
  const { bucket, name, caller, owner, upsert, operation, grant, userMetadata } = upload;
  const file = await keepLast(store, upload.file);
  const metadata = metadataOf(upload);
  const row = { bucket, name, owner, version: file.id, metadata, userMetadata };
  return inTransaction(pool, async (client) => {
    // All statements are sent together. The first one that fails ends the transaction.
    const [, , , , , object] = await sentTogether([
      completeFile(client, file),
      become(client, caller, operation),
      writeObject(client, row, upsert),
      grant && useUp(client, grant),
      becomeService(client),
      findObject(client, bucket, name),
    ]);
    return object?.id ?? '';
  }).catch(throwAlreadyExists('KeyAlreadyExists'));
}

function metadataOf({ file, type, cacheControl }: FinishedUpload): ObjectMetadata {
  return {
    eTag: `"${file.id.replaceAll('-', '')}"`,
    size: file.size,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: file.size,
    httpStatusCode: 200,
  };
}

/** @throws StorageError when the URL was used before */
async function useUp(client: pg.PoolClient, { id, expiresAt }: UploadGrant) {
  const [, { rowCount }] = await sentTogether([
    becomeLoginRole(client),
    client.query(
      'insert into gateway.used_upload_tokens (id, expires_at) values ($1, $2) on conflict do nothing',
      [id, expiresAt],
    ),
  ]);
  if (rowCount !== 1) throw invalidSignature('The signed upload URL was already used');
}
