import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { useSingleMutation } from '~/lib/use-single-mutation';
import { useToast } from '~/ui/toast';
import { decideApplication } from './api/decide-application';
import type { Application } from './api/fetch-applications';
import { memberKeys } from './api/member-keys';

/**
 * Decides an application and says what came of it.
 * @param onDecided gets the id of the member that was made, if one was.
 */
export function useDecide(application: Application, onDecided: (memberId?: string) => void) {
  const { t } = useTranslation('manageApplications');
  const { language } = useLanguage();
  const client = useQueryClient();
  const toast = useToast();
  const name = application.first_name;
  return useSingleMutation({
    mutationFn: (approve: boolean) => decideApplication(application.id, approve, language),
    onSuccess: ({ memberId, isMailed }, approve) => {
      if (!approve) toast({ text: t('declined', { name }) });
      else if (isMailed) toast({ text: t('approved', { name }) });
      else toast({ tone: 'danger', text: t('approvedWithoutMail', { name }) });
      onDecided(memberId ?? undefined);
    },
    // Also after a refusal: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: memberKeys.all }),
  });
}
