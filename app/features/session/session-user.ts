/** The login account behind a session. */
export type SessionUser = { id: string; email: string };
