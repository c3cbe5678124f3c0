import { isThisMachine } from '../../app/shared/format/this-machine.ts';

/**
 * The origin that the site is built for (`SITE_URL`), without a trailing slash.
 * @throws if the value is not a URL.
 */
export function siteUrl(): string {
  const value = process.env.SITE_URL || 'http://localhost:3000';
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(`SITE_URL must be an address like https://example.com, not "${value}".`);
  }
  return new URL(value).origin;
}

/**
 * Whether the build is for a demonstration. The gateway uses
 * the same variables (`DEMO`, never with `DATABASE_URL`). A build for Supabase is no demonstration.
 */
export function isDemo(): boolean {
  const { DEMO, DATABASE_URL, VITE_SUPABASE_URL } = process.env;
  if (DATABASE_URL || DEMO === 'off') return false;
  return DEMO === 'on' || !VITE_SUPABASE_URL;
}

/** Whether the build is for a static host. Such a build is a site that talks to Supabase. */
export function isForStaticHost(): boolean {
  return Boolean(process.env.VITE_SUPABASE_URL);
}

/**
 * Whether visitors of the built site may see values of a demonstration: only on this machine. The
 * gateway has the same rule for the sites that it serves.
 */
export function mayShowDemonstration(): boolean {
  const { hostname } = new URL(siteUrl());
  return isDemo() && isThisMachine(hostname);
}
