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
 * Whether the build is for a demonstration, which can show invented testimonials. The gateway uses
 * the same variables (`DEMO`, never with `DATABASE_URL`). A build for Supabase is no demonstration.
 */
export function isDemo(): boolean {
  const { DEMO, DATABASE_URL, VITE_SUPABASE_URL } = process.env;
  if (DATABASE_URL || DEMO === 'off') return false;
  return DEMO === 'on' || !VITE_SUPABASE_URL;
}
