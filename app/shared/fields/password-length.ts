/** The minimum length of a password, as in supabase/config.toml. */
export const minimumPasswordLength = 6;
