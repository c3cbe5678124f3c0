import { LockKeyhole, MapPinned, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

const badge = 'flex min-h-11 items-center gap-2.5 rounded-sm text-sm font-medium text-paper';
const sign = 'size-6 shrink-0 text-barro-300';

/** The safeguards and the location of the community. */
export function FooterBadges() {
  const { t } = useTranslation('common');
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-1 border-y border-mata-700 py-5">
      <li>
        {/* The badge claims only what the linked page lists. */}
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

/**
 * The payment methods as small cards in one color. They are our own drawings, not the networks'
 * logos.
 */
export function PaymentMarks() {
  const { t } = useTranslation('common');
  return (
    <svg
      role="img"
      aria-label={t('footer.badges.paymentAlt', { methods: methods.join(', ') })}
      viewBox="0 0 312 36"
      className="h-9 w-auto max-w-full self-start fill-none stroke-mata-100 lg:shrink-0 lg:self-end"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {methods.map((method, place) => (
        <g key={method} transform={`translate(${place * 64} 0)`}>
          <rect
            x="1"
            y="1"
            width="54"
            height="34"
            rx="6"
            className="fill-mata-800 stroke-mata-600"
          />
          {marks[method]}
        </g>
      ))}
    </svg>
  );
}

const marks: Record<(typeof methods)[number], ReactNode> = {
  Visa: (
    <path d="m10 12 4 12 5-12m4 0-2 12m12-11q-7-2-7 2 0 2 3 3t3 3q0 4-7 2m11 1 6-12 3 12m-7-4h6" />
  ),
  Mastercard: (
    <>
      <circle cx="22" cy="18" r="9" />
      <circle cx="34" cy="18" r="9" />
    </>
  ),
  'American Express': <path d="M10 24 16 12l6 12m-10-4h8m6 4V12l6 8 6-8v12m4-12 6 12m0-12-6 12" />,
  Discover: (
    <>
      <path d="M10 12v12h3q6 0 6-6t-6-6Zm13 0v12" />
      <circle cx="37" cy="18" r="7" className="fill-mata-100" />
    </>
  ),
  ACH: <path d="m14 15 14-8 14 8ZM18 18v8m7-8v8m6-8v8m7-8v8M14 29h28" />,
};
