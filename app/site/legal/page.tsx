import { FileText, LockKeyhole } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { loadLegalTexts } from '~/content/legal/load-legal-texts';
import type { LegalTexts } from '~/content/legal/types';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SealedLetter } from '~/shared/illustrations/sealed-letter';
import { FullTexts } from './full-texts';
import { LegalCard } from './legal-card';
import { SafeguardsBand } from './safeguards-band';

/** The loader provides the texts in one language: a script with both languages is too large. */
const load = pageLoaderWith('legal', async (language) => ({
  texts: await loadLegalTexts(language),
}));

export const loader = load;
export const clientLoader = load;

/** The legal page: two cards, the safeguards behind the badge, and both texts in full. */
export default function LegalPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <>
      <LegalHero texts={texts} />
      <SafeguardsBand safeguards={texts.safeguards} />
      <FullTexts texts={texts} />
    </>
  );
}

/** The two cards and the legal notice. */
function LegalHero({ texts }: { texts: LegalTexts }) {
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
