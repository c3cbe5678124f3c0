let refusal = '';
let otherTabs: BroadcastChannel | undefined;

/**
 * Shares refusals with the other tabs: their session ends with this one's, and each of them tells
 * the member why.
 */
export function hearRefusals(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  otherTabs ??= new BroadcastChannel('refused-refresh');
  otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    refusal = String(data);
  };
}

/**
 * `fetch` for the backend's client, which ends a session whose renewal is refused and does not say
 * why. The refusal's own words are kept here for whoever tells the member.
 */
export async function fetchNotingRefusal(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status >= 400 && /grant_type=refresh_token/.test(String(input))) {
    refusal = await response.clone().text();
    otherTabs?.postMessage(refusal);
  }
  return response;
}

/** What the backend said when it refused to renew the session; empty if it did not. */
export function takeRefusal(): string {
  const said = refusal;
  refusal = '';
  return said;
}
