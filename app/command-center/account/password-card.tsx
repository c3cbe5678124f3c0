import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { sendPasswordLink } from '~/command-center/kit/backend/send-password-link';
import { useAdmin } from '~/command-center/kit/backend/session';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { AccountCard } from './account-card';

/** A new password requires an emailed link, so that an unattended screen is not enough. */
export function PasswordCard() {
  const { t } = useTranslation(['manageAccount', 'errors']);
  const { email } = useAdmin();
  const send = useMutation({ mutationFn: () => sendPasswordLink(email) });
  return (
    <AccountCard title={t('manageAccount:password.title')} text={t('manageAccount:password.text')}>
      {send.error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(send.error)}`)}</p>
        </Notice>
      )}
      {send.isSuccess ? (
        <Notice tone="success" live="status">
          <p>{t('manageAccount:password.sent', { email })}</p>
        </Notice>
      ) : (
        <Button
          variant="outline"
          size="sm"
          busy={send.isPending}
          onClick={() => send.mutate()}
          className="justify-self-start"
        >
          {!send.isPending && <Send className="size-5" />}
          {t('manageAccount:password.send')}
        </Button>
      )}
    </AccountCard>
  );
}
