import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { AppError } from '~/shared/backend/app-error';
import { deliverRequestEmails } from '~/shared/backend/deliver-request-emails';
import { dataOf, requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { refusalOf } from './request-refusal';

const timeoutMs = 20_000;

type Result<Data> = PromiseLike<PostgrestSingleResponse<Data>> & {
  abortSignal: (signal: AbortSignal) => PromiseLike<PostgrestSingleResponse<Data>>;
};

/**
 * Sends a request, also if documents are missing. The same call again returns the same number.
 * @returns the request's number.
 * @throws RequestRefusal, AppError
 */
export async function submitRequest(id: string): Promise<string> {
  const supabase = await loadSupabase();
  const sent = await resultOf(
    supabase.rpc('submit_request', { request_id: id, is_truthful: true }),
  );
  const { number } = sent as { number: string | null };
  if (!number) throw new AppError('unexpected', 'The request has no number.');
  deliverRequestEmails(supabase);
  return number;
}

/** Deletes a draft and its files. @throws AppError */
export async function deleteDraft(id: string): Promise<void> {
  const supabase = await loadSupabase();
  const query = supabase.from('sharing_requests').delete().eq('id', id).eq('state', 'draft');
  await dataOf(query.abortSignal(AbortSignal.timeout(timeoutMs)));
}

/** Withdraws a request that is not paid yet. @throws RequestRefusal, AppError */
export async function withdrawRequest(id: string): Promise<void> {
  const supabase = await loadSupabase();
  await resultOf(supabase.rpc('withdraw_request', { request_id: id }));
}

/** Signs the permission to speak with the provider. @throws RequestRefusal, AppError */
export async function signRelease(id: string, fullName: string): Promise<void> {
  const supabase = await loadSupabase();
  await resultOf(supabase.rpc('sign_request_release', { request_id: id, full_name: fullName }));
  // It may have been the last thing to do.
  deliverRequestEmails(supabase);
}

type Message = { requestId: string; messageId: string; body: string };

/** Sends a message to the team. The same id twice sends it once. @throws RequestRefusal, AppError */
export async function sendMessage({ requestId, messageId, body }: Message): Promise<void> {
  const supabase = await loadSupabase();
  const message = { request_id: requestId, message_id: messageId, body };
  await resultOf(supabase.rpc('send_request_message', message));
}

/** Asks someone else to read an answered request again. @throws RequestRefusal, AppError */
export async function askSecondReading({ requestId, messageId, body }: Message): Promise<void> {
  const supabase = await loadSupabase();
  const message = { request_id: requestId, message_id: messageId, body };
  await resultOf(supabase.rpc('ask_second_reading', message));
  deliverRequestEmails(supabase);
}

/** Marks the messages of the team as read. @throws AppError */
export async function markRead(id: string): Promise<void> {
  const supabase = await loadSupabase();
  await resultOf(supabase.rpc('read_request', { request_id: id }));
}

async function resultOf<Data>(query: Result<Data>): Promise<Data> {
  const { data, error, status } = await query.abortSignal(AbortSignal.timeout(timeoutMs));
  if (!error) return data as Data;
  throw refusalOf(error) ?? requestError(error, status);
}
