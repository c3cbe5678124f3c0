import { AppError } from '~/shared/backend/app-error';
import { backend } from '~/shared/backend/env';
import { loadSupabase } from '~/shared/backend/supabase';

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
