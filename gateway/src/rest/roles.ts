/** The role of those who have not signed in: for them, "not allowed" means "sign in". */
export const anonymousRole = 'anon';

/** The role of the secret key. */
export const serviceRole = 'service_role';
