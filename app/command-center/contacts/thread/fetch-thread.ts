import { queryOptions } from '@tanstack/react-query';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { openRecordError } from '~/command-center/kit/backend/open-record-error';
import { callGuarded } from '~/shared/backend/call-guarded';

type Entry = { id: string; admin_id: string | null; body: string; created_at: string };
type Author = { admins: { name: string } | null };

/** A reply; `sent_at` is null until the email service has accepted it. */
export type Reply = Entry & Author & { sent_at: string | null };
export type Note = Entry & Author;

type Subject = Pick<Contact, 'id' | 'kind'>;

/** The column of replies and notes that references a message or a form. */
export function columnOf({ kind }: Pick<Contact, 'kind'>) {
  return kind === 'form' ? 'submission_id' : 'message_id';
}

/**
 * Replies and notes, the oldest first.
 * @throws AppError
 */
async function fetchThread(subject: Subject, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const column = columnOf(subject);
  const [replies, notes] = await Promise.all([
    backend
      .from('message_replies')
      .select('id,admin_id,body,sent_at,created_at,admins(name)')
      .eq(column, subject.id)
      .order('created_at')
      .abortSignal(signal),
    backend
      .from('contact_notes')
      .select('id,admin_id,body,created_at,admins(name)')
      .eq(column, subject.id)
      .order('created_at')
      .abortSignal(signal),
  ]);
  if (replies.error) throw adminRequestError(replies.error, replies.status);
  if (notes.error) throw adminRequestError(notes.error, notes.status);
  return { replies: replies.data as Reply[], notes: notes.data as Note[] };
}

/** Replies and notes of the open message. */
export function threadQuery(subject: Subject) {
  return queryOptions({
    queryKey: contactKeys.thread(subject.id),
    queryFn: ({ signal }) => fetchThread(subject, signal),
    staleTime: 0,
  });
}

/**
 * The answers of a form. They may be about health, so the database logs each opening.
 * @throws AppError
 */
async function openForm(submissionId: string): Promise<Record<string, unknown>> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'open_form_submission', {
    submission_id: submissionId,
  });
  if (error) throw openRecordError(error, status);
  return data as Record<string, unknown>;
}

/** The answers of a form never change, so each opening sends only one request. */
export function answersQuery(submissionId: string) {
  return queryOptions({
    queryKey: ['form-answers', submissionId],
    queryFn: () => openForm(submissionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}
