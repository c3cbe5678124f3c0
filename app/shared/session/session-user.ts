/** The login account behind a session. */
export type SessionUser = {
  id: string;
  email: string;
  /** The address that waits to be confirmed. */
  newEmail?: string | undefined;
};
