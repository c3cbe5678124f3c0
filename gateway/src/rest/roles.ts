/** The role of callers who are not signed in. For them, "not allowed" means "sign in". */
export const anonymousRole = 'anon';

/** The role of the secret key. */
export const serviceRole = 'service_role';
