import { useQueryClient } from '@tanstack/react-query';
import { can } from '~/command-center/kit/backend/admin';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { Subject } from '~/command-center/kit/team-work/team-work';
import type { FunctionArguments, FunctionName } from '~/shared/backend/call-guarded';
import { deliverEmails } from '~/shared/backend/deliver-emails';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import type { State } from '../../../supabase/contracts/request-states';
import { requestKeys } from './request-keys';

/**
 * Calls a database function with which the team works on requests, and sends the emails that are due.
 * @throws AppError
 */
async function call<Name extends FunctionName>(
  name: Name,
  ...given: FunctionArguments<Name>
): Promise<void> {
  await callDatabase(name, ...given);
  deliverEmails(await loadAdminBackend(), 'request');
}

/**
 * Moves a request on, unless someone else has moved it.
 * @param seen the state that the admin saw.
 */
export function moveRequest(id: string, seen: State, to: State): Promise<void> {
  return call('move_request', { request_id: id, to_state: to, seen_state: seen });
}

export type Review =
  | { verdict: 'accepted' }
  | { verdict: 'rejected'; reason?: string; explanation?: string };

let lastReview: Promise<unknown> = Promise.resolve();

/**
 * Accepts or rejects a page, unless someone else has reviewed it. The member hears of it when it is
 * released.
 * @param page with the status that the admin saw.
 */
export function reviewFile(
  { id, status }: { id: string; status: string },
  review: Review,
): Promise<void> {
  const reviewing = call('review_request_file', { file_id: id, seen_status: status, ...review });
  lastReview = reviewing.catch(() => undefined);
  return reviewing;
}

/** Takes back a verdict that is not released. */
export function undoVerdict(fileId: string): Promise<void> {
  return call('undo_page_verdict', { file_id: fileId });
}

/** Tells the member what this admin has decided about the pages of a request, also just now. */
export async function releaseVerdicts(id: string): Promise<void> {
  await lastReview;
  await call('release_page_verdicts', { request_id: id });
}

type Wanted = { kinds: readonly string[]; note?: string; dueOn?: string };

/** Requests documents from the member. */
export function askForDocuments(id: string, { kinds, note, dueOn }: Wanted): Promise<void> {
  return call('ask_for_documents', {
    request_id: id,
    document_kinds: [...kinds],
    ...(note && { note }),
    ...(dueOn && { due_on: dueOn }),
  });
}

export type ItemChange = { status?: 'accepted' | 'waived' | 'missing'; due_on?: string };

/** Accepts a document as a whole, waives it, needs it after all, or sets its due date. */
export function setItem(itemId: string, change: ItemChange): Promise<void> {
  return call('set_request_item', { item_id: itemId, ...change });
}

type Reply = { messageId: string; body: string; kinds: readonly string[]; dueOn?: string };

/** Writes to the member, and requests documents at the same time. The same id sends it once. */
export function replyToRequest(id: string, reply: Reply): Promise<void> {
  return call('reply_to_request', {
    request_id: id,
    message_id: reply.messageId,
    body: reply.body,
    document_kinds: [...reply.kinds],
    ...(reply.dueOn && { due_on: reply.dueOn }),
  });
}

const refusals = {
  request_moved: 'manageRequests:move.moved',
  decision_missing: 'manageRequests:move.decisionMissing',
  nothing_to_pay: 'manageRequests:move.nothingToPay',
  payments_open: 'manageRequests:move.paymentsOpen',
  payments_recorded: 'manageRequests:move.paymentsRecorded',
  verdict_released: 'manageRequests:viewer.released',
  page_reviewed: 'manageRequests:viewer.changed',
  saving_changed: 'manageRequests:savingChanged',
} as const;

/** The message key of work that was refused. */
export function workProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}

/** Confirms what the answer to a letter took off a bill, unless it is another amount by now. */
export function confirmSaving(letterId: string, savedCents: number): Promise<void> {
  return call('confirm_bill_saving', { letter_id: letterId, saved_cents: savedCents });
}

/** Takes back the confirmation of a saving. */
export function undoSaving(letterId: string): Promise<void> {
  return call('undo_bill_saving', { letter_id: letterId });
}

/** A request as what notes and tasks are about. */
export function subjectOf({ id }: { id: string }): Subject {
  return { kind: 'request', id, queryKey: requestKeys.all };
}

/** Whether this admin may change requests, or only read them. */
export function useMayWork(): boolean {
  return can(useAdmin(), 'requests');
}

/** Without a text, the page itself shows what has changed. */
type Job = { work: () => Promise<unknown>; text?: string };

/** Runs one change of the open request at a time, reports it, and reads the request again. */
export function useWork() {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async ({ work, text }: Job) => {
      await work();
      if (text) toast({ text });
    },
    onError: (error) => toast({ tone: 'danger', text: t(workProblem(error)) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
