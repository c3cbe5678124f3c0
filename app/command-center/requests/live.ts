import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accessToken, callDatabase, lastAuthorization } from '~/command-center/kit/backend/backend';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { sessionId } from '~/command-center/kit/backend/session';
import { forMeKey } from '~/command-center/kit/team-work/for-me';
import { sendCall } from '~/shared/backend/send-call';
import { followChannel } from '~/shared/live/follow-channel';
import type { Answer } from '../../../supabase/contracts/answers';
import type { OpenRequest } from './fetch-request';
import { requestKeys } from './request-keys';

/** The channel stays open while the admin goes from the queue to a request and back. */
const lingers = 5000;

/** Changes that arrive together cause one refetch. */
const pause = 150;

let users = 0;
let session: string | undefined;
let leave: (() => void) | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Keeps the lists and the open request current. @returns the function that stops it */
export function followRequests(): () => void {
  users += 1;
  clearTimeout(closing);
  // Another login has another token.
  if (leave && session !== sessionId()) close();
  if (!leave) open();
  return () => {
    users -= 1;
    if (users === 0) closing = setTimeout(close, lingers);
  };
}

function open() {
  session = sessionId();
  leave = followChannel({
    topic: async () => 'team:requests',
    accessToken,
    event: 'request_changed',
    onMessage: ({ request_id: id }) => refetchSoon(String(id)),
    refresh: () => refetchSoon('all'),
  });
}

function close() {
  leave?.();
  leave = undefined;
}

const changed = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;

function refetchSoon(id: string) {
  changed.add(id);
  if (waiting) return;
  waiting = setTimeout(() => {
    waiting = undefined;
    const ids = new Set(changed);
    changed.clear();
    void refetch(ids);
  }, pause);
}

function refetch(ids: ReadonlySet<string>) {
  void adminQueryClient.invalidateQueries({ queryKey: forMeKey });
  return adminQueryClient.invalidateQueries({
    queryKey: requestKeys.all,
    predicate: ({ queryKey }) => {
      const [, what, number] = queryKey;
      if ((what !== 'one' && what !== 'review') || ids.has('all')) return true;
      const open = adminQueryClient.getQueryData<OpenRequest>(requestKeys.one(String(number)));
      return open !== undefined && ids.has(open.request.id);
    },
  });
}

type Viewer = Answer<'view_request'>[number];

/** Each call counts for 45 seconds. */
const every = 15_000;

/** @throws AppError */
async function viewRequest(id: string, signal: AbortSignal): Promise<Viewer[]> {
  return callDatabase('view_request', { request_id: id }, signal);
}

/** Without it, the others would see this admin for 45 more seconds. */
function leaveRequest(id: string) {
  const authorization = lastAuthorization();
  if (!authorization) return;
  sendCall('view_request', { request_id: id, is_open: false }, { authorization });
}

/** The other admins who have this request open. It tells them about this admin, too. */
export function useViewers(requestId: string): readonly Viewer[] {
  useEffect(() => {
    const leave = () => leaveRequest(requestId);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [requestId]);
  const { data = [] } = useQuery({
    queryKey: ['request-viewers', requestId],
    queryFn: ({ signal }) => viewRequest(requestId, signal),
    // A page in the background does not count as open.
    refetchInterval: every,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data;
}
