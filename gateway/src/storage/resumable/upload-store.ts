import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { chunksOf } from '../body.ts';
import type { ByteStore } from '../bytes/byte-store.ts';
import { FileWriter } from '../bytes/file-writer.ts';
import { type ArrivedFile, abandonFile, beginFile } from '../bytes/files.ts';
import { slowDown } from '../errors.ts';
import { toStorageError } from '../to-storage-error.ts';
import { readUploadId } from './upload-id.ts';

/** How long an upload can be resumed, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** The creation parameters of a resumable upload. */
export type StoredUpload = {
  size: number;
  metadata: Record<string, string | null>;
  /** The caller that began it. No other caller may continue. */
  by: string;
  /** The user, or where a visitor is: what they have begun is limited. Null for the service. */
  owner: string | null;
  /** The object, with its bucket. */
  object: string;
};

type Row = {
  upload: StoredUpload;
  state: string;
  created_at: Date;
  size: string | null;
  arrived: string;
};

/** A checksum that the client sends with bytes, as the TUS extension has it. */
export type Checksum = { algorithm: 'md5' | 'sha1' | 'sha256'; digest: string };

/**
 * The bytes that unfinished uploads of one user may take, in all. Otherwise one user could fill the
 * disk without ever having stored a file.
 */
const mostUnfinished = 256 * 1024 ** 2;

const checksumMismatch = { status_code: 460, body: 'Checksum Mismatch\n' };

/**
 * Keeps the bytes of resumable uploads as segments of files. Several processes may serve one upload:
 * segments form one chain, so one of two writers at the same position fails. The last segment is kept
 * for the transaction that makes the file visible; without a response, the client sends it again.
 */
export class UploadStore extends DataStore {
  readonly #pool: pg.Pool;
  readonly #store: ByteStore;
  readonly #arrived = new Map<string, ArrivedFile>();
  readonly #checksums = new Map<string, Checksum>();

  constructor({ pool, store }: { pool: pg.Pool; store: ByteStore }) {
    super();
    this.#pool = pool;
    this.#store = store;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration', 'checksum'];
  }

  override getExpiration() {
    return lifetime;
  }

  /** Clean-up removes abandoned uploads. */
  override async deleteExpired() {
    return 0;
  }

  /** Sets the checksum of the next bytes. */
  expect(id: string, checksum: Checksum) {
    this.#checksums.set(id, checksum);
  }

  /** Returns the file whose last bytes have arrived, once. */
  takeArrived(id: string): ArrivedFile | undefined {
    const file = this.#arrived.get(id);
    this.#arrived.delete(id);
    return file;
  }

  override async create(upload: Upload) {
    const { by, owner, ...metadata } = upload.metadata ?? {};
    const { file, bucket, name } = placeOf(upload.id);
    await this.#begin(file, {
      ...{ size: upload.size ?? 0, metadata, by: by ?? '' },
      ...{ owner: owner || null, object: `${bucket}/${name}` },
    });
    if (upload.size === 0) {
      this.#arrived.set(upload.id, { id: fileOf(upload.id), size: 0, last: null });
    }
    return upload;
  }

  /** Begins an upload, instead of the one that the same caller began for the same object. */
  #begin(file: string, upload: StoredUpload) {
    const { by, owner, object, size } = upload;
    return inTransaction(this.#pool, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `uploads of ${owner ?? by}`,
      ]);
      await client.query(
        `update gateway.files set state = 'discarded', changed_at = now()
         where state = 'arriving' and upload ->> 'by' = $1 and upload ->> 'object' = $2`,
        [by, object],
      );
      if (owner !== null) {
        const { rows } = await client.query<{ unfinished: string }>(
          `select coalesce(sum((upload ->> 'size')::bigint), 0) as unfinished
           from gateway.files where state = 'arriving' and upload ->> 'owner' = $1`,
          [owner],
        );
        const unfinished = Number(rows[0]?.unfinished);
        // A single large file is limited by its bucket.
        if (unfinished > 0 && unfinished + size > mostUnfinished) {
          throw slowDown('Too many unfinished uploads: finish or cancel one first');
        }
      }
      await beginFile(client, upload, file);
    });
  }

  override async getUpload(id: string): Promise<Upload> {
    const { upload, state, created_at, arrived } = await this.#row(id);
    const offset = state === 'stored' ? upload.size : Number(arrived);
    return new Upload({
      id,
      size: upload.size,
      offset,
      metadata: upload.metadata,
      creation_date: created_at.toISOString(),
    });
  }

  /** Returns the caller that began an upload. @throws if it cannot be resumed */
  async beganBy(id: string): Promise<string> {
    return (await this.#row(id)).upload.by;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = fileOf(id);
    const { upload, state } = await this.#row(id);
    if (state !== 'arriving') throw ERRORS.INVALID_OFFSET;
    const context = { store: this.#store, pool: this.#pool };
    const writer = new FileWriter(context, { id: file, start: offset, longest: upload.size });
    const checksum = this.#checksums.get(id);
    this.#checksums.delete(id);
    const hash = checksum && createHash(checksum.algorithm);
    try {
      await fill(writer, stream, hash);
      if (checksum && hash?.digest('base64') !== checksum.digest) throw checksumMismatch;
      if (writer.size === upload.size) {
        const last = await writer.last();
        this.#arrived.set(id, { id: file, size: upload.size, last });
      } else {
        await writer.flush();
        await this.#settle(file);
      }
      return writer.size;
    } catch (error) {
      if (error === checksumMismatch) await this.#forget(file, offset, writer);
      // Another request wrote the same bytes first.
      throw toStorageError(error)?.code === 'ResourceAlreadyExists' ? ERRORS.INVALID_OFFSET : error;
    }
  }

  override async remove(id: string) {
    await abandonFile(this.#pool, fileOf(id));
  }

  /** Waits until the bytes that are about to be acknowledged are on the disk. */
  #settle(file: string) {
    return inTransaction(this.#pool, async (client) => {
      await client.query('set local synchronous_commit = on');
      await client.query('update gateway.files set changed_at = now() where id = $1', [file]);
    });
  }

  async #forget(file: string, offset: number, writer: FileWriter) {
    await writer.last();
    await this.#pool.query('delete from gateway.file_segments where file = $1 and start >= $2', [
      file,
      offset,
    ]);
  }

  async #row(id: string): Promise<Row> {
    const { rows } = await this.#pool.query<Row>({
      name: 'resumable upload',
      text: `select upload, state, created_at, size, coalesce(
          (select start + length from gateway.file_segments where file = id order by start desc limit 1), 0
        ) as arrived
        from gateway.files where id = $1 and upload is not null and state in ('arriving', 'stored')`,
      values: [fileOf(id)],
    });
    if (!rows[0]) throw ERRORS.FILE_NOT_FOUND;
    return rows[0];
  }
}

/** Stores what arrives. If the body ends too early, the bytes so far are kept. */
async function fill(writer: FileWriter, stream: Readable, hash: Hash | undefined) {
  try {
    for await (const chunk of chunksOf(stream)) {
      hash?.update(chunk);
      await writer.add(chunk);
    }
  } catch (error) {
    if (!hash) await writer.flush();
    throw error;
  }
}

function placeOf(id: string) {
  const place = readUploadId(id);
  if (!place) throw ERRORS.FILE_NOT_FOUND;
  return place;
}

function fileOf(id: string): string {
  return placeOf(id).file;
}
