import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { NewTableRow, TableChange } from '~/command-center/kit/backend/rows';
import type { SharingRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { replyToRequest, workProblem } from '~/command-center/requests/work-on-request';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

/**
 * Adds a note for the team. A repeated request with the same id stores it once.
 * @throws AppError
 */
export async function addNote(note: NewTableRow<'request_notes'>): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_notes').insert(note);
  if (error && error.code !== '23505') throw adminRequestError(error, status);
}

/**
 * Deletes the admin's own note.
 * @throws AppError
 */
export async function deleteNote(id: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_notes').delete().eq('id', id);
  if (error) throw adminRequestError(error, status);
}

/**
 * Adds a task. A repeated request with the same id stores it once.
 * @throws AppError
 */
export async function addTask(task: NewTableRow<'request_tasks'>): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_tasks').insert(task);
  if (error && error.code !== '23505') throw adminRequestError(error, status);
}

/** @throws AppError */
export async function changeTask(id: string, change: TableChange<'request_tasks'>): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_tasks').update(change).eq('id', id);
  if (error) throw adminRequestError(error, status);
}

/** @throws AppError */
export async function deleteTask(id: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_tasks').delete().eq('id', id);
  if (error) throw adminRequestError(error, status);
}

type Reply = { body: string; kinds: readonly string[]; dueOn?: string };

/** Sends a message once, also if the first response was lost and the admin tries again. */
export function useSendReply(
  request: Pick<SharingRequest, 'id'>,
  firstName: string,
  onSent: () => void,
) {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const messageId = useRef(crypto.randomUUID() as string);
  const send = useSingleMutation({
    mutationFn: (reply: Reply) =>
      replyToRequest(request.id, { ...reply, messageId: messageId.current }),
    onSuccess: async () => {
      messageId.current = crypto.randomUUID();
      toast({ text: t('manageRequests:thread.sent', { name: firstName }) });
      onSent();
      await client.invalidateQueries({ queryKey: requestKeys.all });
    },
  });
  return {
    ...send,
    problem: send.error ? t(workProblem(send.error)) : undefined,
    /** A different text is another message. */
    onEdit: () => {
      if (send.isError) messageId.current = crypto.randomUUID();
    },
  };
}
