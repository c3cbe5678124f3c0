import { queryOptions } from '@tanstack/react-query';
import { adminRequestError, messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, callFunction, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';
import type { Answer } from '../../../../supabase/contracts/answers';

export type Account = Answer<'member_account'>;
export type HelpAction = Account['helps'][number]['action'];

/** The state of a member's account, for admins who help with accounts. */
export function accountQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'account', memberId],
    queryFn: ({ signal }) => callDatabase('member_account', { member_id: memberId }, signal),
    staleTime: 0,
  });
}

type Help = {
  /** The same for each try of one dialog, so that a repeated call has no effect. */
  id: string;
  member_id: string;
  action: HelpAction;
  reason: string;
  new_email?: string;
};

/** @throws AppError */
export async function helpWithAccount({ action, ...help }: Help): Promise<void> {
  if (action === 'view') return startMemberView(help);
  await callDatabase('help_with_account', { ...help, action });
  deliverAccountEmails();
}

/** A view uses the token of this session, which is not renewed while another tab shows the portal. */
async function startMemberView(view: Pick<Help, 'id' | 'member_id' | 'reason'>): Promise<void> {
  const { auth } = await loadAdminBackend();
  await auth.refreshSession();
  await callDatabase('start_member_view', view);
}

/** How many members can be sent the activation at once, as in the database. */
export const mostActivations = 500;

export type Activations = Answer<'send_activations'>;

/**
 * Sends the activation to those of the members who can use it.
 * @param batchId the same for each try of one dialog, so that a repeated call sends nothing again.
 * @throws AppError
 */
export async function sendActivations(
  batchId: string,
  memberIds: string[],
  reason: string,
): Promise<Activations> {
  const call = { batch_id: batchId, member_ids: memberIds, reason, is_preview: false };
  const result = await callDatabase('send_activations', call);
  deliverAccountEmails();
  return result;
}

/** How many of the members would get the activation, and why others would not. @throws AppError */
export async function previewActivations(
  batchId: string,
  memberIds: string[],
  signal: AbortSignal,
): Promise<Activations> {
  if (memberIds.length === 0) return { sent: 0, languages: {}, first: [], skipped: {} };
  const call = { batch_id: batchId, member_ids: memberIds, reason: '', is_preview: true };
  return callDatabase('send_activations', call, signal);
}

/** The ids of members by their numbers. @throws AppError */
export async function fetchIdsOfNumbers(
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const backend = await loadAdminBackend();
  const ids: string[] = [];
  // An address has room for about a hundred numbers.
  for (let first = 0; first < numbers.length; first += 100) {
    const { data, error, status } = await backend
      .from('members')
      .select('id')
      .in('member_number', numbers.slice(first, first + 100))
      .abortSignal(signal);
    if (error) throw adminRequestError(error, status);
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

/** It waits for nothing: after a failure the emails remain due, and the schedule sends them. */
function deliverAccountEmails(): void {
  callFunction('send-account-emails', {}).catch((error: unknown) =>
    console.info('Account emails:', error),
  );
}

const refusals = {
  cancelled: 'accountHelp:refusals.cancelled',
  reason_missing: 'accountHelp:validation.reasonShort',
  email_invalid: 'accountHelp:validation.emailInvalid',
  email_same: 'accountHelp:refusals.email_same',
  email_of_member: 'accountHelp:refusals.email_of_member',
  email_of_team: 'accountHelp:refusals.email_of_team',
  email_of_advisor: 'accountHelp:refusals.email_of_advisor',
  email_of_login: 'accountHelp:refusals.email_of_login',
  '23505': 'accountHelp:refusals.email_of_login',
  own_account: 'accountHelp:obstacles.own_account',
  team_account: 'accountHelp:obstacles.team_account',
  super_admin_required: 'accountHelp:obstacles.super_admin_required',
  has_account: 'accountHelp:obstacles.has_account',
  no_account: 'accountHelp:obstacles.no_account',
  membership_closed: 'accountHelp:obstacles.membership_closed',
  email_recent: 'accountHelp:obstacles.email_recent',
  no_second_factor: 'accountHelp:obstacles.no_second_factor',
  view_permissions: 'accountHelp:obstacles.view_permissions',
} as const;

/** The message key of help that was refused. */
export function helpProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
