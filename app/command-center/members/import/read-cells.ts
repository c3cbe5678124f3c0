import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalizeWord } from '../../kit/import/csv-columns.ts';
import type { CsvSheet } from '../../kit/import/read-csv.ts';
import { parseAmount } from '../../kit/typed-amount.ts';
import type { ImportColumn, ImportError, ImportLine } from './import-columns.ts';
import { codeForWord, stateFor } from './import-synonyms.ts';
import {
  type ColumnOrders,
  cellsOf,
  cleanText,
  type DateOrder,
  type Mapping,
  ordersOf,
  readDate,
} from './read-dates.ts';

type Cell = { value: string } | { problem: string };
type Written = ImportLine['written'];

const amountColumns = ['iua', 'monthly_cost'] as const;

/** How the columns of a file write what differs between countries. */
type Habits = {
  orders: ColumnOrders;
  /** The signs before the cents in the cells of a column: none, one, or both. */
  decimalSigns: Partial<Record<ImportColumn, string>>;
};

/**
 * Reads the cells of a file into the values that the database stores, or names what is wrong with
 * them.
 * @param chosen the order of dates that can mean two days, if no date proves it.
 */
export function readLines(sheet: CsvSheet, mapping: Mapping, chosen?: DateOrder): ImportLine[] {
  const habits: Habits = {
    orders: ordersOf(sheet, mapping, chosen),
    decimalSigns: decimalSignsOf(sheet, mapping),
  };
  return sheet.lines.map((line) => {
    const written: Written = {};
    for (const [place, column] of mapping.entries()) {
      if (column) written[column] = cleanText(line.cells[place] ?? '');
    }
    const values: ImportLine['values'] = {};
    const unreadable: ImportError[] = [];
    for (const [name, text] of Object.entries(written)) {
      const column = name as ImportColumn;
      const read = readCell(column, text, written, habits);
      if ('value' in read) values[column] = read.value;
      else unreadable.push({ column, reason: read.problem });
    }
    return { ...line, written, values, unreadable };
  });
}

function readCell(column: ImportColumn, text: string, line: Written, habits: Habits): Cell {
  if (text === '') return { value: '' };
  const damage = spreadsheetDamage(text);
  if (damage) return { problem: damage };
  switch (column) {
    case 'email':
    case 'advisor_email':
      return readEmail(text);
    case 'date_of_birth':
    case 'start_date':
      return readDate(text, habits.orders[column]);
    case 'iua':
    case 'monthly_cost':
      return readAmount(column, text, habits.decimalSigns[column]);
    case 'phone_number':
      return readPhone(text, line.country ?? '');
    case 'state':
      return readState(text, line.country ?? '');
    case 'zip_code':
      return readZip(text, line);
    default:
      return { value: codeForWord(column, text) };
  }
}

/** What spreadsheets and wrong encodings leave of a text. */
function spreadsheetDamage(text: string): string | undefined {
  if (/^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i.test(text)) return 'scientific';
  if (/^#+$/.test(text)) return 'too_narrow';
  if (
    /^#(?:N\/A|N\/D|REF!|VALUE!|VALOR!|NAME\?|NOME\?|DIV\/0!|NUM!|NÚM!|NULL!|NULO!)$/i.test(text)
  ) {
    return 'formula_error';
  }
  // UTF-8 that was read as Windows-1252, such as “JosÃ©”, and characters that were lost.
  return /\ufffd|[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“•–—˜™š›œžŸ]/.test(text) ? 'garbled' : undefined;
}

function readEmail(text: string): Cell {
  const address = /^(?:mailto:)?(?:[^<>]*<)?([^<>]*?)>?$/i.exec(text)?.[1]?.trim().toLowerCase();
  return address && /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.[^\s@.,;:<>"()]+$/.test(address)
    ? { value: address }
    : { problem: 'valid' };
}

function readAmount(column: ImportColumn, text: string, decimalSigns = ''): Cell {
  if (/^\(.*\d.*\)$|^[-−]/.test(text)) return { problem: 'not_negative' };
  // In a column that writes cents as 489,50, “1,234” is not a thousand.
  const sign = /\d([.,])\d{3}$/.exec(text)?.[1];
  if (sign && decimalSigns.includes(sign)) return { problem: 'amount_sign' };
  const read = parseAmount(text);
  if (!read || 'problem' in read) return { problem: 'not_an_amount' };
  // Three decimals of another system look like thousands.
  if (column === 'monthly_cost' && read.cents >= tooMuch) return { problem: 'plausible' };
  return { value: (read.cents / 100).toFixed(2) };
}

/** Cents that are no monthly contribution. */
const tooMuch = 10_000_000;

/** A number without a country is American, or a mobile number of Brazil if only that is possible. */
function readPhone(text: string, country: string): Cell {
  if (/[.,]0$/.test(text)) return { problem: 'phone_number_damaged' };
  for (const defaultCountry of isBrazil(country)
    ? (['BR', 'US'] as const)
    : (['US', 'BR'] as const)) {
    const phone = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    if (!phone?.isValid()) continue;
    const isGuess = defaultCountry === 'BR' && !isBrazil(country) && !/^(?:\+|55)/.test(text);
    if (!isGuess || /^\d{2}9\d{8}$/.test(phone.nationalNumber)) {
      return { value: phone.formatInternational() };
    }
  }
  return { problem: 'phone' };
}

function readState(text: string, country: string): Cell {
  if (!isAmerican(country)) return { value: text };
  const code = stateFor(text);
  return code ? { value: code } : { problem: 'state' };
}

/** The first three digits of all ZIP codes with a zero in front, by state. New York has others, too. */
const leadingZeros: Record<string, RegExp> = {
  CT: /^06/,
  MA: /^0(?:1|2[0-7]|55)/,
  ME: /^0(?:39|4)/,
  NH: /^03[0-8]/,
  NJ: /^0[78]/,
  PR: /^00[679]/,
  RI: /^02[89]/,
  VI: /^008/,
  VT: /^05[0-46-9]/,
};

function readZip(text: string, { country = '', state = '' }: Written): Cell {
  if (isBrazil(country)) {
    const cep = /^(\d{5})[-. ]?(\d{3})$/.exec(text.replace(/^(\d\d)\./, '$1'));
    return cep ? { value: `${cep[1]}-${cep[2]}` } : { problem: 'cep' };
  }
  if (!isAmerican(country)) return { value: text };
  const [, first = '', last = ''] =
    /^(\d{3,5})(?:[- ](\d{4}))?$/.exec(text) ?? /^(\d{3,5})(\d{4})$/.exec(text) ?? [];
  if (first === '') return { problem: 'zip' };
  const zip = first.padStart(5, '0');
  if (first.length < 5) {
    const read = readState(state, country);
    const known = 'value' in read ? leadingZeros[read.value] : undefined;
    if (!known?.test(zip)) return { problem: 'zip_zero' };
  }
  return { value: last ? `${zip}-${last}` : zip };
}

function isBrazil(country: string): boolean {
  return ['br', 'bra', 'brasil', 'brazil'].includes(normalizeWord(country));
}

/** As in `private.address_state`: an address without a country is American. */
function isAmerican(country: string): boolean {
  const plain = normalizeWord(country).replaceAll('_', '');
  return [
    '',
    'us',
    'usa',
    'eua',
    'unitedstates',
    'unitedstatesofamerica',
    'estadosunidos',
    'puertorico',
    'portorico',
  ].includes(plain);
}

function decimalSignsOf(sheet: CsvSheet, mapping: Mapping): Habits['decimalSigns'] {
  const found: Habits['decimalSigns'] = {};
  for (const column of amountColumns) {
    const signs = cellsOf(sheet, mapping, column).flatMap(
      (cell) => /\d([.,])\d{1,2}$/.exec(cell)?.[1] ?? [],
    );
    found[column] = [...new Set(signs)].join('');
  }
  return found;
}
