/** The origin at which the site is served, without a closing slash. */
export const siteUrl: string = import.meta.env.SITE_URL;

/**
 * Where the backend is and the key that names this site to it (public by nature).
 * By default both halves are one machine: the backend is at the site's own origin.
 */
export function backend(): { url: string; publishableKey: string } {
  return {
    url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
    publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
  };
}
