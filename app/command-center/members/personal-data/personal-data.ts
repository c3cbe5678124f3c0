import { queryOptions } from '@tanstack/react-query';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import type { Answer } from '../../../../supabase/contracts/answers';

export type PersonState = Answer<'person_state'>;
export type PersonDetails = NonNullable<PersonState['details']>;
export type PersonRequest = PersonDetails['requests'][number];
export type PersonRequestKind = PersonRequest['kind'];

export type PersonMember = Pick<Member, 'id' | 'first_name' | 'last_name'>;

/** Whether an erasure of the member waits; for super admins, also what can be asked for and confirmed. */
export function personStateQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'person', memberId],
    queryFn: ({ signal }) => callDatabase('person_state', { member_id: memberId }, signal),
    staleTime: 0,
    // Another admin may have erased the member meanwhile.
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

/** @throws AppError */
export async function askAboutPerson(
  memberId: string,
  kind: PersonRequestKind,
  reason: string,
): Promise<void> {
  await callDatabase('ask_about_person', { member_id: memberId, kind, reason });
}

/** @throws AppError */
export async function withdrawPersonRequest(id: string): Promise<void> {
  await callDatabase('withdraw_person_request', { request_id: id });
}

/** The number is that of the member, for an erasure. @throws AppError */
export async function confirmPersonRequest(id: string, number: string): Promise<void> {
  await callDatabase('confirm_person_request', { request_id: id, member_number: number });
}

const refusals = {
  cancelled: 'accountHelp:refusals.cancelled',
  reason_missing: 'accountHelp:validation.reasonShort',
  same_person: 'commandCenter:controls.same_person',
  not_independent: 'commandCenter:controls.not_independent',
  not_counted: 'commandCenter:controls.not_counted',
  asked_already: 'personalData:refusals.asked_already',
  ended_meanwhile: 'personalData:refusals.ended_meanwhile',
  number_wrong: 'personalData:refusals.number_wrong',
  membership_active: 'personalData:obstacles.membership_active',
  requests_open: 'personalData:obstacles.requests_open',
  payments_open: 'personalData:obstacles.payments_open',
  contributions_open: 'personalData:obstacles.contributions_open',
  super_admin_required: 'errors:notAllowed',
} as const;

/** The texts of the refusals, and of the part. */
export const personTexts = ['personalData', 'accountHelp', 'commandCenter', 'errors'] as const;

/** The message key of a refusal. */
export function personProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
