import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { errorMessageKey } from '~/shared/backend/app-error';

/** What the database refuses when an application is decided, and the message that says so. */
const refusals = {
  already_decided: 'manageApplications:refusals.alreadyDecided',
  member_exists: 'manageApplications:refusals.memberExists',
  email_not_confirmed: 'manageApplications:refusals.emailNotConfirmed',
  reason_missing: 'manageApplications:refusals.reasonMissing',
  enrollment_invalid: 'manageApplications:refusals.enrollmentInvalid',
  not_found: 'manageApplications:refusals.notFound',
} as const;

/** The key of what to tell when a decision did not come about. */
export function decisionProblem(error: unknown) {
  const code = refusalCode(error);
  if (code !== undefined && code in refusals) return refusals[code as keyof typeof refusals];
  return `errors:${errorMessageKey(error)}` as const;
}
