import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

async function fetchRequestFiles(requestId: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  return dataOf(
    supabase
      .from('request_files')
      .select(
        'id, item_id, name, mime_type, size_bytes, sha256, warnings, status, path, request_items (document_kind, status)',
      )
      .eq('request_id', requestId)
      .order('position')
      .abortSignal(signal),
  );
}

export type RequestFile = Awaited<ReturnType<typeof fetchRequestFiles>>[number];

/** Everything about a member's requests; live updates invalidate it, too. */
export function memberRequests(userId: string) {
  return ['members', userId, 'requests'] as const;
}

/** The files of a request that the server knows, as a cached query. @throws AppError */
export function requestFilesQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: [...memberRequests(userId), 'files', requestId],
    queryFn: ({ signal }) => fetchRequestFiles(requestId, signal),
  });
}
