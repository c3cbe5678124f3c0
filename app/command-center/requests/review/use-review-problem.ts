import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The message of a refusal by the functions of bills, decisions and payments. */
export function useReviewProblem(): (error: unknown) => string {
  const { t, exists } = useTranslation(['reviewRequests', 'errors']);
  return (error) => {
    const code = refusalCode(error);
    if (code && exists(`reviewRequests:problems.${code}`)) {
      return t(`reviewRequests:problems.${code as 'facts_changed'}`);
    }
    return t(`errors:${errorMessageKey(error)}`);
  };
}
