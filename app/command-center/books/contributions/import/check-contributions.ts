import { callDatabase } from '~/command-center/kit/backend/backend';
import type { CsvLine, FileProblem } from '~/command-center/kit/import/read-csv';
import type { Answer } from '../../../../../supabase/contracts/answers';
import { type ContributionColumn, csvColumns } from './contribution-columns';

type ContributionLine = CsvLine<ContributionColumn>;

export type Mistake = { column?: string; reason: string };

export type CheckedLine = ContributionLine & {
  outcome: Answer<'import_contributions'>['lines'][number]['outcome'];
  /** The month was paid before: the payment may have been recorded by hand. */
  isAboveDue: boolean;
  mistakes: Mistake[];
};

export type Check = { fileName: string; lines: CheckedLine[]; ignored: string[] };

/**
 * Reads a file and lets the database preview its import. Nothing is stored.
 * @throws AppError
 */
export async function checkFile(file: File): Promise<Check | FileProblem<ContributionColumn>> {
  const { openCsv } = await import('~/command-center/kit/import/read-csv');
  const read = await openCsv(file, csvColumns);
  if ('code' in read) return read;
  const { checked } = await send(read.lines, false);
  return { fileName: file.name, ignored: read.ignored, lines: checked };
}

/**
 * Imports all lines of a preview, or none if one is wrong by now.
 * @throws AppError
 */
export async function keepLines(check: Check): Promise<Check & { isKept: boolean }> {
  const { isKept, checked } = await send(check.lines, true);
  return { ...check, lines: checked, isKept };
}

async function send(lines: readonly ContributionLine[], keep: boolean) {
  const data = await callDatabase('import_contributions', {
    lines: lines.map(({ values }) => values),
    // A line that this program cannot read stops the import as a wrong one does.
    keep: keep && lines.every(({ problem }) => !problem),
  });
  const checked = lines.map((line, index): CheckedLine => {
    const { outcome = 'wrong', mistakes = [], is_above_due = false } = data.lines[index] ?? {};
    return {
      ...line,
      outcome: line.problem ? 'wrong' : outcome,
      isAboveDue: is_above_due,
      mistakes: line.problem ? [{ reason: line.problem }] : mistakes,
    };
  });
  return { isKept: data.kept, checked };
}
