import { isLoopbackHost } from '../security/loopback.ts';

/** Whether a database is reached without leaving this machine: a socket, or a loopback address. */
export function isLocalDatabase(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || isLoopbackHost(host);
}

const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Whether an address asks for TLS, as the `pg` package reads it. */
export function isEncryptedDatabase(address: string): boolean {
  const { searchParams } = new URL(address);
  return (
    encrypted.has(searchParams.get('sslmode') ?? '') ||
    ['true', '1'].includes(searchParams.get('ssl') ?? '')
  );
}
