import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

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

export function FooterLinks() {
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
