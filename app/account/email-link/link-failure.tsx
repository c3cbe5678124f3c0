import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { type EmailLinkError, emailLinkMessageKeys } from './email-link-error';

/** Why a link could not be followed just now. */
export function LinkFailure({ failure }: { failure: EmailLinkError }) {
  const { t } = useTranslation(['confirm', 'errors']);
  return (
    <TakesFocus reason={failure}>
      <Notice tone="danger" live="alert">
        <p>{t(emailLinkMessageKeys[failure.code])}</p>
      </Notice>
    </TakesFocus>
  );
}
