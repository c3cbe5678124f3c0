/** The origin of the site, without a trailing slash. */
export const siteUrl: string = import.meta.env.SITE_URL;

/**
 * The URL of the backend, and the public key that identifies this site to it. By default the
 * backend has the same origin as the site, because both run on one machine.
 */
export function backend(): { url: string; publishableKey: string } {
  return {
    url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
    publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
  };
}
