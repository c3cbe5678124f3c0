import { z } from 'zod';
import { cents, day, id, time } from './values.ts';

function groupOf<Hit extends z.ZodType>(hit: Hit) {
  return z.strictObject({
    /** At most five, the best first. */
    hits: z.array(hit),
    has_more: z.boolean(),
    /** The list finds more than these with the same search. */
    is_listed: z.boolean(),
  });
}

const memberHit = z.strictObject({
  member_id: id,
  member_number: z.string(),
  name: z.string(),
  status: z.string(),
  /** The person in the household who was found. Null for the member. */
  person: z
    .strictObject({ id, name: z.string(), relation: z.enum(['spouse', 'child']) })
    .nullable(),
  /** Of the person who was found, if the search contained a day. */
  date_of_birth: day.nullable(),
});

const requestHit = z.strictObject({
  id,
  number: z.string(),
  state: z.string(),
  /** Of the person who needed care. */
  name: z.string(),
  provider: z.string().nullable(),
  amount_cents: cents.nullable(),
});

const contactHit = z.strictObject({
  kind: z.enum(['message', 'form']),
  id,
  name: z.string(),
  /** Empty for forms. */
  subject: z.string(),
  /** The channel of a message, or the slug of a form. */
  type: z.string(),
  created_at: time,
});

const contributionHit = z.strictObject({
  id,
  member_id: id,
  member_number: z.string(),
  name: z.string(),
  month: day,
  received_on: day,
  cents,
});

export const searchAnswers = {
  /** A group that is closed to this admin is absent. */
  search_everything: z
    .strictObject({
      members: groupOf(memberHit),
      requests: groupOf(requestHit),
      contacts: groupOf(contactHit),
      contributions: groupOf(contributionHit),
    })
    .partial(),
};
