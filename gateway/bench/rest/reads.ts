import { signIn, userHeaders } from '../lib/requests.ts';
import type { Read } from './bench-reads.ts';

const author = '10000000-0000-4000-8000-000000000001';

async function asRosa(port: number) {
  const token = await signIn(port, 'rosa@blog.example', 'a long blog password');
  return { ...userHeaders(token), 'accept-profile': 'blog' };
}

const page = (sql: string) =>
  `select coalesce(json_agg(page), '[]')::text as body from (${sql}) page`;

/**
 * A page of the blog’s posts, read by their author. The benchmark imports it by its URL.
 * @public
 */
export const reads: readonly Read[] = [
  {
    name: 'Table read, 5 posts',
    path: `/rest/v1/posts?select=*&author_id=eq.${author}&order=id.desc&limit=5`,
    sql: page('select * from blog.posts where author_id = $1 order by id desc limit 5'),
    headers: asRosa,
  },
];
