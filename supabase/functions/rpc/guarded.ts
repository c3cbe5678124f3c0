/**
 * The database functions that pages call through the function `rpc`, and whether they need the
 * caller's login. Each one counts, locks or logs. At the table API, a caller could roll that back and
 * still read the result (docs/decisions/026-guarded-calls.md).
 */
export const guarded = {
  admin_sign_out: { login: false },
  authenticate_admin: { login: false },
  begin_admin_second_factor: { login: false },
  confirm_admin_second_factor: { login: false },
  create_recovery_codes: { login: true },
  finish_admin_sign_in: { login: false },
  link_member_account: { login: false },
  log_export: { login: false },
  member_sign_in_status: { login: false },
  open_application: { login: false },
  open_form_submission: { login: false },
  open_lists: { login: false },
  open_member_record: { login: false },
  read_admin_password_link: { login: false },
  remove_admin_second_factor: { login: false },
  renew_admin_recovery_codes: { login: false },
  reset_admin_second_factor: { login: false },
  set_admin_password: { login: false },
  use_admin_password_link: { login: false },
  use_recovery_code: { login: true },
  verify_member_credentials: { login: false },
} as const;

export type GuardedName = keyof typeof guarded;

export function isGuarded(name: string): name is GuardedName {
  return Object.hasOwn(guarded, name);
}
