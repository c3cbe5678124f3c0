import type { Answer } from '../../../../supabase/contracts/answers.ts';
import type { CheckedLine, Resemblance } from './import-results.ts';

type Duplicate = Answer<'find_duplicates'>[number];

/** The lines to leave out: all that resemble someone, those with the same name and birth date, or none. */
export type LeaveOut = 'all' | 'name' | 'none';

/** As find_duplicates: for each line, at most so many. */
const mostShown = 5;

function isAdded({ outcome }: CheckedLine): boolean {
  return outcome === 'new' || outcome === 'person';
}

/** What find_duplicates needs to know about the lines that would be added. The key is the line. */
export function candidatesOf(lines: readonly CheckedLine[]) {
  return lines.filter(isAdded).map(({ row, values, outcome }) => ({
    key: String(row),
    first_name: values.first_name,
    last_name: values.last_name,
    date_of_birth: values.date_of_birth,
    // The database stores no phone of a person in a household.
    phone_number: outcome === 'new' ? values.phone_number : undefined,
  }));
}

/** The lines with those in the record and in the file whom they resemble. */
export function withResemblances(
  lines: readonly CheckedLine[],
  duplicates: readonly Duplicate[],
): CheckedLine[] {
  const known = new Map<string, Duplicate[]>();
  for (const one of duplicates) known.set(one.key, [...(known.get(one.key) ?? []), one]);
  const names = new Map<string, number[]>();
  const phones = new Map<string, number[]>();
  return lines.map((line) => {
    if (!isAdded(line)) return line;
    const { row, values } = line;
    const sameName = take(names, nameKey(values), row);
    const samePhone = line.outcome === 'new' ? take(phones, phoneKey(values), row) : [];
    const rows = [...new Set([...sameName, ...samePhone])];
    const resembles: Resemblance[] = [
      ...(known.get(String(row)) ?? []).map((member) => ({ matches: member.matches, member })),
      ...rows.map((other): Resemblance => {
        const matches = [
          ...(sameName.includes(other) ? (['name'] as const) : []),
          ...(samePhone.includes(other) ? (['phone'] as const) : []),
        ];
        return { row: other, matches: matches as Resemblance['matches'] };
      }),
    ].slice(0, mostShown);
    return resembles.length > 0 ? { ...line, resembles } : line;
  });
}

/** The rows before this one with the same key, to which this one is added. */
function take(rows: Map<string, number[]>, key: string | undefined, row: number): number[] {
  if (!key) return [];
  const before = rows.get(key) ?? [];
  rows.set(key, [...before, row]);
  return before;
}

/** As private.name_key in supabase/schemas, with the birth date. */
function nameKey({ first_name, last_name, date_of_birth }: CheckedLine['values']) {
  if (!first_name || !last_name || !date_of_birth) return undefined;
  const name = `${first_name} ${last_name}`
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .join(' ');
  return `${name} ${date_of_birth}`;
}

/** As private.phone_key in supabase/schemas. */
function phoneKey({ phone_number = '' }: CheckedLine['values']) {
  const digits = phone_number.replace(/\D/g, '');
  return digits.length < 7 ? undefined : digits.replace(/^1(?=\d{10}$)/, '');
}

/** Whether a line has the name and birth date of someone, not only their phone. */
export function hasSameName({ resembles = [] }: CheckedLine): boolean {
  return resembles.some(({ matches }) => matches.includes('name'));
}

/** The lines, of which those to leave out have the outcome `left`, together with their families. */
export function leaveOut(lines: readonly CheckedLine[], choice: LeaveOut): CheckedLine[] {
  const isLeft = (line: CheckedLine) =>
    Boolean(line.resembles) && (choice === 'all' || (choice === 'name' && hasSameName(line)));
  const emails = new Set(
    lines
      .filter((line) => line.outcome === 'new' && isLeft(line))
      .map(({ values }) => values.email),
  );
  return lines.map((line): CheckedLine => {
    const waits = line.outcome === 'person' && emails.has(line.values.email);
    if (!isLeft(line) && !waits) return line;
    const mistakes = waits ? [{ column: 'email' as const, reason: 'member_left' }] : [];
    return { ...line, outcome: 'left', mistakes };
  });
}
