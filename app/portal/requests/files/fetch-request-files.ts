import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/shared/backend/app-error';
import { backend } from '~/shared/backend/env';
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

const timeoutMs = 60_000;

/** The bytes that the server has of a file of the member. @throws AppError */
export async function fetchContent(path: string): Promise<ArrayBuffer> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  const { url, publishableKey } = backend();
  // The client of this site has no part for storage.
  const response = await fetch(`${url}/storage/v1/object/authenticated/request-files/${path}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new AppError('network_failed', 'The content did not arrive.', { cause });
  });
  if (!response.ok) throw new AppError('not_found', `The content: ${response.status}`);
  return response.arrayBuffer();
}
