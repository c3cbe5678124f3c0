import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Loads a file with SQL statements and COPY rows like psql, as far as backups need it. */
export async function loadLikePsql(owner: pg.Client, file: string) {
  const pieces = file.split(/^(COPY .* FROM stdin;)\n([\s\S]*?)^\\\.\n/m);
  for (let index = 0; index < pieces.length; index += 3) {
    const [statements = '', copy, rows = ''] = pieces.slice(index, index + 3);
    await owner.query(statements.replaceAll(/^\\set .*$/gm, ''));
    if (copy) await pipeline(Readable.from([rows]), owner.query(copyFrom(copy)));
  }
}
