import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { TableChange } from '~/command-center/kit/backend/rows';
import { changeWithUndo, type Version } from '~/command-center/kit/editor/change-row';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import type { Json } from '../../../supabase/database.types';
import { requestKeys } from './request-keys';
import { callUnlessChanged } from './review/call-review';

/**
 * Writes facts of a request, which the database changes only with the version that was read.
 * @returns null if the request has changed since
 * @throws AppError
 */
export function writeFacts(
  seen: Version,
  changes: Record<string, unknown>,
): Promise<Version | null> {
  const version = { request_id: seen.id, seen_at: seen.updated_at };
  const args = { ...version, changes: changes as Json };
  return callUnlessChanged('change_request_facts', args);
}

type RequestChange = TableChange<'sharing_requests'>;

/** Requests that change at the same time. */
const lanes = 6;

type Changed = {
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
async function changeRequests(seen: readonly Version[], change: RequestChange): Promise<Changed> {
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
async function assignFairly(ids: readonly string[]): Promise<number> {
  return callDatabase('assign_requests', { request_ids: [...ids] });
}

/** Changes of the queue and of an open request: fields, or the assignee by workload. */
export type Action = { change: RequestChange } | { assign: 'fair' };

/** Changes requests at once, reports how many have changed, and offers an undo. */
export function useChangeRequests() {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const reportDone = useSuccessToast(requestKeys.all);

  const apply = async ({ seen, action }: { seen: readonly Version[]; action: Action }) => {
    if ('assign' in action) {
      const count = await assignFairly(seen.map(({ id }) => id));
      const text = count > 0 ? 'manageRequests:assign.done' : 'manageRequests:assign.none';
      reportDone({ text: t(text, { count }) });
      return;
    }
    const { changed, conflicts, undo } = await changeRequests(seen, action.change);
    if (conflicts > 0) {
      reportDone({
        text: t('manageRequests:bulk.conflicts', { count: conflicts }),
        isWarning: true,
      });
    } else reportDone({ text: t('manageRequests:bulk.changed', { count: changed }), undo });
  };
  return useMutation({
    mutationFn: apply,
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
