import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LocalLink } from '~/components/local-link';
import { whatsAppLink } from '~/config/external';
import { sendDueMails } from '~/features/signup/api/send-due-mails';
import { NextSteps } from '~/features/signup/components/next-steps';
import { pageLoader } from '~/i18n/page-data';
import { useTranslation } from '~/i18n/use-translation';
import { Mailbox } from '~/illustrations/mailbox';
import { landingOf } from '~/lib/mail-landing';
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
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [state, setState] = useState<keyof typeof words>('unknown');

  useEffect(() => {
    const landing = landingOf(search, hash);
    if (!landing) return;
    const isConfirmed = landing === 'confirmed';
    setState(isConfirmed ? 'confirmed' : 'expired');
    // What the link told is of no use to anybody else.
    void navigate(pathname, { replace: true });
    if (isConfirmed) void sendDueMails();
  }, [navigate, pathname, search, hash]);

  const { title, text } = words[state];
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
