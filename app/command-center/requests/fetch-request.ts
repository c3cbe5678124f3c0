import { queryOptions } from '@tanstack/react-query';
import { openRecordError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Answer } from '../../../supabase/contracts/answers';
import { requestKeys } from './request-keys';

/** All of a request. */
export type OpenRequest = Answer<'open_request'>;

export type SharingRequest = OpenRequest['request'];
export type RequestItem = OpenRequest['items'][number];
export type RequestFile = OpenRequest['files'][number];
export type RequestEvent = OpenRequest['events'][number];

const validNumber = /^R-\d{2}-\d{6}-\d$/;

/**
 * Opens a request, which is logged. An update of an open page does not renew the admin's session.
 * @throws AppError `not_found`
 */
async function openRequest(
  number: string,
  isUpdate: boolean,
  signal: AbortSignal,
): Promise<OpenRequest> {
  // The number is from the address.
  if (!validNumber.test(number)) throw new AppError('not_found');
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(
    backend,
    'open_request',
    { request_number: number, is_update: isUpdate },
    signal,
  );
  if (error) throw openRecordError(error, status);
  return data;
}

/** A request, which follows live updates; it is also read again on focus and after a reconnect. */
export function requestQuery(number: string) {
  const queryKey = requestKeys.one(number);
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      openRequest(number, client.getQueryData(queryKey) !== undefined, signal),
    // Live updates tell when it changes; the page must not read again what it has just prefetched.
    staleTime: 10_000,
    gcTime: 60_000,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** The name of the person who needed care: someone of the household, or the member. */
export function personName({ person, member }: Pick<OpenRequest, 'person' | 'member'>): string {
  const { first_name, last_name } = person ?? member;
  return `${first_name} ${last_name}`;
}
