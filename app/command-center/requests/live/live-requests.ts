import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { sessionToken } from '~/command-center/kit/backend/session';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { joinChannel } from '~/shared/live/join-channel';

/** The channel stays open while the admin goes from the queue to a request and back. */
const lingers = 5000;

/** Time before another attempt, if the channel could not be opened at all. */
const retryAfter = 30_000;

/** Changes that arrive together cause one refetch. */
const pause = 150;

let users = 0;
let session: string | undefined;
let leave: Promise<() => void> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Keeps the lists and the open request current. @returns the function that stops it */
export function followRequests(): () => void {
  users += 1;
  clearTimeout(closing);
  // Another login has another channel.
  if (leave && session !== sessionToken()) close();
  if (!leave) open();
  return () => {
    users -= 1;
    if (users === 0) closing = setTimeout(close, lingers);
  };
}

function open() {
  session = sessionToken();
  const opening = join();
  leave = opening;
  opening.catch(() => {
    if (leave !== opening) return;
    leave = undefined;
    setTimeout(() => users > 0 && !leave && open(), retryAfter);
  });
}

function close() {
  const left = leave;
  leave = undefined;
  left?.then(
    (stop) => stop(),
    () => undefined,
  );
}

async function join() {
  const backend = await loadAdminBackend();
  const { data: topic, error, status } = await backend.rpc('open_live_topic');
  if (error) throw adminRequestError(error, status);
  return joinChannel({
    topic,
    event: 'request_changed',
    onMessage: ({ request_id: id }) => refetchSoon(String(id)),
    onJoined: () => refetchSoon('all'),
  });
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
