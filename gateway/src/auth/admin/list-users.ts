import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { userJson } from '../user-json.ts';
import { listUsersPage } from '../users.ts';

/**
 * Lists login accounts, newest first, one page at a time. The headers `link` and `x-total-count`
 * describe the other pages.
 * @throws AuthError 400 `validation_failed` if the page is not a number
 */
export async function listUsers(
  { pool }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { page: askedPage, per_page, filter } = request.query as Record<string, unknown>;
  const page = Math.max(1, readCount(askedPage, 1));
  const perPage = Math.min(1000, Math.max(1, readCount(per_page, 50)));
  const wanted = typeof filter === 'string' ? filter.replaceAll('\0', '') : '';
  const { users, total } = await listUsersPage(pool, {
    filter: wanted,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const pages = Math.ceil(total / perPage);
  const link = (number: number, rel: string) => {
    const query = new URLSearchParams({ page: String(number), per_page: String(perPage) });
    return `</admin/users?${query}>; rel="${rel}"`;
  };
  const links = [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')];
  reply.header('link', links.join(', ')).header('x-total-count', total);
  return { users: users.map(userJson), aud: 'authenticated' };
}

function readCount(written: unknown, otherwise: number): number {
  if (written === undefined || written === '') return otherwise;
  if (typeof written === 'string' && /^\d{1,9}$/.test(written)) return Number(written);
  throw new AuthError(
    400,
    'validation_failed',
    `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(written)}: invalid syntax`,
  );
}
