/** The role of those who have not signed in: for them, "not allowed" means "sign in". */
export const ANONYMOUS = 'anon';

/** The role of the secret key. */
export const SERVICE = 'service_role';
