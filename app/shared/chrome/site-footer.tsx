import { ArrowUp, Clock, MapPin, Phone } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { ExternalLink } from '~/shared/ui/external-link';
import { FacebookIcon, InstagramIcon, WhatsAppIcon, YouTubeIcon } from './brand-icons';
import { FooterBadges, PaymentMarks } from './footer-badges';
import { Logo } from './logo';

const networks = [
  { id: 'instagram', name: 'Instagram', icon: InstagramIcon },
  { id: 'facebook', name: 'Facebook', icon: FacebookIcon },
  { id: 'youtube', name: 'YouTube', icon: YouTubeIcon },
] as const;

/** The footer of all public and sign-in pages. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  return (
    <footer className="on-dark bg-mata-900 text-mata-100">
      <div className="page grid gap-y-10 pt-16 pb-8 lg:pt-24">
        <div className="grid gap-12 lg:grid-cols-[1fr_2.4fr] lg:gap-16">
          <div className="grid content-start justify-items-start gap-5">
            <Logo tone="light" />
            <p className="max-w-80 text-paper">{t('footer.tagline')}</p>
            <Networks />
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[repeat(4,auto)] md:justify-between">
            <FooterLinks />
            <Contact />
          </div>
        </div>
        <FooterBadges />
        <div className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
          <p className="max-w-180 text-sm">{t('legalNotice.short')}</p>
          <PaymentMarks />
        </div>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-2 text-sm">
          <p>{t('footer.copyright', { year: import.meta.env.BUILD_YEAR, brand: brand.name })}</p>
          <a
            href="#top"
            className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-paper hover:underline"
          >
            <ArrowUp className="size-4.5" />
            {t('footer.backToTop')}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Networks() {
  const { t } = useTranslation('common');
  const shown = networks.flatMap((network) => {
    const href = external.social[network.id];
    return href ? { ...network, href } : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('footer.social.title')} className="-ml-2 flex gap-1">
      {shown.map(({ id, name, icon: Icon, href }) => (
        <li key={id}>
          <a
            href={href}
            rel="noopener noreferrer me"
            aria-label={t('footer.social.follow', { brand: brand.name, network: name })}
            className="grid size-11 place-items-center rounded-sm transition-colors hover:bg-mata-800 hover:text-paper"
          >
            <Icon className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contact() {
  const { t } = useTranslation('common');
  const line = 'flex min-h-11 items-center gap-3 rounded-xs';
  return (
    <div className="max-md:col-span-2">
      <h2 className="mb-2 font-semibold text-paper">{t('footer.contact.title')}</h2>
      <ul className="text-sm">
        <li>
          <a
            href={`tel:${brand.phone.number}`}
            aria-label={t('footer.contact.call', { phone: brand.phone.display })}
            className={`${line} hover:text-paper hover:underline`}
          >
            <Phone className="size-5 shrink-0" />
            {brand.phone.display}
          </a>
        </li>
        <li>
          <ExternalLink
            href={whatsAppLink(t('whatsapp.prefilled', { brand: brand.name }))}
            newTab
            arrow={false}
            className={`${line} hover:text-paper hover:underline`}
          >
            <WhatsAppIcon className="size-5 shrink-0" />
            {t('footer.contact.whatsapp')}
          </ExternalLink>
        </li>
        <li className={line}>
          <MapPin aria-label={t('footer.contact.office')} className="size-5 shrink-0" />
          {brand.office.city}, {brand.office.state}
        </li>
        <li className={line}>
          <Clock aria-label={t('footer.contact.hours')} className="size-5 shrink-0" />
          {t('footer.contact.hoursValue')}
        </li>
      </ul>
    </div>
  );
}

/** Three columns of links. "Become a member" and "Create an account" both lead to sign-up. */
const columns = [
  {
    title: 'footer.company.title',
    links: [
      { label: 'footer.company.home', to: 'home' },
      { label: 'footer.company.about', to: 'about' },
      { label: 'footer.company.openBooks', to: 'openBooks' },
      { label: 'footer.company.contact', to: 'contact' },
    ],
  },
  {
    title: 'footer.plans.title',
    links: [
      { label: 'footer.plans.join', to: 'signup' },
      { label: 'footer.plans.shareable', to: 'shareable' },
      { label: 'footer.plans.yourPart', to: 'whatWouldIPay' },
      { label: 'footer.plans.rules', to: 'rules' },
      { label: 'footer.plans.createAccount', to: 'signup' },
    ],
  },
  {
    title: 'footer.legal.title',
    links: [
      { label: 'footer.legal.terms', to: 'legal', hash: 'terms' },
      { label: 'footer.legal.privacy', to: 'legal', hash: 'privacy' },
    ],
  },
] as const;

function FooterLinks() {
  const { t } = useTranslation('common');
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={t(title)} className="max-md:last-of-type:col-span-2">
      <h2 className="mb-2 font-semibold text-paper">{t(title)}</h2>
      <ul className="text-sm">
        {links.map(({ label, to, ...link }) => (
          <li key={label}>
            <LocalLink
              to={to}
              hash={'hash' in link ? link.hash : undefined}
              className="inline-flex min-h-11 items-center rounded-xs transition-colors hover:text-paper hover:underline"
            >
              {t(label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
