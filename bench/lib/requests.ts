import { cast, password } from '../../tests/cast.ts';

export const apikey = 'sb_publishable_bench';

/** The one request of the portal's home. */
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

export const signInPath = '/auth/v1/token?grant_type=password';

/** Headers of a signed-in member. */
export function signedIn(token: string) {
  return { apikey, authorization: `Bearer ${token}` };
}

let addresses = 0;

/** Headers of the next visitor, with a new address. */
export function visitor() {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return { apikey, 'content-type': 'application/json', 'x-forwarded-for': address };
}

/** Signs Ana in and returns her access token. */
export async function signInAsAna(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${signInPath}`, {
    method: 'POST',
    headers: visitor(),
    body: JSON.stringify({ email: cast.ana.email, password }),
  });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (!access_token) throw new Error(`Ana cannot sign in: ${response.status}`);
  return access_token;
}

/** Signs Fábio in to the Command Center and returns his headers. */
export async function signInAsFabio(port: number): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/rpc/authenticate_admin`, {
    method: 'POST',
    headers: visitor(),
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
