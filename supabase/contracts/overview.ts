import { z } from 'zod';
import { requestCounts } from './requests.ts';
import { backup } from './system.ts';
import { count, day, id, time } from './values.ts';

/** An account, a document rule, the amount above which a second person confirms, or a copy or erasure of a member. */
const waitingControl = z.strictObject({
  kind: z.enum(['admin', 'rule', 'limit', 'copy', 'erasure']),
  /** Of the admin, the rule or the member. */
  id: id.nullable(),
  /** The admin's name, the document's kind, the cents, or the member's number. */
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

const jobs = z.strictObject({
  ran_at: time.nullable(),
  is_late: z.boolean(),
  failed: z.array(z.string()),
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
    /** Members whose address the mail server refuses, with the latest five. */
    refused_emails: z.strictObject({
      count,
      latest: z.array(z.strictObject({ member_id: id, name: z.string() })),
    }),
    sharing: requestCounts,
    /** The work that a clock starts, for super admins. */
    jobs,
    /** What waits for a second super admin, for super admins. */
    controls: z.array(waitingControl),
  })
  .partial();

/** Who confirmed what no machine can know, and when. */
const confirmation = z.strictObject({ at: time, by: z.string() }).nullable();

/** The facts of the checklist of the first day that the database knows. */
const firstDay = z.strictObject({
  /** When the newest test email was accepted for delivery. */
  email: z.strictObject({ accepted_at: time.nullable(), confirmed: confirmation }),
  plans: z.strictObject({ open: count }),
  /** The table of monthly contributions in force, or else the first one to come. */
  contributions: z.strictObject({ starts_on: day.nullable(), is_in_force: z.boolean() }),
  /** Active admins. */
  team: z.strictObject({ active: count, with_second_factor: count, super_admins: count }),
  states: z.strictObject({ open: count, notice: count, closed: count, unconfirmed: count }),
  edition: z.strictObject({
    number: count.nullable(),
    effective_on: day.nullable(),
    is_in_force: z.boolean(),
    confirmed: confirmation,
  }),
  drafts: confirmation,
  encryption_key: confirmation,
  backup,
  jobs,
});

export const overviewAnswers = {
  overview_figures: figures,
  first_day: firstDay,
  /** The address of the super admin who tests the delivery of emails. */
  start_test_email: z.strictObject({ id, email: z.string() }),
};
