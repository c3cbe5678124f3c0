import { z } from 'zod';
import { count, id, time } from './values.ts';

/** The signed-in advisor. */
const advisorHome = z.strictObject({
  first_name: z.string(),
  code: z.string(),
  /** Whether the same login opens the member portal. */
  is_member: z.boolean(),
  unseen_answers: count,
});

const advisedPerson = z.strictObject({
  id,
  first_name: z.string(),
  status: z.enum(['applied', 'in_review', 'approved', 'active', 'inactive', 'declined']),
  /** The month since when the status applies, like `2026-11`. Null if it is not known. */
  since: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
});

const noteAnswer = z.strictObject({ id, body: z.string(), created_at: time });

/** A note to the team. Without `first_name`, the person is no longer one of the advisor's. */
const advisorNote = z.strictObject({
  id,
  first_name: z.string().nullable(),
  is_general: z.boolean(),
  body: z.string(),
  created_at: time,
  answers: z.array(noteAnswer.extend({ is_new: z.boolean() })),
});

export const advisorAnswers = {
  advisor_home: advisorHome,
  advisor_people: z.strictObject({ total: count, people: z.array(advisedPerson) }),
  advisor_notes: z.strictObject({ total: count, notes: z.array(advisorNote) }),
  /** The team's answers to a note, the oldest first. */
  open_advisor_note: z.array(noteAnswer.extend({ admin_name: z.string().nullable() })),
  /**
   * Whether the advisor portal is open, and the number of notes that no one has opened. Null for
   * everyone but admins for members.
   */
  advisor_portal_state: z.strictObject({ is_open: z.boolean(), new_notes: count }).nullable(),
  start_advisor_invitation: z.strictObject({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    invited_by: z.string(),
    /** The login of a member is linked at once. */
    is_member: z.boolean(),
    user_id: id.nullable(),
  }),
};
