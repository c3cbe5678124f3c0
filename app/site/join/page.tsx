import { useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { LocalLink } from '~/shared/page/local-link';
import { NeedsScript } from '~/shared/page/needs-script';
import { NextSteps } from './next-steps';
import { SignUpForm } from './sign-up-form';

export const loader = pageLoader('signup');
export const clientLoader = pageLoader('signup');

export default function Signup() {
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const goOn = (email: string) =>
    navigate(pathFor('login', language), { state: { sentTo: email } });
  return (
    <div className="page grid items-start gap-x-16 gap-y-12 pt-6 pb-16 lg:grid-cols-[1fr_minmax(0,26rem)] lg:pt-10 xl:gap-x-28">
      <div className="mx-auto grid w-full max-w-128 gap-8 lg:mr-0">
        <div className="grid gap-3">
          <h1 className="text-title">{t('title')}</h1>
          <p className="text-lead text-muted">{t('lead')}</p>
        </div>
        <NeedsScript>{t('needsScript')}</NeedsScript>
        <SignUpForm onCreated={goOn} />
        <p className="text-sm text-muted">{t('free')}</p>
        <div className="grid gap-1 border-t border-line pt-6 text-sm">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="text-muted">{t('haveAccount')}</span>
            <LocalLink to="login" className={`${way} font-semibold text-mata-700`}>
              {t('signIn')}
            </LocalLink>
          </p>
          <p>
            <LocalLink to="home" className={`${way} text-muted`}>
              {t('backHome')}
            </LocalLink>
          </p>
        </div>
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

const way = 'link inline-flex min-h-9 items-center rounded-xs';
