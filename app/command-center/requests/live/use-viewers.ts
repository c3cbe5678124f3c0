import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { lastAuthorization, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { sendCall } from '~/shared/backend/send-call';

type Viewer = { id: string; name: string };

/** Each call counts for 45 seconds. */
const every = 15_000;

/** @throws AppError */
async function viewRequest(id: string, signal: AbortSignal): Promise<Viewer[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .rpc('view_request', { request_id: id })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data as Viewer[];
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
