// `npm run members:import -- file.csv`: adds the members of a CSV file, all of them or, when a line
// is wrong, none. Who is a member already stays as they are. With `--check`, only looks.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { columnOfDatabase } from '../app/features/manage-members/import/import-columns.ts';
import {
  decodeCsv,
  type ImportLine,
  readMembersCsv,
} from '../app/features/manage-members/import/read-members-csv.ts';
import { readEnvironment } from '../server/env.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { withDatabase, withOwner } from './lib/operator-database.ts';

/** As many as the database takes in one call. */
const batch = 5000;

type Answer = {
  new: number;
  there: number;
  lines: { line: number; outcome: string; column?: string | null; reason?: string | null }[];
};

type Outcome = { added: number; there: number; errors: string[] };

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [path, ...others] = positionals;
  if (!path || others.length > 0) {
    throw new CommandError('Expected one file: npm run members:import -- members.csv');
  }
  const lines = await readLines(path);
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query('begin');
      const { added, there, errors } = await importLines(owner, lines);
      const isKept = errors.length === 0 && !values.check;
      await owner.query(isKept ? 'commit' : 'rollback');
      for (const error of errors) console.error(`${path}:${error}`);
      if (errors.length > 0) {
        throw new CommandError(`${errors.length} wrong: nobody was imported`);
      }
      const verb = values.check ? 'would be imported' : 'imported';
      console.log(`${added} ${verb}, ${there} there already`);
    }),
  );
});

async function readLines(path: string): Promise<ImportLine[]> {
  const text = decodeCsv(await readFile(path));
  if (text === undefined) throw new CommandError(`${path}: this is no CSV file`);
  const { lines, missing, ignored } = readMembersCsv(text);
  if (missing.length > 0) {
    throw new CommandError(`${path}:1: columns are missing: ${missing.join(', ')}`);
  }
  if (lines.length === 0) throw new CommandError(`${path}: there is nothing to import`);
  if (ignored.length > 0) console.error(`${path}:1: not used: ${ignored.join(', ')}`);
  return lines;
}

/** Imports batch by batch, in the transaction of the caller, who takes it back if one line is wrong. */
async function importLines(owner: pg.Client, all: readonly ImportLine[]): Promise<Outcome> {
  const lines = all.filter(({ problem }) => !problem);
  const outcome: Outcome = { added: 0, there: 0, errors: [] };
  for (const { row, problem } of all) {
    if (problem) outcome.errors.push(`${row}: ${problem}`);
  }
  for (let first = 0; first < lines.length; first += batch) {
    const part = lines.slice(first, first + batch);
    const { rows } = await owner.query<{ answer: Answer }>(
      'select private.import_members($1, true) as answer',
      [JSON.stringify(part.map(({ values }) => values))],
    );
    const answer = rows[0]?.answer;
    outcome.added += answer?.new ?? 0;
    outcome.there += answer?.there ?? 0;
    for (const { line, outcome: result, column, reason } of answer?.lines ?? []) {
      if (result !== 'wrong') continue;
      outcome.errors.push(`${part[line - 1]?.row}: ${columnOfDatabase(column ?? '')}: ${reason}`);
    }
  }
  return outcome;
}
