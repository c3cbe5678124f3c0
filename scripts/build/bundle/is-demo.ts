/**
 * Whether a build is for a demonstration, which may show invented testimonials: as the server
 * decides it (`DEMO`, never with `DATABASE_URL`), and not where the site talks to Supabase.
 */
export function isDemo(): boolean {
  const { DEMO, DATABASE_URL, VITE_SUPABASE_URL } = process.env;
  if (DATABASE_URL || DEMO === 'off') return false;
  return DEMO === 'on' || !VITE_SUPABASE_URL;
}
