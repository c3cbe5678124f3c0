/** The minimum length of a member's password, as in supabase/config.toml. */
export const minimumPasswordLength = 6;
