import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { Version } from '~/command-center/kit/editor/change-row';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { errorMessageKey } from '~/shared/backend/app-error';
import type { FunctionArguments } from '~/shared/backend/call-guarded';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import type { Answer } from '../../../supabase/contracts/answers';
import type { Json } from '../../../supabase/database.types';
import { requestKeys } from './request-keys';
import { callUnlessChanged } from './review/call-review';
import { mostTags } from './tags/tags';

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

type RequestChange = FunctionArguments<'change_requests'>[0]['changes'][number]['to'];

/** A request as the admin saw it. */
export type SeenRequest = { id: string } & Required<RequestChange>;

type Changes = Answer<'change_requests'>;

/** Changes of the queue and of an open request: fields, a tag more or less, or the assignee by workload. */
export type Action =
  | { change: RequestChange }
  | { tag: string; isOn: boolean }
  | { assign: 'fair' };

/** The requests that an action changes. The others are already as it would make them. */
export function requestsToChange<Seen extends SeenRequest>(
  seen: readonly Seen[],
  action: Action,
): Seen[] {
  if ('assign' in action) return seen.filter(({ assigned_to }) => assigned_to === null);
  return seen.filter((request) => {
    if ('tag' in action && action.isOn && request.tag_ids.length >= mostTags) return false;
    const change = changeOf(request, action);
    return fieldsOf(change).some((field) => !isSame(request[field], change[field]));
  });
}

function changeOf(request: SeenRequest, action: Exclude<Action, { assign: 'fair' }>) {
  if ('change' in action) return action.change;
  const others = request.tag_ids.filter((id) => id !== action.tag);
  return { tag_ids: action.isOn ? [...others, action.tag].toSorted() : others };
}

/**
 * Changes many requests with one call, all or none. A field that someone else changed is not
 * overwritten.
 * @returns the changes that undo it, one for each request that has changed.
 * @throws AppError
 */
async function changeRequests(seen: readonly SeenRequest[], action: Action): Promise<Changes> {
  if (seen.length === 0) return [];
  if ('assign' in action) {
    return callDatabase('assign_requests', { request_ids: seen.map(({ id }) => id) });
  }
  const changes = seen.map((request) => {
    const to = changeOf(request, action);
    const from = Object.fromEntries(fieldsOf(to).map((field) => [field, request[field]]));
    return { id: request.id, from, to };
  });
  return callDatabase('change_requests', { changes });
}

function fieldsOf(change: RequestChange) {
  return Object.keys(change) as (keyof RequestChange)[];
}

type Field = string | readonly string[] | null | undefined;

/** Compares values of columns; times have another notation in the browser than in the database. */
function isSame(one: Field, other: Field): boolean {
  if (typeof one === 'object' && one) return one.join() === [other].flat().join();
  if (typeof other === 'object' && other) return false;
  return one === other || Date.parse(one ?? '') === Date.parse(other ?? '');
}

/** Changes requests at once, reports how many have changed, and offers an undo. */
export function useChangeRequests() {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const reportDone = useSuccessToast(requestKeys.all);

  const undo = async (changes: Changes) => {
    const undone = await callDatabase('change_requests', { changes });
    const count = changes.length - undone.length;
    return count > 0 ? t('manageRequests:bulk.conflicts', { count }) : undefined;
  };
  const apply = async ({ seen, action }: { seen: readonly SeenRequest[]; action: Action }) => {
    const wanted = requestsToChange(seen, action);
    const changes = await changeRequests(wanted, action);
    const count = changes.length;
    const conflicts = wanted.length - count;
    const changed = t(
      'assign' in action ? 'manageRequests:assign.done' : 'manageRequests:bulk.changed',
      { count },
    );
    const skipped = t('manageRequests:bulk.conflicts', { count: conflicts });
    reportDone({
      text:
        wanted.length === 0
          ? t('assign' in action ? 'manageRequests:assign.none' : 'manageRequests:bulk.unchanged')
          : [count > 0 && changed, conflicts > 0 && skipped].filter(Boolean).join(' '),
      isWarning: conflicts > 0,
      undo: count > 0 ? () => undo(changes) : undefined,
    });
  };
  return useMutation({
    mutationFn: apply,
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
