import { queryOptions } from '@tanstack/react-query';
import { openRecordError, refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { MemberSearch } from '~/command-center/kit/member-choice';
import { findDuplicates } from '~/command-center/members/duplicates/find-duplicates';
import { fetchMembersToChoose } from '~/command-center/members/list/fetch-members';
import { membersKey } from '~/command-center/members/members-key';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Answer } from '../../../../supabase/contracts/answers';

export type MergePreview = Answer<'preview_merge'>;
export type MergeField = MergePreview['fields'][number]['field'];
export type MergeSide = 'keep' | 'duplicate';
export type Merge = Answer<'member_merges'>['merged'][number];
export type UndoneMerge = Answer<'undo_merge'>;

/** What a merge would do. Each fetch is logged. */
export function mergePreviewQuery(keepId: string, duplicateId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'merge', keepId, duplicateId],
    queryFn: async ({ signal }): Promise<MergePreview> => {
      const call = { keep_id: keepId, duplicate_id: duplicateId };
      const backend = await loadAdminBackend();
      const { data, error, status } = await callGuarded(backend, 'preview_merge', call, signal);
      if (error) throw openRecordError(error, status);
      return data;
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    gcTime: 0,
  });
}

type Decision = { choices: Partial<Record<MergeField, MergeSide>>; reason: string };

/**
 * Merges the duplicate into the record that stays.
 * @returns the id of the merge
 * @throws AppError `conflict` if something has changed since the preview
 */
export async function mergeMembers(preview: MergePreview, decision: Decision): Promise<string> {
  try {
    const merged = await callDatabase('merge_members', {
      keep_id: preview.keep.id,
      duplicate_id: preview.duplicate.id,
      version: preview.version,
      ...decision,
    });
    return merged.merge_id;
  } catch (error) {
    if (refusalCode(error) !== 'merge_changed') throw error;
    throw new AppError('conflict', 'merge_changed', { cause: error });
  }
}

/** Undoes a merge, once and within a day. @throws AppError */
export function undoMerge(id: string): Promise<UndoneMerge> {
  return callDatabase('undo_merge', { merge_id: id });
}

/** The merges of a record: into which one it went, and which went into it. */
export function mergesQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'merges', memberId],
    queryFn: ({ signal }) => callDatabase('member_merges', { member_id: memberId }, signal),
  });
}

/** The other members who may be this one, and households in which they may be. */
export function possibleDuplicatesQuery(member: Member) {
  const { id, first_name, last_name, date_of_birth, phone_number, email } = member;
  const person = { first_name, last_name, date_of_birth, phone_number, email };
  return queryOptions({
    queryKey: [...membersKey, 'duplicates', id, person],
    queryFn: ({ signal }) => findDuplicates([{ ...person, key: id, except_member_id: id }], signal),
  });
}

/** The members who can be merged with one. */
export const mergeableMembers = (memberId: string): MemberSearch => ({
  queryKey: [...membersKey, 'choose', memberId],
  find: async (search, signal) => {
    const found = await fetchMembersToChoose(search, signal);
    return found.filter(({ id }) => id !== memberId);
  },
});
