import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';

/** WhatsApp, the fastest channel, and what not to send there. */
export function WhatsAppCard() {
  const { t } = useTranslation('contact');
  return (
    <section
      aria-labelledby="whatsapp-title"
      className="on-dark flex flex-col gap-6 overflow-hidden rounded-lg bg-mata-900 p-6 text-paper md:p-8 lg:p-10"
    >
      <span className="grid size-14 place-items-center rounded-md bg-mata-700">
        <WhatsAppIcon className="size-8" />
      </span>
      <div className="grid max-w-prose gap-3">
        <h2 id="whatsapp-title" className="text-subtitle">
          {t('whatsapp.title')}
        </h2>
        <p className="text-lead">{t('whatsapp.text')}</p>
        <p className="text-sm text-mata-100">{t('whatsapp.privacy')}</p>
      </div>
      <div className="mt-auto flex items-center justify-between gap-6">
        <LinkButton
          href={whatsAppLink(t('whatsapp.prefilled'))}
          newTab
          variant="paper"
          size="lg"
          className="max-sm:w-full"
        >
          {t('whatsapp.action')}
        </LinkButton>
        <Bubbles />
      </div>
    </section>
  );
}

/** Two speech bubbles. */
function Bubbles() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 150"
      className="-mb-6 w-40 shrink-0 self-end max-sm:hidden md:-mb-8 lg:-mb-10 lg:-mt-8 xl:w-56"
    >
      <path
        d="M40 14h112q18 0 18 18v38q0 18-18 18H66L38 106V86q-16-2-16-18V32q0-18 18-18Z"
        className="fill-mata-700"
      />
      <path
        d="M46 40h92M46 60h58"
        className="stroke-mata-300"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M96 74h88q18 0 18 18v34q0 18-18 18v22l-30-22H96q-18 0-18-18V92q0-18 18-18Z"
        className="fill-barro-500"
      />
      <path
        d="M140 132q-24-15-24-28 0-12 12-12 8 0 12 8 4-8 12-8 12 0 12 12 0 13-24 28Z"
        className="fill-ipe"
      />
    </svg>
  );
}
