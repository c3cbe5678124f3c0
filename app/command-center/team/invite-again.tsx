import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import type { User } from './fetch-users';
import { sendInvitation, userProblem } from './save-user';

/** Sends the invitation again to an admin who has not chosen a password yet. */
export function InviteAgain({ user }: { user: User }) {
  const { t } = useTranslation(['manageUsers', 'errors']);
  const { language } = useLanguage();
  const invite = useMutation({ mutationFn: () => sendInvitation(user.id, language) });
  if (invite.isSuccess) {
    return (
      <Notice tone="success" live="status">
        <p>
          {invite.data
            ? t('manageUsers:invite.sent', { email: user.email })
            : t('manageUsers:added.hasAccount', { name: user.name })}
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <p>{t('manageUsers:invite.waiting', { name: user.first_name })}</p>
      {invite.error && <p role="alert">{t(userProblem(invite.error))}</p>}
      <Button
        variant="outline"
        size="sm"
        busy={invite.isPending}
        onClick={() => invite.mutate()}
        className="mt-2 w-fit"
      >
        <Send className="size-5" />
        {t('manageUsers:invite.button')}
      </Button>
    </Notice>
  );
}
