import { backend } from '~/shared/backend/env';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Deletes the contents of files whose rows are gone; the policy of the bucket refuses others. It
 * never fails: a content that remains is readable by its member only.
 */
export async function deleteContents(paths: readonly string[]): Promise<void> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  if (paths.length === 0 || !data.session) return;
  const { url, publishableKey } = backend();
  await fetch(`${url}/storage/v1/object/request-files`, {
    method: 'DELETE',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ prefixes: paths }),
  }).catch((problem: unknown) => console.info('Contents:', problem));
}
