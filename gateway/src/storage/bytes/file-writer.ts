import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { FairSlots } from '../../security/fair-slots.ts';
import { tooLarge } from '../errors.ts';
import type { ByteStore } from './byte-store.ts';
import { type LastSegment, listSegment } from './files.ts';

/** How often an arriving file is marked as such, in milliseconds, so that clean-up keeps it. */
const touchEvery = 60_000;

/**
 * Segments that this process writes at a time. More would not be faster, and table reads would share
 * the cores with all of them.
 */
const turns = new FairSlots({
  total: Math.max(2, availableParallelism()),
  perClient: 1,
  longestWaitMs: 60_000,
  mostWaitingPerClient: 1,
  mostWaiting: 1_000,
});

/**
 * Collects chunks in segments, and stores each segment while the next one fills. It keeps the last
 * bytes for the transaction that makes the file visible. It needs memory for two segments.
 */
export class FileWriter {
  readonly #store: ByteStore;
  readonly #pool: pg.Pool;
  readonly #file: string;
  readonly #longest: number;
  #start: number;
  #buffer: Buffer = Buffer.alloc(0);
  /** The buffer of a segment that has been stored. */
  #spare: Buffer | undefined;
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

  /** The number of bytes so far. */
  get size(): number {
    return this.#start + this.#filled;
  }

  /** @throws StorageError `EntityTooLarge`, and the failure to store the previous segment */
  async add(chunk: Buffer) {
    if (this.size + chunk.length > this.#longest) throw tooLarge();
    const { segmentBytes } = this.#store;
    for (let rest = chunk; rest.length > 0; ) {
      if (this.#filled === segmentBytes) await this.#flush();
      const taken = Math.min(rest.length, segmentBytes - this.#filled);
      this.#makeRoom(this.#filled + taken);
      rest.copy(this.#buffer, this.#filled, 0, taken);
      this.#filled += taken;
      rest = rest.subarray(taken);
    }
  }

  /** The bytes that have arrived and are not stored, after everything before them is stored. */
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
    const buffer = this.#buffer;
    const segment = { file: this.#file, start: this.#start };
    this.#writing = this.#write(segment, buffer.subarray(0, this.#filled)).then(() => {
      this.#spare = buffer;
    });
    // The next call that adds or ends throws the failure.
    this.#writing.catch(() => undefined);
    this.#start += this.#filled;
    this.#buffer = this.#spare ?? Buffer.alloc(0);
    this.#spare = undefined;
    this.#filled = 0;
  }

  async #write(segment: { file: string; start: number }, bytes: Buffer) {
    const kept = await this.#store.keep(segment, bytes);
    await turns.run(this.#file, () => listSegment(this.#pool, segment, bytes.length, kept));
    if (Date.now() - this.#touchedAt < touchEvery) return;
    this.#touchedAt = Date.now();
    await this.#pool.query('update gateway.files set changed_at = now() where id = $1', [
      this.#file,
    ]);
  }

  /** Small files need little memory: until a segment is full, the buffer grows with what arrives. */
  #makeRoom(wanted: number) {
    if (wanted <= this.#buffer.length) return;
    const { segmentBytes } = this.#store;
    const size = Math.min(segmentBytes, Math.max(wanted, this.#buffer.length * 4, 16 * 1024));
    const larger = Buffer.allocUnsafeSlow(this.#start === 0 ? size : segmentBytes);
    this.#buffer.copy(larger, 0, 0, this.#filled);
    this.#buffer = larger;
  }
}
