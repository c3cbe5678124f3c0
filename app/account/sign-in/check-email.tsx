import { useTranslation } from '~/shared/i18n/use-translation';
import { FormLink, FormLinks, StepTitle } from '~/shared/page/form-page';
import { ResendConfirmation } from './resend-form';

/** Shown after sign-up: where the link was sent, and what to do if it does not arrive. */
export function CheckEmail({ email }: { email: string }) {
  const { t } = useTranslation('application');
  return (
    <div className="grid gap-8">
      <div role="status">
        <StepTitle title={t('check.title')}>{t('check.lead', { email })}</StepTitle>
      </div>
      <div className="grid gap-2">
        <p>{t('check.spam')}</p>
        <ResendConfirmation email={email} />
      </div>
      <FormLinks>
        <FormLink question={t('check.confirmed')} to="login" tone="strong">
          {t('check.signIn')}
        </FormLink>
        <FormLink question={t('check.wrong')} to="signup">
          {t('check.again')}
        </FormLink>
      </FormLinks>
    </div>
  );
}
