import type { People } from './people.ts';

/**
 * Sends many concurrent requests from one address: some are refused, none fails, and another caller
 * receives responses.
 * @returns the number of responses by status
 */
export async function floodFromOneAddress(
  port: number,
  people: People,
): Promise<Map<number, number>> {
  const headers = Object.fromEntries(people.headersOf('nobody'));
  const paths = [
    '/rest/v1/episodes?select=*&title=ilike.*a*e*',
    '/auth/v1/settings',
    '/functions/v1/rpc/nothing',
    '/health',
  ];
  const statuses = new Map<number, number>();
  const flood = Array.from({ length: 400 }, async (_, index) => {
    const response = await fetch(`http://127.0.0.1:${port}${paths[index % paths.length]}`, {
      headers,
    });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  });
  const other = await fetch(`http://127.0.0.1:${port}/rest/v1/episodes?select=id`, {
    headers: Object.fromEntries(people.headersOf('nobody')),
  });
  if (other.status !== 200)
    throw new Error(`During a flood, other callers receive ${other.status}.`);
  await Promise.all(flood);
  const failed = [...statuses].filter(([status]) => status >= 500);
  if (failed.length > 0) throw new Error(`A flood received ${failed}.`);
  if (!statuses.has(429)) throw new Error('No request of a flood of 400 was refused.');
  return statuses;
}
