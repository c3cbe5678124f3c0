import { z } from 'zod/mini';
import { type IssueOf, issuesOf } from '~/command-center/kit/editor/form-issues';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Language } from '~/shared/i18n/language';

export const issue = issuesOf('manageMembers');

/** An optional text. */
export function optionalText(limit: number) {
  return z.string().check(z.trim(), z.maxLength(limit, issue('tooLong')));
}

/** A required text. */
export function requiredText(limit: number, missing: IssueOf<'manageMembers'>) {
  return z
    .string()
    .check(z.trim(), z.minLength(1, issue(missing)), z.maxLength(limit, issue('tooLong')));
}

export const email = typedEmail(issue('emailRequired'), issue('emailInvalid'));

/** A date such as `'2025-01-20'`, or an empty string. */
export const optionalDate = z
  .string()
  .check(z.refine((text) => text === '' || isDay(text), issue('dateInvalid')));

export const requiredDate = z
  .string()
  .check(z.minLength(1, issue('dateRequired')), z.refine(isDay, issue('dateInvalid')));

/** Dollars with a point or a comma before the cents, and without a thousands separator. */
const amount = /^\d{1,9}([.,]\d{1,2})?$/;

export const optionalAmount = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || amount.test(text), issue('amountInvalid')),
);

export const requiredAmount = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, issue('amountRequired')),
    z.regex(amount, issue('amountInvalid')),
  );

/** Converts entered dollars to a number. */
export function dollars(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Formats dollars for an input, as `489.00` or in Portuguese `489,00`. */
export function dollarsInput(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return '';
  const text = value.toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
}

/** Converts an empty text to null. */
export function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** The value of `AnswerSelect`, which is `yes`, `no`, or empty before the member was asked. */
export const yesNoSchema = z.string();

/** The stored answer as a form value. */
export function yesNoInput(value: boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  return value ? 'yes' : 'no';
}

/** The form value as the database stores it. */
export function yesNoValue(text: string): boolean | null {
  return text === '' ? null : text === 'yes';
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0] = text.split('-').map(Number);
  const day = new Date(`${text}T00:00:00Z`);
  return (
    year >= 1900 &&
    year <= 2100 &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text)
  );
}
