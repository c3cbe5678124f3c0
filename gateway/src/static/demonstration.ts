import { isLoopbackHost } from '../security/loopback.ts';

/** Whether a site may show values of a demonstration: with demo data, and on this machine only. */
export function isDemonstration(siteUrl: string, demo = false): boolean {
  return demo && isLoopbackHost(new URL(siteUrl).hostname);
}
