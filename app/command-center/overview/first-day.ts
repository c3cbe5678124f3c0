import { queryOptions } from '@tanstack/react-query';
import { callDatabase, callFunction } from '~/command-center/kit/backend/backend';
import type { Language } from '~/shared/i18n/language';
import type { Answer } from '../../../supabase/contracts/answers';

/** What the database knows. */
export type FirstDayFacts = Answer<'first_day'>;

/** What no machine can know, so that a super admin confirms it. */
export type Topic = 'email' | 'edition' | 'drafts' | 'encryption_key';

/** The lines of the checklist, in the order of docs/first-day.md. */
export const lineNames = [
  'email',
  'plans',
  'contributions',
  'team',
  'states',
  'edition',
  'drafts',
  'addresses',
  'testimonials',
  'encryption_key',
  'backup',
  'jobs',
] as const;

export type LineName = (typeof lineNames)[number];

/**
 * Whether each line is done.
 * @param unpublishable the values of the description that this build must not show
 */
export function doneLines(
  facts: FirstDayFacts,
  unpublishable: readonly string[],
): Record<LineName, boolean> {
  const { email, plans, contributions, team, states, edition, backup, jobs } = facts;
  return {
    email: email.confirmed !== null,
    plans: plans.open > 0,
    contributions: contributions.is_in_force,
    // Changes to accounts and controls wait for a second super admin.
    team: team.super_admins >= 2 && team.with_second_factor === team.active,
    states: states.unconfirmed === 0,
    edition: edition.is_in_force && edition.confirmed !== null,
    drafts: facts.drafts !== null,
    addresses: unpublishable.every((value) => value === 'testimonials'),
    testimonials: !unpublishable.includes('testimonials'),
    encryption_key: facts.encryption_key !== null,
    backup: backup.is_recent,
    jobs: jobs.ran_at !== null && !jobs.is_late && jobs.failed.length === 0,
  };
}

export const firstDayKey = ['overview', 'first-day'] as const;

export const firstDayQuery = queryOptions({
  queryKey: firstDayKey,
  queryFn: ({ signal }) => callDatabase('first_day', {}, signal),
  refetchInterval: 60_000,
});

/** Sends a test email to the own address of the super admin. @throws AppError */
export function sendTestEmail(language: Language): Promise<void> {
  return callFunction('send-test-email', { language });
}

/** Confirms a line, or withdraws that. @throws AppError */
export async function confirmLine(topic: Topic, isConfirmed: boolean): Promise<void> {
  await callDatabase('confirm_first_day', { topic, is_confirmed: isConfirmed });
}
