import { z } from 'zod';
import { count, rowOf } from './values.ts';

/** A value of a column, as the log holds it. */
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().nullable()),
]);

/** A line of the activity log, with the names of its people while they are known. */
const line = rowOf<'activity_log'>()({
  actor_name: z.string().nullable(),
  subject_name: z.string().nullable(),
  /** The number of the member whom the line concerns, while the member exists. */
  member_number: z.string().nullable(),
  /** The message or form that a reply or note belongs to, while it exists. */
  contact_id: z.string().nullable(),
  /** Old and new value by column; health, free text and secrets are only in `details.columns`. */
  changes: z.record(z.string(), z.tuple([value, value])).nullable(),
});

export const activityAnswers = {
  search_activity: z.strictObject({
    rows: z.array(line),
    /** Null if the page did not ask for it. */
    total: count.nullable(),
  }),
};
