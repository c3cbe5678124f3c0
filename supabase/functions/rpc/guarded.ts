/**
 * The database functions that pages call through the function `rpc`, and who may call them: everyone,
 * users of the auth service, or the team. Each one counts, locks or logs. At the table API, a caller
 * could roll that back and still read the result (docs/decisions/026-guarded-calls.md). Those of the
 * advisor portal (`hidden`) do not exist for other callers. The database decides what a caller may do.
 */
export const guarded = {
  advisor_home: 'hidden',
  advisor_notes: 'hidden',
  advisor_people: 'hidden',
  answer_advisor_note: 'admin',
  create_recovery_codes: 'login',
  invite_admin: 'admin',
  link_member_account: 'visitor',
  log_export: 'admin',
  member_sign_in_status: 'visitor',
  open_advisor_note: 'admin',
  open_application: 'admin',
  open_decision: 'admin',
  open_form_submission: 'admin',
  open_lists: 'admin',
  open_member_record: 'admin',
  open_message_file: 'admin',
  open_person_copy: 'admin',
  open_request: 'admin',
  open_request_file: 'admin',
  preview_decision: 'admin',
  preview_merge: 'admin',
  read_referral_code: 'visitor',
  request_bills: 'admin',
  request_facts: 'admin',
  reset_admin_second_factor: 'admin',
  revoke_advisor_access: 'admin',
  set_admin_password: 'admin',
  set_advisor_portal: 'admin',
  use_recovery_code: 'login',
  verify_member_credentials: 'visitor',
  write_advisor_note: 'hidden',
} as const;

export type GuardedName = keyof typeof guarded;

export function isGuarded(name: string): name is GuardedName {
  return Object.hasOwn(guarded, name);
}
