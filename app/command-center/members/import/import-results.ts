import type { Answer } from '../../../../supabase/contracts/answers.ts';
import {
  type ImportColumn,
  type ImportError,
  type ImportLine,
  isReadable,
  sortByColumn,
} from './import-columns.ts';

export type ImportAnswer = Answer<'import_members'>;
/** `left` is a line that resembles someone and was left out. */
type Outcome = ImportAnswer['lines'][number]['outcome'] | 'left';

type Duplicate = Answer<'find_duplicates'>[number];

/** Whom a line resembles: someone in the record, or an earlier line of the file. */
export type Resemblance = Pick<Duplicate, 'matches'> & {
  member?: Pick<Duplicate, 'member_id' | 'member_number' | 'relation'>;
  row?: number;
};

export type CheckedLine = ImportLine & {
  outcome: Outcome;
  /** The errors of the line, in the order of the columns. */
  mistakes: ImportError[];
  /** The number of a member who was imported. */
  number: string | undefined;
  /** The line as it would be stored, for the first ten of a preview. */
  stored: Partial<Record<ImportColumn, string>> | undefined;
  /** Whom the line resembles, if anyone. */
  resembles?: Resemblance[];
};

/** The lines of a file with the results of the database. */
export type Results = {
  lines: CheckedLine[];
  new: number;
  people: number;
  there: number;
  wrong: number;
  left: number;
};

/** The lines with the results of the database. */
export function combineResults(
  lines: readonly ImportLine[],
  answer: ImportAnswer | undefined,
): Results {
  const readable = lines.filter(isReadable);
  const said = new Map(answer?.lines.map((one) => [readable[one.line - 1], one]));
  const checked = lines.map((line): CheckedLine => {
    const { outcome = 'wrong', mistakes = [], number, stored } = said.get(line) ?? {};
    const base = { ...line, number: number ?? undefined, stored };
    // Cells that cannot be read do not matter for existing members, who stay unchanged.
    if (outcome === 'there' && !line.problem) return { ...base, outcome, mistakes: [] };
    const found: ImportError[] = [
      ...(line.problem ? [{ reason: line.problem }] : []),
      ...line.unreadable,
    ];
    for (const { column, reason } of mistakes) {
      // The database did not get the cells that cannot be read.
      if (line.unreadable.some((one) => one.column === column)) continue;
      found.push({ column: (column ?? undefined) as ImportColumn | undefined, reason });
    }
    return {
      ...base,
      outcome: found.length > 0 ? 'wrong' : outcome,
      mistakes: sortByColumn(found),
    };
  });
  return countResults(withoutFamiliesOfWrong(checked));
}

/** People of a member whose line is wrong wait for it, so that the file to correct contains both. */
function withoutFamiliesOfWrong(lines: readonly CheckedLine[]): CheckedLine[] {
  const members = lines.filter(({ values }) => !values.relationship);
  const emails = (some: readonly CheckedLine[]) => new Set(some.map(({ values }) => values.email));
  const right = emails(members.filter(({ outcome }) => outcome !== 'wrong'));
  const wrong = emails(members.filter(({ outcome }) => outcome === 'wrong'));
  return lines.map((line) => {
    const { email } = line.values;
    return line.outcome === 'person' && wrong.has(email) && !right.has(email)
      ? { ...line, outcome: 'wrong', mistakes: [{ column: 'email', reason: 'member_line' }] }
      : line;
  });
}

export function countResults(lines: CheckedLine[]): Results {
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  return {
    lines,
    new: count('new'),
    people: count('person'),
    there: count('there'),
    wrong: count('wrong'),
    left: count('left'),
  };
}
