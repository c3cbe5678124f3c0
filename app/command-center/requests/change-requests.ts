import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableChange } from '~/command-center/kit/backend/rows';
import { changeWithUndo, type Version } from '~/command-center/kit/editor/change-row';
import { callUnlessChanged } from '~/command-center/requests/review/call-review';
import { AppError } from '~/shared/backend/app-error';
import type { Json } from '../../../supabase/database.types';

/**
 * Writes facts of a request, which the database changes only with the version that was read.
 * @returns null if the request has changed since
 * @throws AppError
 */
export async function writeFacts(seen: Version, changes: Record<string, unknown>) {
  const version = { request_id: seen.id, seen_at: seen.updated_at };
  const args = { ...version, changes: changes as Json };
  return (await callUnlessChanged('change_request_facts', args)) as Version | null;
}

export type RequestChange = TableChange<'sharing_requests'>;

/** Requests that change at the same time. */
const lanes = 6;

export type Changed = {
  changed: number;
  /** The number of requests that someone else changed in the same field. */
  conflicts: number;
  undo: () => Promise<unknown>;
};

/**
 * Changes fields of one or more requests. A field that someone else changed is not overwritten.
 * @param seen the requests as the admin saw them.
 * @throws AppError if a request fails for another reason
 */
export async function changeRequests(
  seen: readonly Version[],
  change: RequestChange,
): Promise<Changed> {
  const waiting = [...seen];
  const undos: (() => Promise<unknown>)[] = [];
  let conflicts = 0;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      try {
        undos.push(await changeWithUndo('sharing_requests', next, change));
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
        conflicts += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  const undo = async () => {
    for (const one of undos) await one();
  };
  return { changed: undos.length, conflicts, undo };
}

/**
 * Assigns requests without an assignee, each to the admin with the fewest requests.
 * @returns how many were assigned.
 * @throws AppError
 */
export async function assignFairly(ids: readonly string[]): Promise<number> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('assign_requests', { request_ids: [...ids] });
  if (error) throw adminRequestError(error, status);
  return data;
}
