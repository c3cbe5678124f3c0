import { queryOptions } from '@tanstack/react-query';
import {
  adminRequestError,
  openRecordError,
} from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import { membersKey } from '~/command-center/members/members-key';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Answer } from '../../../../supabase/contracts/answers';

export const noteStatuses = ['new', 'opened', 'answered'] as const;

/** A note of an advisor to the team. */
export type Note = {
  id: string;
  agent_name: string;
  member_id: string | null;
  application_id: string | null;
  person_name: string | null;
  body: string;
  status: (typeof noteStatuses)[number];
  created_at: string;
};

export type NoteAnswer = Answer<'open_advisor_note'>[number];

export type OpenNote = Note & { answers: NoteAnswer[] };

/** The sorts and filters of the list. */
export const noteList = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { status: noteStatuses },
} satisfies ListDefinition;

const source = {
  view: 'advisor_note_list',
  columns: 'id,agent_name,member_id,application_id,person_name,body,status,created_at',
  oneOf: ['status'],
} as const;

const notesKey = [...membersKey, 'advisor-notes'] as const;

/** A page of the notes, as a query that refetches. New ones appear without a reload. */
export function notesQuery(request: ListRequest) {
  return { ...listQuery(notesKey, listReader<Note>(source), request), refetchInterval: 60_000 };
}

/** The latest notes about a member or an applicant. */
export function notesAboutQuery(column: 'member_id' | 'application_id', id: string) {
  return queryOptions({
    queryKey: [...notesKey, column, id],
    queryFn: async ({ signal }): Promise<Note[]> => {
      const backend = await loadAdminBackend();
      const { data, error, status } = await backend
        .from(source.view)
        .select(source.columns)
        .eq(column, id)
        .order('created_at', { ascending: false })
        .limit(5)
        .abortSignal(signal);
      if (error) throw adminRequestError(error, status);
      return data as Note[];
    },
    staleTime: 0,
  });
}

/** A note with its answers. The call logs who opened it, and the note is then no longer new. */
export function noteQuery(id: string) {
  return recordQuery([...notesKey, 'note', id], async (signal): Promise<OpenNote> => {
    const backend = await loadAdminBackend();
    const opened = await callGuarded(backend, 'open_advisor_note', { note_id: id }, signal);
    if (opened.error) throw openRecordError(opened.error, opened.status);
    const note = await fetchRow<Note>(source, id, signal);
    return { ...note, answers: opened.data };
  });
}

/** Answers a note. Sent twice with the same id, it is stored once. @throws AppError */
export async function answerNote(noteId: string, answerId: string, body: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await callGuarded(backend, 'answer_advisor_note', {
    note_id: noteId,
    answer_id: answerId,
    body,
  });
  if (error) throw adminRequestError(error, status);
}
