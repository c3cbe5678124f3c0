import { LockKeyhole, MapPinned, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../local-link';

const methods = ['Visa', 'Mastercard', 'American Express', 'Discover', 'ACH'] as const;

const badge = 'flex min-h-11 items-center gap-2.5 rounded-sm text-sm font-medium text-paper';

/** What is kept safe, where the community is, and how one can pay. */
export function FooterBadges() {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        <li>
          {/* The badge says only what the page behind it lists. */}
          <LocalLink
            to="legal"
            hash="safeguards"
            className={`${badge} underline-offset-4 hover:underline`}
          >
            <ShieldCheck className="size-6 shrink-0 text-barro-300" strokeWidth={1.75} />
            {t('footer.badges.hipaa')}
          </LocalLink>
        </li>
        <li className={badge}>
          <MapPinned className="size-6 shrink-0 text-barro-300" strokeWidth={1.75} />
          {t('footer.badges.nationwide')}
        </li>
        <li className={badge}>
          <LockKeyhole className="size-6 shrink-0 text-barro-300" strokeWidth={1.75} />
          {t('footer.badges.securityAlt')}
        </li>
      </ul>
      <div
        role="img"
        aria-label={t('footer.badges.paymentAlt', { methods: methods.join(', ') })}
        className="flex flex-wrap gap-2"
      >
        {methods.map((method) => (
          <PaymentMark key={method} name={method} />
        ))}
      </div>
    </div>
  );
}

/** A neutral card with a name: no network's own logo. */
function PaymentMark({ name }: { name: string }) {
  return (
    <span className="relative inline-flex h-9 items-center rounded-xs bg-mata-800 pr-3 pl-4.5 text-xs font-semibold text-mata-100 before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:rounded-l-xs before:bg-mata-300/60">
      {name}
    </span>
  );
}
