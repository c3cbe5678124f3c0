import { z } from 'zod';
import { id } from './values.ts';

/** What help with a bill reads, the same for everyone. `RegisterRows` of `bill-help/register.ts`. */
const register = z.strictObject({
  /** Dollars a year: the first person, and each further one. */
  guidelines: z.array(
    z.strictObject({
      area: z.enum(['contiguous', 'alaska', 'hawaii']),
      year: z.int(),
      first: z.int(),
      more: z.int(),
    }),
  ),
  rules: z.array(
    z.strictObject({
      id,
      kind: z.enum(['state', 'hospital']),
      us_state: z.string(),
      name: z.string(),
      city: z.string().nullable(),
      policy_url: z.string().nullable(),
      free_up_to: z.int().nullable(),
      reduced_up_to: z.int().nullable(),
      apply_days: z.int().nullable(),
      source: z.string(),
    }),
  ),
});

export const billHelpAnswers = { bill_help_register: register };
