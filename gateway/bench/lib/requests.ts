export const apikey = 'sb_publishable_bench';

export const signInPath = '/auth/v1/token?grant_type=password';

/** Headers of a signed-in user. */
export function userHeaders(token: string) {
  return { apikey, authorization: `Bearer ${token}` };
}

let addresses = 0;

/** Headers of the next visitor, who has a separate network address. */
export function anonymousHeaders() {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return { apikey, 'content-type': 'application/json', 'x-forwarded-for': address };
}

/** Signs in and returns the access token. */
export async function signIn(port: number, email: string, password: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${signInPath}`, {
    method: 'POST',
    headers: anonymousHeaders(),
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (!access_token) throw new Error(`${email} cannot sign in: ${response.status}`);
  return access_token;
}
