// `npm run operate -- members-import file.csv`: adds all members of a CSV file, or none if a line is wrong.
// Existing members are not changed. `--check` only validates the file.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readEnvironment } from 'supabase-gateway/env';
import { decodeCsv, readCsv } from '../../app/command-center/kit/import/read-csv.ts';
import {
  type ImportColumn,
  type ImportLine,
  isReadable,
  sortByColumn,
} from '../../app/command-center/members/import/import-columns.ts';
import { memberColumns } from '../../app/command-center/members/import/import-synonyms.ts';
import type { Answer } from '../../supabase/contracts/answers.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

/** The maximum number of lines that the database accepts in one call. */
const batch = 5000;

type Outcome = { added: number; people: number; there: number; wrong: number; errors: string[] };

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [path, ...others] = positionals;
  if (!path || others.length > 0) {
    throw new CommandError('Expected one file: npm run operate -- members-import members.csv');
  }
  const lines = await readLines(path);
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query('begin');
      const { added, people, there, wrong, errors } = await importLines(owner, lines);
      const isKept = errors.length === 0 && !values.check;
      await owner.query(isKept ? 'commit' : 'rollback');
      for (const error of errors) console.error(`${path}:${error}`);
      if (errors.length > 0) {
        throw new CommandError(
          `${count(wrong, 'line has errors', 'lines have errors')}. No members were imported.`,
        );
      }
      const verb = values.check ? 'would be imported' : 'imported';
      const family = people > 0 ? ` and ${count(people, 'family member', 'family members')}` : '';
      console.log(
        `${count(added, 'member', 'members')}${family} ${verb}; ${there} already existed`,
      );
    }),
  );
});

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

async function readLines(path: string): Promise<ImportLine[]> {
  const text = decodeCsv(await readFile(path));
  if (text === undefined) throw new CommandError(`${path}: not a CSV file`);
  const { lines, missing, ignored } = readCsv(text, memberColumns);
  if (missing.length > 0) {
    throw new CommandError(`${path}:1: missing columns: ${missing.join(', ')}`);
  }
  if (lines.length === 0) throw new CommandError(`${path}: no members found in the file`);
  if (ignored.length > 0) console.error(`${path}:1: ignored columns: ${ignored.join(', ')}`);
  return lines;
}

/**
 * Imports in batches, in the caller's transaction. The caller rolls it back if one line is wrong.
 */
async function importLines(owner: pg.Client, all: readonly ImportLine[]): Promise<Outcome> {
  const lines = all.filter(isReadable);
  const found = new Map<ImportLine, string[]>();
  const add = (line: ImportLine, text: string) =>
    found.set(line, [...(found.get(line) ?? []), `${line.row}: ${text}`]);
  for (const line of all) {
    if (line.problem) add(line, line.problem);
  }
  let [added, people, there] = [0, 0, 0];
  for (let first = 0; first < lines.length; first += batch) {
    const part = lines.slice(first, first + batch);
    const { rows } = await owner.query<{ answer: Answer<'import_members'> }>(
      'select private.import_members($1, true) as answer',
      [JSON.stringify(part.map(({ values }) => values))],
    );
    const answer = rows[0]?.answer;
    added += answer?.new ?? 0;
    people += answer?.people ?? 0;
    there += answer?.there ?? 0;
    for (const { line, mistakes = [] } of answer?.lines ?? []) {
      const wrong = part[line - 1];
      if (!wrong) continue;
      const named = mistakes.map(({ column, reason }) => ({
        column: (column ?? undefined) as ImportColumn | undefined,
        reason,
      }));
      for (const { column, reason } of sortByColumn(named)) {
        add(wrong, column ? `${column}: ${reason}` : reason);
      }
    }
  }
  const errors = all.flatMap((line) => found.get(line) ?? []);
  return { added, people, there, wrong: found.size, errors };
}
