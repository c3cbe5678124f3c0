import type { ListDefinition } from '~/lib/command-center/list-request';

/** Who can stand behind a line of the log. */
export const actorKinds = ['admin', 'member', 'visitor', 'system'] as const;

/** What a line of the log can be about: tables. */
export const logSubjects = [
  'admins',
  'members',
  'enrollments',
  'billing',
  'billing_schedules',
  'payment_profiles',
  'agents',
  'episodes',
  'contact_messages',
  'message_replies',
  'membership_applications',
  'form_submissions',
  'contact_notes',
  'reply_templates',
] as const;

/** What the audit log can be asked for. */
export const logList = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { who: actorKinds, about: logSubjects },
} satisfies ListDefinition;
