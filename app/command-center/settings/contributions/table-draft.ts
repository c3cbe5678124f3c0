import type { CsvColumns } from '~/command-center/kit/import/csv-columns';
import type { CsvLine } from '~/command-center/kit/import/read-csv';
import { type PlanType, planTypes } from '~/command-center/kit/plan-types';
import { centsOf, parseAmount, typedAmount } from '~/command-center/kit/typed-amount';
import type { IuaAmount, Plan } from '~/command-center/settings/plans/fetch-plans';
import { newId } from '~/shared/browser/new-id';
import { daysBetween } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';
import type { Amount, ContributionTable, SentTable } from './fetch-tables';

/** A table as it is typed. */
export type TableDraft = {
  id: string;
  seen: string | null;
  startsOn: string;
  /** `18, 30, 40` */
  ages: string;
  note: string;
  /** Typed amounts, by `cellKey`. */
  cells: Record<string, string>;
};

export type DraftProblem =
  | { code: 'ages' | 'agesOrder' | 'agesFirst' | 'empty' | 'start' }
  | { code: 'amount' | 'missing'; cell: string };

export type Cell = { plan: string; household: PlanType; iua: string; age: number };

export function cellKey({ plan, household, iua, age }: Cell): string {
  return [plan, household, iua, age].join('|');
}

/** The key of a stored amount. */
export function keyOf(amount: Amount): string {
  const { product_id: plan, plan_type, product_iua_id: iua, from_age: age } = amount;
  return cellKey({ plan, household: plan_type as PlanType, iua, age });
}

export function cellOf(key: string): Cell {
  const [plan = '', household = '', iua = '', age = ''] = key.split('|');
  return { plan, household: household as PlanType, iua, age: Number(age) };
}

/** A new table, with the ages and amounts of another one, if there is one. */
export function newDraft(
  startsOn: string,
  language: Language,
  copied?: { table: ContributionTable; amounts: readonly Amount[] },
): TableDraft {
  return {
    id: newId(),
    seen: null,
    startsOn,
    ages: (copied?.table.from_ages ?? [18, 30, 40, 50, 60]).join(', '),
    note: '',
    cells: cellsOf(copied?.amounts ?? [], language),
  };
}

/** A stored table, to change it. */
export function draftOf(
  table: ContributionTable,
  amounts: readonly Amount[],
  language: Language,
): TableDraft {
  return {
    id: table.id,
    seen: table.updated_at,
    startsOn: table.starts_on,
    ages: table.from_ages.join(', '),
    note: table.note ?? '',
    cells: cellsOf(amounts, language),
  };
}

function cellsOf(amounts: readonly Amount[], language: Language): TableDraft['cells'] {
  return Object.fromEntries(
    amounts.map((amount) => [keyOf(amount), typedAmount(amount.cents, language)]),
  );
}

/** The typed ages; none if they are not whole years. */
export function agesOf(text: string): number[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 120)
    ? parts.map(Number)
    : [];
}

/** What is wrong with a draft. The database checks the same. */
export function problemsOf(draft: TableDraft): DraftProblem[] {
  const ages = agesOf(draft.ages);
  if (!draft.startsOn) return [{ code: 'start' }];
  if (ages.length === 0 || ages.length > 20) return [{ code: 'ages' }];
  if (ages.some((age, index) => index > 0 && age <= (ages[index - 1] ?? 0))) {
    return [{ code: 'agesOrder' }];
  }
  if ((ages[0] ?? 0) > 18) return [{ code: 'agesFirst' }];
  const filled = filledCells(draft, ages);
  if (filled.length === 0) return [{ code: 'empty' }];
  const wrong = filled.filter(({ text }) => {
    const typed = parseAmount(text);
    return !typed || 'problem' in typed || typed.cents === 0;
  });
  if (wrong.length > 0) return wrong.map(({ key }) => ({ code: 'amount', cell: key }));
  // A plan, household and IUA has all ages or none.
  const keys = new Set(filled.map(({ key }) => key));
  const groups = new Map(
    filled.map(({ key }) => [cellKey({ ...cellOf(key), age: 0 }), cellOf(key)]),
  );
  return [...groups.values()].flatMap((cell) =>
    ages
      .map((age) => cellKey({ ...cell, age }))
      .filter((key) => !keys.has(key))
      .map((key): DraftProblem => ({ code: 'missing', cell: key })),
  );
}

function filledCells(draft: TableDraft, ages: readonly number[]) {
  return Object.entries(draft.cells)
    .filter(([key, text]) => text.trim() !== '' && ages.includes(cellOf(key).age))
    .map(([key, text]) => ({ key, text }));
}

/** A draft without problems, as the database takes it. */
export function sentTable(draft: TableDraft): SentTable {
  const ages = agesOf(draft.ages);
  return {
    id: draft.id,
    seen: draft.seen,
    starts_on: draft.startsOn,
    from_ages: ages,
    note: draft.note.trim(),
    amounts: filledCells(draft, ages).map(({ key, text }) => {
      const { plan, household, iua, age } = cellOf(key);
      return {
        product_id: plan,
        plan_type: household,
        product_iua_id: iua,
        from_age: age,
        cents: centsOf(text),
      };
    }),
  };
}

export const tableColumns = {
  titles: {
    plan: ['plano'],
    household: ['familia', 'tipo_de_familia', 'plan_type', 'tipo_de_plano'],
    from_age: ['idade_inicial', 'a_partir_de_idade', 'age', 'idade'],
    to_age: ['idade_final', 'ate_idade'],
    iua: [],
    monthly: ['mensal', 'contribuicao_mensal', 'monthly_contribution', 'amount', 'valor'],
  },
  required: ['plan', 'household', 'from_age', 'iua', 'monthly'],
} as const satisfies CsvColumns<string>;

export type TableColumn = keyof typeof tableColumns.titles;

type FileLine = CsvLine<TableColumn>;

export type LineProblem = {
  row: number;
  code: 'cells' | 'plan' | 'household' | 'age' | 'iua' | 'amount' | 'twice' | 'overlap' | 'gap';
};

type Known = {
  plans: readonly Plan[];
  amounts: readonly IuaAmount[];
  /** The households by the words that people write, in lower case. */
  households: Readonly<Record<string, PlanType>>;
};

/** Reads a file with one line for each amount. If a line is wrong, none counts. */
export function readTableLines(
  lines: readonly FileLine[],
  { plans, amounts, households }: Known,
  language: Language,
): { ages: string; cells: TableDraft['cells'] } | { problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const cells: TableDraft['cells'] = {};
  const ages = new Set<number>();
  /** The last age of each band, where the file has one. */
  const ends = new Map<string, { row: number; end: number }>();
  for (const { row, values, problem } of lines) {
    const refuse = (code: LineProblem['code']) => problems.push({ row, code });
    const fold = (text: string | undefined) => (text ?? '').trim().toLowerCase();
    const plan = plans.find((one) =>
      [one.name, one.label, one.label_en].some((name) => name && fold(name) === fold(values.plan)),
    );
    const household =
      planTypes.find((type) => type === fold(values.household)) ??
      households[fold(values.household)];
    const iuaTyped = parseAmount(values.iua ?? '');
    const iua =
      iuaTyped && 'cents' in iuaTyped
        ? amounts.find(({ amount }) => Math.round(amount * 100) === iuaTyped.cents)
        : undefined;
    const monthly = parseAmount(values.monthly ?? '');
    if (problem) refuse('cells');
    else if (!plan) refuse('plan');
    else if (!household) refuse('household');
    else if (!iua) refuse('iua');
    else if (!/^\d{1,3}$/.test(values.from_age ?? '') || Number(values.from_age) > 120) {
      refuse('age');
    } else if (!monthly || 'problem' in monthly || monthly.cents === 0) refuse('amount');
    else {
      const age = Number(values.from_age);
      const key = cellKey({ plan: plan.id, household, iua: iua.id, age });
      if (cells[key] !== undefined) refuse('twice');
      cells[key] = typedAmount(monthly.cents, language);
      ages.add(age);
      if (/^\d{1,3}$/.test(values.to_age ?? '')) {
        ends.set(key, { row, end: Number(values.to_age) });
      }
    }
  }
  const sorted = [...ages].toSorted((one, other) => one - other);
  for (const [key, { row, end }] of ends) {
    const next = sorted.find((age) => age > cellOf(key).age);
    if (next !== undefined && end >= next) problems.push({ row, code: 'overlap' });
    if (next !== undefined && end < next - 1) problems.push({ row, code: 'gap' });
  }
  if (problems.length > 0) {
    return { problems: problems.toSorted((one, other) => one.row - other.row) };
  }
  return { ages: sorted.join(', '), cells };
}

/** The first day of a month, some months after another day. */
export function monthStart(day: string, monthsLater: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10);
}

/**
 * The first month for a new table. The first table may begin with the current month. Later ones
 * leave time for the notice of 30 days.
 */
export function nextStart(tables: readonly { starts_on: string }[], today: string): string {
  const hasTable = tables.some(({ starts_on }) => starts_on <= today);
  const taken = new Set(tables.map(({ starts_on }) => starts_on));
  const starts = Array.from({ length: 24 }, (_, later) => monthStart(today, later));
  const isFree = (start: string) => !hasTable || daysBetween(today, start) > 30;
  return starts.find((start) => isFree(start) && !taken.has(start)) ?? '';
}
