import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { deliverEmails } from '~/shared/backend/deliver-emails';
import { dataOf, requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Messages } from '~/shared/i18n/catalog';

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
  const { number } = await resultOf(
    supabase.rpc('submit_request', { request_id: id, is_truthful: true }),
  );
  deliverEmails(supabase, 'request');
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

/** Answers an open question of a request that was sent. @throws RequestRefusal, AppError */
export async function answerQuestion(id: string, columns: Record<string, unknown>): Promise<void> {
  const supabase = await loadSupabase();
  const given = Object.entries(columns).filter(([, value]) => value !== null);
  await resultOf(supabase.rpc('answer_question', { request_id: id, ...Object.fromEntries(given) }));
  // It may have been the last thing to do.
  deliverEmails(supabase, 'request');
}

/** Signs the permission to speak with the provider. @throws RequestRefusal, AppError */
export async function signRelease(id: string, fullName: string): Promise<void> {
  const supabase = await loadSupabase();
  await resultOf(supabase.rpc('sign_request_release', { request_id: id, full_name: fullName }));
  // It may have been the last thing to do.
  deliverEmails(supabase, 'request');
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
  deliverEmails(supabase, 'request');
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

/** The reasons why the database refuses something about a request, with their messages. */
export const refusalKeys = {
  too_many_drafts: 'tooManyDrafts',
  request_incomplete: 'incomplete',
  request_moved: 'moved',
  message_length: 'messageLength',
  name_mismatch: 'nameMismatch',
  request_sent: 'alreadySent',
  id_taken: 'idTaken',
  not_found: 'notFound',
} as const satisfies Record<string, keyof Messages['requests']['refusals']>;

type RefusalCode = keyof typeof refusalKeys;

/** A refusal of the database. */
export class RequestRefusal extends Error {
  override name = 'RequestRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** The refusal in an error of the database; undefined if it is any other failure. */
export function refusalOf({ code }: { code?: string }): RequestRefusal | undefined {
  return code !== undefined && code in refusalKeys
    ? new RequestRefusal(code as RefusalCode)
    : undefined;
}
