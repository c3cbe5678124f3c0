import { canary, canaryDate } from './canaries.ts';
import type { Response } from './send.ts';

/** Traces of internals, such as stacks and SQL. */
const traces: [string, RegExp][] = [
  ['a stack', /\bat [^\n]{0,120}(\.[cm]?[jt]s|node:[\w/]+):\d+:\d+/],
  [
    'a path of the machine',
    /\/node_modules\/|\/server\/(auth|rest|functions|storage|mail|database)\//,
  ],
  ['an SQL statement', /\b(with pgrst|set_config\(|json_agg\(|from "?auth"?\."?users)/i],
  ['a syntax error of SQL', /syntax error at or near|unterminated quoted/],
];

/**
 * The fault of a response, or undefined.
 * @param mayReadAll whether the request used the secret key, which bypasses the row policies
 */
export function faultOf(
  { status, text }: Response,
  secrets: string[],
  { mayReadAll }: { mayReadAll: boolean },
): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (!mayReadAll && text.includes(canary)) return 'a row of somebody else';
  if (!mayReadAll && text.includes(canaryDate)) return 'the birth date of somebody else';
  if (secrets.some((secret) => text.includes(secret))) return 'a secret';
  return traces.find(([, trace]) => trace.test(text))?.[0];
}

/** The first secret or personal data in a log, or undefined. */
export function faultOfLog(log: string, secrets: string[]): string | undefined {
  if (log.includes(canary) || log.includes(canaryDate)) return 'a row';
  const secret = secrets.find((one) => log.includes(one));
  if (secret) return `a secret: ${lineWith(log, secret)}`;
  const personal = /[\w.]@example\.(com|net)|eyJ[\w-]{20}|a long passphrase|1985-03-01/.exec(log);
  return personal ? `something personal: ${lineWith(log, personal[0])}` : undefined;
}

function lineWith(log: string, text: string): string {
  return (
    log
      .split('\n')
      .find((line) => line.includes(text))
      ?.slice(0, 500) ?? ''
  );
}
