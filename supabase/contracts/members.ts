import { z } from 'zod';
import { count, day, id, priority, rowOf, time } from './values.ts';

/**
 * A member's whole record. Optional columns can be about health, and are absent for admins for
 * contacts.
 */
const memberRecord = z.strictObject({
  member: rowOf<'members'>()({
    date_of_birth: day.optional(),
    gender: z.string().nullish(),
    existing_condition: z.boolean().nullish(),
    existing_condition_description: z.string().nullish(),
    additional_info: z.string().nullish(),
  }),
  /** The latest first. */
  enrollments: z.array(
    rowOf<'enrollments'>()({
      status: z.enum(['Active', 'Future Active', 'Pending', 'Inactive', 'Cancelled']),
      primary_is_smoker: z.boolean().nullish(),
      inactive_reason: z.string().nullish(),
    }),
  ),
  /** Those who have left last. */
  household: z.array(
    rowOf<'household_people'>()({
      date_of_birth: day.optional(),
      relationship: z.enum(['spouse', 'child']),
    }),
  ),
});

/** The result of one line of a file, or of its preview. */
const importedLine = z.strictObject({
  line: count,
  /** `person` is a new person in the membership of a member. */
  outcome: z.enum(['new', 'person', 'there', 'wrong']),
  /** Of a member or person: the number of a member who was imported. */
  number: z.string().nullish(),
  /** The columns as they would be stored, of the first ten members and people of a preview. */
  stored: z.record(z.string(), z.string()).optional(),
  /** Of a wrong line. The column is null if the error is about the whole line. */
  mistakes: z
    .array(z.strictObject({ column: z.string().nullable(), reason: z.string() }))
    .optional(),
});

const importedMembers = z.strictObject({
  kept: z.boolean(),
  new: count,
  people: count,
  there: count,
  wrong: count,
  lines: z.array(importedLine),
});

/** A member, or a person in a household, who may be one of the people that were asked about. */
const duplicate = z.strictObject({
  /** Of the person that was asked about. */
  key: z.string(),
  member_id: id,
  member_number: z.string(),
  name: z.string(),
  /** Null if only phone or email matched: then only the record shows it. */
  date_of_birth: day.nullable(),
  /** Of the member, also for a person in the household. */
  enrollment_status: z.string(),
  /** Null for the member. */
  relation: z.enum(['spouse', 'child']).nullable(),
  matches: z.array(z.enum(['name', 'phone', 'email'])).nonempty(),
});

/** How a membership stands as a whole: status, enrollments, schedules and payments. */
const membershipOutlook = z.strictObject({
  state: z.enum(['none', 'current', 'lapsed', 'ended']),
  /** Whether the member may use the portal. */
  is_open: z.boolean(),
  /** The last day of a membership that will end. */
  ends_on: day.nullable(),
  /** The day before the next contribution. */
  cycle_ends_on: day,
  contradiction: z
    .enum(['status_ended', 'enrollment_ended', 'lapse_over', 'schedule_open', 'payment_open'])
    .nullable(),
});

const mergeObstacle = z.enum([
  'same_record',
  'already_merged',
  'keep_merged',
  'is_survivor',
  'both_open_requests',
  'open_requests',
  'has_requests',
  'has_contributions',
  'has_payments',
  'has_decisions',
  'login_needed',
  'accounts_needed',
  'own_account',
  'super_admin_required',
]);

const mergeField = z.enum([
  'name',
  'date_of_birth',
  'gender',
  'phone_number',
  'address',
  'advisor',
  'condition',
  'additional_info',
]);

const mergePerson = z.strictObject({
  id,
  member_number: z.string(),
  name: z.string(),
  email: z.string(),
  enrollment_status: z.string(),
  /** Whether the status allows sign-in. */
  is_open: z.boolean(),
  has_login: z.boolean(),
  date_of_birth: day,
  created_at: time,
  updated_at: time,
});

/** What merging a duplicate into the record that stays would do. */
const mergePreview = z.strictObject({
  keep: mergePerson,
  duplicate: mergePerson,
  /** What differs. Each value has one text for each of its columns; the name of the advisor, if there is one. */
  fields: z.array(
    z.strictObject({
      field: mergeField,
      keep: z.array(z.string().nullable()),
      duplicate: z.array(z.string().nullable()),
      default: z.enum(['keep', 'duplicate']),
    }),
  ),
  moves: z.strictObject({
    people: count,
    messages: count,
    forms: count,
    notes: count,
    applications: count,
    team_notes: count,
    tasks: count,
  }),
  stops: z.strictObject({
    enrollments: count,
    schedules: count,
    profiles: count,
    payments: count,
  }),
  /** What remains in the duplicate. */
  stays: z.strictObject({ people: count, contributions: count }),
  /** Why it is refused, if it is. */
  obstacle: mergeObstacle.nullable(),
  /** The same for the other way round. */
  other_way: mergeObstacle.nullable(),
  /** For `merge_members`, which refuses if anything has changed since. */
  version: z.string(),
});

/** A merge, with the other record. */
const merge = z.strictObject({
  id,
  member_id: id,
  member_number: z.string(),
  name: z.string(),
  merged_at: time,
  admin_name: z.string().nullable(),
  /** Null for admins for contacts. */
  reason: z.string().nullable(),
  can_undo: z.boolean(),
});

/** What must end before a person is erased. */
const erasureObstacle = z.enum([
  'membership_active',
  'requests_open',
  'payments_open',
  'contributions_open',
]);

/** A copy or an erasure that waits for a second super admin, or a copy that can be downloaded. */
const personRequest = z.strictObject({
  id,
  kind: z.enum(['copy', 'erasure']),
  reason: z.string(),
  asked_at: time,
  asked_by: z.string(),
  is_own: z.boolean(),
  /** Of the wait, or of the download once it is confirmed. */
  expires_at: time,
  confirmed_by: z.string().nullable(),
  may_download: z.boolean(),
});

const personState = z.strictObject({
  erasure_waits: z.boolean(),
  /** For super admins. */
  details: z
    .strictObject({
      obstacle: erasureObstacle.nullable(),
      /** The rows of each kind, while an erasure waits. Decisions, payments and contributions stay, without a name. */
      counts: z
        .strictObject({
          household: count,
          requests: count,
          documents: count,
          messages: count,
          applications: count,
          dues: count,
          logins: count,
          emails: count.optional(),
          decisions: count,
          payments: count,
          contributions: count,
        })
        .nullable(),
      /** An admin or an active advisor uses the login, too. */
      login_stays: z.boolean(),
      requests: z.array(personRequest),
    })
    .nullable(),
});

const personCopy = z.strictObject({
  member_number: z.string(),
  /** By table. */
  rows: z.record(z.string(), z.array(z.unknown())),
  files: z.array(
    z.strictObject({ bucket: z.string(), path: z.string(), mime_type: z.string().nullable() }),
  ),
});

const contactStatus = z.enum(['new', 'in_progress', 'responded']);

const contactSender = z.strictObject({
  /** Whether the sender was signed in. Otherwise only the email address identifies the member. */
  is_signed_in: z.boolean(),
  member: z
    .strictObject({
      id,
      member_number: z.string(),
      name: z.string(),
      status: z.string(),
      since: time,
      plan: z.string().nullable(),
      advisor: z.string().nullable(),
      rules_accepted_at: time.nullable(),
    })
    .nullable(),
  /** The sender's other requests, the latest first. */
  others: z.array(
    z.strictObject({
      id,
      kind: z.enum(['message', 'form']),
      type: z.enum([
        'form',
        'whatsapp',
        'phone',
        'email',
        'sharing-rules',
        'sharing',
        'discounts',
        'plan-updates',
        'scheduling',
      ]),
      subject: z.string(),
      status: contactStatus,
      created_at: time,
    }),
  ),
});

export const memberAnswers = {
  open_member_record: memberRecord,
  person_state: personState,
  open_person_copy: personCopy,
  import_members: importedMembers,
  find_duplicates: z.array(duplicate),
  /** Null if there is no such member. */
  membership_outlook: membershipOutlook.nullable(),
  preview_merge: mergePreview,
  merge_members: z.strictObject({ merge_id: id, undo_until: time }),
  /** The fields that someone changed since, and how many moved rows no longer belong to the record. */
  undo_merge: z.strictObject({ edited: z.array(mergeField), stayed: count }),
  member_merges: z.strictObject({ into: merge.nullable(), merged: z.array(merge) }),
  /** The number of messages and forms in each view of the inbox. */
  contact_counts: z.strictObject({ open: count, mine: count, unassigned: count, answered: count }),
  open_message_file: z.strictObject({ path: z.string(), mime_type: z.string(), name: z.string() }),
  /** `files`: those whose contents are still to be stored. */
  record_inbound_email: z.strictObject({
    state: z.string(),
    files: z.array(z.strictObject({ id, path: z.string() })),
  }),
  contact_sender: contactSender,
  /** The changes that revert the request, one for each row that has changed. */
  change_contacts: z.array(
    z.strictObject({
      id,
      /** The change does not apply if `updated_at` differs from it. */
      seen: time,
      status: contactStatus,
      priority,
      assigned_to: id.nullable(),
    }),
  ),
  /** The answers of a form, by the names of its fields. */
  open_form_submission: z.record(z.string(), z.unknown()),
};
