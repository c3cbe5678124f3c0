import { useQueryClient } from '@tanstack/react-query';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callFunction } from '~/command-center/kit/backend/backend';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { membersKey } from '~/command-center/members/members-key';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Enrollment } from './decision-forms';
import type { Application } from './fetch-applications';

type Decision =
  | { decision: 'approve'; enrollment: Enrollment }
  | { decision: 'decline'; reason: string }
  | { decision: 'reopen' }
  | { decision: 'undo'; reason: string };

type Outcome = { memberId?: string | null; isMailed?: boolean };

const refusals = {
  already_decided: 'manageApplications:refusals.alreadyDecided',
  member_exists: 'manageApplications:refusals.memberExists',
  email_not_confirmed: 'manageApplications:refusals.emailNotConfirmed',
  state_closed: 'manageApplications:refusals.stateClosed',
  reason_missing: 'manageApplications:refusals.reasonMissing',
  enrollment_invalid: 'manageApplications:refusals.enrollmentInvalid',
  plan_retired: 'manageApplications:refusals.planRetired',
  iua_retired: 'manageApplications:refusals.iuaRetired',
  cost_reason_missing: 'manageApplications:refusals.costReason',
  undo_member_gone: 'manageApplications:undo.obstacles.member_gone',
  undo_activated: 'manageApplications:undo.obstacles.activated',
  undo_requests: 'manageApplications:undo.obstacles.requests',
  undo_payments: 'manageApplications:undo.obstacles.payments',
  undo_forms: 'manageApplications:undo.obstacles.forms',
  undo_record: 'manageApplications:undo.obstacles.record',
  not_found: 'manageApplications:refusals.notFound',
} as const;

type Decided = SaveResult & {
  /** The member that the approval created. */
  memberId?: string | undefined;
};

/**
 * Approves, declines or reopens an application, or undoes its approval, for `useSave`. Approving creates
 * the member; all but reopening email the applicant.
 */
export function useDecide(application: Application) {
  const { t } = useTranslation(['manageApplications', 'errors']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = application.first_name;
  return {
    decide: async (decision: Decision): Promise<Decided> => {
      const { memberId, isMailed } = await callFunction<Outcome>('decide-application', {
        applicationId: application.id,
        ...decision,
        language,
      }).catch((error: unknown) => {
        // Another admin may have decided, so the list and the dialog are refetched.
        void client.invalidateQueries({ queryKey: membersKey });
        throw error;
      });
      if (decision.decision === 'reopen')
        return { text: t('manageApplications:reopened', { name }) };
      if (decision.decision === 'undo') {
        // No email is due if the welcome email was not sent.
        const isWarning = isMailed === false;
        const key = isWarning ? 'doneWithoutMail' : 'done';
        return { text: t(`manageApplications:undo.${key}`, { name }), isWarning };
      }
      const outcome = decision.decision === 'approve' ? 'approved' : 'declined';
      const key = isMailed ? outcome : (`${outcome}WithoutMail` as const);
      return {
        text: t(`manageApplications:${key}`, { name }),
        isWarning: !isMailed,
        memberId: memberId ?? undefined,
      };
    },
    /** The message of a refused decision. */
    problem: (error: unknown) => t(messageKeyOf(error, refusals)),
  };
}
