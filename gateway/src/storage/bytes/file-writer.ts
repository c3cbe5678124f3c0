import type pg from 'pg';
import { tooLarge } from '../errors.ts';
import { type ByteStore, segmentBytes } from './byte-store.ts';
import type { LastSegment } from './files.ts';

/** How often a file that arrives is marked as such, in milliseconds: clean-up passes over it. */
const touchEvery = 60_000;

/**
 * Collects chunks in segments, and stores each when it is full while the next one fills. The last
 * bytes are kept back, for the transaction that makes the file visible.
 */
export class FileWriter {
  readonly #store: ByteStore;
  readonly #pool: pg.Pool;
  readonly #file: string;
  readonly #longest: number;
  #start: number;
  #buffer: Buffer = Buffer.alloc(0);
  #filled = 0;
  #writing: Promise<void> = Promise.resolve();
  #touchedAt = Date.now();

  constructor(
    { store, pool }: { store: ByteStore; pool: pg.Pool },
    file: { id: string; start: number; longest: number },
  ) {
    this.#store = store;
    this.#pool = pool;
    this.#file = file.id;
    this.#start = file.start;
    this.#longest = file.longest;
  }

  /** Bytes of the file so far. */
  get size(): number {
    return this.#start + this.#filled;
  }

  /** @throws StorageError `EntityTooLarge`, and why the segment before could not be stored */
  async add(chunk: Buffer) {
    if (this.size + chunk.length > this.#longest) throw tooLarge();
    for (let rest = chunk; rest.length > 0; ) {
      if (this.#filled === segmentBytes) await this.#flush();
      const taken = Math.min(rest.length, segmentBytes - this.#filled);
      this.#makeRoom(this.#filled + taken);
      rest.copy(this.#buffer, this.#filled, 0, taken);
      this.#filled += taken;
      rest = rest.subarray(taken);
    }
  }

  /** What has arrived but is not stored, once everything before it is. */
  async last(): Promise<LastSegment | null> {
    await this.#writing;
    if (this.#filled === 0) return null;
    return { start: this.#start, bytes: this.#buffer.subarray(0, this.#filled) };
  }

  /** Stores everything that has arrived. */
  async flush() {
    if (this.#filled > 0) await this.#flush();
    await this.#writing;
  }

  async #flush() {
    await this.#writing;
    const segment = { file: this.#file, start: this.#start };
    const bytes = this.#buffer.subarray(0, this.#filled);
    this.#start += this.#filled;
    // The buffer belongs to the write now.
    this.#buffer = Buffer.alloc(0);
    this.#filled = 0;
    this.#writing = this.#write(segment, bytes);
    // Whoever adds or ends next learns of a failure.
    this.#writing.catch(() => undefined);
  }

  async #write(segment: { file: string; start: number }, bytes: Buffer) {
    await this.#store.write(this.#pool, segment, bytes);
    if (Date.now() - this.#touchedAt < touchEvery) return;
    this.#touchedAt = Date.now();
    await this.#pool.query('update gateway.files set changed_at = now() where id = $1', [
      this.#file,
    ]);
  }

  /** Small files cost little memory: the buffer grows with what arrives. */
  #makeRoom(wanted: number) {
    if (wanted <= this.#buffer.length) return;
    const size = Math.min(segmentBytes, Math.max(wanted, this.#buffer.length * 2, 16 * 1024));
    const larger = Buffer.allocUnsafeSlow(size);
    this.#buffer.copy(larger, 0, 0, this.#filled);
    this.#buffer = larger;
  }
}
