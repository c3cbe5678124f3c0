import { LockKeyhole, MapPinned, ShieldCheck } from 'lucide-react';
import { useTranslation } from '~/i18n/use-translation';
import { LocalLink } from '../local-link';

const badge = 'flex min-h-11 items-center gap-2.5 rounded-sm text-sm font-medium text-paper';
const sign = 'size-6 shrink-0 text-barro-300';

/** What is kept safe and where the community is. */
export function FooterBadges() {
  const { t } = useTranslation('common');
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-1 border-y border-mata-700 py-5">
      <li>
        {/* The badge says only what the page behind it lists. */}
        <LocalLink
          to="legal"
          hash="safeguards"
          className={`${badge} underline-offset-4 hover:underline`}
        >
          <ShieldCheck className={sign} strokeWidth={1.75} />
          {t('footer.badges.hipaa')}
        </LocalLink>
      </li>
      <li className={badge}>
        <MapPinned className={sign} strokeWidth={1.75} />
        {t('footer.badges.nationwide')}
      </li>
      <li className={badge}>
        <LockKeyhole className={sign} strokeWidth={1.75} />
        {t('footer.badges.securityAlt')}
      </li>
    </ul>
  );
}

const methods = ['Visa', 'Mastercard', 'American Express', 'Discover', 'ACH'] as const;

/** How one can pay: neutral cards with names, no network's own logo. */
export function PaymentMarks() {
  const { t } = useTranslation('common');
  return (
    <div
      role="img"
      aria-label={t('footer.badges.paymentAlt', { methods: methods.join(', ') })}
      className="flex flex-wrap gap-2 lg:shrink-0"
    >
      {methods.map((method) => (
        <span
          key={method}
          className="inline-flex h-9 items-center rounded-xs border-l-6 border-mata-600 bg-mata-800 px-3 text-xs font-semibold text-mata-100"
        >
          {method}
        </span>
      ))}
    </div>
  );
}
