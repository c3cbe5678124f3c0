import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { sessionId } from '~/command-center/kit/backend/session';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { followChannel } from '~/shared/live/follow-channel';

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
    accessToken: async () => {
      const { auth } = await loadAdminBackend();
      return (await auth.getSession()).data.session?.access_token ?? null;
    },
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
