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

/** The request that signs an admin in to the Command Center. */
export function adminSignIn(email: string) {
  return {
    path: '/functions/v1/rpc/authenticate_admin',
    body: { user_email: email, user_password: password },
  };
}

/** Returns the header of a user's requests, from the response to a sign-in. */
export function bearerOf(response: string): { authorization: string } {
  const [tokens] = [JSON.parse(response)].flat() as { access_token?: string }[];
  if (!tokens?.access_token) throw new Error(`Refused to sign in: ${response.slice(0, 300)}`);
  return { authorization: `Bearer ${tokens.access_token}` };
}

/**
 * Signs Fábio in to the Command Center, opens lists, and returns the headers of his requests.
 * @param key the server's publishable key
 */
export async function signInAsFabio(port: number, key = apikey): Promise<Record<string, string>> {
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: { ...anonymousHeaders(), apikey: key, ...headers },
      body: JSON.stringify(body),
    });
    return response.text();
  };
  const { path, body } = adminSignIn(cast.fabio.email);
  const headers = { apikey: key, ...bearerOf(await send(path, body)) };
  const lists = ['members', 'contact_messages', 'form_submissions', 'admins', 'sharing_requests'];
  await send('/functions/v1/rpc/open_lists', { lists }, headers);
  return headers;
}
