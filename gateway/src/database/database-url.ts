import { isLoopbackHost } from '../security/loopback.ts';

/** Whether the database connection stays on this machine: a socket or a loopback address. */
export function isLocalDatabase(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || isLoopbackHost(host);
}

const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Whether a URL requires TLS, according to the rules of the `pg` package. */
export function isEncryptedDatabase(address: string): boolean {
  const { searchParams } = new URL(address);
  return (
    encrypted.has(searchParams.get('sslmode') ?? '') ||
    ['true', '1'].includes(searchParams.get('ssl') ?? '')
  );
}
