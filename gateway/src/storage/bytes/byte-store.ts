/** A piece of a file: the file's id and the position of its first byte. */
export type Segment = { file: string; start: number };

/** What the database lists of a segment: its bytes, or the key under which they are kept elsewhere. */
export type KeptBytes = { bytes: Buffer; key: null } | { bytes: null; key: string };

/**
 * The location of file contents. A file is a chain of segments; each starts where the previous one
 * ends. The database lists the segments in every case, so a file becomes visible in the same
 * transaction as the row of its object.
 */
export interface ByteStore {
  /** The size of a segment, except where an upload ends or pauses. */
  readonly segmentBytes: number;
  /**
   * Prepares a segment for `listSegment`. Bytes outside the database are durable when this returns.
   * Do not call it in a transaction, because the store may be slow.
   */
  keep(segment: Segment, bytes: Buffer): Promise<KeptBytes>;
  /** @returns undefined if the segment does not exist */
  read(segment: Segment): Promise<Buffer | undefined>;
  /** Deletes everything of a file that is outside the database, including unlisted segments. */
  remove(file: string): Promise<void>;
}
