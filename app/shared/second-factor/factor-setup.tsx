import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CopyTextButton } from './recovery-codes';

type FactorSetupProps = {
  /** The URL of the QR code, and its secret as text. */
  factor: { picture: string; secret: string };
  /** The form for the first code. */
  children: ReactNode;
};

/** The QR code for the authenticator app, its secret as text, and the form for the first code. */
export function FactorSetup({ factor, children }: FactorSetupProps) {
  const { t } = useTranslation('secondFactor');
  const groups = factor.secret.match(/.{1,4}/g) ?? [];
  return (
    <ol className="grid gap-8">
      <li className="grid gap-4">
        <Step number={1}>{t('scan')}</Step>
        <div className="flex flex-wrap items-center gap-6">
          <img
            src={factor.picture}
            alt={t('pictureAlt')}
            width={200}
            height={200}
            className="rounded-md border border-line bg-white p-2"
          />
          <div className="grid min-w-0 justify-items-start gap-3">
            <p className="text-sm text-muted">{t('orType')}</p>
            <p data-testid="secret" className="max-w-60 font-semibold tracking-wider wrap-anywhere">
              {groups.join(' ')}
            </p>
            <CopyTextButton text={factor.secret} label={t('copyKey')} />
          </div>
        </div>
      </li>
      <li className="grid gap-4">
        <Step number={2}>{t('enterCode')}</Step>
        {children}
      </li>
    </ol>
  );
}

function Step({ number, children }: { number: number; children: string }) {
  return (
    <p className="flex items-start gap-3 font-semibold">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-mata-700 text-sm text-white"
      >
        {number}
      </span>
      <span className="pt-0.5">{children}</span>
    </p>
  );
}
