interface ImportMetaEnv {
  /** The site's own origin, for absolute addresses in prerendered pages. */
  readonly SITE_URL: string;
  readonly BUILD_YEAR: number;
  /** A demonstration may show invented testimonials. */
  readonly DEMO: boolean;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
}
