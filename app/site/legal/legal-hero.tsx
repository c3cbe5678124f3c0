import { FileText, LockKeyhole } from 'lucide-react';
import type { LegalTexts } from '~/content/legal/legal-texts';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SealedLetter } from '~/shared/illustrations/sealed-letter';
import { LegalCard } from './legal-card';

/** The two cards, and that this is not insurance. */
export function LegalHero({ texts }: { texts: LegalTexts }) {
  const { t } = useTranslation('legal');
  return (
    <div className="page pt-6 pb-band md:pt-12">
      <div className="grid items-center gap-x-16 lg:grid-cols-[1fr_20rem]">
        <div>
          <h1 className="max-w-160 text-display">{t('hero.title')}</h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
        </div>
        <SealedLetter className="w-full rounded-xl bg-mata-50 max-lg:hidden" />
      </div>
      <div className="mt-10 grid gap-4 lg:mt-14 lg:grid-cols-2 lg:gap-5">
        <LegalCard name="terms" icon={FileText} tone="mata" text={texts.terms} />
        <LegalCard name="privacy" icon={LockKeyhole} tone="barro" text={texts.privacy} />
      </div>
      <p className="mt-8 max-w-180 text-sm text-muted">
        <strong className="text-ink">{t('notInsurance.title')}.</strong> {t('notInsurance.text')}
      </p>
    </div>
  );
}
