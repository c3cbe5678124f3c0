import pg from 'pg';

/**
 * The size of a row in bytes. The driver receives up to 64 kB at a time; a larger message would be
 * copied to a larger buffer again and again, and the garbage collector would take half of the time.
 */
const rowBytes = 32 * 1024;

/**
 * Reads the bytes of one segment. The driver decodes query results as text, so bytes would be sent
 * and parsed in hexadecimal; COPY sends them as they are.
 */
export async function readBytea(
  pool: pg.Pool,
  file: string,
  start: number,
): Promise<Buffer | undefined> {
  const client = await pool.connect();
  try {
    const query = new CopyQuery(
      // COPY takes no parameters.
      `copy (
        select substring(bytes from position for ${rowBytes})
        from gateway.file_segments, generate_series(1, length, ${rowBytes}) as position
        where file = ${pg.escapeLiteral(file)} and start = ${Number(start)} and bytes is not null
        order by position
      ) to stdout (format binary)`,
    );
    await new Promise<void>((resolve, reject) => {
      query.on('end', () => resolve());
      query.on('error', reject);
      client.query(query);
    });
    client.release();
    return query.value();
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

/** The lengths of the file header, a row's count of fields, and the length of its only field. */
const headerBytes = 19;
const fieldAt = 2 + 4;

/**
 * A COPY of one column in the binary format, which the driver passes on row by row. Unlike the
 * driver's stream for COPY, it works on a connection that pipelines.
 * @see https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS
 */
class CopyQuery extends pg.Query {
  #bytes: Buffer = Buffer.alloc(0);
  #length = 0;
  #rows = 0;

  /** Called by the driver, which reuses the memory of the chunk. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    const row = this.#rows === 0 ? chunk.subarray(headerBytes) : chunk;
    // The end of the file has a count of -1.
    if (row.readInt16BE(0) !== 1) return;
    const field = row.subarray(fieldAt);
    this.#rows += 1;
    this.#makeRoom(field.length);
    field.copy(this.#bytes, this.#length);
    this.#length += field.length;
  }

  /** Everything in the column, or undefined if there was no row. */
  value(): Buffer | undefined {
    return this.#rows === 0 ? undefined : this.#bytes.subarray(0, this.#length);
  }

  /** A full first row is probably the beginning of a full segment. */
  #makeRoom(more: number) {
    const wanted = this.#length + more;
    if (wanted <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(more < rowBytes ? wanted : wanted + 7 * rowBytes);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
