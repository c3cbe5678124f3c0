import { useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { FormLink, FormLinks, StepTitle } from '~/shared/page/form-page';
import { NeedsScript } from '~/shared/page/needs-script';
import { NextSteps } from './next-steps';
import { Referral } from './referral';
import { forgetReferral } from './referral-code';
import { SignUpForm } from './sign-up-form';

export const loader = pageLoader('signup');
export const clientLoader = pageLoader('signup');

export default function Signup() {
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const showCheckEmail = (email: string) => {
    forgetReferral();
    return navigate(pathFor('login', language), { state: { sentTo: email } });
  };
  return (
    <div className="page grid items-start gap-x-16 gap-y-12 pt-6 pb-16 lg:grid-cols-[1fr_minmax(0,26rem)] lg:pt-10 xl:gap-x-28">
      <div className="mx-auto grid w-full max-w-128 gap-8 lg:mr-0">
        <StepTitle title={t('title')}>{t('lead')}</StepTitle>
        <NeedsScript>{t('needsScript')}</NeedsScript>
        <Referral />
        <SignUpForm onCreated={showCheckEmail} />
        <p className="text-sm text-muted">{t('free')}</p>
        <FormLinks>
          <FormLink question={t('haveAccount')} to="login" tone="strong">
            {t('signIn')}
          </FormLink>
          <FormLink to="home" tone="muted">
            {t('backHome')}
          </FormLink>
        </FormLinks>
      </div>
      <aside className="mx-auto grid w-full max-w-128 overflow-hidden rounded-xl bg-mata-100 lg:sticky lg:top-8">
        <div className="grid gap-6 p-6 md:p-8">
          <h2 className="text-heading">{t('next.title')}</h2>
          <NextSteps done={0} />
        </div>
        <Mailbox className="-mb-px w-full" />
      </aside>
    </div>
  );
}
