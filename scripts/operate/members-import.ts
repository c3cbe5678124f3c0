// `npm run operate -- members-import file.csv`: adds all members of a CSV file, or none if a line is wrong.
// Existing members are not changed. `--check` only validates the file. `--dates day-month` or `month-day`
// says what 03/04/2020 means, if no date in the file shows it.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readEnvironment } from 'supabase-gateway/env';
import { columnsOf, decodeCsv, parseCsv } from '../../app/command-center/kit/import/read-csv.ts';
import {
  type ImportColumn,
  type ImportLine,
  isReadable,
  memberColumns,
  sortByColumn,
} from '../../app/command-center/members/import/import-columns.ts';
import { readLines } from '../../app/command-center/members/import/read-cells.ts';
import { type DateOrder, dateOrders } from '../../app/command-center/members/import/read-dates.ts';
import type { Answer } from '../../supabase/contracts/answers.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

/** The maximum number of lines that the database accepts in one call. */
const batch = 5000;

type Outcome = { added: number; people: number; there: number; wrong: number; errors: string[] };

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, dates: { type: 'string' } },
  });
  const [path, ...others] = positionals;
  if (!path || others.length > 0) {
    throw new CommandError('Expected one file: npm run operate -- members-import members.csv');
  }
  const order = dateOrders.find((one) => one === values.dates);
  if (values.dates !== undefined && !order) {
    throw new CommandError(`--dates is one of: ${dateOrders.join(', ')}`);
  }
  const lines = await readFileLines(path, order);
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

async function readFileLines(path: string, order: DateOrder | undefined): Promise<ImportLine[]> {
  const text = decodeCsv(await readFile(path));
  if (text === undefined) throw new CommandError(`${path}: not a CSV file`);
  const sheet = parseCsv(text);
  const mapping = columnsOf(sheet.titles, memberColumns);
  const missing = memberColumns.required.filter((column) => !mapping.includes(column));
  if (missing.length > 0) {
    throw new CommandError(`${path}:1: missing columns: ${missing.join(', ')}`);
  }
  if (sheet.lines.length === 0) throw new CommandError(`${path}: no members found in the file`);
  const ignored = sheet.titles.filter((title, place) => title.trim() !== '' && !mapping[place]);
  if (ignored.length > 0) console.error(`${path}:1: ignored columns: ${ignored.join(', ')}`);
  return readLines(sheet, mapping, order);
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
    for (const { line, outcome, mistakes = [] } of answer?.lines ?? []) {
      const wrong = part[line - 1];
      // Cells that cannot be read do not matter for existing members, who stay unchanged.
      if (!wrong || outcome === 'there') continue;
      const { unreadable } = wrong;
      const named = mistakes
        .filter(({ column }) => !unreadable.some((one) => one.column === column))
        .map(({ column, reason }) => ({
          column: (column ?? undefined) as ImportColumn | undefined,
          reason,
        }));
      for (const { column, reason } of sortByColumn([...unreadable, ...named])) {
        add(wrong, column ? `${column}: ${reason}` : reason);
      }
    }
  }
  const errors = all.flatMap((line) => found.get(line) ?? []);
  return { added, people, there, wrong: found.size, errors };
}
