/** The fewest characters of a member's password. The backend's own setting is in supabase/config.toml. */
export const minimumPasswordLength = 6;
