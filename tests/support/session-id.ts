/** The claim `session_id` of an access token. */
export function sessionIdOf(accessToken: string): string {
  return (JSON.parse(claimsJsonOf(accessToken)) as { session_id: string }).session_id;
}

/** The claims of an access token, as JSON. */
export function claimsJsonOf(accessToken: string): string {
  return Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
}
