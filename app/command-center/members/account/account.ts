import { queryOptions } from '@tanstack/react-query';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, callFunction } from '~/command-center/kit/backend/backend';
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
export async function helpWithAccount(help: Help): Promise<void> {
  await callDatabase('help_with_account', help);
  deliverAccountEmails();
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
} as const;

/** The message key of help that was refused. */
export function helpProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
