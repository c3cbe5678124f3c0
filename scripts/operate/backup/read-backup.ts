import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../command.ts';
import { firstLine, lastLine } from './format.ts';
import type { Versions } from './versions.ts';

/** A part of a backup: a table's rows in COPY's text format, or the position of a sequence. */
export type Part =
  | { kind: 'rows'; table: string; columns: string; rows: AsyncIterable<Buffer> }
  | { kind: 'sequence'; name: string; value: string; isCalled: boolean };

export type Backup = {
  made: string;
  versions: Versions;
  /** The ids of the keys that encrypt the backup's secrets. */
  keyIds: string[];
  parts: AsyncGenerator<Part>;
};

const copyLine = /^COPY (\S.*?) \((.*)\) FROM stdin;$/;
const sequenceLine = /^SELECT pg_catalog\.setval\('(.*)', (\d+), ([tf])\w*\);$/;

/** The size in bytes of the chunks of a table's text. */
const pieceSize = 65_536;

/**
 * Opens a backup's file. It is parsed as data and never run as SQL.
 * @throws CommandError, at once or while the parts are read, if it is not a backup or is
 *   incomplete.
 */
export async function readBackup(file: string): Promise<Backup> {
  const lines = readLines(file);
  const next = async () => {
    const { value, done } = await lines.next().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new CommandError(`${file}: file not found`);
      if (error.code?.startsWith('Z_'))
        throw new CommandError(`${file} is damaged or is not a backup`);
      throw error;
    });
    if (done) throw new CommandError(`${file} is incomplete`);
    return value;
  };
  const text = async () => (await next()).toString();
  const named = async (name: string) => {
    const [, value] = new RegExp(`^-- ${name}: (.*)$`).exec(await text()) ?? [];
    if (value === undefined)
      throw new CommandError(`${file} is not a backup: the line "${name}" is missing`);
    return value;
  };
  if ((await text()) !== firstLine) throw new CommandError(`${file} is not a backup`);
  const made = await named('made');
  const platform = (await named('platform')).split(' ').filter(Boolean);
  const migrations = (await named('migrations')).split(' ').filter(Boolean);
  const keyIds = (await named('encryption keys')).split(' ').filter(Boolean);

  async function* rows(): AsyncGenerator<Buffer> {
    let piece: Buffer[] = [];
    let size = 0;
    for (let line = await next(); !isEndOfRows(line); line = await next()) {
      piece.push(line, newline);
      size += line.length + 1;
      if (size < pieceSize) continue;
      yield Buffer.concat(piece);
      [piece, size] = [[], 0];
    }
    if (size > 0) yield Buffer.concat(piece);
  }

  async function* parts(): AsyncGenerator<Part> {
    for (let line = await text(); line !== lastLine; line = await text()) {
      const [, table, columns] = copyLine.exec(line) ?? [];
      const [, name, value, called] = sequenceLine.exec(line) ?? [];
      if (table && columns) yield { kind: 'rows', table, columns, rows: rows() };
      else if (name && value) {
        yield {
          kind: 'sequence',
          name: name.replaceAll("''", "'"),
          value,
          isCalled: called === 't',
        };
      } else if (line === '\\set ON_ERROR_STOP on') {
        throw new CommandError(`${file} was created for Supabase: load it with psql`);
      } else if (line !== '') {
        throw new CommandError(`${file} is damaged: unexpected line "${line.slice(0, 40)}"`);
      }
    }
  }
  return { made, versions: { platform, migrations }, keyIds, parts: parts() };
}

const newline = Buffer.from('\n');

function isEndOfRows(line: Buffer): boolean {
  return line.length === 2 && line[0] === 0x5c && line[1] === 0x2e;
}

/** The lines of a compressed file, without their line endings. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  const text = new PassThrough();
  const reading = pipeline(createReadStream(file), createGunzip(), text);
  // The loop below throws the same error.
  reading.catch(() => undefined);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of text as AsyncIterable<Buffer>) {
    const known = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = known.indexOf(10, start); end >= 0; end = known.indexOf(10, start)) {
      yield known.subarray(start, end);
      start = end + 1;
    }
    rest = known.subarray(start);
  }
  await reading;
  if (rest.length > 0) yield rest;
}
