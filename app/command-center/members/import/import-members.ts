import { callDatabase } from '~/command-center/kit/backend/backend';
import type { FileProblem } from '~/command-center/kit/import/read-csv';
import type { Answer } from '../../../../supabase/contracts/answers';
import {
  type ImportColumn,
  type ImportError,
  type ImportLine,
  isReadable,
  sortByColumn,
} from './import-columns';
import { memberColumns } from './import-synonyms';

export type CheckedLine = ImportLine & {
  outcome: ImportAnswer['lines'][number]['outcome'];
  /** The errors of the line, in the order of the columns. */
  mistakes: ImportError[];
  /** The number of a member who was imported. */
  number: string | undefined;
};

/** The preview of an import. */
export type Check = {
  fileName: string;
  lines: CheckedLine[];
  ignored: string[];
  new: number;
  people: number;
  there: number;
  wrong: number;
};

/**
 * Reads a file and lets the database preview its import. Nothing is stored.
 * @throws AppError
 */
export async function checkFile(file: File): Promise<Check | FileProblem<ImportColumn>> {
  const { openCsv } = await import('~/command-center/kit/import/read-csv');
  const read = await openCsv(file, memberColumns);
  if ('code' in read) return read;
  const { lines, ignored } = read;
  const readable = lines.filter(isReadable);
  const answer = readable.length > 0 ? await importMembers(readable, false) : undefined;
  return { fileName: file.name, ignored, ...combineResults(lines, answer) };
}

/** The lines with the results of the database. */
export function combineResults(lines: readonly ImportLine[], answer: ImportAnswer | undefined) {
  const readable = lines.filter(isReadable);
  const said = new Map(answer?.lines.map((one) => [readable[one.line - 1], one]));
  const checked = lines.map((line): CheckedLine => {
    const { outcome = 'wrong', mistakes = [], number } = said.get(line) ?? {};
    const found: ImportError[] = line.problem ? [{ reason: line.problem }] : [];
    for (const { column, reason } of mistakes) {
      found.push({ column: (column ?? undefined) as ImportColumn | undefined, reason });
    }
    return {
      ...line,
      outcome: line.problem ? 'wrong' : outcome,
      mistakes: sortByColumn(found),
      number: number ?? undefined,
    };
  });
  const count = (outcome: CheckedLine['outcome']) =>
    checked.filter((line) => line.outcome === outcome).length;
  return {
    lines: checked,
    new: count('new'),
    people: count('person'),
    there: count('there'),
    wrong: count('wrong'),
  };
}

type ImportAnswer = Answer<'import_members'>;

/**
 * Previews an import of these lines, or with `keep` imports them. It imports all lines, or none if
 * one is invalid.
 * @throws AppError
 */
export async function importMembers(
  lines: readonly ImportLine[],
  keep: boolean,
): Promise<ImportAnswer> {
  return callDatabase('import_members', {
    lines: lines.map(({ values }) => values),
    keep,
  });
}
