import type { Language } from '../../../shared/i18n/language.ts';
import { normalizeWord } from '../../kit/import/csv-columns.ts';
import type { CsvSheet } from '../../kit/import/read-csv.ts';
import type { ImportColumn } from './import-columns.ts';

/** The column of each title by place; one without a column is not imported. */
export type Mapping = readonly (ImportColumn | undefined)[];

/** What 03/04/2020 means: the 3rd of April, or March 4. */
export type DateOrder = 'day-month' | 'month-day';

export const dateOrders: readonly DateOrder[] = ['day-month', 'month-day'];

/** The order of the dates in a column; `mixed` if its cells contradict each other. */
type ColumnOrder = DateOrder | 'mixed' | undefined;

export type ColumnOrders = Partial<Record<ImportColumn, ColumnOrder>>;

type ReadDate = { value: string } | { problem: DateProblem };

type DateProblem = 'not_a_date' | 'date_order' | 'date_orders_mixed' | 'date_year' | 'date_number';

const dateColumns = ['date_of_birth', 'start_date'] as const;

const monthNames = [
  ['january', 'janeiro'],
  ['february', 'fevereiro'],
  ['march', 'marco'],
  ['april', 'abril'],
  ['may', 'maio'],
  ['june', 'junho'],
  ['july', 'julho'],
  ['august', 'agosto'],
  ['september', 'setembro'],
  ['october', 'outubro'],
  ['november', 'novembro'],
  ['december', 'dezembro'],
];

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const shortYear = /^\d{1,2}[-/. ](?:\d{1,2}|[a-zç]{3,9}\.?)[-/. ]\d{2}$/i;
const weekdays = /^(?:[a-z]+day|segunda|terca|quarta|quinta|sexta|feira|sabado|domingo)$/;
const midnight = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/;

/**
 * The order of dates in each column. A column that proves none has that of the others, or the chosen
 * one.
 */
export function ordersOf(sheet: CsvSheet, mapping: Mapping, chosen?: DateOrder): ColumnOrders {
  const proven = dateColumns.map((column) => {
    const orders = new Set(
      cellsOf(sheet, mapping, column).flatMap((cell) => provenOrder(cell) ?? []),
    );
    return [column, orders.size > 1 ? 'mixed' : [...orders][0]] as const;
  });
  const known = new Set(proven.flatMap(([, order]) => order ?? []));
  const common = known.size === 1 && !known.has('mixed') ? [...known][0] : chosen;
  return Object.fromEntries(proven.map(([column, order]) => [column, order ?? common]));
}

/** The first date that can mean two days if no date in the file proves the order. */
export function ambiguousDate(sheet: CsvSheet, mapping: Mapping): string | undefined {
  const orders = ordersOf(sheet, mapping);
  return dateColumns
    .flatMap((column) => (orders[column] ? [] : cellsOf(sheet, mapping, column)))
    .find((cell) => {
      const read = readDate(cell, undefined);
      return 'problem' in read && read.problem === 'date_order';
    });
}

export function cellsOf({ lines }: CsvSheet, mapping: Mapping, column: ImportColumn): string[] {
  const place = mapping.indexOf(column);
  return place < 0 ? [] : lines.map(({ cells }) => cleanText(cells[place] ?? ''));
}

/** Without spaces around, invisible characters, and the form `="00501"` for a text of digits. */
export function cleanText(cell: string): string {
  return cell
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads a date. One with a number for the month needs the order of its column if both orders are possible. */
export function readDate(text: string, order: ColumnOrder): ReadDate {
  const written = text.replace(midnight, '');
  const iso = yearFirst.exec(written);
  if (iso) return asDate(dayOf(iso[1], iso[2], iso[3]));
  const readings = bothReadings(written);
  if (readings) {
    const possible = dateOrders.filter((one) => readings[one]);
    const [first] = possible;
    if (readings['day-month'] === readings['month-day'] || possible.length < 2) {
      return asDate(first && readings[first]);
    }
    if (order === 'mixed') return { problem: 'date_orders_mixed' };
    return order ? asDate(readings[order]) : { problem: 'date_order' };
  }
  if (/^\d{5}(?:[.,]\d+)?$/.test(written)) return { problem: 'date_number' };
  if (shortYear.test(written)) return { problem: 'date_year' };
  return asDate(dayInWords(written));
}

/** The order that a date proves: in 25/04/2020, the day is first. */
function provenOrder(text: string): DateOrder | undefined {
  const readings = bothReadings(text.replace(midnight, ''));
  const possible = dateOrders.filter((one) => readings?.[one]);
  return possible.length === 1 ? possible[0] : undefined;
}

/** Both days that a date such as 03/04/2020 can mean. */
export function bothReadings(text: string): Record<DateOrder, string | undefined> | undefined {
  const [, first, second, year] = yearLast.exec(text.replace(midnight, '')) ?? [];
  return year === undefined
    ? undefined
    : { 'day-month': dayOf(year, second, first), 'month-day': dayOf(year, first, second) };
}

/** A date like `4 de março de 1990`, `04-Mar-1990`, or `Mar 4, 1990`. */
function dayInWords(text: string): string | undefined {
  const words = normalizeWord(text)
    .split('_')
    .filter((word) => word !== 'de' && !weekdays.test(word));
  const [first = '', second = '', year = '', ...others] = words;
  if (others.length > 0 || !/^\d{4}$/.test(year)) return undefined;
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first];
  const number = monthNames.findIndex((names) =>
    names.some((name) => month.length >= 3 && name.startsWith(month)),
  );
  const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|o)?$/.exec(day)?.[1];
  return number < 0 ? undefined : dayOf(year, String(number + 1), dayNumber);
}

/** A stored date with the name of its month, so that day and month cannot be confused. */
export function writeDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

function asDate(value: string | undefined): ReadDate {
  return value ? { value } : { problem: 'not_a_date' };
}

/** The ISO date of an existing day. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}
