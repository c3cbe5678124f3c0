import { useState } from 'react';
import type { SecondStep } from '~/account/sign-in/sign-in';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import type { Landing } from '~/shared/session/email-landing';
import { Button } from '~/shared/ui/button';
import { type EmailLink, forgetEmailLink } from './email-link';
import { asEmailLinkError, type EmailLinkError } from './email-link-error';
import { LinkFailure } from './link-failure';

type ConfirmStepProps = {
  link: EmailLink;
  onExpired: () => void;
  onConfirmed: (landing: Landing) => void;
  /** A sign-in link has let the member in, or a code of the authenticator app is missing. */
  onEntered: (step: SecondStep | undefined) => Promise<void> | void;
};

const words = {
  signup: 'confirm.signup',
  email_change: 'confirm.emailChange',
  magiclink: 'confirm.magicLink',
} as const;

/** One button: the link is used up only by a click, never by opening it. */
export function ConfirmStep({ link, onExpired, onConfirmed, onEntered }: ConfirmStepProps) {
  const { t } = useTranslation('confirm');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<EmailLinkError>();
  const kind = words[link.type as keyof typeof words];

  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (link.type === 'magiclink') {
        const { enterByLink, keepEntered } = await import('./enter-by-link');
        const step = await keepEntered(await enterByLink(link));
        forgetEmailLink();
        return await onEntered(step);
      }
      const { confirmLink } = await import('./confirm-link');
      const landing = await confirmLink(link);
      forgetEmailLink();
      onConfirmed(landing);
    } catch (error) {
      const reason = asEmailLinkError(error);
      if (reason.code === 'expired') return onExpired();
      if (reason.code === 'unexpected') console.warn('Email link:', error);
      setFailure(reason);
      setBusy(false);
    }
  };

  return (
    <>
      <StepTitle title={t(`${kind}.title`)}>{t(`${kind}.text`)}</StepTitle>
      <div className="grid gap-5">
        {failure && <LinkFailure failure={failure} />}
        <Button size="lg" wide busy={isBusy} onClick={confirm}>
          {isBusy ? t('confirm.working') : t(`${kind}.submit`)}
        </Button>
        <p className="text-sm text-muted">{t(`${kind}.notYou`)}</p>
      </div>
    </>
  );
}
