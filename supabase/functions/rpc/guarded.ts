/**
 * The database functions that pages call through the function `rpc`, and whether they need the
 * caller's login. Each one counts, locks or logs. At the table API, a caller could roll that back and
 * still read the result (docs/decisions/026-guarded-calls.md). Those of the advisor portal do not
 * exist for other callers.
 */
export const guarded = {
  admin_sign_out: { login: false },
  advisor_home: { login: true, isHidden: true },
  advisor_notes: { login: true, isHidden: true },
  advisor_people: { login: true, isHidden: true },
  answer_advisor_note: { login: false },
  authenticate_admin: { login: false },
  begin_admin_second_factor: { login: false },
  confirm_admin_second_factor: { login: false },
  create_recovery_codes: { login: true },
  finish_admin_sign_in: { login: false },
  link_member_account: { login: false },
  log_export: { login: false },
  member_sign_in_status: { login: false },
  open_advisor_note: { login: false },
  open_application: { login: false },
  open_decision: { login: false },
  open_form_submission: { login: false },
  open_lists: { login: false },
  open_member_record: { login: false },
  open_request: { login: false },
  open_request_file: { login: false },
  read_admin_password_link: { login: false },
  read_referral_code: { login: false },
  remove_admin_second_factor: { login: false },
  renew_admin_recovery_codes: { login: false },
  request_bills: { login: false },
  request_facts: { login: false },
  reset_admin_second_factor: { login: false },
  revoke_advisor_access: { login: false },
  set_admin_password: { login: false },
  set_advisor_portal: { login: false },
  use_admin_password_link: { login: false },
  use_recovery_code: { login: true },
  verify_member_credentials: { login: false },
  write_advisor_note: { login: true, isHidden: true },
} as const;

export type GuardedName = keyof typeof guarded;

export function isGuarded(name: string): name is GuardedName {
  return Object.hasOwn(guarded, name);
}
