import type { RequestDraft } from '~/portal/requests/data/requests';
import { parseAmount } from '~/shared/format/amount';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import type { DraftColumns } from '../data/save-draft';

export const accidentKinds = ['traffic', 'work', 'other'] as const;
export const careStages = ['happened', 'ongoing', 'planned'] as const;
export const certainties = ['no', 'yes', 'unsure'] as const;
export const payments = ['unpaid', 'partly', 'paid'] as const;

/** The answers of the form as the inputs contain them. An empty text is no answer. */
export type Facts = {
  /** `member`, or the id of a person of the household. */
  who: string;
  kind: string;
  accident_kind: string;
  care_stage: string;
  /** `2026-11-23`, or a part of it. */
  service_date: string;
  what_happened: string;
  first_signs: string;
  had_before: string;
  provider: string;
  provider_city: string;
  other_payer: string;
  other_payer_name: string;
  payment: string;
  /** As the member typed it, such as `1.234,50`. */
  amount: string;
};

export type FactName = keyof Facts;

/** The most characters that the database accepts. */
export const longest: Partial<Record<FactName, number>> = {
  what_happened: 4000,
  first_signs: 300,
  provider: 200,
  provider_city: 100,
  other_payer_name: 200,
};

/** The saved answers of a draft; those of an empty form without one. */
export function factsOf(row: RequestDraft | null, language: Language): Facts {
  const cents = row?.amount_cents;
  return {
    who: row?.person_id ?? 'member',
    kind: row?.kind ?? '',
    accident_kind: row?.accident_kind ?? '',
    care_stage: row?.care_stage ?? '',
    service_date: row?.service_date ?? '',
    what_happened: row?.what_happened ?? '',
    first_signs: row?.first_signs ?? '',
    had_before: row?.had_before ?? '',
    provider: row?.provider ?? '',
    provider_city: row?.provider_city ?? '',
    other_payer: row?.other_payer ?? '',
    other_payer_name: row?.other_payer_name ?? '',
    payment: row?.payment ?? '',
    amount: cents ? formatMoney(cents / 100, language).replace(/^[^\d]*/, '') : '',
  };
}

/**
 * The columns of answers. An answer that the database would refuse, such as half a date, has no
 * column yet: it stays in the browser.
 */
export function columnsOf(facts: Partial<Facts>): DraftColumns {
  const columns: DraftColumns = {};
  for (const [name, value] of Object.entries(facts) as [FactName, string][]) {
    if (!isStorable(name, value)) continue;
    if (name === 'who') columns.person_id = value === 'member' ? null : value;
    else if (name === 'amount') columns.amount_cents = parseAmount(value) ?? null;
    else columns[name] = value.trim() === '' ? null : value;
  }
  return columns;
}

/** Whether a stored value has answers. */
export function isFacts(value: unknown): value is Partial<Facts> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

/** Whether the database accepts an answer. */
export function isStorable(name: FactName, value: string): boolean {
  if (name === 'amount') return value.trim() === '' || parseAmount(value) !== undefined;
  if (name === 'service_date') return value === '' || isDate(value);
  return value.length <= (longest[name] ?? 100);
}

/** Whether a text is a date that exists, in a year that can be meant. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal && Number(year) >= 1950 && Number(year) < 2100;
}
