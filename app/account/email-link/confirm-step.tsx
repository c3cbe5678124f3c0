import type { SecondStep } from '~/account/sign-in/sign-in';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import type { LinkResult } from '~/shared/session/link-result';
import { Button } from '~/shared/ui/button';
import { clearEmailLink, type EmailLink } from './email-link';
import { LinkFailure, useLinkAction } from './use-link-action';

type ConfirmStepProps = {
  link: EmailLink;
  onExpired: () => void;
  onConfirmed: (landing: LinkResult) => void;
  /** A sign-in link signed the member in, or a code of the authenticator app is required. */
  onEntered: (step: SecondStep | undefined) => Promise<void> | void;
};

const words = {
  signup: 'confirm.signup',
  email_change: 'confirm.emailChange',
  magiclink: 'confirm.magicLink',
} as const;

/** One button, because only a click uses up the link. Opening it does not. */
export function ConfirmStep({ link, onExpired, onConfirmed, onEntered }: ConfirmStepProps) {
  const { t } = useTranslation('confirm');
  const { run, isBusy, failure } = useLinkAction(onExpired);
  const kind = words[link.type as keyof typeof words];

  const confirm = async () => {
    const { confirmLink, signInWithLink, storeLinkSession } = await import('./follow-link');
    if (link.type === 'magiclink') {
      const step = await storeLinkSession(await signInWithLink(link));
      clearEmailLink();
      return onEntered(step);
    }
    const landing = await confirmLink(link);
    clearEmailLink();
    onConfirmed(landing);
  };

  return (
    <>
      <StepTitle title={t(`${kind}.title`)}>{t(`${kind}.text`)}</StepTitle>
      <div className="grid gap-5">
        {failure && <LinkFailure failure={failure} />}
        <Button size="lg" wide busy={isBusy} onClick={() => run(confirm)}>
          {isBusy ? t('confirm.working') : t(`${kind}.submit`)}
        </Button>
        <p className="text-sm text-muted">{t(`${kind}.notYou`)}</p>
      </div>
    </>
  );
}
