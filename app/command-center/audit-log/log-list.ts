import type { ListDefinition } from '~/command-center/kit/list/list-request';
import { logActions } from './log-actions';

/** The kinds of people who cause a line. */
export const actorKinds = ['admin', 'member', 'advisor', 'visitor', 'system'] as const;

/** The tables that lines are about. */
export const logSubjects = [
  'admins',
  'members',
  'enrollments',
  'household_people',
  'billing',
  'billing_schedules',
  'payment_profiles',
  'contribution_entries',
  'administration_rates',
  'statement_corrections',
  'agents',
  'advisor_notes',
  'episodes',
  'contact_messages',
  'message_replies',
  'membership_applications',
  'form_submissions',
  'contact_notes',
  'reply_templates',
  'state_rules',
] as const;

const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The sorts and filters of the log. `from` and `to` are days in the time zone of the reader. */
export const logList = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: {
    from: day,
    to: day,
    person: uuid,
    action: logActions,
    who: actorKinds,
    about: logSubjects,
  },
} satisfies ListDefinition;
