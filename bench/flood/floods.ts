import type autocannon from 'autocannon';
import { apikey } from '../lib/requests.ts';

/** The request that one address repeats over all of its connections. */
export type Flood = { name: string; options: Partial<autocannon.Options> };

const connections = 40;

/** Intentionally slow: a backreference is tried at every position and length. */
const regexes = Array.from(
  { length: 190 },
  (_, n) => `description=not.match.${encodeURIComponent(`(.+)(.+)(.+)\\3\\2\\1q${n}`)}`,
);

/** The maximum number of patterns for an anonymous caller. */
const patterns = Array.from({ length: 12 }, (_, n) => `title=not.like.*a*e*i*o*u*${n}*`);

/** The network address of all requests, as a proxy would report it. */
const from = { 'x-forwarded-for': '203.0.113.9' };

/** @param member headers of a signed-in member */
export function floods(member: Record<string, string>): Flood[] {
  const read = (path: string, headers: Record<string, string>): Flood['options'] => ({
    connections,
    requests: [{ method: 'GET', path, headers: { ...headers, ...from } }],
  });
  const post = (path: string, body: string): Flood['options'] => ({
    connections,
    requests: [
      {
        method: 'POST',
        path,
        body,
        headers: { apikey, 'content-type': 'application/json', ...from },
      },
    ],
  });
  const everything =
    '/rest/v1/products?select=*,product_iua(*,products(*,product_iua(*,products(*))))';
  return [
    {
      name: 'reads with 190 regular expressions',
      options: read(`/rest/v1/episodes?select=id&${regexes.join('&')}`, { apikey }),
    },
    {
      name: 'a member’s reads with 30 regular expressions',
      options: read(`/rest/v1/episodes?select=id&${regexes.slice(0, 30).join('&')}`, member),
    },
    {
      name: 'reads with wildcards',
      options: read(`/rest/v1/episodes?select=id&${patterns.join('&')}`, { apikey }),
    },
    { name: 'a member’s deep embedding', options: read(everything, member) },
    {
      name: 'bodies of 2 MB',
      options: post('/rest/v1/rpc/member_sign_in_status', `{"email":"${'x'.repeat(1_900_000)}"}`),
    },
    {
      name: 'more requests than it may have under way',
      options: {
        ...read('/rest/v1/episodes?select=*', { apikey }),
        connections: 200,
        pipelining: 4,
      },
    },
  ];
}
