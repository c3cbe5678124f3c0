/** The login account behind a session. */
export type SessionUser = {
  id: string;
  email: string;
  /** The new email address that is not confirmed yet. */
  newEmail?: string | undefined;
};
