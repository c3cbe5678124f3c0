import { useEffect } from 'react';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { linkResultOf } from '~/shared/session/link-result';
import { LinkButton } from '~/shared/ui/link-button';
import { NextSteps } from './next-steps';
import { sendDueEmails } from './send-due-emails';

export const loader = pageLoader('signupConfirmed');
export const clientLoader = pageLoader('signupConfirmed');

/** Shown after the emailed link was confirmed: the result, and the next steps. */
export default function SignupConfirmed() {
  const { t } = useTranslation('signup');
  const isConfirmed = linkResultOf(useHistoryState()) !== undefined;

  useEffect(() => {
    if (isConfirmed) void sendDueEmails();
  }, [isConfirmed]);

  return (
    <section className="page grid items-center gap-x-16 gap-y-10 py-8 md:grid-cols-[1.2fr_1fr] md:py-14">
      <div className="grid gap-8">
        <div role="status" className="grid gap-4">
          <h1 className="max-w-2xl text-title">
            {t(isConfirmed ? 'confirmed.title' : 'confirmed.unknownTitle')}
          </h1>
          <p className="max-w-prose text-lead text-muted">
            {t(isConfirmed ? 'confirmed.text' : 'confirmed.unknownText')}
          </p>
        </div>
        <NextSteps done={isConfirmed ? 1 : 0} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <LinkButton to="rules">{t('confirmed.rules')}</LinkButton>
          <LinkButton href={whatsAppLink()} newTab variant="outline">
            {t('confirmed.whatsapp')}
          </LinkButton>
          <LocalLink to="home" className="link">
            {t('confirmed.home')}
          </LocalLink>
        </div>
      </div>
      <Mailbox className="w-full max-w-130 rounded-xl bg-mata-50 md:justify-self-end" />
    </section>
  );
}
