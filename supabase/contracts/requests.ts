import { z } from 'zod';
import { memberBills } from './member-bills.ts';
import { states, turns } from './request-states.ts';
import { note, task } from './team-work.ts';
import { count, day, id, language, priority, rowOf, time } from './values.ts';

export const requestState = z.enum(states);
export const outcome = z.enum(['shared', 'partly_shared', 'within_iua', 'not_shared']);
export const requestNumber = z.string().regex(/^R-\d{2}-\d{6}-\d$/);
const fileStatus = z.enum(['uploading', 'received', 'accepted', 'rejected']);
/** The kind of an email about a request, where an action sends one. */
const requestEmail = z.enum(['received', 'your_turn', 'our_turn', 'update']).nullable();
const name = z.string().nullable();
const detail = z.string().nullish();

/** The number of requests in each view of the queue. */
export const requestCounts = z.strictObject({
  mine: count,
  unassigned: count,
  waiting_for_us: count,
  overdue: count,
  waiting_for_member: count,
  mentions: count,
  second_person: count,
  news: count,
  snoozed: count,
});

const request = rowOf<'sharing_requests', 'search_text'>()({
  number: requestNumber,
  language,
  state: requestState,
  turn: z.enum(turns),
  outcome: outcome.nullable(),
  priority,
});

const person = rowOf<'household_people'>()();

const requestMember = z.strictObject({
  id,
  member_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  date_of_birth: day,
  state: z.string().nullable(),
  enrollment_status: z.string(),
  start_date: day.nullable(),
  plan: z.string().nullable(),
  iua: z.number().nullable(),
});

/** A page with its latest verdict, also if the member does not see it yet. */
/** A file of an email. With a refusal, only its name is known. */
const messageFile = z.strictObject({
  id,
  name: z.string(),
  size_bytes: count,
  refusal: z.enum(['type', 'empty', 'too_large', 'too_many', 'over_limit']).nullable(),
  /** Null until its content is stored. */
  received_at: time.nullable(),
});

const requestFile = rowOf<
  'request_files',
  'path' | 'sha256' | 'verdict' | 'verdict_reason' | 'verdict_text' | 'verdict_at' | 'verdict_by'
>()({
  status: fileStatus,
  /** The verdict is not released, and can be undone. */
  is_provisional: z.boolean(),
});

/** All of a request. */
const openedRequest = z.strictObject({
  request,
  person: person.nullable(),
  member: requestMember,
  household: z.array(person),
  items: z.array(
    rowOf<'request_items'>()({
      status: z.enum(['missing', 'received', 'accepted', 'rejected', 'waived']),
      /** What accepting or waiving the document sends; for a settled one, what needing it sends. */
      email: requestEmail,
    }),
  ),
  /** What the release of the admin's own verdicts sends. */
  verdict_email: requestEmail,
  files: z.array(requestFile),
  member_bills: memberBills,
  messages: z.array(rowOf<'request_messages'>()({ admin_name: name, files: z.array(messageFile) })),
  notes: z.array(note),
  tasks: z.array(task),
  events: z.array(
    rowOf<'request_events'>()({
      admin_name: name,
      // By the kind of event. These are the ones that pages show.
      details: z.looseObject({ from: detail, to: detail, item: detail, document: detail }),
    }),
  ),
  /** The member's other requests, the latest first. */
  related: z.array(
    z.strictObject({
      number: requestNumber,
      state: requestState,
      kind: z.string().nullable(),
      service_date: day.nullable(),
      provider: z.string().nullable(),
      person_id: id.nullable(),
    }),
  ),
});

/** What the queue changes of many requests at once. */
export const requestFields = z.strictObject({
  assigned_to: id.nullable(),
  priority,
  snoozed_until: time.nullable(),
  tag_ids: z.array(id),
});

/** The changes that revert a change of many requests, one for each request that has changed. */
const requestChanges = z.array(
  z.strictObject({ id, from: requestFields.partial(), to: requestFields.partial() }),
);

/** What a member can expect of a request. */
const outlook = z.strictObject({
  id,
  stop: z.enum(['documents', 'review', 'answer', 'payment', 'closed']),
  /** The day by which the team plans to answer. */
  answer_on: day.nullable(),
  /** Whether that day holds only if the member sends what is missing today. */
  needs_member: z.boolean(),
  /** Who reads it, if that admin agreed to be shown. */
  reader: z.strictObject({ first_name: z.string(), picture: z.string().nullable() }).nullable(),
});

export const requestAnswers = {
  request_outlook: z.array(outlook),
  request_counts: requestCounts,
  assign_requests: requestChanges,
  change_requests: requestChanges,
  /** The ids of the requests whose members got the message. */
  reply_to_requests: z.array(id),
  /** For each request why it stays, and whether a move can return it. */
  move_requests: z.array(
    z.strictObject({
      id,
      problem: z
        .enum([
          'request_moved',
          'decision_missing',
          'nothing_to_pay',
          'payments_open',
          'payments_recorded',
          'not_found',
        ])
        .nullable(),
      can_return: z.boolean(),
    }),
  ),
  open_request: openedRequest,
  /** The other admins who have the request open. */
  view_request: z.array(z.strictObject({ id, name: z.string() })),
  open_request_file: z.strictObject({
    path: z.string(),
    mime_type: z.string(),
    name: z.string(),
  }),
  /** Whether the change waits for a second super admin. */
  change_document_rule: z.strictObject({ waits: z.boolean() }),
  /** Where to send a page that a member announces, and whether it is stored. */
  add_request_file: z.strictObject({
    id,
    path: z.string(),
    status: fileStatus,
  }),
  /** `moved`: how many open requests are due on another day. */
  save_office_hours: z.strictObject({ kept: z.boolean(), starts_on: day, moved: count }),
  save_closed_day: z.strictObject({ kept: z.boolean(), moved: count }),
  submit_request: z.strictObject({ number: requestNumber }),
  send_request_message: z.strictObject({
    id,
    request_id: id,
    author: z.literal('member'),
    body: z.string(),
    created_at: time,
  }),
};
