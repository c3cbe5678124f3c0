import pg from 'pg';

/**
 * Reads the bytes of one segment. The driver decodes query results as text, so bytes would be sent
 * and parsed in hexadecimal; COPY sends them as they are, in a third of the time.
 */
export async function readBytea(
  pool: pg.Pool,
  file: string,
  start: number,
): Promise<Buffer | undefined> {
  const client = await pool.connect();
  try {
    const copied = await copyOut(
      client,
      // COPY takes no parameters.
      `copy (
        select bytes from gateway.file_segments
        where file = ${pg.escapeLiteral(file)} and start = ${Number(start)} and bytes is not null
      ) to stdout (format binary)`,
    );
    client.release();
    return onlyField(copied);
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

function copyOut(client: pg.PoolClient, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const query = new CopyQuery(text);
    query.on('end', () => resolve(query.copied()));
    query.on('error', reject);
    client.query(query);
  });
}

/** A COPY statement; unlike the driver's stream for COPY, it works on a connection that pipelines. */
class CopyQuery extends pg.Query {
  readonly #chunks: Buffer[] = [];

  /** Called by the driver, which reuses the memory of the chunk. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    this.#chunks.push(Buffer.from(chunk));
  }

  copied(): Buffer {
    const [first, ...rest] = this.#chunks;
    return first && rest.length === 0 ? first : Buffer.concat(this.#chunks);
  }
}

/** The lengths of the file header and of a row's count of fields. */
const headerBytes = 19;
const countBytes = 2;

/**
 * The value in the only row and column of a binary COPY, if there is one.
 * @see https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS
 */
function onlyField(copied: Buffer): Buffer | undefined {
  if (copied.readInt16BE(headerBytes) !== 1) return undefined;
  const at = headerBytes + countBytes;
  return copied.subarray(at + 4, at + 4 + copied.readInt32BE(at));
}
