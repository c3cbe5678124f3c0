import { z } from 'zod';
import { requestCounts } from './requests.ts';
import { count, id, time } from './values.ts';

/** An account, a document rule, or the amount above which a second person confirms. */
const waitingControl = z.strictObject({
  kind: z.enum(['admin', 'rule', 'limit']),
  /** Of the admin or the rule. */
  id: id.nullable(),
  /** The admin's name, the document's kind, or the cents. */
  name: z.string(),
  asked_by: z.string().nullable(),
  asked_at: time,
});

const oldestMessage = z.strictObject({
  id,
  kind: z.enum(['message', 'form']),
  type: z.string(),
  name: z.string(),
  subject: z.string(),
  created_at: time,
});

/** A figure that an admin may not see is absent, not zero. */
const figures = z
  .strictObject({
    /** By age: up to a day, three days, a week, or older. */
    requests: z.strictObject({ day: count, days: count, week: count, older: count }),
    oldest: oldestMessage.nullable(),
    failed_payments: count,
    active_members: count,
    applications: count,
    /** Memberships whose status, enrollment, schedule and payments contradict each other. */
    contradictions: count,
    sharing: requestCounts,
    /** The work that a clock starts, for super admins. */
    jobs: z.strictObject({
      ran_at: time.nullable(),
      is_late: z.boolean(),
      failed: z.array(z.string()),
    }),
    /** What waits for a second super admin, for super admins. */
    controls: z.array(waitingControl),
  })
  .partial();

export const overviewAnswers = { overview_figures: figures };
