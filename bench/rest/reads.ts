import type { Read } from 'supabase-gateway/bench/rest';
import {
  homePath,
  paymentsPath,
  signInAsAna,
  signInAsFabio,
  userHeaders,
} from '../lib/requests.ts';

const asAna = async (port: number) => userHeaders(await signInAsAna(port));

const memberColumns =
  'id,first_name,last_name,email,enrollment_status,is_activated,agent_name,plan,created_at';

const page = (sql: string) =>
  `select coalesce(json_agg(page), '[]')::text as body from (${sql}) page`;

/** Ten payments of a member, the portal's home, and the first page of the members' list. */
export const reads: readonly Read[] = [
  {
    name: 'Table read, 10 payments',
    path: paymentsPath,
    sql: page('select * from billing where member_id = $1 order by due_date desc limit 10'),
    headers: asAna,
  },
  {
    name: 'Portal home',
    path: homePath,
    sql: page(
      `select id, first_name, enrollment_status, coalesce((select json_agg(one) from (
        select status, plan_type, start_date,
          (select to_json(plan) from (select name, label, description from products where id = product_id) plan) as products,
          (select to_json(share) from (select amount from product_iua where id = product_iua_id) share) as product_iua
        from enrollments
        where member_id = members.id and status in ('Active', 'Future Active', 'Pending')
        order by created_at desc limit 1
      ) one), '[]') as enrollments
      from members where auth_user_id = $1`,
    ),
    headers: asAna,
  },
  {
    name: 'Command Center, list of members',
    path: `/rest/v1/member_list?select=${memberColumns}&order=created_at.desc,id.desc&limit=26`,
    sql: page(
      `select ${memberColumns} from member_list order by created_at desc, id desc limit 26`,
    ),
    headers: signInAsFabio,
  },
];
