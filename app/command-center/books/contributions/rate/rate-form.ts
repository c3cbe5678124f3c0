import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';

const issue = issuesOf('manageContributions');

/** Up to two decimals, after a point or a comma: `12.5`. */
const percent = /^\d{1,3}(?:[.,]\d{1,2})?$/;

export function basisPoints(text: string): number {
  return Math.round(Number(text.trim().replace('%', '').replace(',', '.')) * 100);
}

/** @param earliest the first day that a new rate may count from; none for the first rate. */
export function rateSchema(earliest: string | undefined) {
  return z.object({
    percent: z
      .string()
      .check(
        z.refine(
          (text) => percent.test(text.trim().replace('%', '')) && basisPoints(text) <= 10_000,
          issue('percent'),
        ),
      ),
    effective_on: z.string().check(
      z.refine((day) => !Number.isNaN(Date.parse(day)), issue('dateRequired')),
      z.refine((day) => !earliest || day >= earliest, issue('rateInPast')),
    ),
    reason: z
      .string()
      .check(z.trim(), z.minLength(5, issue('reasonRequired')), z.maxLength(500, issue('tooLong'))),
  });
}

export type RateForm = z.infer<ReturnType<typeof rateSchema>>;
