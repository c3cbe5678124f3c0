import type { People } from './people.ts';

/**
 * Sends many requests at once from one address: some are refused, none fails, and somebody else is
 * answered meanwhile.
 * @returns how many got which status
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
  const other = await fetch(`http://127.0.0.1:${port}/rest/v1/products?select=id`, {
    headers: Object.fromEntries(people.headersOf('nobody')),
  });
  if (other.status !== 200) throw new Error(`during a flood, others get ${other.status}`);
  await Promise.all(flood);
  const failed = [...statuses].filter(([status]) => status >= 500);
  if (failed.length > 0) throw new Error(`a flood is answered with ${failed}`);
  if (!statuses.has(429)) throw new Error('a flood of 400 requests at once is not refused at all');
  return statuses;
}
