import type pg from 'pg';

/** A piece of a file: the file's id and the position of its first byte. */
export type Segment = { file: string; start: number };

/**
 * Where the bytes of files are. A file is a chain of segments, each of which starts where the one
 * before it ends. The database lists them in every case, so that a file becomes visible with the
 * row of its object.
 */
export interface ByteStore {
  /**
   * Stores a segment. What the store keeps outside the database is durable when this returns.
   * @param client where the segment is listed; a transaction, where it must appear with others
   * @throws when the file has a segment with that start already
   */
  write(client: Pick<pg.ClientBase, 'query'>, segment: Segment, bytes: Buffer): Promise<void>;
  /** @returns undefined when the segment is not there */
  read(segment: Segment): Promise<Buffer | undefined>;
  /** Deletes what is kept of a file outside the database. */
  remove(file: string): Promise<void>;
}

/** Bytes of a segment, except where an upload ends or pauses. */
export const segmentBytes = 256 * 1024;
