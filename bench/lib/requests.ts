import {
  anonymousHeaders,
  apikey,
  signIn,
  signInPath,
  userHeaders,
} from 'supabase-gateway/bench/requests';
import { cast, password } from '../../tests/cast.ts';

export { anonymousHeaders, apikey, signInPath, userHeaders };

/** What the portal's home asks, in one request. */
export const homePath = `/rest/v1/members?${new URLSearchParams({
  select:
    'id,first_name,enrollment_status,enrollments(status,plan_type,start_date,products(name,label,description),product_iua(amount))',
  auth_user_id: `eq.${cast.ana.userId}`,
  'enrollments.status': 'in.("Active","Future Active","Pending")',
  'enrollments.order': 'created_at.desc',
  'enrollments.limit': '1',
})}`;

/** A page of Ana's payments. */
export const paymentsPath = `/rest/v1/billing?select=*&member_id=eq.${cast.ana.memberId}&order=due_date.desc&limit=10`;

/** Signs Ana in and returns her access token. */
export function signInAsAna(port: number): Promise<string> {
  return signIn(port, cast.ana.email, password);
}

/** Opens a session of the Command Center for Fábio and returns the headers that carry it. */
export async function signInAsFabio(port: number): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/rpc/authenticate_admin`, {
    method: 'POST',
    headers: anonymousHeaders(),
    body: JSON.stringify({ user_email: cast.fabio.email, user_password: password }),
  });
  const [session] = (await response.json()) as { session_token: string }[];
  if (!session) throw new Error(`Fábio cannot sign in: ${response.status}`);
  const headers = { apikey, 'x-admin-session': session.session_token };
  await fetch(`http://127.0.0.1:${port}/functions/v1/rpc/open_lists`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ lists: ['members', 'contact_messages', 'form_submissions', 'admins'] }),
  });
  return headers;
}
