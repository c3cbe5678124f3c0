/** The push services of Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const hosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether an address is of a push service. Browsers name it, so a member could name any other: the
 * server calls no address that only a member chose. PUSH_SERVICES adds origins, separated by spaces.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  const added = (Deno.env.get('PUSH_SERVICES') ?? '').split(/\s+/).filter(Boolean);
  if (added.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
