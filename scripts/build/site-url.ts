/**
 * The origin that the site is built for (`SITE_URL`), without a closing slash.
 * @throws when the value is not an address of the web.
 */
export function siteUrl(): string {
  const value = process.env.SITE_URL || 'http://localhost:3000';
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(`SITE_URL must be an address like https://example.com, not "${value}".`);
  }
  return new URL(value).origin;
}
