import type pg from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { type ArrivedFile, completeFile } from '../bytes/files.ts';
import type { Caller } from '../caller.ts';
import type { StorageContext } from '../context.ts';
import { become, becomeOurselves, becomeService, type Operation } from '../database.ts';
import { invalidSignature } from '../errors.ts';
import type { UploadGrant } from '../signed-urls.ts';
import { throwAlreadyExists } from '../to-storage-error.ts';
import { findObject, type ObjectMetadata, writeObject } from './object-rows.ts';

export type FinishedUpload = {
  bucket: string;
  name: string;
  caller: Caller;
  /** Whose the object is: the caller's, or of whoever signed the URL. */
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
 * Makes a file visible: its last bytes, its row with the caller's role and the use of its signed URL
 * are one transaction. @returns the object's id
 * @throws StorageError when a policy refuses the row or the object exists already
 */
export async function finishUpload(
  { pool, store }: Pick<StorageContext, 'pool' | 'store'>,
  upload: FinishedUpload,
): Promise<string> {
  const { bucket, name, caller, owner, upsert, operation, file, grant } = upload;
  return inTransaction(pool, async (client) => {
    await completeFile(client, store, file);
    await become(client, caller, operation);
    const metadata = metadataOf(upload);
    const { userMetadata } = upload;
    const row = { bucket, name, owner, version: file.id, metadata, userMetadata };
    await writeObject(client, row, upsert);
    if (grant) await useUp(client, grant);
    await becomeService(client);
    const object = await findObject(client, bucket, name);
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
  await becomeOurselves(client);
  const { rowCount } = await client.query(
    'insert into gateway.used_upload_tokens (id, expires_at) values ($1, $2) on conflict do nothing',
    [id, expiresAt],
  );
  if (rowCount !== 1) throw invalidSignature('The signed upload URL was already used');
}
