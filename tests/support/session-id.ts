/** The claim `session_id` of an access token. */
export function sessionIdOf(accessToken: string): string {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { session_id: string }).session_id;
}
