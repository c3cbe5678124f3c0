import { ArrowRight, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '~/shared/brand/brand';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { ExternalLink } from '~/shared/ui/external-link';

/** Three ways to reach the team. */
export function ContactCards() {
  const { t } = useTranslation('support');
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
      <ContactCard
        href={`mailto:${brand.email.support}`}
        icon={<Mail className="size-6" strokeWidth={1.75} />}
        title={t('email.title')}
        value={brand.email.support}
        text={t('email.text')}
      />
      <ContactCard
        href={`tel:${brand.phone.number}`}
        icon={<Phone className="size-6" strokeWidth={1.75} />}
        title={t('phone.title')}
        value={brand.phone.display}
        text={t('phone.text')}
      />
      <ContactCard
        href={whatsAppLink(t('whatsapp.prefilled'))}
        newTab
        icon={<WhatsAppIcon className="size-6" />}
        title={t('whatsapp.title')}
        value={brand.phone.display}
        text={t('whatsapp.text')}
      />
    </ul>
  );
}

type ContactCardProps = {
  href: string;
  newTab?: boolean;
  icon: ReactNode;
  title: string;
  value: string;
  text: string;
};

function ContactCard({ href, newTab, icon, title, value, text }: ContactCardProps) {
  return (
    <li>
      <ExternalLink
        href={href}
        {...(newTab && { newTab })}
        arrow={false}
        className="group flex h-full items-center gap-4 rounded-md bg-white p-4 shadow-raised transition hover:bg-mata-50 active:translate-y-px md:flex-col md:items-start md:p-6"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-mata-100 text-mata-700">
          {icon}
        </span>
        <span className="grid min-w-0 grow content-start gap-0.5">
          <span className="font-semibold md:text-heading">{title}</span>
          <span className="text-sm font-semibold text-mata-700 wrap-anywhere tabular-nums lg:text-base">
            {value}
          </span>
          <span className="text-sm text-muted">{text}</span>
        </span>
        <ArrowRight className="size-5 shrink-0 text-mata-700 md:hidden" />
      </ExternalLink>
    </li>
  );
}
