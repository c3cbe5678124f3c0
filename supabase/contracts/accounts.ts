import { z } from 'zod';
import { count, day, id, language, languageCounts, rowOf, time } from './values.ts';

const noticeTexts = { notice_pt: z.string(), notice_en: z.string() };

/** The description of the organization; app/shared/brand/description/schema.ts has its fields. */
const version = { number: count, description: z.looseObject({}), created_by: z.string() };

/** What is in the way of help with an account. */
const obstacle = z.enum([
  'own_account',
  'team_account',
  'super_admin_required',
  'has_account',
  'no_account',
  'membership_closed',
  'email_recent',
  'no_second_factor',
  'view_permissions',
]);

const help = z.enum(['activation', 'password_link', 'second_factor', 'sessions', 'email', 'view']);

/** How many members get no message, by what is in the way. */
const withoutMessage = z.partialRecord(
  z.enum(['gone', 'merged', 'membership_closed', 'email_refused']),
  count,
);

export const accountAnswers = {
  /** The state of a member's account, for the team. */
  member_account: z.strictObject({
    email: z.string(),
    /** Of emails to the member. */
    language,
    has_account: z.boolean(),
    invited_at: time.nullable(),
    active_since: time.nullable(),
    last_sign_in_at: time.nullable(),
    has_second_factor: z.boolean(),
    open_sessions: count,
    shared_with: z.enum(['team', 'advisor']).nullable(),
    next_email_at: time.nullable(),
    last_email: z
      .strictObject({
        kind: z.enum(['activation', 'password_link', 'second_factor', 'email_after']),
        state: z.enum(['waiting', 'sent', 'refused']),
        at: time,
        failure: z.string().nullable(),
      })
      .nullable(),
    obstacles: z.record(help, obstacle.nullable()),
    /** The latest five. */
    helps: z.array(
      z.strictObject({
        id,
        action: help,
        reason: z.string(),
        created_at: time,
        admin_name: z.string(),
      }),
    ),
  }),
  /** How many members get the activation email, and why others do not. */
  send_activations: z.strictObject({
    sent: count,
    /** How many get it in which language. */
    languages: languageCounts,
    /** The first members of a preview who would get it. */
    first: z.array(
      z.strictObject({ number: z.string(), name: z.string(), first_name: z.string(), language }),
    ),
    skipped: z.partialRecord(obstacle, count),
  }),
  /** Who would get a message, and how many would not. */
  preview_member_message: z.strictObject({
    recipients: z.array(
      z.strictObject({
        id,
        number: z.string(),
        first_name: z.string(),
        name: z.string(),
        language,
      }),
    ),
    skipped: withoutMessage,
  }),
  send_member_message: z.strictObject({ sent: count, skipped: withoutMessage }),
  undo_member_message: z.strictObject({ undone: count, left: count }),
  /** Whether an email may sign in to the portal, and if not, why. */
  member_sign_in_status: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('ok') }),
    z.strictObject({ status: z.literal('not_member') }),
    z.strictObject({ status: z.literal('needs_activation') }),
    z.strictObject({ status: z.literal('restricted'), enrollment_status: z.string() }),
  ]),
  /** With `ready`, a token to create one account for the email within 15 minutes. */
  verify_member_credentials: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('not_found') }),
    z.strictObject({ status: z.literal('already_linked') }),
    z.strictObject({ status: z.literal('ready'), activation_token: z.string(), expires_at: time }),
  ]),
  start_password_reset: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('not_found') }),
    z.strictObject({ status: z.literal('not_activated') }),
    z.strictObject({
      status: z.literal('ready'),
      email: z.string(),
      first_name: z.string(),
      token: z.string(),
    }),
  ]),
  check_password_reset: z.strictObject({ valid: z.boolean() }),
  take_password_reset: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('invalid') }),
    z.strictObject({ status: z.literal('taken'), reset_id: id, user_id: id }),
  ]),
  /** The authenticator app of an active admin; null without one. */
  open_admin_session: z.strictObject({ factor_id: id.nullable() }).nullable(),
  /** The newest version of the description and the published one. */
  organization_state: z.strictObject({
    newest: z
      .strictObject({
        ...version,
        state: z.enum(['waiting', 'building', 'published', 'failed']),
        /** What the build does now, or did last. */
        step: z.enum(['checks', 'emails', 'pages', 'files']).nullable(),
        failure: z.enum(['invalid', 'build', 'disk']).nullable(),
        /** The invalid values, or the last lines of a failed build. */
        detail: z.string().nullable(),
        created_at: time,
      })
      .nullable(),
    published: z.strictObject({ ...version, published_at: time }).nullable(),
    /** Whether a command builds a version now. */
    is_building: z.boolean(),
  }),
  /** Whether people of a state can join today, and what they need to know first. */
  sign_up_rule: z.discriminatedUnion('status', [
    z.strictObject({ us_state: z.string().nullable(), status: z.literal('open') }),
    z.strictObject({ us_state: z.string().nullable(), status: z.literal('closed') }),
    z.strictObject({
      us_state: z.string(),
      status: z.literal('notice'),
      rule_id: id,
      ...noticeTexts,
    }),
  ]),
  /** The rules of a state, the latest first. */
  state_history: z.array(
    rowOf<'state_rules', 'admin_id'>()({
      status: z.enum(['open', 'notice', 'closed']),
      changed_by: z.string().nullable(),
      acknowledgements: count,
    }),
  ),
  /** The same for a submission that was received before. */
  submit_form: z.strictObject({ status: z.literal('received') }),
  /** What the email to an applicant needs to know about a decision; without a member if they are not approved. */
  decide_application: z.strictObject({
    status: z.enum(['approved', 'declined', 'new']),
    member_id: id.nullable(),
    /** Of a new member, or the one that is no longer valid after an undone approval. */
    member_number: z.string().nullable(),
    /** Whether the email about an undone approval had been sent. */
    was_mailed: z.boolean(),
    has_login: z.boolean(),
    has_plan: z.boolean(),
    has_advisor: z.boolean(),
    decided_at: time.nullable(),
    first_name: z.string(),
    email: z.string(),
    language,
  }),
  /** The edition of the rules that the member has not acknowledged yet. */
  pending_edition: z
    .strictObject({
      number: count,
      effective_on: day,
      is_in_force: z.boolean(),
      reason_pt: z.string(),
      reason_en: z.string(),
    })
    .nullable(),
  /** What the member has to know about the state where they live. */
  pending_state_notice: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('closed'), us_state: z.string().nullable() }),
      z.strictObject({
        kind: z.literal('notice'),
        us_state: z.string(),
        rule_id: id,
        ...noticeTexts,
      }),
    ])
    .nullable(),
};
