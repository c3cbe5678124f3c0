import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Admin, can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import type { NewTableRow, TableChange } from '~/command-center/kit/backend/rows';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { errorMessageKey } from '~/shared/backend/app-error';
import { deliverEmails } from '~/shared/backend/deliver-emails';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import type { Answer } from '../../../../supabase/contracts/answers';

type TeamWork = Answer<'read_notes'>;
export type Note = TeamWork['notes'][number];
export type Task = TeamWork['tasks'][number];

/** What notes and tasks are about, and the queries to read again after a change. */
export type Subject = {
  kind: 'request' | 'message' | 'form' | 'member';
  id: string;
  queryKey: QueryKey;
};

const columns = {
  request: 'request_id',
  message: 'message_id',
  form: 'submission_id',
  member: 'member_id',
} as const;

/** The notes and tasks about a message, a form or a member. A request brings its own. */
export function notesQuery({ kind, id, queryKey }: Subject) {
  return queryOptions({
    queryKey: [...queryKey, 'notes', kind],
    queryFn: ({ signal }) => callDatabase('read_notes', { subject: kind, subject_id: id }, signal),
    staleTime: 0,
  });
}

const mayWork: Record<Subject['kind'], (admin: Pick<Admin, 'role' | 'permissions'>) => boolean> = {
  request: (admin) => can(admin, 'requests'),
  message: (admin) => can(admin, 'contacts'),
  form: canSeeRequests,
  member: (admin) => can(admin, 'members'),
};

/** The active team members who may work on a subject, this admin first. */
export function useColleagues(kind: Subject['kind']) {
  const own = useAdmin().id;
  const { data: team = [] } = useQuery(teamQuery);
  return team
    .filter((one) => one.status === 'active' && mayWork[kind](one))
    .toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
}

/** Each is repeated without a second effect: the caller chooses the id. */
async function addNote(
  { kind, id: subject }: Subject,
  note: Omit<NewTableRow<'notes'>, 'member_id'>,
) {
  const backend = await loadAdminBackend();
  const { error, status } = await backend
    .from('notes')
    .insert({ ...note, [columns[kind]]: subject });
  if (error && error.code !== '23505') throw adminRequestError(error, status);
  if (note.mentions?.length) deliverEmails(backend, 'team');
}

async function deleteNote(id: string) {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('notes').delete().eq('id', id);
  if (error) throw adminRequestError(error, status);
}

async function addTask(
  { kind, id: subject }: Subject,
  task: Omit<NewTableRow<'tasks'>, 'member_id'>,
) {
  const backend = await loadAdminBackend();
  const { error, status } = await backend
    .from('tasks')
    .insert({ ...task, [columns[kind]]: subject });
  if (error && error.code !== '23505') throw adminRequestError(error, status);
}

async function changeTask(id: string, change: TableChange<'tasks'>) {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('tasks').update(change).eq('id', id);
  if (error) throw adminRequestError(error, status);
}

async function deleteTask(id: string) {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('tasks').delete().eq('id', id);
  if (error) throw adminRequestError(error, status);
}

type Change = { work: () => Promise<unknown>; text: string; undo?: () => Promise<unknown> };

/** Runs one change of notes and tasks at a time, and reports it in a toast. */
function useChange({ queryKey }: Subject) {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const client = useQueryClient();
  const reportDone = useSuccessToast(queryKey);
  return useSingleMutation({
    mutationFn: async ({ work, ...done }: Change) => {
      await work();
      reportDone(done);
    },
    onError: (error) => toast({ tone: 'danger', text: t(errorMessageKey(error)) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Writes and deletes notes of this admin. */
export function useNotes(subject: Subject) {
  const { t } = useTranslation('commandCenter');
  const change = useChange(subject);
  return {
    isPending: change.isPending,
    add: (note: { id: string; body: string; mentions: string[] }, onSuccess: () => void) =>
      change.mutate(
        {
          work: () => addNote(subject, note),
          text: t('notes.added'),
          undo: () => deleteNote(note.id),
        },
        { onSuccess },
      ),
    remove: (id: string) => change.mutate({ work: () => deleteNote(id), text: t('notes.deleted') }),
  };
}

/** Writes, finishes and deletes tasks. */
export function useTasks(subject: Subject) {
  const { t } = useTranslation('commandCenter');
  const change = useChange(subject);
  return {
    isPending: change.isPending,
    add: (
      task: { id: string; title: string; assigned_to: string | null; due_on: string | null },
      onSuccess: () => void,
    ) =>
      change.mutate(
        {
          work: () => addTask(subject, task),
          text: t('tasks.added'),
          undo: () => deleteTask(task.id),
        },
        { onSuccess },
      ),
    setDone: (id: string, isDone: boolean) => {
      const set = (done: boolean) =>
        changeTask(id, { done_at: done ? new Date().toISOString() : null });
      change.mutate({
        work: () => set(isDone),
        text: t(isDone ? 'tasks.finished' : 'tasks.reopened'),
        undo: () => set(!isDone),
      });
    },
    remove: (id: string) => change.mutate({ work: () => deleteTask(id), text: t('tasks.deleted') }),
  };
}
