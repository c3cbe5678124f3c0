import { useQuery } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

type Viewer = { id: string; name: string };

/** Each call counts for 45 seconds. */
const every = 20_000;

/** @throws AppError */
async function viewRequest(id: string, signal: AbortSignal): Promise<Viewer[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .rpc('view_request', { request_id: id })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data as Viewer[];
}

/** The other admins who have this request open. It tells them about this admin, too. */
export function useViewers(requestId: string): readonly Viewer[] {
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
