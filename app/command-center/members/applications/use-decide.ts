import { useQueryClient } from '@tanstack/react-query';
import { memberKeys } from '~/command-center/members/member-keys';
import type { Saved } from '~/command-center/members/use-save';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Decision, decideApplication } from './decide-application';
import { decisionProblem } from './decision-problem';
import type { Application } from './fetch-applications';

type Decided = Saved & {
  /** The member that an approval made. */
  memberId?: string | undefined;
};

/** Decides an application and says what came of it, the email included; for `useSave`. */
export function useDecide(application: Application) {
  const { t } = useTranslation(['manageApplications', 'errors']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = application.first_name;
  return {
    decide: async (decision: Decision): Promise<Decided> => {
      const { memberId, isMailed } = await decideApplication(
        application.id,
        decision,
        language,
      ).catch((error: unknown) => {
        // Another admin may have decided: the list and the dialog must say so.
        void client.invalidateQueries({ queryKey: memberKeys.all });
        throw error;
      });
      if (decision.decision === 'reopen')
        return { text: t('manageApplications:reopened', { name }) };
      const outcome = decision.decision === 'approve' ? 'approved' : 'declined';
      const key = isMailed ? outcome : (`${outcome}WithoutMail` as const);
      return {
        text: t(`manageApplications:${key}`, { name }),
        isWarning: !isMailed,
        memberId: memberId ?? undefined,
      };
    },
    /** What to tell when a decision was refused. */
    problem: (error: unknown) => t(decisionProblem(error)),
  };
}
