import { callFunction } from '~/command-center/kit/backend/call-function';
import type { Language } from '~/shared/i18n/language';

/** What a new member gets with the approval; what is null can be added on the record later. */
export type Enrollment = {
  product_id: string | null;
  product_iua_id: string | null;
  plan_type: string | null;
  start_date: string | null;
  monthly_cost: number | null;
  first_billing_date: string | null;
  agent_id: string | null;
};

export type Decision =
  | { decision: 'approve'; enrollment: Enrollment }
  | { decision: 'decline'; reason: string }
  | { decision: 'reopen' };

type Outcome = { memberId?: string | null; isMailed?: boolean };

/**
 * Approves an application, which makes the member, declines it, or opens a declined one again.
 * Approving and declining send an email to the applicant.
 * @throws AppError, whose `refusalCode` is the database's: `'already_decided'`
 */
export function decideApplication(
  applicationId: string,
  decision: Decision,
  language: Language,
): Promise<Outcome> {
  return callFunction<Outcome>('decide-application', { applicationId, ...decision, language });
}
