import { canary } from './canaries.ts';
import type { Answer } from './send.ts';

/** Traces of what only the server's own people may see. */
const traces: [string, RegExp][] = [
  ['a stack', /\bat [^\n]{0,120}(\.[cm]?[jt]s|node:[\w/]+):\d+:\d+/],
  ['a path of the machine', /\/node_modules\/|\/server\/(auth|rest|functions|mail|database)\//],
  ['an SQL statement', /\b(with pgrst|set_config\(|json_agg\(|from "?auth"?\."?users)/i],
  ['a syntax error of SQL', /syntax error at or near|unterminated quoted/],
];

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf({ status, text }: Answer, secrets: string[]): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (text.includes(canary)) return 'a row of somebody else';
  if (secrets.some((secret) => text.includes(secret))) return 'a secret';
  return traces.find(([, trace]) => trace.test(text))?.[0];
}
