import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { referenceOf } from '~/shared/format/reference';

/** The format of `referenceOf`. */
const reference = /^[0-9a-f]{8}$/i;

/**
 * The members who sent the requests with this reference; none if the search is not a reference.
 * @throws AppError
 */
export async function findWriters(search: string, signal?: AbortSignal): Promise<string[]> {
  const wanted = search.trim().replace(/^#/, '');
  if (!reference.test(wanted)) return [];
  const backend = await loadAdminBackend();
  const query = backend
    .from('contact_list')
    .select('id,member_id')
    .like('search_text', `%${wanted.toLowerCase()}%`)
    .not('member_id', 'is', null)
    .limit(100);
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw adminRequestError(error, status);
  return data.flatMap(({ id, member_id: writer }) =>
    writer && id && referenceOf(id) === wanted.toUpperCase() ? [writer] : [],
  );
}
