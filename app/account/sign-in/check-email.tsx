import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { ResendConfirmation } from './resend-form';

/** Shown after sign-up: where the link was sent, and what to do if it does not arrive. */
export function CheckEmail({ email }: { email: string }) {
  const { t } = useTranslation('application');
  return (
    <div className="grid gap-8">
      <div role="status" className="grid gap-3">
        <h1 className="text-title">{t('check.title')}</h1>
        <p className="text-lead wrap-anywhere text-muted">{t('check.lead', { email })}</p>
      </div>
      <div className="grid gap-2">
        <p>{t('check.spam')}</p>
        <ResendConfirmation email={email} />
      </div>
      <div className="grid gap-1 border-t border-line pt-6 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{t('check.confirmed')}</span>
          <LocalLink to="login" className={`${way} font-semibold text-mata-700`}>
            {t('check.signIn')}
          </LocalLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{t('check.wrong')}</span>
          <LocalLink to="signup" className={`${way} text-mata-700`}>
            {t('check.again')}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}

const way = 'link inline-flex min-h-9 items-center rounded-xs';
