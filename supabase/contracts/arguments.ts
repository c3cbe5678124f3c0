import { z } from 'zod';
import { requestFields, requestState } from './requests.ts';
import { day, id, priority } from './values.ts';

const closedDay = z.strictObject({
  day,
  /** `updated_at` of the day that the admin has read; null for a new one. */
  seen: z.string().nullable(),
  is_open: z.boolean(),
  name_pt: z.string(),
  name_en: z.string(),
});

/** The queue's fields of a request. The function ignores others. */
const changedFields = z.object(requestFields.partial().shape);

/** The JSON that callers send to database functions, by the names of function and argument. */
export const jsonArguments = {
  change_contacts: {
    /** A change does not apply if `updated_at` differs from `seen`. */
    changes: z
      .array(
        z.strictObject({
          id,
          seen: z.string().optional(),
          status: z.enum(['new', 'in_progress', 'responded']).optional(),
          priority: priority.optional(),
          assigned_to: id.nullable().optional(),
        }),
      )
      .readonly(),
  },
  change_requests: {
    /** Fields that differ from `from` are not overwritten. */
    changes: z.array(z.strictObject({ id, from: changedFields, to: changedFields })).readonly(),
  },
  move_requests: {
    moves: z.array(z.strictObject({ id, from: requestState, to: requestState })).readonly(),
  },
  reply_to_requests: {
    messages: z
      .array(
        z.strictObject({
          request_id: id,
          message_id: id,
          body: z.string(),
          due_on: day.optional(),
        }),
      )
      .readonly(),
  },
  save_closed_day: { draft: closedDay },
  save_office_hours: {
    draft: z.strictObject({
      /** `updated_at` of the hours that the admin has read. */
      seen: z.string(),
      /** From Monday to Sunday. Null: closed. */
      opens: z.array(z.string().nullable()),
      closes: z.array(z.string().nullable()),
    }),
  },
};

type Contracts = typeof jsonArguments;

/** The arguments of a database function, with its JSON as the contract describes it. */
export type WithContracts<Name, Arguments> = Name extends keyof Contracts
  ? Omit<Arguments, keyof Contracts[Name]> & {
      [Argument in keyof Contracts[Name]]: z.input<Contracts[Name][Argument] & z.ZodType>;
    }
  : Arguments;
