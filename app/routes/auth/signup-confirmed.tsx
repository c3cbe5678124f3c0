import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LocalLink } from '~/components/local-link';
import { whatsAppLink } from '~/config/external';
import { sendDueMails } from '~/features/signup/api/send-due-mails';
import { NextSteps } from '~/features/signup/components/next-steps';
import { type Confirmation, readConfirmation } from '~/features/signup/confirmation';
import { pageLoader } from '~/i18n/page-data';
import { useLanguage } from '~/i18n/use-language';
import { Mailbox } from '~/illustrations/mailbox';
import { pathFor } from '~/paths';
import { LinkButton } from '~/ui/link-button';

export const loader = pageLoader('signupConfirmed');
export const clientLoader = pageLoader('signupConfirmed');

const words = {
  unknown: { title: 'confirmed.unknownTitle', text: 'confirmed.unknownText' },
  confirmed: { title: 'confirmed.title', text: 'confirmed.text' },
  expired: { title: 'confirmed.expiredTitle', text: 'confirmed.expiredText' },
} as const;

/** Where the link of the confirmation mail leads: what it came to, and what happens next. */
export default function SignupConfirmed() {
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [state, setState] = useState<Confirmation>('unknown');

  useEffect(() => {
    const { hash, pathname } = window.location;
    const found = readConfirmation(hash);
    if (found === 'unknown') return;
    setState(found);
    // A member whose account was waiting: the portal reads the session from the address.
    if (found === 'signed-in') return window.location.replace(pathFor('portal', language) + hash);
    // What the link told is of no use to anybody else.
    void navigate(pathname, { replace: true });
    if (found === 'confirmed') void sendDueMails();
  }, [navigate, language]);

  const { title, text } = words[state === 'signed-in' ? 'unknown' : state];
  return (
    <section className="page grid items-center gap-x-16 gap-y-10 py-8 md:grid-cols-[1.2fr_1fr] md:py-14">
      <div className="grid gap-8">
        <div role="status" className="grid gap-4">
          <h1 className="max-w-2xl text-title">{t(title)}</h1>
          <p className="max-w-prose text-lead text-muted">{t(text)}</p>
        </div>
        {state !== 'expired' && <NextSteps done={state === 'confirmed' ? 1 : 0} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {state === 'expired' ? (
            <LinkButton to="signup">{t('confirmed.again')}</LinkButton>
          ) : (
            <LinkButton to="rules">{t('confirmed.rules')}</LinkButton>
          )}
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
