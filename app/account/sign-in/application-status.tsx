import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import type { ApplicationState } from './sign-in-error';

const words = { received: 'received', 'in review': 'review', declined: 'declined' } as const;
const steps = ['confirmed', 'received', 'review', 'answer'] as const;
/** The number of completed steps in each state. */
const stepsDone = { received: 2, 'in review': 2, declined: 4 } as const;

/** Shown to applicants instead of the portal: the state of their application, and the next step. */
export function ApplicationStatus({ application }: { application: ApplicationState }) {
  const { t } = useTranslation('application');
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, since } = application;
  const word = words[status];

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {t(`${word}.title`)}
        </h1>
        <p className="text-lead text-muted">
          {t(`${word}.text`, { date: formatDate(since, language) })}
        </p>
      </div>
      {status !== 'declined' && (
        <>
          <Steps done={stepsDone[status]} />
          <p className="text-muted">{t('portal')}</p>
        </>
      )}
      <div className="grid gap-3">
        <LinkButton
          href={whatsAppLink(t('whatsappText'))}
          newTab
          size="lg"
          wide
          variant={status === 'declined' ? 'primary' : 'outline'}
        >
          {t('whatsapp')}
        </LinkButton>
        <LocalLink to="login" className="link justify-self-center py-2 text-sm text-muted">
          {t('back')}
        </LocalLink>
      </div>
    </div>
  );
}

function Steps({ done }: { done: number }) {
  const { t } = useTranslation('application');
  return (
    <section aria-label={t('steps.title')} className="rounded-xl bg-mata-50 p-5 sm:p-6">
      <ol className="grid gap-4">
        {steps.map((step, index) => {
          const place = index < done ? 'done' : index === done ? 'current' : 'next';
          return (
            <li
              key={step}
              aria-current={place === 'current' ? 'step' : undefined}
              className="flex items-center gap-4"
            >
              <span
                className={clsx(
                  'grid size-9 shrink-0 place-items-center rounded-full font-semibold',
                  place === 'done' && 'bg-mata-700 text-white',
                  place === 'current' && 'bg-white text-mata-700 ring-2 ring-mata-700',
                  place === 'next' && 'bg-white text-muted',
                )}
              >
                {place === 'done' ? <Check className="size-5" /> : index + 1}
              </span>
              <span className={clsx(place === 'next' ? 'text-muted' : 'font-semibold')}>
                <span className="sr-only">{t(`steps.${place}`)} </span>
                {t(`steps.${step}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
