import { backend } from './env';

/** Calls a database function without its client or answer, also while the page is closing. */
export function sendCall(
  name: string,
  args: Record<string, unknown>,
  headers: Record<string, string> = {},
): void {
  const { url, publishableKey } = backend();
  const request = fetch(new URL(`/rest/v1/rpc/${name}`, url), {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(args),
    keepalive: true,
  });
  // Nobody on the page needs to know.
  request.catch((error: unknown) => console.info(`${name} was not sent:`, error));
}
