import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { centsOf } from '~/command-center/kit/typed-amount';

const issue = issuesOf('manageContributions');

/** Twelve or more digits, which could be the number of a card. */
const cardNumber = /(?:\d[ -]?){12,}/;

const amount = (largest: number, tooMuch: 'amountAboveLeft' | 'aboveFund' = 'amountAboveLeft') =>
  z.string().check(
    z.refine((text) => centsOf(text) > 0, issue('amountInvalid')),
    z.refine((text) => centsOf(text) <= largest, issue(tooMuch)),
  );

const dayUntil = (today: string) =>
  z.string().check(
    z.refine((day) => !Number.isNaN(Date.parse(day)), issue('dateRequired')),
    z.refine((day) => day <= today, issue('dateFuture')),
    z.refine((day) => day >= '2000-01-01', issue('dateRequired')),
  );

const text = z.string().check(
  z.trim(),
  z.maxLength(500, issue('tooLong')),
  z.refine((value) => !cardNumber.test(value), issue('cardNumber')),
);

/** @param today the day at the office. */
export function entrySchema(today: string) {
  return z.object({
    kind: z.enum(['contribution', 'gift']),
    month: z.string(),
    amount: amount(Number.POSITIVE_INFINITY),
    received_on: dayUntil(today),
    reference: text.check(z.maxLength(100, issue('tooLong'))),
    note: text,
    again: z.boolean(),
  });
}

export type EntryForm = z.infer<ReturnType<typeof entrySchema>>;

/**
 * @param today the day at the office.
 * @param left the cents in the fund.
 */
export function fundUseSchema(today: string, left: number) {
  return z.object({
    amount: amount(left, 'aboveFund'),
    received_on: dayUntil(today),
    note: text.check(z.minLength(5, issue('reasonRequired'))),
    again: z.boolean(),
  });
}

export type FundUseForm = z.infer<ReturnType<typeof fundUseSchema>>;

/** @param left the cents that can be taken back. */
export function takeBackSchema(left: number) {
  return z.object({
    amount: amount(left),
    month: z.string(),
    reason: text.check(z.minLength(5, issue('reasonRequired'))),
  });
}

export type TakeBackForm = z.infer<ReturnType<typeof takeBackSchema>>;
